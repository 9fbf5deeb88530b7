import type { Word } from '../../read/page.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { TableRow } from './item-rows.ts';

/** Left edges of a title and of the items under it, which are indented, lie further apart, in points. */
const INDENTED = 3;

type TextRow = Extract<TableRow, { kind: 'text' }>;

/**
 * The rows of a table that name a section of it: text right above an item, in type that no item has and that also opens the table, or
 * above several items that are all indented under it.
 */
export function sectionTitles(rows: readonly TableRow[]): ReadonlySet<TableRow> {
  const items = rows.flatMap((row) => (row.kind === 'anchor' ? [row.anchor.row] : []));
  const [first] = rows;
  const candidates = rows.filter((row, index): row is TextRow => mayBeTitle(row, rows[index + 1]));
  const looks = candidates.map(({ row }) => lookOf(row.line.words));
  const isSetApart = (look: Look) =>
    look !== 'plain' && items.every(({ line }) => lookOf(line.words) !== look);
  const opens = first !== undefined && first.kind === 'text' ? lookOf(first.row.line.words) : 'plain';
  return new Set(
    candidates.filter((candidate, index) => {
      const look = looks[index] ?? 'plain';
      const isLook = look === opens && isSetApart(look);
      return isLook || isOverIndented(candidate, rows);
    }),
  );
}

/** Whether a row of one text, without figures, is right above an item that has a text of its own. */
function mayBeTitle(row: TableRow, next: TableRow | undefined): boolean {
  if (row.kind !== 'text' || next?.kind !== 'anchor') return false;
  const { line, figures, chunks } = row.row;
  return (
    chunks.length === 1 &&
    figures.length === 0 &&
    startOf(next.anchor.row) !== null &&
    line.page === next.anchor.row.line.page
  );
}

/** Left edge of the text an item begins with; null for a line of figures alone. */
function startOf({ line }: DocumentRow): number | null {
  const first = line.words.find(({ text }) => /\p{L}{2}/u.test(text));
  return first?.left ?? null;
}

type Look = 'bold' | 'capitals' | 'plain';

function lookOf(words: readonly Word[]): Look {
  const texts = words.filter(({ text }) => /\p{L}{2}/u.test(text));
  if (texts.length === 0) return 'plain';
  if (texts.every(({ isBold }) => isBold)) return 'bold';
  return texts.every(({ text }) => text === text.toUpperCase() && text !== text.toLowerCase())
    ? 'capitals'
    : 'plain';
}

/** Whether the items right below a text, at least two without text between them, are indented under it, and the item above is not. */
function isOverIndented(title: TextRow, rows: readonly TableRow[]): boolean {
  const at = rows.indexOf(title);
  const below = rows.slice(at + 1, at + 3);
  const left = title.row.line.left;
  const isUnder = (row: TableRow) =>
    row.kind === 'anchor' && (startOf(row.anchor.row) ?? 0) > left + INDENTED;
  const above = rows.slice(0, at).findLast((row) => row.kind === 'anchor');
  const isFlush = above?.kind === 'anchor' && Math.abs((startOf(above.anchor.row) ?? 0) - left) <= INDENTED;
  return below.length === 2 && below.every(isUnder) && (above === undefined || isFlush);
}
