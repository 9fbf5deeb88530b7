import { EGYPT } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Egyptian account: two days, debits with brackets, newest first, the opening balance under the rows. */
export const egBankValueDates = tablePrint({
  id: 'eg-bank-value-dates',
  kind: 'bank_statement',
  tags: ['two-dates', 'newest-first', 'parentheses', 'running-balance', 'opening-below'],
  locales: EGYPT,
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  isNewestFirst: true,
  order: {
    movements: {
      card: [['Purchase {m} {c} EG']],
      transferIn: [['Incoming IPN Transfer {p}']],
      transferOut: [['Outgoing IPN Transfer {p}']],
      salary: [['Payroll {e}']],
      cash: [['ATM Withdrawal {c}']],
      fee: [['Monthly Account Fees'], ['Stamp Duty']],
    },
  },
  css: 'th { background: #003a70; color: #fff }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)} Egypt</b><h3>Account Statement</h3>${facts(
      [
        ['Customer Name', 'JORDAN SAMPLE'],
        ['Account Number', s.ledger.number.replace(/\D/g, '')],
        ['Currency', 'EGP'],
        ['From Date', s.full(s.ledger.start)],
        ['To Date', s.full(s.ledger.end)],
        ['Closing Balance', s.signed(s.ledger.closing)],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Posting Date', (e, s) => s.day(e.date)],
    ['Value Date', (e, s) => s.day(e.date)],
    ['Transaction Details', inOne],
    ['>Debit/Credit', (e, s) => (e.amount < 0 ? `(${s.number(e.amount)})` : s.number(e.amount))],
    ['>Balance', (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [['', '', 'Opening Balance', '', `>${s.signed(s.ledger.opening)}`]],
  truth: () => ({ balances: 'every-row' }),
});
