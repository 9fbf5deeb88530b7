import type { Entry, Look, Pen } from '@tieout/corpus';

export type Column<Row> = {
  /** Lines of the heading; none leaves the column without one. */
  readonly heading: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly align: 'left' | 'right' | 'center';
  readonly cell: (row: Row, index: number) => string | readonly string[];
  /** Cut cells at the column's width instead of letting them run. */
  readonly wraps?: boolean;
  readonly look?: Look;
};

export type Table<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Top of the heading on the first sheet. */
  readonly top: number;
  /** No row reaches below this. */
  readonly bottom: number;
  readonly lineHeight: number;
  readonly rowGap: number;
  /** On which line of a tall row the one-line cells stand; `first` where it is left out. */
  readonly anchor?: 'first' | 'middle' | 'last';
  readonly headingLook?: Look;
  /** Whether sheets after the first repeat the heading. */
  readonly repeatsHeading?: boolean;
  /** Draws what tops a further sheet and returns where the table continues. */
  readonly onNewSheet: () => number;
  /** Draws a line before the first row, such as an opening balance, and returns how much room it took. */
  readonly onStart?: (y: number) => number;
  /** Draws a last line on a sheet that the table leaves, such as a balance carried forward. */
  readonly onLeave?: (last: Row, y: number) => unknown;
  /** Draws a first line where the table continues, and returns how much room it took. */
  readonly onResume?: (last: Row, y: number) => number;
  /** Rules, shading: called before the row's text is drawn. */
  readonly decorate?: (row: Row, index: number, top: number, bottom: number) => void;
  readonly decorateHeading?: (top: number, bottom: number) => void;
};

/** Draws a table over as many sheets as it takes; returns the y below its last row. */
export function drawTable<Row>(pen: Pen, table: Table<Row>): number {
  const reserve = table.onLeave === undefined ? 0 : table.lineHeight + table.rowGap;
  let y = drawHeading(pen, table, table.top);
  y += table.onStart?.(y + table.lineHeight) ?? 0;
  table.rows.forEach((row, index) => {
    const cells = table.columns.map((column) => linesOf(pen, column, row, index));
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * table.lineHeight + table.rowGap;
    const previous = table.rows[index - 1];
    if (y + height > table.bottom - reserve && previous !== undefined) y = turnSheet(pen, table, previous, y);
    table.decorate?.(row, index, y, y + height);
    table.columns.forEach((column, at) => {
      drawCell(pen, table, column, cells[at] ?? [], y, height);
    });
    y += height;
  });
  return y;
}

function turnSheet<Row>(pen: Pen, table: Table<Row>, last: Row, y: number): number {
  table.onLeave?.(last, y + table.lineHeight);
  pen.newSheet();
  const top = table.onNewSheet();
  const below = table.repeatsHeading === false ? top : drawHeading(pen, table, top);
  return below + (table.onResume?.(last, below + table.lineHeight) ?? 0);
}

/** Headings wider than their column are cut at spaces; all stand on the last line of the heading. */
function drawHeading<Row>(pen: Pen, table: Table<Row>, top: number): number {
  const look = table.headingLook ?? { isBold: true };
  const headings = table.columns.map((column) =>
    column.heading.flatMap((text) => pen.wrap(text, column.right - column.left - 8, look)),
  );
  const height = Math.max(...headings.map((lines) => lines.length));
  if (height === 0) return top;
  const bottom = top + height * table.lineHeight + 5;
  table.decorateHeading?.(top, bottom);
  table.columns.forEach((column, at) => {
    const lines = headings[at] ?? [];
    lines.forEach((text, line) => {
      put(pen, column, top + (line + 1 + height - lines.length) * table.lineHeight - 2, text, look);
    });
  });
  return bottom;
}

function linesOf<Row>(pen: Pen, column: Column<Row>, row: Row, index: number): readonly string[] {
  const cell = column.cell(row, index);
  const lines = typeof cell === 'string' ? (cell === '' ? [] : [cell]) : cell;
  if (column.wraps !== true) return lines;
  return lines.flatMap((line) => pen.wrap(line, column.right - column.left, column.look));
}

function drawCell<Row>(
  pen: Pen,
  table: Table<Row>,
  column: Column<Row>,
  lines: readonly string[],
  top: number,
  height: number,
): void {
  const room = height - table.rowGap - lines.length * table.lineHeight;
  const offset = { first: 0, middle: room / 2, last: room }[table.anchor ?? 'first'];
  lines.forEach((text, line) => {
    const y = top + table.rowGap / 2 + offset + (line + 1) * table.lineHeight - table.lineHeight * 0.25;
    put(pen, column, y, text, column.look ?? {});
  });
}

function put<Row>(pen: Pen, column: Column<Row>, y: number, text: string, look: Look): void {
  if (column.align === 'left') pen.left(column.left, y, text, look);
  if (column.align === 'right') pen.right(column.right, y, text, look);
  if (column.align === 'center') pen.center((column.left + column.right) / 2, y, text, look);
}

/** A column that prints one value of each row. */
export function textColumn<Row = Entry>(
  heading: string | readonly string[],
  left: number,
  right: number,
  cell: (row: Row, index: number) => string | readonly string[],
  look?: Look,
): Column<Row> {
  const lines = typeof heading === 'string' ? [heading] : heading;
  return {
    heading: lines,
    left,
    right,
    align: 'left',
    cell,
    wraps: true,
    ...(look === undefined ? {} : { look }),
  };
}

/** A column of figures, flush right at `right`. */
export function figureColumn<Row = Entry>(
  heading: string | readonly string[],
  right: number,
  cell: (row: Row, index: number) => string,
  look?: Look,
): Column<Row> {
  const lines = typeof heading === 'string' ? [heading] : heading;
  return {
    heading: lines,
    left: right - 70,
    right,
    align: 'right',
    cell,
    ...(look === undefined ? {} : { look }),
  };
}
