import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** An American business app: days as "Jan 03" once, an en dash for a minus before "$", the balance at the end of each day, newest last, totals of the month in words and figures. */
export const usDashDayBalance = tableSheet({
  id: 'us-dash-day-balance',
  kind: 'bank_statement',
  tags: ['signed', 'en-dash-minus', 'type-column', 'date-once', 'day-end-balance', 'no-year'],
  locales: USA,
  dates: ['MMM dd', 'MMMM d, yyyy'],
  count: [4, 50],
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'directDebit', 'fee'],
    movements: {
      card: [['{m}; MC Commercial Cash Back', 'Jordan S. ••{f}'], ['{m}']],
      transferIn: [['{p}', 'Invoice {r}'], ['From Savings ••{f}']],
      transferOut: [['Send Money transaction initiated to {p}', 'rent'], ['To Savings ••{f}']],
      directDebit: [['{m}; 0{r}; ACH PULL']],
      fee: [['Wire Fee']],
    },
  },
  paper: { size: 9 },
  step: 12.5,
  head: ({ pen, ledger, desk }, isFirst) => {
    pen.left(50, 44, desk.bank.toUpperCase(), { size: 13 });
    pen.right(562, 44, `Sample Trading LLC    ${desk.written(ledger.end, 'MMMM yyyy')} statement`, {
      size: 8,
    });
    return isFirst ? 80 : 76;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    const money = (minor: number) => `${minor < 0 ? '–' : ''}$${number(minor)}`;
    roll.row(from(50, 'Checking', { size: 15, isBold: true }));
    roll.row(from(50, `Account number ${ledger.number}   Routing number 121145433`));
    roll.row(from(50, `Statement period: ${full(ledger.start)} – ${full(ledger.end)}`));
    roll.skip(10);
    roll.row(from(50, `Starting balance on ${full(ledger.start)}`), upTo(562, money(ledger.opening)));
    roll.row(from(50, 'Total withdrawals'), upTo(562, money(ledger.out.sum)));
    roll.row(from(50, 'Total deposits'), upTo(562, money(-ledger.into.sum).replace('–', '')));
    roll.row(
      from(50, `Statement balance on ${full(ledger.end)}`, { isBold: true }),
      upTo(562, `${signed(ledger.closing) === '' ? '' : money(ledger.closing)}`),
    );
    roll.skip(16);
    roll.row(from(50, 'All Transactions', { size: 12, isBold: true }));
  },
  columns: [
    ['Date (UTC)', '50', (entry, { isFirstOfDay, day }) => (isFirstOfDay(entry) ? day(entry.date) : '')],
    ['Description', '120', cutAt(210)],
    ['Type', '345', ({ kind }) => TYPES[kind] ?? 'ACH In'],
    ['Amount', '>470', ({ amount }, { number }) => `${amount < 0 ? '–' : ''}$${number(amount)}`],
    [
      'End of Day Balance',
      '>562',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${entry.balance < 0 ? '–' : ''}$${number(entry.balance)}` : '',
    ],
  ],
  last: ({ ledger, number }) => [
    [
      'Total',
      '',
      '',
      `${ledger.closing < ledger.opening ? '–' : ''}$${number(ledger.closing - ledger.opening)}`,
      '',
    ],
  ],
  foot: (page, count, { pen }) => {
    pen.left(
      50,
      752,
      'We are a financial technology company, not a bank. Banking services provided by Choice Partner Bank; Members FDIC. Up to $5,000,000.00 insured.',
      { size: 6.5 },
    );
    pen.right(562, 764, `${page} of ${count}`, { size: 7 });
  },
  truth: {
    balances: 'last-of-day',
    alternatives: ({ kind, lines }) => [`${lines.join(' ')} ${TYPES[kind] ?? 'ACH In'}`],
  },
});

const TYPES: Readonly<Record<string, string>> = {
  card: 'Card',
  transferOut: 'ACH Out',
  directDebit: 'ACH Pull',
  fee: 'Fee',
};
