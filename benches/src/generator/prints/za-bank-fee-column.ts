import { SOUTH_AFRICA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A South African account: categories, money in, money out and fees each in a column, out and fees with a minus, notes of VAT. */
export const zaBankFeeColumn = tablePrint({
  id: 'za-bank-fee-column',
  kind: 'bank_statement',
  tags: ['three-money-columns', 'fee-column', 'running-balance', 'category-column', 'space-point-numbers'],
  locales: SOUTH_AFRICA.map((locale) => ({
    ...locale,
    numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' }] as const,
  })),
  order: {
    movements: {
      card: [['{m} {c} (Card {f})']],
      transferIn: [['Payment Received: {p}']],
      salary: [['Salary: {e}']],
      directDebit: [['Debit Order: {m}']],
      transferOut: [['Banking App Payment: {p}']],
      cash: [['Cash Withdrawal: {c} (Card {f})']],
      fee: [['Monthly Account Admin Fee'], ['SMS Notification Fee'], ['Banking App Payment Fee']],
      interest: [['Interest Received']],
      refund: [['Refund: {m}']],
    },
  },
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 1px solid #00a } h3 { margin: 9pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Main Account Statement<br>Account ${s.ledger.number.replace(/\D/g, '')}<br>From Date: ${s.full(s.ledger.start)}<br>To Date: ${s.full(s.ledger.end)}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROAD<br>STELLENBOSCH 7600</p>${facts(
      [
        ['Opening Balance', `>R${s.signed(s.ledger.opening)}`],
        ['Closing Balance', `>R${s.signed(s.ledger.closing)}`],
        ['Available Balance', `>R${s.signed(s.ledger.closing)}`],
      ],
      'style="width:45%"',
    )}<h3>Fee Summary</h3>${facts([['Total Fees', `>-${s.number(s.ledger.fees.sum)}`]], 'style="width:45%"')}<h3>Transaction History</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    [
      'Category',
      (e) => ({ card: 'Groceries', fee: 'Fees', cash: 'Cash Withdrawal' })[e.kind as 'card'] ?? 'Other',
    ],
    ['>Money In', (e, s) => s.into(e)],
    ['>Money Out', (e, s) => (e.amount < 0 && e.kind !== 'fee' ? `-${s.number(e.amount)}` : '')],
    ['>Fee*', (e, s) => (e.kind === 'fee' ? `-${s.number(e.amount)}` : '')],
    ['>Balance', (e, s) => s.signed(e.balance)],
  ],
  below: () =>
    '<p class="small">* Includes VAT at 15%. This is not a tax invoice. Interest of 2.25% is paid on balances under R9 999.99.</p>',
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.lines.join(' ')} ${({ card: 'Groceries', fee: 'Fees', cash: 'Cash Withdrawal' })[e.kind as 'card'] ?? 'Other'}`,
    ],
  }),
});
