import { USA } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American app for payments among people: an id, day and clock, a note, from and to, a sign with a space before each dollar sum. */
export const usPeerPayments = tablePrint({
  id: 'us-peer-payments',
  kind: 'bank_statement',
  tags: ['fintech', 'spaced-minus', 'explicit-plus', 'clock', 'many-columns', 'no-running-balance'],
  locales: USA,
  most: 24,
  order: {
    kinds: ['transferIn', 'transferOut', 'card'],
    opening: 18_455,
    movements: {
      transferIn: [['Payment', 'dinner', '{p}', 'Jordan Sample']],
      transferOut: [['Payment', 'rent split', 'Jordan Sample', '{p}']],
      card: [['Merchant Transaction', '', 'Jordan Sample', '{m}']],
    },
  },
  dates: ['MM/dd/yyyy', 'MMMM d, yyyy'],
  css: 'th { border-bottom: 1px solid #38f; text-align: left; font-size: 7.5pt } td { font-size: 8pt }',
  above: (s) =>
    `<b style="font-size:15pt">Account Statement</b><p>Jordan Sample (@jordan-sample)<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Beginning amount', `>$${s.signed(s.ledger.opening)}`],
        ['Ending amount', `>$${s.signed(s.ledger.closing)}`],
        ['Total sent', `>- $${s.number(s.ledger.out.sum)}`],
        ['Total received', `>+ $${s.number(s.ledger.into.sum)}`],
      ],
      'style="width:45%"',
    )}<h3>Account Activity</h3>`,
  columns: [
    ['ID', (e) => `39${e.reference}41`],
    [
      'Date & Time',
      (e, s) =>
        `<span class="w">${s.day(e.date)} 1${e.reference.slice(0, 1)}:3${e.reference.slice(1, 2)}</span>`,
    ],
    ['Type', (e) => e.lines[0] ?? ''],
    ['Note', (e) => e.lines[1] ?? ''],
    ['From', (e) => esc(e.lines[2] ?? '')],
    ['To', (e) => esc(e.lines[3] ?? '')],
    ['>Amount (total)', (e, s) => `${e.amount < 0 ? '-' : '+'} $${s.number(e.amount)}`],
    ['>Fee', () => '$0.00'],
  ],
  truth: () => ({
    balances: 'none',
    number: null,
    describe: (e) => `39${e.reference}41 ${e.lines.filter((line) => line !== '').join(' ')}`,
    alternatives: (e) => [e.lines.filter((line) => line !== '').join(' ')],
  }),
});
