import { AUSTRALIA } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** An Australian account that prints "blank" white on white in each empty cell, the year in a row, effective days under texts, totals of pages. */
export const auBankBlankCells = tablePrint({
  id: 'au-bank-blank-cells',
  kind: 'bank_statement',
  tags: ['hidden-text', 'year-in-row', 'no-year', 'debit-credit-columns', 'running-balance', 'page-totals'],
  locales: AUSTRALIA,
  dates: ['dd MMM', 'd MMMM yyyy'],
  order: {
    movements: {
      card: [
        ['VISA DEBIT PURCHASE CARD {f}', '{m} {c}', 'EFFECTIVE DATE 02 MAR 2024'],
        ['EFTPOS {m} {c} AU'],
      ],
      transferIn: [['PAYMENT FROM {p}']],
      transferOut: [['ANZ INTERNET BANKING PAYMENT {r}', 'TO {p}']],
      salary: [['PAY/SALARY FROM {e}']],
      cash: [['ANZ ATM {c}', 'CARD {f}']],
      directDebit: [['PAYMENT TO {m} {r}']],
      fee: [['ACCOUNT SERVICING FEE']],
    },
  },
  css: '.b { color: #fff } th { border-bottom: 1px solid #007dba }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><b>STATEMENT NUMBER 19<br>${s.full(s.ledger.start).toUpperCase()} TO ${s.full(s.ledger.end).toUpperCase()}</b></div><h2>ACCESS ADVANTAGE STATEMENT</h2><p>Welcome to your Account at a glance.</p><div class="row"><div>Account Details<br>JORDAN SAMPLE<br>Branch Number (BSB) 012-345<br>Account Number ${s.ledger.number.replace(/\D/g, '').slice(-9)}</div><table style="width:45%">${tr(['Opening Balance:', `>$${s.signed(s.ledger.opening)}`])}${tr(['Total Deposits:', `>$${s.number(s.ledger.into.sum)}`])}${tr(['Total Withdrawals:', `>$${s.number(s.ledger.out.sum)}`])}${tr(['Closing Balance:', `>$${s.signed(s.ledger.closing)}`])}</table></div><h3>Transaction Details</h3><p>Please retain this statement for taxation purposes</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date).toUpperCase()],
    ['Transaction Details', stacked],
    ['>Withdrawals ($)', (e, s) => s.out(e) || '<span class="b">blank</span>'],
    ['>Deposits ($)', (e, s) => s.into(e) || '<span class="b">blank</span>'],
    ['>Balance ($)', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.desk.written(s.ledger.start, 'yyyy'), '', '', '', ''],
    [
      s.day(s.ledger.start).toUpperCase(),
      'OPENING BALANCE',
      '><span class="b">blank</span>',
      '><span class="b">blank</span>',
      `>${s.signed(s.ledger.opening)}`,
    ],
  ],
  last: (s) => [
    ['', 'TOTALS AT END OF PAGE', `>$${s.number(s.ledger.out.sum)}`, `>$${s.number(s.ledger.into.sum)}`, ''],
    [
      '',
      'TOTALS AT END OF PERIOD',
      `>$${s.number(s.ledger.out.sum)}`,
      `>$${s.number(s.ledger.into.sum)}`,
      `>$${s.signed(s.ledger.closing)}`,
    ],
  ],
  below: () =>
    `<h3>Fee Summary</h3>${sheetTable(['Fees Charged for period', '>Quantity', '>Fee Per Transaction ($)', '>Total Charge ($)'], [tr(['Monthly Account Service Fee', '>1', '>5.00', '>5.00']), tr(['Total Account Fees charged', '', '', '>$5.00'])])}<p class="small">Yearly Summary: Interest earned on deposits $0.00 previous year to 30/06/2023 ($) 1.21</p>`,
  truth: () => ({ balances: 'every-row' }),
});
