import type { HeaderValues } from '../layout/header.ts';
import type { ArtLine, Block, Layout, Rows, Run } from '../layout/layout.ts';
import type { Random } from '../ledger/random.ts';
import { mapBlocks, mapLists, placeholdersOf } from './map-blocks.ts';
import { shuffleColumns } from './shuffle-columns.ts';

/** One way a bank could have printed a layout otherwise. */
export type Variation = {
  readonly name: string;
  /** The layout printed otherwise; null where it has nothing to vary in this way. */
  readonly vary: (layout: Layout, random: Random) => Layout | null;
};

/** Ways to print a layout otherwise, each one that real banks use. */
export const VARIATIONS: readonly Variation[] = [
  { name: 'dates', vary: (layout, random) => withHeader(layout, { dates: otherDates(layout, random) }) },
  {
    name: 'numbers',
    vary: (layout, random) =>
      withHeader(layout, { numbers: { ...layout.header.numbers, style: random.pick(NUMBER_STYLES) } }),
  },
  {
    name: 'negative',
    vary: (layout, random) =>
      ['amount', 'balance', 'charged'].some((name) => placeholdersOf(layout).has(name))
        ? withHeader(layout, {
            negative: random.pick(['-1', '1-', '(1)', '- 1', '−1']),
            'negative balance': random.pick(['-1', '1-', '(1)', '- 1', '−1']),
          })
        : null,
  },
  {
    name: 'sides',
    vary: (layout, random) =>
      placeholdersOf(layout).has('out')
        ? withHeader(layout, {
            out: random.pick(['1', '-1', '1-', '(1)']),
            in: random.pick(['1', '1', '+1']),
            empty: random.pick(['', '', '-', '0.00', '--']),
          })
        : null,
  },
  { name: 'columns', vary: (layout, random) => changedLists(layout, (rows) => shuffleColumns(rows, random)) },
  { name: 'no opening', vary: (layout) => withoutLines(layout, ['opening', 'opening figure']) },
  { name: 'no closing', vary: (layout) => withoutLines(layout, ['closing', 'closing figure']) },
  {
    name: 'no totals',
    vary: (layout) =>
      withoutLines(layout, ['total in', 'total out', 'total', 'group in', 'group out', 'group net', 'net']),
  },
  {
    name: 'no balances',
    vary: (layout) => changedLists(layout, withoutColumn(['balance', 'day balance'])),
  },
  {
    name: 'no reference',
    vary: (layout) => changedLists(layout, withoutColumn(['reference', 'check', 'type', 'value date'])),
  },
  {
    name: 'no heading',
    vary: (layout) =>
      changedLists(layout, (rows) => (rows.heading === null ? null : { ...rows, heading: null })),
  },
  {
    name: 'order',
    vary: (layout) =>
      changedLists(layout, (rows) =>
        rows.first === null &&
        rows.last === null &&
        rows.carried === null &&
        rows.over === null &&
        rows.under === null
          ? { ...rows, options: { ...rows.options, isNewestFirst: !rows.options.isNewestFirst } }
          : null,
      ),
  },
  {
    name: 'look',
    vary: (layout, random) =>
      withHeader(layout, {
        font: random.pick(['sans', 'serif', 'condensed', 'mono'] as const),
        line: random.pick([undefined, 9, 12, 15]),
        margin: random.pick([20, 40, 60]),
      }),
  },
];

const NUMBER_STYLES = [
  { group: ',', decimal: '.', grouping: 'thousands' },
  { group: '.', decimal: ',', grouping: 'thousands' },
  { group: ' ', decimal: ',', grouping: 'thousands' },
  { group: '', decimal: ',', grouping: 'none' },
  { group: '', decimal: '.', grouping: 'none' },
  { group: "'", decimal: '.', grouping: 'thousands' },
] as const satisfies readonly HeaderValues['numbers']['style'][];

const WHOLE_DATES = [
  'dd.MM.yyyy',
  'dd/MM/yyyy',
  'dd-MM-yyyy',
  'yyyy-MM-dd',
  'dd MMM yyyy',
  'dd-MMM-yy',
  'd MMM yyyy',
  'dd.MM.yy',
  'dd/MM/yy',
  'yyyy/MM/dd',
];
const MONTH_FIRST_DATES = ['MM/dd/yyyy', 'MM/dd/yy', 'MMM d, yyyy', 'yyyy-MM-dd', 'dd MMM yyyy', 'MM-dd-yy'];
const SHORT_DATES = ['dd/MM', 'dd.MM.', 'dd-MM', 'dd MMM', 'd MMM', 'dd.MM'];
const SHORT_MONTH_FIRST_DATES = ['MM/dd', 'MMM d', 'MMM dd', 'MM-dd'];

/** Another pattern that has a year where the own one has, and its order of day and month. */
function otherDates({ header }: Layout, random: Random): string {
  const isMonthFirst = header.country === 'US' || /^M.*d/.test(header.dates);
  if (/y/.test(header.dates)) return random.pick(isMonthFirst ? MONTH_FIRST_DATES : WHOLE_DATES);
  return random.pick(isMonthFirst ? SHORT_MONTH_FIRST_DATES : SHORT_DATES);
}

function withHeader(layout: Layout, values: Partial<HeaderValues>): Layout {
  return { ...layout, header: { ...layout.header, ...values } };
}

/** The layout with its lists changed; null where none changes. */
function changedLists(layout: Layout, change: (rows: Rows) => Rows | null): Layout | null {
  let isChanged = false;
  const changed = mapLists(layout, (rows) => {
    const other = change(rows);
    isChanged ||= other !== null;
    return other ?? rows;
  });
  return isChanged ? changed : null;
}

/** The layout without lines whose only values are of these names; null where no such line is there. */
function withoutLines(layout: Layout, names: readonly string[]): Layout | null {
  let isChanged = false;
  const stays = (line: ArtLine) => {
    const own = line.pieces.flatMap((piece) => (piece.what === 'run' ? namesIn(piece) : []));
    const goes =
      own.some((name) => names.includes(name)) &&
      own.every((name) => names.includes(name) || name === 'start' || name === 'end' || name === 'currency');
    isChanged ||= goes;
    return !goes;
  };
  const changed = mapBlocks(layout, (block) => ({ ...block, art: block.art.filter(stays) }));
  return isChanged ? changed : null;
}

/** A list without the column of these values, and its heading. */
function withoutColumn(names: readonly string[]): (rows: Rows) => Rows | null {
  return (rows) => {
    const goes = (run: Run) => namesIn(run).some((name) => names.includes(name)) && run.parts.length === 1;
    const gone = rows.rows.flatMap(({ art }) =>
      art.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.what === 'run' && goes(piece) ? [piece] : [])),
      ),
    );
    if (gone.length === 0) return null;
    const without = (block: Block, isGone: (run: Run) => boolean): Block => ({
      ...block,
      art: block.art.map((line) => ({
        ...line,
        pieces: line.pieces.filter((piece) => piece.what !== 'run' || !isGone(piece)),
      })),
    });
    const isAbove = (run: Run) => gone.some(({ from, to }) => run.from < to && from < run.to);
    return {
      ...rows,
      heading: rows.heading === null ? null : without(rows.heading, isAbove),
      rows: rows.rows.map((row) => without(row, goes)),
    };
  };
}

/** Names of the placeholders in a run. */
function namesIn({ parts }: Run): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}
