import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** An Australian offset account: days as "Feb 2" once, "CR" behind each balance, overdrawn ones "DR", a fee table of the statement year and a rate among the head's figures. */
export const auOffsetSuffix = tableSheet({
  id: 'au-offset-suffix',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'balance-suffix', 'date-once', 'running-balance', 'no-year'],
  suits: only('AU'),
  dates: ['MMM d', 'd MMMM yyyy'],
  count: [4, 50],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'interest'],
    movements: {
      card: [['{m} {c} {f}', 'Card ending {f}, effective date {d}']],
      salary: [['From {e} - Salary']],
      transferIn: [['From {p} - Invoice {r}']],
      directDebit: [['{m} - {r}']],
      transferOut: [['To {p} - Rent'], ['BPAY to {m} - {r}']],
      interest: [['Interest credited']],
    },
  },
  paper: { size: 9 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, 'TRANSACTION ACCOUNT', { size: 13, isBold: true });
    pen.right(556, 44, desk.bank, { isBold: true });
    if (!isFirst) return 76;
    pen.left(44, 70, 'MR JORDAN SAMPLE');
    for (const [at, [label, value]] of (
      [
        ['account number', ledger.number],
        ['from', full(ledger.start)],
        ['to', full(ledger.end)],
        ['statement no', '17'],
        ['interest rate as at period end', '0.00% pa'],
      ] as const
    ).entries()) {
      pen.left(330, 70 + at * 12, label);
      pen.right(556, 70 + at * 12, value);
    }
    return 146;
  },
  above: ({ roll, ledger, number }) => {
    const held = (minor: number) => `${number(minor)} ${minor < 0 ? 'DR' : 'CR'}`;
    roll.row(
      upTo(150, 'opening balance'),
      upTo(270, '+ total credits'),
      upTo(380, '- total debits'),
      upTo(556, '= closing balance'),
    );
    roll.row(
      upTo(150, `$${held(ledger.opening)}`),
      upTo(270, `$${number(ledger.into.sum)}`),
      upTo(380, `$${number(ledger.out.sum)}`),
      upTo(556, `$${held(ledger.closing)}`),
    );
    roll.skip(12);
  },
  columns: [
    ['transaction date', '44', dayOnce],
    ['description', '130', cutAt(190)],
    ['debits', '>400', out],
    ['credits', '>474', into],
    ['balance', '>556', (entry, { number }) => `${number(entry.balance)} ${entry.balance < 0 ? 'DR' : 'CR'}`],
  ],
  first: ({ day, ledger, number }) => [
    [
      day(ledger.start),
      'OPENING BALANCE',
      '',
      '',
      `${number(ledger.opening)} ${ledger.opening < 0 ? 'DR' : 'CR'}`,
    ],
  ],
  last: ({ day, ledger, number }) => [
    [
      day(ledger.end),
      `CLOSING BALANCE AS AT ${day(ledger.end)}`.toUpperCase(),
      number(ledger.out.sum),
      number(ledger.into.sum),
      `${number(ledger.closing)} ${ledger.closing < 0 ? 'DR' : 'CR'}`,
    ],
  ],
  below: ({ roll }) => {
    roll.skip(12);
    roll.row(from(44, 'annual interest summary', { isBold: true }));
    roll.row(from(44, 'interest earned for the year ended 30 June 2024'), upTo(400, '$118.20'));
    roll.row(from(44, 'how to make a transaction: BPAY biller code 20206, ref 4410882'));
  },
  truth: { balances: 'every-row' },
});
