import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, type Put, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** An American bank: deposits on the left and withdrawals on the right of one page, each list under its own title with its own headings and sum. */
export const usTwoSides: Family = {
  id: 'us-two-sides',
  kind: 'bank_statement',
  tags: ['side-by-side', 'sections', 'section-totals', 'no-year'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM-dd');
    const full = (at: number) => desk.written(at, 'MM-dd-yyyy');
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [6, 34],
      order: { movements: AMERICAN_BANK },
      paper: { size: 7.5 },
      top: 84,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(36, 36, desk.bank, { size: 12, isBold: true });
        sheet.right(576, 36, `Account ${number}`);
        return 60;
      },
    });
    const [ins, outs] = [1, -1].map((sign) => ledger.entries.filter(({ amount }) => amount * sign > 0));
    pen.left(36, 36, desk.bank, { size: 12, isBold: true });
    pen.right(576, 36, `Account ${ledger.number}`);
    pen.left(36, 66, 'JORDAN SAMPLE');
    pen.right(576, 66, `Statement Period ${full(ledger.start)} to ${full(ledger.end)}`);
    const summary = [
      ['Beginning Balance', desk.signed(ledger.opening)],
      ['Deposits', desk.number(ledger.into.sum)],
      ['Withdrawals', desk.number(ledger.out.sum)],
      ['Ending Balance', desk.signed(ledger.closing)],
    ] as const;
    for (const line of [0, 1] as const)
      roll.row(...summary.map((pair, at) => from(36 + at * 130, pair[line], { isBold: line === 1 })));
    roll.skip(12);
    const side = (left: number, entry: Entry | undefined): Put[] =>
      entry === undefined
        ? []
        : [
            from(left, day(entry.date)),
            from(left + 34, cut(entry, 150)),
            upTo(left + 250, desk.number(entry.amount)),
          ];
    const titles = ['DEPOSITS AND CREDITS', 'WITHDRAWALS AND DEBITS'];
    roll.row(...titles.map((title, at) => from(36 + at * 285, title, { isBold: true })));
    const head = () =>
      roll.row(
        ...[36, 321].flatMap((left) => [
          from(left, 'Date'),
          from(left + 34, 'Description'),
          upTo(left + 250, 'Amount'),
        ]),
      );
    head();
    roll.repeat(head);
    for (let at = 0; at < Math.max(ins?.length ?? 0, outs?.length ?? 0); at++)
      roll.row(...side(36, ins?.[at]), ...side(321, outs?.[at]));
    roll.repeat(null);
    const sums = [ledger.into.sum, ledger.out.sum];
    roll.row(
      ...sums.flatMap((sum, at) => [
        from(70 + at * 285, 'Total', { isBold: true }),
        upTo(286 + at * 285, desk.number(sum)),
      ]),
    );
    const entries = [...(ins ?? []), ...(outs ?? [])];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', entries })] };
  },
};
