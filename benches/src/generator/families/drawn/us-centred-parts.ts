import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { around, from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, isAfterGap, only, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  card: [['Card Purchase {m} {f} {c} CO {f} {r}{f}'], ['Recurring Card Transaction {m} {f} 800-555-{f} {r}']],
  salary: [['{e} Payroll Sample Jordan {r}'], ['Direct Deposit - {e} {r}']],
  transferIn: [['Deposit - Thank You'], ['EB From Checking # {r} Ref# 000000 {f}']],
  directDebit: [['{m} Bill Pay Sample Jordan {r}']],
  transferOut: [['EB to Savings # {r} Ref# 000000 {f}'], ['Zelle Debit {p} {k}']],
  cash: [['ATM Withdrawal {m} {c} CO {f}']],
  fee: [['Monthly Fee'], ['Paper Statement Fee']],
} as const;

/** An American account in parts with centred titles and no headings of columns, small sums without a zero before the point, checks two side by side, day balances three. */
export const usCentredParts: Family = {
  id: 'us-centred-parts',
  kind: 'bank_statement',
  tags: [
    'sections',
    'no-headings',
    'check-grid',
    'daily-balance-table',
    'section-totals',
    'no-year',
    'point-first',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const long = (at: number) => desk.written(at, 'MMMM d, yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 60],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: TEXTS,
      },
      paper: { size: 9, shape: 'serif' },
      top: 150,
      step: 12,
      head: (sheet, { number }) => {
        sheet.right(560, 44, 'ACCOUNT #', { size: 8 });
        sheet.right(560, 56, number);
        return 90;
      },
    });
    const bare = (minor: number) => desk.number(minor).replace(/^0\./, '.');
    const [ins, outs, fees] = [
      of('salary', 'transferIn'),
      of('card', 'directDebit', 'transferOut', 'cash'),
      of('fee'),
    ];
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    pen.left(50, 44, `${desk.bank} Bank`, { size: 14, isBold: true });
    pen.left(50, 56, 'Denver Main Office, 1 Market Street', { size: 7.5 });
    pen.right(560, 44, 'ACCOUNT #', { size: 8 });
    pen.right(560, 56, ledger.number);
    pen.left(60, 96, 'JORDAN SAMPLE');
    pen.left(60, 108, '14 ALDER ROW');
    pen.center(306, 140, 'LIFEGREEN CHECKING', { size: 12, isBold: true });
    roll.row(around(306, `${long(ledger.start)} through ${long(ledger.end)}`));
    roll.skip(8);
    roll.row(around(306, 'SUMMARY', { isBold: true }));
    const facts: [string, string, string][] = [
      ['Beginning Balance', `$${desk.signed(ledger.opening)}`, ''],
      ['Deposits & Credits', `$${bare(sizeOf(ins))}`, '+'],
      ['Withdrawals', `$${bare(sizeOf(outs))}`, '-'],
      ['Fees', `$${bare(sizeOf(fees))}`, '-'],
      ['Automatic Transfers', '$.00', '+'],
      ['Checks', `$${bare(sizeOf(checks))}`, '-'],
      ['Ending Balance', `$${desk.signed(ledger.closing)}`, ''],
    ];
    const right: [string, string][] = [
      ['Minimum Balance', '$1,104'],
      ['Average Balance', '$2,710'],
    ];
    facts.forEach(([label, value, sign], at) => {
      const other = right[at];
      roll.row(
        from(60, label),
        upTo(260, value),
        upTo(274, sign),
        ...(other === undefined ? [] : [from(340, other[0]), upTo(560, other[1])]),
      );
    });
    const part = (title: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.skip(12);
      roll.need(50);
      roll.row(around(306, title, { isBold: true }));
      roll.repeat(() => roll.row(around(306, `${title} (CONTINUED)`, { isBold: true })));
      for (const entry of entries)
        roll.row(from(60, day(entry.date)), from(100, cut(entry, 360)), upTo(560, bare(entry.amount)));
      roll.repeat(null);
      const name = title.replace(/\w+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
      roll.row(upTo(470, `Total ${name}`), upTo(560, `$${bare(sizeOf(entries))}`));
    };
    part('DEPOSITS & CREDITS', ins);
    part('WITHDRAWALS', outs);
    part('FEES', fees);
    if (checks.length > 0) {
      roll.skip(12);
      roll.need(60);
      roll.row(around(306, 'CHECKS', { isBold: true }));
      gridHead(roll, 2, (at) => [
        from(60 + at * 260, 'Date'),
        from(110 + at * 260, 'Check No.'),
        upTo(250 + at * 300, 'Amount'),
      ]);
      gridOf(roll, checks, 2, (check, at) => {
        return [
          from(60 + at * 260, day(check.date)),
          from(110 + at * 260, `${check.reference}${isAfterGap(checks, check) ? ' *' : ''}`),
          upTo(250 + at * 300, bare(check.amount)),
        ];
      });
      roll.row(upTo(470, 'Total Checks'), upTo(560, `$${bare(sizeOf(checks))}`));
      roll.row(from(60, '* Break In Check Number Sequence.', { size: 7 }));
    }
    roll.skip(12);
    roll.need(60);
    roll.row(around(306, 'DAILY BALANCE SUMMARY', { isBold: true }));
    gridHead(roll, 3, (at) => [from(60 + at * 170, 'Date'), upTo(200 + at * 170, 'Balance')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, at) => [
      from(60 + at * 170, day(date)),
      upTo(200 + at * 170, balance < 0 ? `${bare(balance)} -` : bare(balance)),
    ]);
    roll.skip(10);
    roll.prose(
      60,
      480,
      'You may request account disclosures containing terms, fees, and rate information (if applicable) for your account by contacting any office. FOR ALL YOUR BANKING NEEDS, PLEASE CALL 1-800-555-0199.',
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) => pen.center(306, 764, `Page ${sheet} of ${count}`, { size: 8 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...ins, ...outs, ...fees, ...checks],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind, reference }) => (kind === 'check' ? [`${reference} *`, ''] : []),
        }),
      ],
    };
  },
};
