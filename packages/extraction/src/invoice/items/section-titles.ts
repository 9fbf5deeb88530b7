import type { Word } from '../../read/page.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import type { Assigned } from './assign-columns.ts';
import { descriptionWords, type TableRow } from './item-rows.ts';

/** Left edges of a title and of the items under it, which are indented, lie further apart, in points. */
const INDENTED = 3;

type TextRow = Extract<TableRow, { kind: 'text' }>;

/**
 * The rows of a table that name a section of it: text right above an item, in type that no item has and that also opens the table, or
 * above several items that are all indented under it.
 */
export function sectionTitles(rows: readonly TableRow[], table: ItemTable): ReadonlySet<TableRow> {
  const look = (assigned: Assigned) => lookOf(descriptionWords(assigned, table));
  const items = rows.flatMap((row) => (row.kind === 'anchor' ? [look(row.anchor.assigned)] : []));
  const [first] = rows;
  const candidates = rows.filter((row, index): row is TextRow => mayBeTitle(row, rows[index + 1]));
  const isSetApart = (own: Look) => own !== 'plain' && items.every((other) => other !== own);
  const opens = first !== undefined && first.kind === 'text' ? look(first.assigned) : 'plain';
  return new Set(
    candidates.filter((candidate) => {
      const own = look(candidate.assigned);
      return (own === opens && isSetApart(own)) || isOverIndented(candidate, rows);
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

/** Whether the items right below a text, at least two without text between them, are indented under it, and the item above begins no further left. */
function isOverIndented(title: TextRow, rows: readonly TableRow[]): boolean {
  const at = rows.indexOf(title);
  const below = rows.slice(at + 1, at + 3);
  const left = title.row.line.left;
  const isUnder = (row: TableRow) =>
    row.kind === 'anchor' && (startOf(row.anchor.row) ?? 0) > left + INDENTED;
  const above = rows.slice(0, at).findLast((row) => row.kind === 'anchor');
  const isRight = above?.kind === 'anchor' && (startOf(above.anchor.row) ?? 0) >= left - INDENTED;
  return below.length === 2 && below.every(isUnder) && (above === undefined || isRight);
}
