import { BRITISH_BANK } from '../../prints/descriptors.ts';
import { BRITAIN } from '../../prints/places.ts';
import { block, dayOnce, into, out, tableSheet } from './table-sheet.ts';

const CODES = {
  card: 'VIS',
  directDebit: 'DD',
  transferOut: 'BP',
  cash: 'ATM',
  salary: 'CR',
  transferIn: 'CR',
  refund: 'CR',
  interest: 'CR',
  fee: 'DR',
  check: 'CHQ',
} as const;

/** A British account that runs into the red and out again: a "D" behind balances that are owed, a kind's letters before the text, the day once, balances where a day ends. */
export const ukOverdrawnLetter = tableSheet({
  id: 'uk-overdrawn-letter',
  kind: 'bank_statement',
  tags: ['overdrawn-suffix', 'type-codes', 'date-once-per-day', 'balance-end-of-day', 'multi-line'],
  locales: BRITAIN,
  dates: ['dd MMM yy', 'd MMMM yyyy'],
  count: [5, 60],
  order: { movements: BRITISH_BANK, opening: 40_512 },
  paper: { format: 'a4', size: 8.5 },
  step: 11.5,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, 'Your Statement', { size: 14, isBold: true });
    pen.left(44, 62, `${full(ledger.start)} to ${full(ledger.end)}`);
    pen.left(
      44,
      74,
      `Account Name  Mr J Sample     Sortcode 40-11-52     Account Number ${ledger.number}     Sheet Number 214`,
      {
        size: 7.5,
      },
    );
    if (!isFirst) return 100;
    const held = (minor: number) => `${desk.number(minor)}${minor < 0 ? ' D' : ''}`;
    pen.left(330, 100, 'Account Summary', { isBold: true });
    block(
      pen,
      [330, 551, 114, 12],
      [
        ['Opening Balance', held(ledger.opening)],
        ['Payments In', desk.number(ledger.into.sum)],
        ['Payments Out', desk.number(ledger.out.sum)],
        ['Closing Balance', held(ledger.closing)],
        ['Arranged Overdraft Limit', '1,500.00'],
      ],
    );
    return 190;
  },
  columns: [
    ['Date', '44', dayOnce],
    ['Payment type and details', '100', ({ kind }) => CODES[kind]],
    ['', '130', (entry, { cut }) => cut(entry, 210)],
    ['£Paid out', '>400', out],
    ['£Paid in', '>470', into],
    [
      '£Balance',
      '>540',
      (entry, { isLastOfDay, number }) => (isLastOfDay(entry) ? number(entry.balance) : ''),
    ],
    ['', '543', (entry, { isLastOfDay }) => (isLastOfDay(entry) && entry.balance < 0 ? 'D' : '')],
  ],
  first: ({ ledger, number, day }) => [
    [day(ledger.start - 1), 'BALANCE BROUGHT FORWARD', '', '', '', number(ledger.opening), ''],
  ],
  last: ({ ledger, number, day }) => [
    [
      day(ledger.end),
      'BALANCE CARRIED FORWARD',
      '',
      '',
      '',
      number(ledger.closing),
      ledger.closing < 0 ? 'D' : '',
    ],
  ],
  foot: (page, count, { pen }) => pen.right(551, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'last-of-day',
    describe: ({ lines, kind }) => `${CODES[kind]} ${lines.join(' ')}`,
    alternatives: ({ lines }) => [lines.join(' ')],
  },
});
