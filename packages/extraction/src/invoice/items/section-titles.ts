import { textOf } from '../../lines/line.ts';
import type { Ruling, Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Assigned } from './assign-columns.ts';
import { gapBetween } from './gap-between.ts';
import type { TableRow } from './item-rows.ts';

/** Left edges of a title and of the items under it, which are indented, lie further apart, in points. */
const INDENTED = 3;

/** How far before the descriptions a title may begin, in points: what is further left is another column of the page. */
const MOST_BEFORE = 72;

type TextRow = Extract<TableRow, { kind: 'text' }>;
type AnchorRow = Extract<TableRow, { kind: 'anchor' }>;
type Rulings = ReadonlyMap<number, readonly Ruling[]>;
/** The words of a line that name its item; none where it has no more than figures. */
type NameOn = (assigned: Assigned) => readonly Word[];

/** Text right above an item that has a text of its own, and how far from the line above it and from the item, in line heights. */
type Candidate = {
  readonly title: TextRow;
  readonly item: AnchorRow;
  readonly above: number;
  readonly below: number;
  /** Whether it is the first line under the headings. */
  readonly opens: boolean;
};

/**
 * The rows of a table that name a section of it: text right above an item, where items do not begin above the line of their amount. They
 * are in type that no item has, begin left of the descriptions, are set off from the line above, or have all items indented under them.
 */
export function sectionTitles(
  rows: readonly TableRow[],
  nameOn: NameOn,
  rulings: Rulings,
): ReadonlySet<TableRow> {
  const anchors = rows.filter((row) => row.kind === 'anchor');
  const wordsIn = ({ assigned, row }: TextRow) => {
    const start = nameOn(assigned)[0]?.left ?? 0;
    return row.line.words.filter(({ left }) => left >= start - MOST_BEFORE);
  };
  const isBold = (title: TextRow) => lookOf(wordsIn(title)) === 'bold';
  const candidates = rows.flatMap((_, index) => candidateAt(rows, index, { nameOn, rulings, isBold }));
  const look = (assigned: Assigned) => lookOf(nameOn(assigned));
  const items = anchors.map(({ anchor }) => look(anchor.assigned));
  const areFew = (some: readonly Candidate[]) =>
    some.filter(({ opens }) => !opens).length * 2 < anchors.length ||
    anchors.every((row) => isLed(row, nameOn));
  const opening = candidates.find(({ opens }) => opens);
  const inOtherType = candidates.filter(({ title }) => {
    const words = wordsIn(title);
    const own = lookOf(words);
    const isOther = own !== 'plain' && items.every((other) => other !== own);
    return isOther && !(own === 'capitals' && isNumber(words));
  });
  const usual = gapOfItems(rows, rulings);
  const setOff = candidates.filter(
    ({ above, below }) => isWider(above, below) && (usual === null || isWider(above, usual)),
  );
  const ending = rows.filter(
    (row): row is TextRow => row.kind === 'text' && endsItems(rows, rows.indexOf(row)),
  );
  const isTitle = (candidate: Candidate) => {
    const { title, item } = candidate;
    const isOpening = opening !== undefined && isLike(title, opening.title);
    // What is under the last item too belongs to the item above it.
    if (!isOpening && ending.some((other) => isLike(title, other))) return false;
    const isOther = inOtherType.includes(candidate);
    const isAsOpening = opening !== undefined && lookOf(wordsIn(title)) === lookOf(wordsIn(opening.title));
    return (
      isOpening ||
      (isOther && (isAsOpening || areFew(inOtherType))) ||
      (setOff.includes(candidate) && areFew(setOff) && beginsItem(title, item, nameOn)) ||
      beginsAsLine(title, item, nameOn) ||
      isOverIndented(title, rows)
    );
  };
  return new Set(candidates.filter(isTitle).map(({ title }) => title));
}

type Looks = {
  readonly nameOn: NameOn;
  readonly rulings: Rulings;
  readonly isBold: (title: TextRow) => boolean;
};

