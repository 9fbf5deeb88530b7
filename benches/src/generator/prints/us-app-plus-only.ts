import { USA } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American payment app: what came in bears a plus, what went out no sign at all; a column of fees between. */
export const usAppPlusOnly = tablePrint({
  id: 'us-app-plus-only',
  kind: 'bank_statement',
  tags: ['fintech', 'plus-only', 'no-year', 'no-running-balance', 'fee-column'],
  locales: USA,
  dates: ['MMM d', 'MMMM d, yyyy'],
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'salary'],
    movements: {
      card: [['{m}', 'Cash Card']],
      transferIn: [['{p}', 'From {p}']],
      transferOut: [['{p}', 'To {p}']],
      salary: [['{e}', 'Paycheck']],
    },
  },
  above: (s) =>
    `<b style="font-size:16pt">${esc(s.desk.bank)} Pay</b><p>Account Statement<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p><p>Jordan Sample<br>Account number ${s.ledger.number}</p>${facts(
      [
        ['Starting balance', `>$${s.signed(s.ledger.opening)}`],
        ['Money in', `>+ $${s.number(s.ledger.into.sum)}`],
        ['Money out', `>$${s.number(s.ledger.out.sum)}`],
        ['Ending balance', `>${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<h3>Transactions</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>Fee', () => '$0.00'],
    ['>Amount', (e, s) => `${e.amount > 0 ? '+ ' : ''}$${s.number(e.amount)}`],
  ],
  truth: () => ({ balances: 'none' }),
});
