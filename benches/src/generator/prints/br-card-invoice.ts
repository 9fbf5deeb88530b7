import type { Entry } from '@tieout/corpus';
import { BRAZIL } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** A Brazilian card's invoice: days as "05 NOV", instalments behind shops, a true minus before credits, offers to pay in parts. */
export const brCardInvoice: Print = {
  id: 'br-card-invoice',
  kind: 'credit_card_statement',
  tags: ['card', 'no-year', 'installments', 'unicode-minus', 'symbol-in-cell', 'offers'],
  locales: BRAZIL,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 50),
      movements: {
        card: [['{m}'], ['{m} - Parcela 3/10'], ['Pag*{m} {c}'], ['MercadoPago*{m}']],
        transferIn: [['Pagamento em {d}'], ['Pagamento recebido']],
        refund: [['Estorno de {m}']],
        fee: [['IOF de compra internacional'], ['Juros de dívida encerrada']],
      },
    });
    const money = (minor: number) => `${minor < 0 ? '−' : ''}R$ ${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'dd MMM').toUpperCase().replace('.', '');
    const due = desk.written(ledger.end + 7, 'dd MMM yyyy').toUpperCase();
    const last = ledger.number.slice(-4);
    const row = (entry: Entry) =>
      tr([
        day(entry.date),
        entry.amount < 0 ? `•••• ${last}` : '',
        esc(entry.lines.join(' ')),
        `>${money(-entry.amount)}`,
      ]);
    const html = webPage({
      locale: desk.locale,
      css: '.acts td { border-bottom: 1px solid #eee; padding: 4pt } .sum { width: 60% } h3 { margin: 14pt 0 4pt } .acts td:first-child { width: 12% } .acts td:nth-child(2) { width: 14% }',
      body: `<div class="row"><b style="font-size:14pt;color:#820ad1">Jordan Exemplo</b><div>FATURA ${due}<br>EMISSÃO E ENVIO ${desk.written(ledger.end, 'dd MMM yyyy').toUpperCase()}</div></div>
<p>Olá, Jordan. Esta é a sua fatura do cartão de crédito, no valor de<br><b style="font-size:16pt">${money(ledger.closing)}</b></p><p>Data de vencimento: <b>${due}</b><br>Período vigente: ${day(ledger.start)} a ${day(ledger.end)} ${desk.written(ledger.end, 'yyyy')}<br>Limite total do cartão de crédito: R$ 9.650,00</p>
<h3>RESUMO DA FATURA ATUAL</h3><table class="sum">${tr(['Fatura anterior', `>${money(ledger.opening)}`])}${tr(['Pagamento recebido', `>${money(-ledger.into.sum)}`])}${tr([`Total de compras de todos os cartões, ${day(ledger.start)} a ${day(ledger.end)}`, `>${money(-ledger.out.sum)}`])}${tr(['Outros lançamentos', '>R$ 0,00'])}<tr><td><b>Total a pagar</b><td class="n"><b>${money(ledger.closing)}</b></tr>${tr(['Pagamento mínimo para não ficar em atraso', '>R$ 120,00'])}</table>
<h3>PRÓXIMAS FATURAS</h3><table class="sum">${tr([`Fechamento da próxima fatura ${day(ledger.end + 30)}`, ''])}${tr(['Saldo em aberto total', '>R$ 12.331,08'])}</table>
<h3>ALTERNATIVAS DE PAGAMENTO</h3><table class="sum">${tr(['Parcelar a fatura em 3x', '>R$ 611,28'])}${tr(['Parcelar a fatura em 12x', '>R$ 199,17'])}</table>
<h3 style="break-before:page">TRANSAÇÕES DE ${day(ledger.start)} A ${day(ledger.end)}</h3><div class="row"><span>Jordan S Exemplo</span><b>${money(-ledger.out.sum)}</b></div><table class="acts">${ledger.entries
        .filter(({ amount }) => amount < 0)
        .map(row)
        .join('')}</table>
<h3>Pagamentos e Financiamentos</h3><div class="row"><span></span><b>${money(-ledger.into.sum)}</b></div><table class="acts">${ledger.entries
        .filter(({ amount }) => amount > 0)
        .map(row)
        .join('')}</table>
<p class="small">Em caso de atraso, multa de 2% e juros de mora de 1% a.m. Em cumprimento à regulação do Sistema Nacional de Defesa do Consumidor.</p>`,
    });
    const entries = [
      ...ledger.entries.filter(({ amount }) => amount < 0),
      ...ledger.entries.filter(({ amount }) => amount > 0),
    ];
    const describe = (entry: Entry) =>
      entry.amount < 0 ? `•••• ${last} ${entry.lines.join(' ')}` : entry.lines.join(' ');
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          number: null,
          describe,
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
