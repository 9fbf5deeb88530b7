import type { Entry, Ledger } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import { BRAZIL } from './places.ts';
import type { Print } from './print.ts';
import { esc, webPage } from './web-page.ts';

/** A Brazilian app bank: under each day the sum of what came in and its rows, then of what went out and its rows, none with a sign. */
export const appDaySums: Print = {
  id: 'app-day-sums',
  kind: 'bank_statement',
  tags: ['fintech', 'day-groups', 'sign-by-subheading', 'day-totals', 'no-running-balance'],
  locales: BRAZIL,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(4, 36),
      opening: desk.random.whole(100_000, 900_000),
      kinds: ['card', 'transferIn', 'transferOut', 'salary', 'refund', 'directDebit'],
      movements: {
        card: [['Compra no débito', '{m}']],
        directDebit: [['Pagamento de boleto efetuado', '{m}']],
        transferIn: [
          [
            'Transferência recebida pelo Pix',
            '{p} - •••.{f}.456-•• - BCO DO SUL S.A. (0001) Agência: {f} Conta: 12345-6',
          ],
        ],
        transferOut: [
          [
            'Transferência enviada pelo Pix',
            '{p} - •••.{f}.456-•• - BCO NORTE (0341) Agência: 1234 Conta: {r}-1',
          ],
        ],
        salary: [['Transferência Recebida', '{e} - 12.345.678/0001-95 - Agência: 1 Conta: {r}-4']],
        refund: [['Estorno - Compra no débito', '{m}']],
      },
    });
    const days = [...new Set(ledger.entries.map(({ date }) => date))];
    const ordered = days.flatMap((day) => splitDay(ledger, day).flatMap(({ entries }) => entries));
    const html = webPage({
      locale: desk.locale,
      css: '.d { display: grid; grid-template-columns: 16% 1fr 20%; border-top: 1px solid #ddd; padding: 5pt 0 } .h { font-weight: bold } .e { display: grid; grid-template-columns: 28% 52% 20%; margin-left: 16%; padding: 3pt 0 } .s { width: 60% }',
      body: `<p>Jordan Exemplo<br>CPF •••.456.789-•• &nbsp; Agência 0001 &nbsp; Conta ${ledger.number}</p><p><b>${desk.written(ledger.start, 'dd "DE" MMMM "DE" yyyy').toUpperCase()} a ${desk.written(ledger.end, 'dd "DE" MMMM "DE" yyyy').toUpperCase()}</b> &nbsp; VALORES EM R$</p>
<div class="s"><div class="row"><b>Saldo final do período</b><b>R$ ${desk.signed(ledger.closing)}</b></div><div class="row"><span>Saldo inicial</span><span>${desk.signed(ledger.opening)}</span></div><div class="row"><span>Rendimento líquido</span><span>+0,00</span></div><div class="row"><span>Total de entradas</span><span>+${desk.number(ledger.into.sum)}</span></div><div class="row"><span>Total de saídas</span><span>-${desk.number(ledger.out.sum)}</span></div><div class="row"><span>Saldo final do período</span><span>${desk.signed(ledger.closing)}</span></div></div>
<h3>Movimentações</h3>${days.map((day) => dayOf(desk, ledger, day)).join('')}<p class="small">Tem alguma dúvida? Mande uma mensagem para nosso time de atendimento ou ligue 0800 555 0101. Extrato gerado dia ${desk.written(ledger.end + 2, 'dd "de" MMMM "de" yyyy')} às 14:32.</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', entries: ordered })] };
  },
};

type Part = { readonly sign: 1 | -1; readonly entries: readonly Entry[] };

function splitDay(ledger: Ledger, day: number): Part[] {
  const own = ledger.entries.filter(({ date }) => date === day);
  return ([1, -1] as const)
    .map((sign) => ({ sign, entries: own.filter(({ amount }) => amount * sign > 0) }))
    .filter(({ entries }) => entries.length > 0);
}

function dayOf(desk: Desk, ledger: Ledger, day: number): string {
  const date = desk.written(day, 'dd MMM yyyy').toUpperCase();
  return splitDay(ledger, day)
    .map(({ sign, entries }, at) => {
      const sum = entries.reduce((total, { amount }) => total + amount, 0);
      const title = sign > 0 ? `Total de entradas<span></span>` : 'Total de saídas<span></span>';
      const rows = entries.map(
        ({ lines: [kind = '', name = ''], amount }) =>
          `<div class="e"><span>${esc(kind)}</span><span>${esc(name)}</span><span class="n">${desk.number(amount)}</span></div>`,
      );
      return `<div class="d h"><span>${at === 0 ? date : ''}</span><span>${title}</span><span class="n">${sign > 0 ? '+' : '-'} ${desk.number(sum)}</span></div>${rows.join('')}`;
    })
    .join('');
}
