import type { DocumentRow } from './document-rows.ts';
import type { Figure, FigureStyle } from './figure.ts';

/** How many lines away the figures that show what a column holds may be. */
const NEAR_ROWS = 8;

/** So many figures with decimals, at least, show it. */
const LEAST = 2;

/** How far apart right edges of one column may be, in heights of the text. */
const ALIGNED_EM = 0.35;

/**
 * The rows with the decimal mark put back into figures that lost it when they were read from pixels: three digits or more without
 * decimals, under others that all have two. Sums decide whether that holds.
 */
export function withLostMarks(rows: readonly DocumentRow[], style: FigureStyle): readonly DocumentRow[] {
  if (style.decimals !== 2) return rows;
  return rows.map((row, index) => {
    if (row.line.words.every(({ confidence }) => confidence === 1) || !row.figures.some(mayHaveLost))
      return row;
    const near = rows
      .slice(Math.max(0, index - NEAR_ROWS), index + NEAR_ROWS + 1)
      .filter((other) => other !== row && other.line.page === row.line.page);
    const figures = row.figures.map((figure) =>
      mayHaveLost(figure) && isCell(figure, row) && isUnderMoney(figure, row, near)
        ? withMark(figure)
        : figure,
    );
    return { ...row, figures };
  });
}

function mayHaveLost({ value, isMoney, isPercent }: Figure): boolean {
  return !isMoney && !isPercent && value.scale === 0 && value.units >= 100 && value.units < TOO_LONG;
}

/** Longer numbers are those of orders and articles. */
const TOO_LONG = 1e5;

/** Whether a figure begins a cell that is not the first of its line. */
function isCell(figure: Figure, { chunks, line }: DocumentRow): boolean {
  return chunks.findIndex(({ words }) => words[0] === line.words[figure.from]) > 0;
}

function withMark(figure: Figure): Figure {
  return { ...figure, value: { ...figure.value, scale: 2 }, isMoney: true };
}

/** Whether the figures of other lines that end where this one does are money, and there are several. */
function isUnderMoney(figure: Figure, { line }: DocumentRow, near: readonly DocumentRow[]): boolean {
  const apart = (line.bottom - line.top) * ALIGNED_EM;
  const column = near.flatMap(({ figures }) =>
    figures.filter((other) => Math.abs(other.digitsRight - figure.digitsRight) <= apart),
  );
  const money = column.filter(({ isMoney, value }) => isMoney && value.scale === 2);
  return money.length >= LEAST && column.every((other) => money.includes(other) || mayHaveLost(other));
}
