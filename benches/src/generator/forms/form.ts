import type { Entry, FaceShape, Look, Pen } from '@tieout/corpus';
import type { Print } from '../prints/print.ts';
import { type Sheet, sheetOf, type TablePrint } from '../prints/table-print.ts';

/** A text at its place in points, y from the top of the sheet or of its block; one with a negative x ends at that place. */
export type Put = readonly [x: number, y: number, text: string, look?: Look];

/** A heading (`\n` parts its lines), where its column stands (to the left of a negative place), and what stands under it, one or many lines. */
export type FormColumn = readonly [
  heading: string,
  x: number,
  cell: (entry: Entry, sheet: Sheet) => string | readonly string[],
];

/** Texts that stay together on one sheet; their y counts lines from 0. */
export type Block = readonly Put[];

/** A statement as the program of a bank's host draws it: texts at fixed places, a head and a foot on every sheet, shown as data. */
export type Form = Omit<Print, 'draw'> &
  Pick<TablePrint, 'dates' | 'most' | 'order' | 'isNewestFirst' | 'truth'> & {
    readonly size?: number;
    readonly shape?: FaceShape;
    readonly isLandscape?: boolean;
    /** Points from line to line, and more between blocks. */
    readonly leading: number;
    readonly gap?: number;
    /** Over the table: on the first sheet, and on later ones, where it is the same unless told. */
    readonly head: (sheet: Sheet) => readonly Put[];
    readonly again?: (sheet: Sheet) => readonly Put[];
    /** Where headings begin on the first sheet and on later ones, where rows must end. */
    readonly top: number;
    readonly topAgain?: number;
    readonly bottom: number;
    readonly columns: readonly FormColumn[];
    /** Later sheets go on without headings. */
    readonly isHeadedOnce?: boolean;
    readonly first?: (sheet: Sheet) => readonly Block[];
    /** In place of one block of the columns for each movement. */
    readonly rows?: (sheet: Sheet, block: (entry: Entry) => Block) => readonly (readonly [Block, Entry])[];
    readonly last?: (sheet: Sheet) => readonly Block[];
    /** Under the last row of a sheet and over the first of the next, given the last movement drawn. */
    readonly leave?: (sheet: Sheet, last: Entry) => Block;
    readonly resume?: (sheet: Sheet, last: Entry) => Block;
    readonly foot?: (sheet: Sheet, page: number, pages: number) => readonly Put[];
    /** Lines from side to side over and under headings. */
    readonly isRuled?: boolean;
  };

/** The print that such a form describes. */
export function formPrint(form: Form): Print {
  return {
    ...form,
    draw: (desk) => {
      const sheet = sheetOf(desk, form);
      const { size = 8, shape = 'sans', isLandscape = false } = form;
      const pen = desk.pen({ size, shape, isLandscape });
      drawForm(form, sheet, pen);
      return {
        paper: pen.paper(),
        accounts: [desk.truth(sheet.ledger, { entries: sheet.entries, ...form.truth(sheet) })],
      };
    },
  };
}

function drawForm(form: Form, sheet: Sheet, pen: Pen): void {
  const { leading, gap = 2, first = () => [], last = () => [] } = form;
  const block = (entry: Entry) => blockOf(form.columns, entry, sheet);
  const rows = form.rows?.(sheet, block) ?? sheet.entries.map((entry) => [block(entry), entry] as const);
  let y = startSheet(form, sheet, pen, true);
  const put = (texts: Block) => {
    drawAt(pen, texts, y, leading);
    y += (Math.max(...texts.map(([, line]) => line), 0) + 1) * leading + gap;
  };
  let drawn: Entry | null = null;
  const keep = (texts: Block) => {
    const height = (Math.max(...texts.map(([, line]) => line), 0) + 1) * leading + gap;
    if (y + height < form.bottom) return put(texts);
    if (drawn !== null && form.leave !== undefined) put(form.leave(sheet, drawn));
    pen.newSheet();
    y = startSheet(form, sheet, pen, false);
    if (drawn !== null && form.resume !== undefined) put(form.resume(sheet, drawn));
    put(texts);
  };
  first(sheet).forEach(keep);
  for (const [texts, entry] of rows) {
    keep(texts);
    drawn = entry;
  }
  last(sheet).forEach(keep);
  pen.onEverySheet((page, pages) => drawAt(pen, form.foot?.(sheet, page, pages) ?? [], 0, 1));
}

/** Draws head and headings; returns where rows begin. */
function startSheet(form: Form, sheet: Sheet, pen: Pen, isFirst: boolean): number {
  const { head, again = head, top, topAgain = top, leading, columns } = form;
  drawAt(pen, (isFirst ? head : again)(sheet), 0, 1);
  const y = isFirst ? top : topAgain;
  if (!isFirst && form.isHeadedOnce === true) return y + leading;
  const height = Math.max(...columns.map(([heading]) => heading.split('\n').length));
  for (const [heading, x] of columns)
    heading.split('\n').forEach((text, line) => {
      drawAt(pen, [[x, line, text, { isBold: true }]], y, leading);
    });
  if (form.isRuled === true)
    for (const at of [y - leading, y + height * leading - leading * 0.6])
      pen.line(30, at, pen.widthPt - 30, at);
  return y + height * leading + 4;
}

function blockOf(columns: readonly FormColumn[], entry: Entry, sheet: Sheet): Block {
  return columns.flatMap(([, x, cell]) => {
    const told = cell(entry, sheet);
    const texts = typeof told === 'string' ? [told] : told;
    return texts.map((text, line): Put => [x, line, text]);
  });
}

function drawAt(pen: Pen, texts: readonly Put[], y: number, leading: number): void {
  for (const [x, line, text, look] of texts) {
    if (x < 0) pen.right(-x, y + line * leading, text, look);
    else pen.left(x, y + line * leading, text, look);
  }
}

/** Texts under one another: `lines` from (x, y) down. */
export function column(
  x: number,
  y: number,
  leading: number,
  texts: readonly string[],
  look: Look = {},
): Put[] {
  return texts.map((text, line): Put => [x, y + line * leading, text, look]);
}
