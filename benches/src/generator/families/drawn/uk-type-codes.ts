import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** A British account: codes such as "VIS" and ")))" in a narrow column, figures next to the last line of a row, forward balances in joined capitals, "D" behind overdrawn ones. */
export const ukTypeCodes = tableSheet({
  id: 'uk-type-codes',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'date-once',
    'day-end-balance',
    'wrapped-above',
    'type-codes',
    'carried-forward',
    'joined-words',
  ],
  suits: only('UK'),
  dates: ['dd MMM yy', 'd MMMM yyyy'],
  count: [5, 60],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [
        ['VIS|{m}', '{c}'],
        [')))|{m}', '{c} GB'],
        ["VIS|INT'L {r}", '{m}', '{c}', 'USD 12.50 @ 1.2511', 'Visa Rate'],
      ],
      salary: [['CR|{e}', 'SALARY {r}']],
      transferIn: [['CR|{p}', '{k}']],
      directDebit: [['DD|{m}']],
      transferOut: [['BP|{p}', 'RENT'], ['SO|{p}']],
      cash: [['ATM|CASH {c}', '{d} 14:32']],
      fee: [['DR|NON-STERLING', 'TRANSACTION FEE']],
    },
  },
  paper: { size: 9 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, `${desk.bank} UK`, { size: 15, isBold: true });
    pen.left(40, 66, `${full(ledger.start)} to ${full(ledger.end)}`, { isBold: true });
    pen.left(40, 84, 'Account Name');
    pen.left(40, 95, 'Mr Jordan Sample');
    pen.left(260, 84, 'Sortcode');
    pen.left(260, 95, '40-11-22');
    pen.left(340, 84, 'Account Number');
    pen.left(340, 95, ledger.number);
    pen.left(450, 84, 'Sheet Number');
    pen.left(450, 95, isFirst ? '118' : '119');
    return 116;
  },
  above: ({ roll, ledger, number, signed }) => {
    roll.row(from(340, 'Account Summary', { isBold: true }));
    const fact = (label: string, value: string) => roll.row(from(340, label), upTo(550, value));
    fact('Opening Balance', signed(ledger.opening));
    fact('Payments In', number(ledger.into.sum));
    fact('Payments Out', number(ledger.out.sum));
    fact('Closing Balance', signed(ledger.closing));
    roll.skip(10);
    roll.row(from(40, 'Your Bank Account details', { isBold: true, size: 11 }));
  },
  columns: [
    ['Date', '40', dayOnce],
    ['Payment type and details', '96', (entry) => entry.lines[0]?.split('|')[0] ?? ''],
    ['', '122', ({ lines }, { pen }) => lines.flatMap((line) => pen.wrap(line.replace(/^.*\|/, ''), 180))],
    ['Paid out', '>400', out],
    ['Paid in', '>476', into],
    [
      'Balance',
      '>550',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${number(entry.balance)}${entry.balance < 0 ? ' D' : ''}` : '',
    ],
  ],
  figuresStand: 'last',
  first: ({ day, ledger, signed }) => [
    [day(ledger.start - 1), 'BALANCEBROUGHTFORWARD', '', '', '', signed(ledger.opening)],
  ],
  last: ({ day, ledger, signed }) => [
    [day(ledger.end), 'BALANCECARRIEDFORWARD', '', '', '', signed(ledger.closing)],
  ],
  carried: (balance) => [
    ['', 'BALANCECARRIEDFORWARD', '', '', '', balance],
    ['', 'BALANCEBROUGHTFORWARD', '', '', '', balance],
  ],
  below: ({ roll }) => {
    roll.skip(10);
    roll.row(from(40, 'Information about the Financial Services Compensation Scheme', { isBold: true }));
    roll.prose(
      40,
      500,
      'Most deposits are covered up to £85,000. Arranged overdraft: debit interest 39.9% EAR variable. Credit interest 0.00% AER.',
      { size: 7 },
    );
  },
  truth: {
    balances: 'last-of-day',
    describe: ({ lines }) => lines.join(' ').replace('|', ' '),
    alternatives: ({ lines }) => [lines.join(' ').replace(/^.*\|/, '')],
  },
});
