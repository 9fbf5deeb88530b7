import { GHANA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A Ghanaian account: days written as "1-Mar-24", withdrawals and lodgements, a table of uncleared effects after. */
export const ghBankPlain = tablePrint({
  id: 'gh-bank-plain',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'running-balance', 'opening-in-table', 'two-dates', 'uncleared-table'],
  locales: GHANA,
  dates: ['d-MMM-yy', 'd-MMM-yyyy'],
  order: {
    movements: {
      card: [['POS {m} ACCRA'], ['MOMO CASHOUT {r}']],
      transferIn: [['INWARD ACH {p}']],
      transferOut: [['GIP TRANSFER TO {p}']],
      salary: [['SALARY {e}']],
      cash: [['ATM WDL {c}']],
      fee: [['COT CHARGE'], ['E-LEVY']],
    },
  },
  above: (s) =>
    `<h2>${esc(s.desk.bank)} Ghana</h2><p>Account Name: JORDAN SAMPLE<br>Account No.: ${s.ledger.number.replace(/\D/g, '')}<br>Statement Period: From ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}<br>Currency: GHS</p>`,
  columns: [
    ['Trans Date', (e, s) => s.day(e.date)],
    ['Value Date', (e, s) => s.day(e.postDate)],
    ['Narration', inOne],
    ['>Withdrawals', (e, s) => s.out(e)],
    ['>Lodgements', (e, s) => s.into(e)],
    ['>Balance', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'Balance B/Fwd', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'Totals', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
    ['', '', 'Balance C/Fwd', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  below: (s) =>
    `<h3>Uncleared Effects</h3>${sheetTable(['Date', 'Details', '>Amount'], [tr([s.day(s.ledger.end), 'CHQ 000114 OTHER BANK', '>250.00'])])}`,
  truth: () => ({ balances: 'every-row' }),
});
