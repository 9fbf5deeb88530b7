import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** An American savings account: effective and system days on each row, "Additions" and "Subtractions" with dollar signs, an average balance and yields before the rows. */
export const usTwoSystemDays = tableSheet({
  id: 'us-two-system-days',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'two-dates', 'running-balance', 'dash-days', 'no-year'],
  locales: USA,
  dates: ['MM-dd', 'MM-dd-yyyy'],
  count: [4, 40],
  order: { kinds: ['card', 'salary', 'transferIn', 'transferOut', 'interest'], movements: AMERICAN_BANK },
  paper: { size: 8.5 },
  step: 11.5,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Bank`, { size: 14, isBold: true });
    pen.right(568, 44, `Statement Period ${full(ledger.start)} TO ${full(ledger.end)}`);
    pen.right(568, 56, isFirst ? 'Page 1 of 2' : 'Page 2 of 2');
    return 84;
  },
  above: ({ roll, ledger, number, signed }) => {
    roll.row(from(44, 'Balances', { isBold: true }), from(320, 'Interest', { isBold: true }));
    roll.row(
      from(44, 'Beginning Balance'),
      upTo(280, `$${signed(ledger.opening)}`),
      from(320, 'Interest Paid this Period*'),
      upTo(568, '$2.14'),
    );
    roll.row(
      from(44, 'Deposits/Credits'),
      upTo(280, `+$${number(ledger.into.sum)}`),
      from(320, 'Interest Paid Year-to-Date'),
      upTo(568, '$31.90'),
    );
    roll.row(
      from(44, 'Withdrawals/Debits'),
      upTo(280, `-$${number(ledger.out.sum)}`),
      from(320, 'Annual Percentage Yield Earned'),
      upTo(568, '0.55%'),
    );
    roll.row(
      from(44, 'Ending Balance'),
      upTo(280, `$${signed(ledger.closing)}`),
      from(320, 'Average Daily Balance'),
      upTo(568, '$4,120.11'),
    );
    roll.skip(12);
    roll.row(from(44, 'Account Activity', { isBold: true }), upTo(568, `Acct # ${ledger.number}`));
  },
  columns: [
    ['Eff.|Date', '44', (entry, { day }) => day(entry.date)],
    ['Syst.|Date', '86', (entry, { day }) => day(entry.postDate)],
    ['Description', '128', cutAt(190)],
    ['Additions', '>404', (entry, writing) => into(entry, writing).replace(/^(?=.)/, '$')],
    ['Subtractions', '>486', (entry, writing) => out(entry, writing).replace(/^(?=.)/, '$')],
    ['Balance', '>568', (entry, { signed }) => `$${signed(entry.balance)}`.replace('$-', '-$')],
  ],
  first: ({ day, ledger, signed }) => [
    [day(ledger.start), '', 'Beginning Balance', '', '', `$${signed(ledger.opening)}`],
  ],
  last: ({ day, ledger, signed }) => [
    [day(ledger.end), '', 'Ending Balance', '', '', `$${signed(ledger.closing)}`.replace('$-', '-$')],
  ],
  truth: { balances: 'every-row', printsPostDate: true },
});
