import { USA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American prepaid card: kinds of movement after the text, sums with a sign, balances, a table of fees of the month and of the year. */
export const usPrepaidFees = tablePrint({
  id: 'us-prepaid-fees',
  kind: 'bank_statement',
  tags: ['prepaid', 'signed', 'running-balance', 'fees-year-to-date', 'newest-first', 'symbol-in-cell'],
  locales: USA,
  isNewestFirst: true,
  order: {
    opening: 41_822,
    kinds: ['card', 'transferIn', 'cash', 'salary', 'fee'],
    movements: {
      card: [['{m} {c} CO'], ['{m} ONLINE']],
      transferIn: [['Cash Reload at {m}'], ['Card to card transfer from {p}']],
      cash: [['ATM {f} {c} CO']],
      salary: [['Direct Deposit {e}']],
      fee: [['Monthly Plan Fee'], ['ATM Withdrawal Fee']],
    },
  },
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  css: 'th { background: #dde }',
  above: (s) =>
    `<b style="font-size:14pt">Your Prepaid Card Statement</b><p>Jordan Sample<br>Card ending in 4471<br>Statement for ${s.full(s.ledger.start)} through ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Beginning card balance', `>${money(s.ledger.opening, s.number)}`],
        ['Total loads', `>${money(s.ledger.into.sum, s.number)}`],
        ['Total spending and fees', `>${money(-s.ledger.out.sum, s.number)}`],
        ['Ending card balance', `>${money(s.ledger.closing, s.number)}`],
      ],
      'style="width:50%"',
    )}<h3>Fees</h3>${facts(
      [
        ['', '>This month', '>Year to date'],
        ['Monthly fees', '>$5.94', '>$17.82'],
        ['ATM fees', '>$2.50', '>$7.50'],
        ['Total fees', '>$8.44', '>$25.32'],
      ],
      'style="width:50%"',
    )}<h3>Transactions</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['Type', (e) => ({ card: 'Purchase', cash: 'Withdrawal', fee: 'Fee' })[e.kind as 'card'] ?? 'Load'],
    ['>Amount', (e, s) => money(e.amount, s.number)],
    ['>Balance', (e, s) => money(e.balance, s.number)],
  ],
  below: () =>
    `<p class="small">${esc('Card issued by a bank, Member FDIC. Call 1-800-555-0142 about errors within 60 days. Fee-free ATMs: 55,000.')}</p>`,
  truth: () => ({
    balances: 'every-row',
    number: '4471',
    alternatives: (e) => [
      `${e.lines.join(' ')} ${({ card: 'Purchase', cash: 'Withdrawal', fee: 'Fee' })[e.kind as 'card'] ?? 'Load'}`,
    ],
  }),
});

function money(minor: number, number: (minor: number) => string): string {
  return `${minor < 0 ? '-' : ''}$${number(minor)}`;
}
