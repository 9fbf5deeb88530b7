import { PORTUGAL } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Portuguese card: what was bought and what was paid in columns, days without a year, the option of payment and its minimum in a box. */
export const ptCardColumns = tablePrint({
  id: 'pt-card-columns',
  kind: 'credit_card_statement',
  tags: ['card', 'debit-credit-columns', 'two-dates', 'no-year', 'opening-in-table', 'column-totals'],
  locales: PORTUGAL,
  order: {
    isCard: true,
    movements: {
      card: [['COMPRA {m} {c} PT'], ['{m} {c}']],
      refund: [['DEVOLUCAO {m}']],
      transferIn: [['PAGAMENTO EXTRATO'], ['PAGAMENTO POR DEBITO DIRETO']],
      fee: [['IMPOSTO DO SELO'], ['ANUIDADE CARTAO']],
    },
  },
  dates: ['dd-MM', 'yyyy-MM-dd'],
  css: 'th { border-bottom: 1px solid #a00 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>EXTRATO DE CARTÃO DE CRÉDITO<br>Conta-cartão ${s.ledger.number}<br>Data de emissão ${s.full(s.ledger.end)}<br>Período ${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}</div></div><p>Jordan Exemplo<br>Rua dos Amieiros 14<br>4000-001 Porto</p>${facts(
      [
        ['Limite de crédito', '>2.500,00 EUR'],
        ['Opção de pagamento', '>100%'],
        ['Pagamento mínimo', '>31,20 EUR'],
        ['Data limite de pagamento', `>${s.full(s.ledger.end + 20)}`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Data mov.', (e, s) => s.day(e.date)],
    ['Data valor', (e, s) => s.day(e.postDate)],
    ['Descrição', inOne],
    ['>Débitos', (e, s) => s.out(e)],
    ['>Créditos', (e, s) => s.into(e)],
  ],
  first: (s) => [['', '', 'Saldo anterior em dívida', `>${s.signed(s.ledger.opening)}`, '']],
  last: (s) => [
    ['', '', 'Total de movimentos', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
    ['', '', '<b>Saldo atual em dívida</b>', `><b>${s.signed(s.ledger.closing)}</b>`, ''],
  ],
  below: () => '<p class="small">TAN 13,300% TAEG 15,9%. Valor das compras fracionadas por vencer: 0,00.</p>',
  truth: () => ({ balances: 'none' }),
});
