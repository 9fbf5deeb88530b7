import type { Entry, Ledger, LedgerOrder, MovementKind } from '@tieout/corpus';
import type { Desk, TruthWants } from '../desk.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** One sheet about one account, and the ways to write on it. */
export type Sheet = {
  readonly desk: Desk;
  readonly ledger: Ledger;
  /** In the order of the paper. */
  readonly entries: readonly Entry[];
  /** A day as rows have it, and as the head has it. */
  readonly day: (at: number) => string;
  readonly full: (at: number) => string;
  readonly number: (minor: number) => string;
  readonly signed: (minor: number) => string;
  /** The amount where it went that way, else nothing. */
  readonly out: (entry: Entry) => string;
  readonly into: (entry: Entry) => string;
};

/** A heading and what stands under it; figures and their heading are marked by `>` before the heading. */
export type PrintColumn = readonly [heading: string, cell: (entry: Entry, sheet: Sheet) => string];

/** A statement of one account that is a head, one table and a foot, shown as data. */
export type TablePrint = Omit<Print, 'draw'> & {
  /** Rows at most; 40 where it is not said. */
  readonly most?: number;
  readonly order?: Partial<LedgerOrder>;
  /** Patterns of days: of rows, of the head. */
  readonly dates: readonly [row: string, head: string];
  readonly css?: string;
  /** HTML over and under the table. */
  readonly above: (sheet: Sheet) => string;
  readonly below?: (sheet: Sheet) => string;
  readonly columns: readonly PrintColumn[];
  /** Cells of rows over the first and under the last movement. */
  readonly first?: (sheet: Sheet) => readonly (readonly string[])[];
  readonly last?: (sheet: Sheet) => readonly (readonly string[])[];
  /** HTML of the rows, where they are more than a row a movement. */
  readonly rows?: (sheet: Sheet) => readonly string[];
  readonly isNewestFirst?: boolean;
  readonly truth: (sheet: Sheet) => TruthWants;
};

/** What of a plan a sheet is made of. */
type SheetPlan = Pick<TablePrint, 'dates' | 'most' | 'order' | 'isNewestFirst'>;

/** The print that such data describes. */
export function tablePrint(plan: TablePrint): Print {
  return {
    ...plan,
    draw: (desk) => {
      const sheet = sheetOf(desk, plan);
      const { ledger, entries } = sheet;
      const body = `${plan.above(sheet)}${tableOf(plan, sheet)}${plan.below?.(sheet) ?? ''}`;
      return {
        html: webPage({ locale: desk.locale, css: plan.css ?? '', body }),
        accounts: [desk.truth(ledger, { entries, ...plan.truth(sheet) })],
      };
    },
  };
}

function tableOf(plan: TablePrint, sheet: Sheet): string {
  const rows = plan.rows?.(sheet) ?? sheet.entries.map((entry) => movementRow(plan.columns, entry, sheet));
  const around = (make: TablePrint['first']) => make?.(sheet).map((cells) => tr(cells)) ?? [];
  return sheetTable(
    plan.columns.map(([heading]) => heading),
    [...around(plan.first), ...rows, ...around(plan.last)],
    'class="acts"',
  );
}

/** A movement's cells under their headings. */
function movementRow(columns: readonly PrintColumn[], entry: Entry, sheet: Sheet): string {
  return tr(columns.map(([heading, cell]) => `${heading.startsWith('>') ? '>' : ''}${cell(entry, sheet)}`));
}

/** The sheet of a new ledger. */
export function sheetOf(desk: Desk, plan: SheetPlan): Sheet {
  const { dates, most = 40, order = {}, isNewestFirst } = plan;
  const kinds = order.movements && (Object.keys(order.movements) as MovementKind[]);
  const ledger = desk.ledger({
    entryCount: desk.random.whole(5, most),
    ...(kinds === undefined ? {} : { kinds }),
    ...order,
  });
  return {
    desk,
    ledger,
    entries: isNewestFirst === true ? [...ledger.entries].reverse() : ledger.entries,
    day: (at) => desk.written(at, dates[0]),
    full: (at) => desk.written(at, dates[1]),
    number: desk.number,
    signed: desk.signed,
    out: ({ amount }) => (amount < 0 ? desk.number(amount) : ''),
    into: ({ amount }) => (amount > 0 ? desk.number(amount) : ''),
  };
}

/** A movement's lines under one another, and all in one. */
export const stacked = ({ lines: texts }: Entry): string => lines(texts);
export const inOne = ({ lines: texts }: Entry): string => lines([texts.join(' ')]);

/** Labels and their figures under one another; a figure begins with `>`. */
export function facts(pairs: readonly (readonly string[])[], attributes = ''): string {
  return `<table ${attributes}>${pairs.map((pair) => tr(pair)).join('')}</table>`;
}
