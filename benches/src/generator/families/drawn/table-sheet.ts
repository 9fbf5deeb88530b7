import type { Entry, Look } from '@tieout/corpus';
import { isFirstOfDay, isLastOfDay } from '../../day-edges.ts';
import type { Desk, TruthWants } from '../../desk.ts';
import type { Family } from '../../family.ts';
import { from, type Put, upTo } from '../../roll.ts';
import { type BankSheet, bankSheet, type SheetPlan } from './bank-sheet.ts';

/** A sheet about one account and the ways to write on it. */
export type Writing = BankSheet & {
  readonly desk: Desk;
  /** In the order of the paper. */
  readonly entries: readonly Entry[];
  readonly day: (at: number) => string;
  readonly full: (at: number) => string;
  readonly number: (minor: number) => string;
  readonly signed: (minor: number) => string;
  readonly isFirstOfDay: (entry: Entry) => boolean;
  readonly isLastOfDay: (entry: Entry) => boolean;
};

/** A heading (lines of it under one another), where its column stands, its left edge or `>` and its right one, and what stands in it. */
export type SheetColumn = readonly [
  heading: string,
  place: string,
  cell: (entry: Entry, writing: Writing) => string | readonly string[],
];

/** A design that is a head, one table and a foot, shown as data. */
export type SheetTable = Pick<Family, 'id' | 'kind' | 'tags' | 'suits' | 'locales'> &
  Omit<SheetPlan, 'head' | 'top'> & {
    /** Patterns of days: of rows, of the head. */
    readonly dates: readonly [row: string, full: string];
    readonly isNewestFirst?: boolean;
    /** Draws what stands over the table on the first sheet, and on further ones; returns where it ends. */
    readonly head: (writing: Pick<Writing, 'pen' | 'ledger' | 'full' | 'desk'>, isFirst: boolean) => number;
    readonly above?: (writing: Writing) => void;
    readonly columns: readonly SheetColumn[];
    readonly headingLook?: Look;
    /** On which line of a row its figures stand. */
    readonly figuresStand?: 'first' | 'last';
    /** Cells, one a column, of rows over the first and under the last movement. */
    readonly first?: (writing: Writing) => readonly (readonly string[])[];
    readonly last?: (writing: Writing) => readonly (readonly string[])[];
    /** Cells of the last row of a sheet that is left, and of the first of the next. */
    readonly carried?: (balance: string) => readonly [readonly string[], readonly string[]];
    readonly below?: (writing: Writing) => void;
    /** Words under the headings of further sheets. */
    readonly continued?: string;
    readonly foot?: (page: number, count: number, writing: Writing) => void;
    readonly truth: TruthWants | ((writing: Writing) => TruthWants);
  };

/** The family that such data describes. */
export function tableSheet(plan: SheetTable): Family {
  return {
    ...plan,
    draw: (desk) => {
      const full = (at: number) => desk.written(at, plan.dates[1]);
      const sheet = bankSheet(desk, {
        ...plan,
        top: 0,
        head: (pen, ledger) => plan.head({ pen, ledger, full, desk }, false),
      });
      const { ledger, pen, roll } = sheet;
      const writing: Writing = {
        ...sheet,
        desk,
        entries: plan.isNewestFirst === true ? [...ledger.entries].reverse() : ledger.entries,
        day: (at) => desk.written(at, plan.dates[0]),
        full,
        number: desk.number,
        signed: desk.signed,
        isFirstOfDay: (entry) => isFirstOfDay(ledger.entries, entry),
        isLastOfDay: (entry) => isLastOfDay(ledger.entries, entry),
      };
      roll.moveTo(plan.head({ pen, ledger, full, desk }, true));
      plan.above?.(writing);
      writeTable(plan, writing);
      plan.below?.(writing);
      pen.onEverySheet((page, count) => plan.foot?.(page, count, writing));
      const wants = typeof plan.truth === 'function' ? plan.truth(writing) : plan.truth;
      return { pen, accounts: [desk.truth(ledger, { entries: writing.entries, ...wants })] };
    },
  };
}

function writeTable(plan: SheetTable, writing: Writing): void {
  const { roll, pen, signed } = writing;
  const put = (cells: readonly (string | readonly string[])[], look?: Look) =>
    roll.row(...plan.columns.map(([, place], at) => cellAt(place, cells[at] ?? '', look)));
  const headings = plan.columns.map(([heading]) => heading.split('|'));
  const height = Math.max(...headings.map((lines) => lines.length));
  const head = () => {
    for (let line = 0; line < height; line++)
      put(
        headings.map((lines) => lines[line - height + lines.length] ?? ''),
        plan.headingLook ?? { isBold: true },
      );
  };
  head();
  for (const cells of plan.first?.(writing) ?? []) put(cells);
  let balance = signed(writing.ledger.opening);
  roll.repeat(() => {
    if (plan.continued !== undefined) roll.row(from(44, plan.continued));
    head();
    const carried = plan.carried?.(balance);
    if (carried !== undefined) put(carried[1]);
  });
  roll.leave(() => {
    const carried = plan.carried?.(balance);
    // Written by hand and not as a row of the roll, which would turn the sheet again.
    plan.columns.forEach(([, place], at) => {
      const cell = cellAt(place, carried?.[0][at] ?? '');
      pen[cell.side](cell.x, roll.y() + plan.step, String(cell.text));
    });
  });
  for (const entry of writing.entries) {
    const cells = plan.columns.map(([, , cell]) => cell(entry, writing));
    put(plan.figuresStand === 'last' ? pushedDown(plan, cells) : cells);
    balance = signed(entry.balance);
  }
  roll.repeat(null);
  roll.leave(null);
  for (const cells of plan.last?.(writing) ?? []) put(cells);
}

/** Cells whose figures stand next to the last line of the row's text. */
function pushedDown(plan: SheetTable, cells: readonly (string | readonly string[])[]) {
  const height = Math.max(...cells.map((cell) => (typeof cell === 'string' ? 1 : cell.length)));
  return cells.map((cell, at) =>
    typeof cell === 'string' && plan.columns[at]?.[1].startsWith('>') === true
      ? [...Array.from({ length: height - 1 }, () => ''), cell]
      : cell,
  );
}

function cellAt(place: string, text: string | readonly string[], look?: Look): Put {
  return place.startsWith('>') ? upTo(Number(place.slice(1)), text, look) : from(Number(place), text, look);
}

/** The amount where it went that way, else nothing. */
export const out = (entry: Entry, { number }: Writing): string =>
  entry.amount < 0 ? number(entry.amount) : '';
export const into = (entry: Entry, { number }: Writing): string =>
  entry.amount > 0 ? number(entry.amount) : '';
export const dayOnce = (entry: Entry, { day, isFirstOfDay: isFirst }: Writing): string =>
  isFirst(entry) ? day(entry.date) : '';
/** A movement's lines, cut at the width. */
export const cutAt =
  (width: number) =>
  (entry: Entry, { cut }: Writing): readonly string[] =>
    cut(entry, width);

/** Labels on the left and figures on the right of a block, line by line. */
export function block(
  pen: Writing['pen'],
  [left, right, top, step]: readonly [left: number, right: number, top: number, step: number],
  lines: readonly (readonly [label: string, value: string])[],
): void {
  lines.forEach(([label, value], at) => {
    pen.left(left, top + at * step, label);
    pen.right(right, top + at * step, value);
  });
}
