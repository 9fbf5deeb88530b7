import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** An American credit union's account with withdrawals in minus and deposits without, balances forward by words, a draft list that repeats rows, dividends to date. */
export const usCreditUnionWords = tablePrint({
  id: 'us-credit-union-words',
  kind: 'bank_statement',
  tags: ['signed', 'running-balance', 'opening-in-table', 'no-year', 'rows-told-twice'],
  locales: USA,
  dates: ['MMM dd', 'MMM dd, yyyy'],
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash', 'check', 'interest'],
    movements: {
      ...AMERICAN_BANK,
      interest: [['Dividend', 'Annual Percentage Yield Earned 0.05%']],
      check: [['Draft {r}']],
      cash: [['Withdrawal ATM #{r}', '{f} MAIN ST {c} CO']],
      salary: [['Deposit ACH {e}', 'TYPE: PAYROLL ID: {r}', 'CO: {e}']],
    },
  },
  css: 'th { background: #e5eef5 } td:first-child { width: 9% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)} Community Credit Union</b><div>Statement of Account<br>Page 1 of 2<br>Member Number XXXXXX8834<br>From ${s.full(s.ledger.start)} Through ${s.full(s.ledger.end)}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014-2210</p><p><i>Low-rate auto loans from 5.49% APR*. Borrow up to $40,000.00 — apply today!</i></p><h3>CHECKING 0009</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction Description', stacked],
    ['>Amount', (e, s) => s.signed(e.amount)],
    ['>New Balance', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [[s.day(s.ledger.start), 'Balance Forward', '', `>${s.number(s.ledger.opening)}`]],
  last: (s) => [[s.day(s.ledger.end), '<b>Ending Balance</b>', '', `><b>${s.signed(s.ledger.closing)}</b>`]],
  below: (s) =>
    `<h3>Total For This Period / Total Year-to-Date</h3>${sheetTable(['', '>Total For This Period', '>Total Year-to-Date'], [tr(['Total Overdraft Fees', '>$0.00', '>$0.00']), tr(['Total Returned Item Fees', '>$0.00', '>$28.00'])])}<h3>Dividend Summary</h3>${facts([[`Dividends Paid ${s.desk.written(s.ledger.end, 'yyyy')}`, '>1.84']])}`,
  truth: () => ({ balances: 'every-row', number: null }),
});
