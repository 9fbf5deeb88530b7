import type { Entry, Ledger, LedgerOrder, MovementKind, PaperKind, Pen } from '@tieout/corpus';
import type { Desk } from '../../desk.ts';
import { abreast, type Put, type Roll, takeRoll } from '../../roll.ts';

export type SheetPlan = {
  readonly order: Partial<LedgerOrder>;
  /** Fewest and most movements. */
  readonly count: readonly [least: number, most: number];
  readonly paper?: Partial<PaperKind>;
  readonly top: number;
  readonly bottom?: number;
  readonly step: number;
  /** Draws the head of a further sheet and returns where it ends. */
  readonly head: (pen: Pen, ledger: Ledger) => number;
};

/** A ledger, and a roll of paper to write it on. */
export type BankSheet = {
  readonly pen: Pen;
  readonly ledger: Ledger;
  readonly roll: Roll;
  readonly of: (...kinds: MovementKind[]) => readonly Entry[];
  /** A movement's lines, cut at the width. */
  readonly cut: (entry: Entry, width: number) => string[];
};

/** Takes paper and a ledger for one account. */
export function bankSheet(desk: Desk, plan: SheetPlan): BankSheet {
  const pen = desk.pen(plan.paper);
  const ledger = desk.ledger({ entryCount: desk.random.whole(...plan.count), ...plan.order });
  const roll = takeRoll(pen, {
    top: plan.top,
    bottom: plan.bottom ?? pen.heightPt - 60,
    step: plan.step,
    onNewSheet: () => plan.head(pen, ledger),
  });
  return {
    pen,
    ledger,
    roll,
    of: (...kinds) => ledger.entries.filter(({ kind }) => kinds.includes(kind)),
    cut: (entry, width) => entry.lines.flatMap((line) => pen.wrap(line, width)),
  };
}

/** What the amounts of a part add up to as they are printed there, without signs. */
export function sizeOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

/** The money of one country, in one language. */
export function only(country: string, language = 'en'): (locale: Desk['locale']) => boolean {
  return (locale) => locale.country === country && locale.language.code === language;
}

/** Items side by side, read down the columns. */
export function gridOf<Item>(
  roll: Roll,
  items: readonly Item[],
  width: number,
  cells: (item: Item, column: number, row: number) => readonly Put[],
): void {
  abreast(items, width).forEach((found, row) => {
    roll.row(...found.flatMap((item, column) => (item === undefined ? [] : cells(item, column, row))));
  });
}

/** The same headings over each column of a grid. */
export function gridHead(roll: Roll, width: number, cells: (column: number) => readonly Put[]): void {
  roll.row(...Array.from({ length: width }, (_, column) => cells(column)).flat());
}

const INTO: ReadonlySet<MovementKind> = new Set(['salary', 'transferIn', 'refund', 'interest']);

/** A movement's sum in the part of its kind, with a minus where it went the other way than its kind does. */
export function inPart(desk: Desk, { kind, amount }: Entry): string {
  return `${INTO.has(kind) === amount > 0 ? '' : '-'}${desk.number(amount)}`;
}

/** Whether the numbers of checks before this one leave some out: a bank puts a mark there. */
export function isAfterGap(checks: readonly Entry[], check: Entry): boolean {
  const previous = checks[checks.indexOf(check) - 1];
  return previous !== undefined && Number(check.reference) > Number(previous.reference) + 1;
}
