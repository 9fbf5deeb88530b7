import type { ArtLine, Block, Rows, Run } from '../layout/layout.ts';
import type { Random } from '../ledger/random.ts';

type Span = { readonly from: number; readonly to: number };

/** Cells between two columns. */
const GAP = 2;

/** A list with its columns in another order; null where it has fewer than three columns, or rows that are not drawn in columns. */
export function shuffleColumns(rows: Rows, random: Random): Rows | null {
  if (rows.options.across > 1) return null;
  const blocks = [rows.heading, ...rows.rows, rows.first, rows.last, rows.carried, rows.brought].filter(
    (block) => block !== null,
  );
  const line = inOtherOrder(
    blocks.flatMap(({ art }) => art),
    random,
  );
  if (line === null) return null;
  const moved = (block: Block): Block => ({ ...block, art: block.art.map(line) });
  const one = (block: Block | null) => (block === null ? null : moved(block));
  return {
    ...rows,
    ...{
      heading: one(rows.heading),
      rows: rows.rows.map(moved),
      first: one(rows.first),
      last: one(rows.last),
    },
    ...{ carried: one(rows.carried), brought: one(rows.brought) },
  };
}

/** What moves a line to columns in another order than some lines have; null where they have fewer than three, or bars between them. */
export function inOtherOrder(lines: readonly ArtLine[], random: Random): ((line: ArtLine) => ArtLine) | null {
  const columns = spansOf(lines.flatMap(runsOf));
  if (columns.length < 3 || lines.some(({ pieces }) => pieces.some(({ what }) => what === 'bar')))
    return null;
  // Lists of one layout whose columns are alike get the same order.
  const rank = new Map(columns.map((column) => [column, random.branch(`column ${column.from}`).fraction()]));
  const order = [...columns].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  let at = columns[0]?.from ?? 0;
  const shifts = new Map<Span, number>();
  for (const column of order) {
    shifts.set(column, at - column.from);
    at += column.to - column.from + GAP;
  }
  return (line) => shiftLine(line, columns, shifts);
}

function runsOf({ pieces }: ArtLine): Run[] {
  return pieces.filter((piece) => piece.what === 'run');
}

function shiftLine(line: ArtLine, columns: readonly Span[], shifts: ReadonlyMap<Span, number>): ArtLine {
  // A text alone on its line may be longer than the others of its column.
  const isAlone = line.pieces.length === 1;
  return {
    ...line,
    pieces: line.pieces.map((piece) => {
      if (piece.what !== 'run') return piece;
      const own = columns.find(
        ({ from, to }) => from <= piece.from && (isAlone ? piece.from < to : piece.to <= to),
      );
      const shift = own === undefined ? 0 : (shifts.get(own) ?? 0);
      return { ...piece, from: piece.from + shift, to: piece.to + shift };
    }),
  };
}

/** The cells that runs take, joined where they overlap or touch. */
function spansOf(runs: readonly Run[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of [...runs].sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last !== undefined && from < last.to)
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else spans.push({ from, to });
  }
  return spans;
}
