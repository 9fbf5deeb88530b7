import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, sizeOf } from './bank-sheet.ts';

/** An American bank for companies: how many and how much next to a plus or minus in the summary, the balance of the statement before next to that of this one's begin, parts without signs, checks in three columns with stars at gaps, balances of days in three. */
export const usStatementCounts: Family = {
  id: 'us-statement-counts',
  kind: 'bank_statement',
  tags: ['sections', 'counts', 'check-grid', 'daily-balances', 'no-year', 'previous-and-beginning'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [5, 55],
      order: {
        movements: AMERICAN_BANK,
        kinds: [
          'salary',
          'transferIn',
          'refund',
          'interest',
          'card',
          'directDebit',
          'transferOut',
          'cash',
          'fee',
          'check',
        ],
      },
      paper: { size: 8.5 },
      top: 240,
      step: 11.5,
      head: (sheet, { number }) => {
        sheet.left(44, 40, `ACCOUNT NUMBER ${number}`);
        return 60;
      },
    });
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const checks = of('check').toSorted((a, b) => Number(a.reference) - Number(b.reference));
    const debits = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'check');
    pen.left(44, 40, 'ACCESS BUSINESS BANKING', { size: 11, isBold: true });
    pen.left(44, 56, 'SAMPLE SERVICES LLC');
    pen.left(44, 67, '14 ALDER ROW');
    pen.left(44, 78, 'WESTBROOK MN 56560-1407');
    pen.left(400, 40, 'ACCOUNT INFORMATION', { isBold: true });
    pen.left(400, 54, `DATE ${full(ledger.end)}`);
    pen.left(400, 66, `ACCOUNT NUMBER ${ledger.number}`);
    pen.left(44, 110, 'ACCOUNT SUMMARY', { isBold: true });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const lines: readonly (readonly [string, string, string])[] = [
      [`Previous Statement Balance ${full(ledger.start - 1)}`, '', money(ledger.opening)],
      ['Beginning balance', '', money(ledger.opening)],
      ['Deposits/Credits', String(credits.length), money(ledger.into.sum)],
      ['Checks', String(checks.length), money(sizeOf(checks))],
      ['Withdrawals/Debits', String(debits.length), money(sizeOf(debits))],
      ['Total service charges', '', '$0.00'],
      [`Ending balance ${full(ledger.end)}`, '', money(ledger.closing)],
      ['Average ledger balance', '', '$7,114.20'],
    ];
    lines.forEach(([label, count, value], at) => {
      pen.left(44, 126 + at * 12, label);
      pen.right(270, 126 + at * 12, count);
      pen.right(360, 126 + at * 12, value);
    });
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.skip(8);
      roll.need(50);
      roll.row(from(44, name, { isBold: true }));
      const head = () => roll.row(from(44, 'Date'), from(90, 'Description'), upTo(560, 'Amount'));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), from(90, cut(entry, 360)), upTo(560, desk.number(entry.amount)));
      roll.repeat(null);
      roll.row(
        from(90, `Total ${name}`, { isBold: true }),
        upTo(560, money(sizeOf(entries)), { isBold: true }),
      );
    };
    list('Deposits/Credits', credits);
    list('Withdrawals/Debits', debits);
    if (checks.length > 0) {
      roll.skip(8);
      roll.need(60);
      roll.row(
        from(44, 'Checks', { isBold: true }),
        from(90, '* Indicates a skip in sequential check numbers', { size: 7 }),
      );
      gridHead(roll, 3, (column) => [
        from(44 + column * 175, 'Number'),
        from(94 + column * 175, 'Date'),
        upTo(190 + column * 175, 'Amount'),
      ]);
      gridOf(roll, checks, 3, ({ reference, date, amount }, column) => {
        const at = checks.findIndex((check) => check.reference === reference);
        const isSkipped = at > 0 && Number(reference) !== Number(checks[at - 1]?.reference) + 1;
        return [
          from(44 + column * 175, `${reference}${isSkipped ? '*' : ''}`),
          from(94 + column * 175, day(date)),
          upTo(190 + column * 175, desk.number(amount)),
        ];
      });
    }
    roll.skip(8);
    roll.need(60);
    roll.row(from(44, 'Daily Balance Summary', { isBold: true }));
    gridHead(roll, 3, (column) => [from(44 + column * 175, 'Date'), upTo(190 + column * 175, 'Balance')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, column) => [
      from(44 + column * 175, day(date)),
      upTo(190 + column * 175, desk.signed(balance)),
    ]);
    pen.onEverySheet((sheet, count) => pen.right(560, 770, `PAGE ${sheet} OF ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...debits, ...checks],
          describe: ({ kind, lines, reference }) =>
            kind === 'check' ? `Check ${reference}` : lines.join(' '),
          alternatives: ({ kind, reference }) => (kind === 'check' ? [reference, 'Check', 'Checks', ''] : []),
        }),
      ],
    };
  },
};
