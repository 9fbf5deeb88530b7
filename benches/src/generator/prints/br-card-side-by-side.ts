import type { Entry } from '@tieout/corpus';
import { BRAZIL } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Brazilian card's invoice whose rows run in two columns side by side, the city and branch of trade below each shop, instalments as "02/06". */
export const brCardSideBySide: Print = {
  id: 'br-card-side-by-side',
  kind: 'credit_card_statement',
  tags: ['card', 'two-up', 'no-year', 'installments', 'lines-below', 'opening-in-summary'],
  locales: BRAZIL,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 40),
      movements: {
        card: [['{m}'], ['{m} 02/06'], ['{m} 01/03']],
        transferIn: [['PAGAMENTO EFETUADO']],
        refund: [['ESTORNO {m}']],
        fee: [['ANUIDADE DIFERENCIADA'], ['IOF TRANSACOES EXTERIOR']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd/MM');
    const full = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const money = (minor: number) => (minor < 0 ? `- ${desk.number(minor)}` : desk.number(minor));
    const half = Math.ceil(ledger.entries.length / 2);
    const list = (entries: readonly Entry[]) =>
      sheetTable(
        ['DATA', 'ESTABELECIMENTO', '>VALOR EM R$'],
        entries.map((entry) =>
          tr([
            day(entry.date),
            `${esc(entry.lines.join(' '))}${entry.kind === 'card' ? '<br><span class="small">ALIMENTAÇÃO .SAO PAULO</span>' : ''}`,
            `>${money(-entry.amount)}`,
          ]),
        ),
      );
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)} cartões</b><div>Fatura do cartão final ${ledger.number.slice(-4)}<br>Emissão: ${full(ledger.end)}<br>Vencimento: ${full(ledger.end + 10)}</div></div><p>JORDAN EXEMPLO</p><h3>Resumo da fatura em R$</h3>${facts(
      [
        ['Total da fatura anterior', `>${desk.signed(ledger.opening)}`],
        ['Pagamentos e créditos', `>- ${desk.number(ledger.into.sum)}`],
        ['Lançamentos atuais', `>${desk.number(ledger.out.sum)}`],
        ['Total desta fatura', `>${desk.signed(ledger.closing)}`],
        ['Limite total de crédito', '>7.500,00'],
        ['Pagamento mínimo', '>182,44'],
      ],
      'style="width:55%"',
    )}<h3>Lançamentos: compras e saques</h3><div class="two"><div>${list(ledger.entries.slice(0, half))}</div><div>${list(ledger.entries.slice(half))}</div></div><p class="small">Encargos rotativo 14,99% ao mês, CET 448,22% ao ano. Compras parceladas, próximas faturas: 1.204,18.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 9pt 0 2pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 24pt } th { border-bottom: 1px solid #ec7000; text-align: left; font-size: 7.5pt }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: ledger.number.slice(-4),
          describe: (entry) =>
            entry.kind === 'card' ? `${entry.lines.join(' ')} ALIMENTAÇÃO .SAO PAULO` : entry.lines.join(' '),
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
