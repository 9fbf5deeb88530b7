import { USA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American savings account: withdrawals, deposits and interest each in a column of their own before the balance. */
export const usSavingsInterestColumn = tablePrint({
  id: 'us-savings-interest-column',
  kind: 'bank_statement',
  tags: ['savings', 'three-money-columns', 'running-balance', 'interest-column', 'opening-in-table'],
  locales: USA,
  most: 14,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest', 'cash'],
    movements: {
      transferIn: [['Mobile Deposit'], ['Transfer from Checking']],
      transferOut: [['Transfer to Checking']],
      interest: [['Interest Credit']],
      cash: [['Teller Withdrawal']],
    },
  },
  dates: ['MM-dd-yy', 'MMMM d, yyyy'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Statement Savings ${s.ledger.number}<br>${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>BOISE ID 83702</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction', inOne],
    ['>Withdrawals', (e, s) => s.out(e)],
    ['>Deposits', (e, s) => (e.kind === 'interest' ? '' : s.into(e))],
    ['>Interest', (e, s) => (e.kind === 'interest' ? s.into(e) : '')],
    ['>Balance', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.day(s.ledger.start), 'Balance Last Statement', '', '', '', `>${s.signed(s.ledger.opening)}`],
  ],
  last: (s) => [
    [s.day(s.ledger.end), 'Balance This Statement', '', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  below: () =>
    facts(
      [
        ['Annual Percentage Yield Earned', '>0.45%'],
        ['Interest Paid Year-to-Date', '>$18.04'],
        ['Average Daily Balance', '>$2,881.17'],
      ],
      'style="width:50%"',
    ),
  truth: () => ({ balances: 'every-row' }),
});
