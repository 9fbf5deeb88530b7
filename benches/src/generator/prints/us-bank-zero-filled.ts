import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American app bank: every cell of money filled, zeros where nothing moved, a minus and the dollar sign before debits. */
export const usBankZeroFilled = tablePrint({
  id: 'us-bank-zero-filled',
  kind: 'bank_statement',
  tags: ['zero-filled', 'credit-before-debit', 'running-balance', 'opening-in-table'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'salary', 'interest'],
    movements: { ...AMERICAN_BANK, interest: [['Interest Paid']] },
  },
  above: (s) =>
    `<b style="font-size:16pt">${esc(s.desk.bank)}</b><p>Combined Customer Statement<br>Statement Date ${s.full(s.ledger.end)}</p><p>Jordan Sample<br>14 Alder Row<br>Denver CO 80014</p><h3>Interest Checking Account - Summary</h3>${facts(
      [
        ['Account Number', s.ledger.number],
        ['Beginning Balance', `$${s.signed(s.ledger.opening)}`],
        ['Ending Balance', `$${s.signed(s.ledger.closing)}`],
        ['Annual Percentage Yield Earned', '0.25%'],
        ['Year-to-Date Interest Paid', '$4.18'],
      ],
      'style="width:55%"',
    )}<h3>Activity</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>Credits', (e, s) => `$${s.into(e) || '0.00'}`],
    ['>Debits', (e, s) => `-$${s.out(e) || '0.00'}`],
    ['>Balance', (e, s) => `${e.balance < 0 ? '-' : ''}$${s.number(e.balance)}`],
  ],
  first: (s) => [[s.day(s.ledger.start), 'Beginning Balance', '', '', `>$${s.number(s.ledger.opening)}`]],
  last: (s) => [
    [
      s.day(s.ledger.end),
      'Ending Balance',
      '',
      '',
      `>${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`,
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