function candidateAt(
  rows: readonly TableRow[],
  index: number,
  { nameOn, rulings, isBold }: Looks,
): readonly Candidate[] {
  const [over, title, item] = [rows[index - 1], rows[index], rows[index + 1]];
  if (title?.kind !== 'text' || item?.kind !== 'anchor' || nameOn(item.anchor.assigned).length === 0)
    return [];
  const { line, figures, chunks } = title.row;
  const isLone = chunks.length === 1 || isBold(title);
  const isText = isLone && !figures.some(({ isMoney }) => isMoney);
  if (!isText || line.page !== item.anchor.row.line.page) return [];
  const above = gapBetween(over === undefined ? null : lineOf(over), line, rulings);
  const below = gapBetween(line, item.anchor.row.line, rulings);
  return isWider(below, above) ? [] : [{ title, item, above, below, opens: index === 0 }];
}

/** Whether a row is right under an item and no other item is below it: before a break or the end of the table. */
function endsItems(rows: readonly TableRow[], index: number): boolean {
  const next = rows.slice(index + 1).find(({ kind }) => kind !== 'text');
  return rows[index - 1]?.kind === 'anchor' && next?.kind !== 'anchor';
}

/** The least gap between two items with nothing between them, in line heights: text as far from the item above it begins the next one. */
function gapOfItems(rows: readonly TableRow[], rulings: Rulings): number | null {
  const gaps = rows.flatMap((row, index) => {
    const over = rows[index - 1];
    if (row.kind !== 'anchor' || over?.kind !== 'anchor') return [];
    const [above, line] = [over.anchor.row.line, row.anchor.row.line];
    return above.page === line.page ? [gapBetween(above, line, rulings)] : [];
  });
  return gaps.length === 0 ? null : Math.min(...gaps);
}

/** Whether a gap between lines stands out against another, both in line heights. */
function isWider(gap: number, other: number): boolean {
  return gap > other * 1.35 + 0.12;
}

function lineOf(row: TableRow): DocumentRow['line'] | null {
  if (row.kind === 'break') return null;
  return row.kind === 'anchor' ? row.anchor.row.line : row.row.line;
}

/** Whether the line of an item's amount begins with a cell before its description: a code, a position or a quantity. */
function isLed({ anchor }: AnchorRow, nameOn: NameOn): boolean {
  const text = nameOn(anchor.assigned)[0];
  const first = anchor.row.line.words[0];
  return text !== undefined && first !== undefined && first.right < text.left;
}

/** Whether a text begins in the cell before an item's description. */
function beginsAsLine({ row }: TextRow, item: AnchorRow, nameOn: NameOn): boolean {
  const first = item.anchor.row.line.words[0];
  return isLed(item, nameOn) && first !== undefined && row.line.left < first.right;
}

/** Whether the text on the line of an item's amount, and not a text above it, is the beginning of its description. */
function beginsItem(title: TextRow, item: AnchorRow, nameOn: NameOn): boolean {
  const words = nameOn(item.anchor.assigned);
  const first = words.find(({ text }) => /\p{L}/u.test(text));
  if (first === undefined || /^\p{Ll}/u.test(first.text)) return false;
  const left = words[0]?.left ?? 0;
  return title.row.line.left >= left - INDENTED;
}

/** Left edge of the text an item begins with; null for a line of figures alone. */
function startOf({ line }: DocumentRow): number | null {
  const first = line.words.find(({ text }) => /\p{L}{2}/u.test(text));
  return first?.left ?? null;
}

/** Whether a title differs from another one in its figures only: "Delivery note 1182 of 03/06/2026". */
function isLike({ row }: TextRow, other: TextRow): boolean {
  const shapeOf = ({ line }: DocumentRow) => normalise(textOf(line.words)).replace(/\d+/g, '#');
  const shape = shapeOf(row);
  return shape.includes('#') && shape === shapeOf(other.row);
}

type Look = 'bold' | 'capitals' | 'plain';

function lookOf(words: readonly Word[]): Look {
  const texts = words.filter(({ text }) => /\p{L}{2}/u.test(text));
  if (texts.length === 0) return 'plain';
  // What is bold, as a number, may be followed by a remark that is not.
  if (words.find(({ text }) => /[\p{L}\d]{2}/u.test(text))?.isBold === true) return 'bold';
  return texts.every(({ text }) => text === text.toUpperCase() && text !== text.toLowerCase())
    ? 'capitals'
    : 'plain';
}

/** Whether a text is a number with its name, as of an item: "EAN 4000118740552". */
function isNumber(words: readonly Word[]): boolean {
  const count = (kind: RegExp) => (textOf(words).match(kind) ?? []).length;
  return count(/\d/g) > count(/\p{L}/gu);
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
