import type { ArtLine, Block, Placeholder, Run, Style } from '../layout/layout.ts';
import type { Look, Pen } from '../paper/pen.ts';

/** What is printed in a placeholder's stead. */
export type Fill = (placeholder: Placeholder) => string;

/** The cells of a sheet in points. */
export type Grid = {
  readonly left: number;
  readonly cellPt: number;
  readonly linePt: number;
  readonly sizePt: number;
  readonly columns: number;
};

/** A block with its values in place: how tall it is, and how to draw it with its top at `y`. */
export type SetBlock = { readonly heightPt: number; readonly draw: (y: number) => void };

type SetRun = {
  readonly run: Run;
  readonly top: number;
  readonly lines: readonly string[];
  readonly look: Look;
};

/** Height of a line that holds rules only, in lines. */
const RULE_LINE = 0.4;

/** Fills a block and sets its words on the grid, `shift` cells to the right. Texts too long for their cells push what is below them down. */
export function setBlock(block: Block, fill: Fill, pen: Pen, grid: Grid, shift = 0): SetBlock {
  const left = grid.left + shift * grid.cellPt;
  const runs: SetRun[] = [];
  const tops: number[] = [];
  let [top, floor] = [0, 0];
  for (const line of block.art) {
    const isRule = isRuleLine(line);
    if (isRule) top = Math.max(top, floor);
    const own = lineHeight(line, block, grid);
    tops.push(top);
    for (const piece of line.pieces) {
      if (piece.what !== 'run') continue;
      const look = lookOf([block.options.style, line.style, piece.style], grid);
      const width = (piece.to - piece.from) * grid.cellPt;
      const text = textOf(piece, fill);
      const lines = piece.wraps ? pen.wrap(text, width, look) : [text];
      const above = runs.filter(({ run }) => run.from < piece.to && piece.from < run.to);
      const at = Math.max(top, ...above.map((other) => bottomOf(other, grid, own)));
      runs.push({ run: piece, top: at + own - grid.linePt, lines: text === '' ? [] : lines, look });
    }
    top += own;
    floor = Math.max(floor, top, ...runs.map((run) => bottomOf(run, grid, grid.linePt)));
  }
  const heightPt = Math.max(top, floor);
  return {
    heightPt: heightPt + block.options.gap,
    draw: (y) => {
      if (block.options.shade !== null) shade(block, pen, grid, left, y, heightPt);
      block.art.forEach((line, index) => {
        drawRules(line, pen, grid, left, y + (tops[index] ?? 0), y + (tops[index + 1] ?? heightPt), [
          block.art[index - 1],
          block.art[index + 1],
        ]);
      });
      for (const set of runs) drawRun(set, pen, grid, left, y);
    },
  };
}

/** The text of a run, its placeholders filled. */
export function textOf(run: Run, fill: Fill): string {
  return run.parts
    .map((part) => (typeof part === 'string' ? part : fill(part)))
    .join('')
    .trim();
}

function isRuleLine(line: ArtLine): boolean {
  return line.pieces.some(({ what }) => what === 'rule') && line.pieces.every(({ what }) => what !== 'run');
}

function lineHeight(line: ArtLine, block: Block, grid: Grid): number {
  if (isRuleLine(line)) return grid.linePt * RULE_LINE;
  const size = line.style.size ?? block.options.style.size ?? grid.sizePt;
  return Math.max(grid.linePt, (grid.linePt * size) / grid.sizePt);
}

function bottomOf({ top, lines }: SetRun, grid: Grid, own: number): number {
  return top - (own - grid.linePt) + Math.max(0, lines.length - 1) * grid.linePt + own;
}

/** A size below nothing is so much smaller than the sheet's own. */
function lookOf(styles: readonly Style[], grid: Grid): Look {
  const style = Object.assign({}, ...styles) as Style;
  const relative = styles.at(-1)?.size;
  const around = styles.slice(0, -1).reduce((size, { size: own }) => own ?? size, grid.sizePt);
  const size = relative !== undefined && relative < 0 ? around + relative : (style.size ?? grid.sizePt);
  return {
    size,
    ...(style.isBold === true ? { isBold: true } : {}),
    ...(style.color === undefined ? {} : { color: style.color }),
    ...(style.shape === undefined ? {} : { shape: style.shape }),
  };
}

/** A value in backticks, as a filler of empty cells may be, is there for screen readers only: white on white. */
function drawRun(
  { run, top, lines, look: own }: SetRun,
  pen: Pen,
  grid: Grid,
  left: number,
  y: number,
): void {
  const [from, to] = [left + run.from * grid.cellPt, left + run.to * grid.cellPt];
  lines.forEach((shown, index) => {
    const hidden = /^`(.*)`$/.exec(shown)?.[1];
    const text = hidden ?? shown;
    const look = hidden === undefined ? own : { ...own, color: '#ffffff' };
    const baseline = y + top + index * grid.linePt + grid.linePt * 0.76;
    if (run.align === 'left') pen.left(from, baseline, text, look);
    if (run.align === 'right') pen.right(to, baseline, text, look);
    if (run.align === 'center') pen.center((from + to) / 2, baseline, text, look);
  });
}

function shade(block: Block, pen: Pen, grid: Grid, left: number, y: number, height: number): void {
  const spans = block.art.flatMap(({ pieces }) =>
    pieces.map((piece) => (piece.what === 'bar' ? { from: piece.at, to: piece.at + 1 } : piece)),
  );
  if (spans.length === 0) return;
  const from = Math.min(...spans.map((span) => span.from)) - 0.6;
  const to = Math.max(...spans.map((span) => span.to)) + 0.6;
  pen.box(left + from * grid.cellPt, y, (to - from) * grid.cellPt, height, block.options.shade);
}

/** Rules run through the middle of their cells; bars reach to the rules above and below them. */
function drawRules(
  line: ArtLine,
  pen: Pen,
  grid: Grid,
  left: number,
  top: number,
  bottom: number,
  [above, below]: readonly [ArtLine | undefined, ArtLine | undefined],
): void {
  const half = (grid.linePt * RULE_LINE) / 2;
  const touches = (other: ArtLine | undefined, at: number) =>
    other !== undefined &&
    isRuleLine(other) &&
    other.pieces.some((piece) => piece.what === 'rule' && piece.from <= at && at < piece.to);
  for (const piece of line.pieces) {
    if (piece.what === 'rule') {
      const y = isRuleLine(line) ? top + half : top + grid.linePt / 2;
      const edge = (cell: number) => left + cell * grid.cellPt;
      const [startsInCell, endsInCell] = piece.corners;
      const [from, to] = [piece.from + (startsInCell ? 0.5 : 0), piece.to - (endsInCell ? 0.5 : 0)];
      pen.line(edge(from), y, edge(to), y, piece.isThick ? 1.4 : 0.5);
    }
    if (piece.what === 'bar') {
      const x = left + (piece.at + 0.5) * grid.cellPt;
      pen.line(
        x,
        top - (touches(above, piece.at) ? half : 0),
        x,
        bottom + (touches(below, piece.at) ? half : 0),
        0.5,
      );
    }
  }
}
