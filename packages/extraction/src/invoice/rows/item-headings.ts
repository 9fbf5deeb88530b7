import { type Chunk, chunkOf } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { CURRENCY_CODES, isCurrencyMark } from '../../values/currency.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { cacheRecent } from '../../vocabulary/cache-recent.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { ITEM_HEADINGS } from '../vocabulary/tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';
import type { DocumentRow } from './document-rows.ts';
import { misreadHeading } from './misread-heading.ts';
import { taxComposition } from './tax-composition.ts';

/** A heading over a column of items; `role` null where its words are not known. Points of the upright page. */
export type ItemHeading = {
  readonly role: ItemColumnRole | null;
  readonly text: string;
  readonly left: number;
  readonly right: number;
};

/** Headings written over `lineCount` lines. */
export type ItemHeadings = { readonly headings: readonly ItemHeading[]; readonly lineCount: number };

const MOST_LINES = 6;
const SUMS: ReadonlySet<ItemColumnRole> = new Set([
  'amount',
  'net',
  'gross',
  'unitPrice',
  'taxBase',
  'taxAmount',
]);

/** The row of headings of a table of items or of taxes that begins at `rows[start]`; null when none does. */
export function itemHeadingsAt(rows: readonly DocumentRow[], start: number): ItemHeadings | null {
  const own = continued(rows, start, joinedBelow(rows, start, bestAt(rows, start)));
  if (own === null) return null;
  for (let later = 1; later < own.lineCount; later++) {
    const other = bestAt(rows, start + later);
    if (other === null) continue;
    if (other.score > own.score || (other.score === own.score && !isWhole(own))) return null;
  }
  return { headings: own.headings, lineCount: own.lineCount };
}

/** Headings with those right below them, where both lines are headings by themselves: then each column is named over all of the lines. */
function joinedBelow(rows: readonly DocumentRow[], start: number, own: Scored | null): Scored | null {
  if (own === null) return null;
  const next = bestAt(rows, start + own.lineCount);
  const taken = rows.slice(start, start + own.lineCount + (next?.lineCount ?? 0));
  if (next === null || !standTogether(taken)) return own;
  const parts = [...own.headings, ...next.headings];
  const headings = withoutProse(stack(taken).flatMap(headingsOf)).map((heading) => {
    if (heading.role !== null) return heading;
    const part = parts.find(
      ({ role, left, right }) => role !== null && left < heading.right && right > heading.left,
    );
    return { ...heading, role: part?.role ?? null };
  });
  const isWider = headings.length >= own.headings.length;
  return isWider ? { headings, lineCount: taken.length, score: own.score } : own;
}

/** Fewer cells on a line below the headings may be the text of the first item. */
const LEAST_CONTINUED = 3;

/** Headings with the lines right below that go on with several of them: all of words, each under the left edge of a heading, with figures under them. */
function continued(rows: readonly DocumentRow[], start: number, own: Scored | null): Scored | null {
  if (own === null) return null;
  let { headings, lineCount } = own;
  for (let next = rows[start + lineCount]; next !== undefined; next = rows[start + lineCount]) {
    const isNear = standTogether(rows.slice(start, start + lineCount + 1));
    const cells = next.chunks.map((cell) => ({ cell, over: headings.find((item) => isUnder(cell, item)) }));
    const isText = next.line.words.every(({ text }) => !/\d/.test(text));
    if (!isNear || !isText || cells.length < LEAST_CONTINUED || cells.some(({ over }) => over === undefined))
      break;
    headings = headings.map((heading) => {
      const below = cells.filter(({ over }) => over === heading).map(({ cell }) => cell);
      const text = [heading.text, ...below.map((cell) => cell.text)].join(' ');
      const right = Math.max(heading.right, ...below.map((cell) => cell.right));
      return below.length === 0 ? heading : { ...heading, text, right, role: phraseOf(text) ?? heading.role };
    });
    lineCount++;
  }
  return lineCount === own.lineCount ? own : { ...own, headings, lineCount };
}

function isUnder(cell: Chunk, { left, right }: ItemHeading): boolean {
  return Math.abs(cell.left - left) < 2 || Math.abs(cell.right - right) < 2;
}

/** Whether every heading is a phrase of the trade to its last word, so that no line of it can be left out. */
function isWhole({ headings }: ItemHeadings): boolean {
  return headings.every((heading) => ITEM_HEADINGS.spaced.has(normalise(heading.text)));
}

/** Whether lines have one cell each, and these begin at one edge. */
function areOfOneCell(rows: readonly DocumentRow[]): boolean {
  const left = rows[0]?.line.left ?? 0;
  return rows.every(({ chunks, line }) => chunks.length === 1 && Math.abs(line.left - left) < ONE_EDGE);
}

/** Left edges of one column are no further apart, in points. */
const ONE_EDGE = 3;

type Scored = ItemHeadings & { readonly score: number };

function bestAt(rows: readonly DocumentRow[], start: number): Scored | null {
  let best: Scored | null = null;
  for (let lineCount = 1; lineCount <= MOST_LINES; lineCount++) {
    const taken = rows.slice(start, start + lineCount);
    if (taken.length < lineCount || !standTogether(taken)) break;
    if (cutsThrough(rows, start, lineCount)) continue;
    // A label with its value above the headings is none of them.
    if (lineCount > 1 && taken[0]?.chunks.some(({ text }) => text.endsWith(':'))) break;
    if (taken.some(hasFigures)) break;
    // Lines of one cell each, below each other, are an address above the headings.
    if (lineCount > 2 && areOfOneCell(taken.slice(0, 2))) break;
    const headings = withoutProse(stack(taken).flatMap(headingsOf));
    const score = scoreOf(headings);
    if (score === null) continue;
    const gain: number = best === null ? 1 : score - best.score;
    if (gain > 0 || (gain === 0 && qualifies(taken[lineCount - 1]))) best = { headings, lineCount, score };
  }
  return best;
}

/** Whether a line has figures that no heading has; those of days in a cell of words, as "Period 01.04.2026 - 30.06.2026", are none. */
function hasFigures({ chunks }: DocumentRow): boolean {
  return chunks.some(({ words }) => {
    const texts = words.map(({ text }) => text);
    const isTitled = /^\p{L}{3}/u.test(texts[0] ?? '');
    return texts.some((text, index) => {
      const isDay = isTitled && readDateAt([text], 0) !== null && index > 0;
      return /\d[.,]\d{2}\b|\d{3,}/.test(text) && !isDay;
    });
  });
}

/** Whether a line without figures right over or under some lines overlaps them: headings centred next to those of more lines. */
function cutsThrough(rows: readonly DocumentRow[], start: number, lineCount: number): boolean {
  const overlaps = (above: DocumentRow | undefined, below: DocumentRow | undefined) =>
    above !== undefined &&
    below !== undefined &&
    above.line.page === below.line.page &&
    above.figures.length === 0 &&
    below.figures.length === 0 &&
    above.line.bottom - below.line.top > (below.line.bottom - below.line.top) * 0.25;
  const last = start + lineCount - 1;
  return overlaps(rows[start - 1], rows[start]) || overlaps(rows[last], rows[last + 1]);
}

/** Whether a line says no more than how the headings above it are meant, as "(net)" does. */
function qualifies(row: DocumentRow | undefined): boolean {
  return row?.chunks.every(({ text }) => /^\(.+\)$/.test(text)) ?? false;
}

/** Headings without the unknown text before the first and after the last known one, and without labels and figures of a bar left of them: another column of the page. */
function withoutProse(all: readonly ItemHeading[]): ItemHeading[] {
  const behind = all.slice(all.findLastIndex(({ text }) => /^\P{L}*\d\P{L}*$/u.test(text)) + 1);
  const known = behind.flatMap(({ role }) => role ?? []);
  const headings = known.length > 2 && known.some((role) => SUMS.has(role)) ? behind : all;
  const isProse = (heading: ItemHeading) => heading.role === null && heading.text.split(' ').length > 2;
  const first = headings.findIndex((heading) => !isProse(heading));
  const last = headings.findLastIndex((heading) => !isProse(heading));
  return first < 0 ? [] : headings.slice(first, last + 1);
}

function standTogether(rows: readonly DocumentRow[]): boolean {
  return rows.every(({ line }, index) => {
    const above = rows[index - 1]?.line;
    if (above === undefined) return true;
    return above.page === line.page && line.top - above.bottom < (line.bottom - line.top) * 1.1;
  });
}

/** How much of a table's headings these are; null when they are none. Half of them at least must be known. */
function scoreOf(headings: readonly ItemHeading[]): number | null {
  const roles = new Set(headings.map((heading) => heading.role).filter((role) => role !== null));
  const unknown = headings.filter((heading) => heading.role === null);
  if (roles.size < 2 || unknown.length > roles.size + 1) return null;
  if (![...roles].some((role) => SUMS.has(role))) return null;
  if (unknown.some((heading) => heading.text.split(' ').length > 6)) return null;
  return roles.size + headings.length * 0.01 - unknown.length * 0.6;
}

type Stack = { words: Word[][]; left: number; right: number };

/** Chunks of several lines that stand over one another, joined from the top. */
function stack(rows: readonly DocumentRow[]): Stack[] {
  const stacks: Stack[] = [];
  for (const row of rows) {
    for (const chunk of row.chunks.flatMap(rows.length > 1 ? namedParts : (whole) => [whole])) {
      const over = stacks.filter((item) => item.left < chunk.right && item.right > chunk.left);
      const target = over[0];
      if (over.length === 1 && target !== undefined && rows.length > 1) {
        target.words.push([...chunk.words]);
        target.left = Math.min(target.left, chunk.left);
        target.right = Math.max(target.right, chunk.right);
      } else stacks.push({ words: [[...chunk.words]], left: chunk.left, right: chunk.right });
    }
  }
  return stacks.sort((a, b) => a.left - b.left);
}

/** A chunk as the columns it names, where every word of it is of a heading and it names several. */
function namedParts(chunk: Chunk): Chunk[] {
  if (phraseOf(chunk.text) !== null) return [chunk];
  const parts: Chunk[] = [];
  for (let from = 0; from < chunk.words.length; ) {
    const found = phraseAt(chunk.words, from);
    if (found === null) return [chunk];
    parts.push(chunkOf(chunk.words.slice(from, found.to)));
    from = found.to;
  }
  return parts;
}

function headingsOf({ words, left, right }: Stack): ItemHeading[] {
  const only = words[0];
  if (words.length === 1 && only !== undefined) return headingsOfChunk(chunkOf(only));
  const text = words.map(textOf).join(' ');
  return [{ role: roleOf(text) ?? roleOf(text.replace(/-\s+/g, '')), text, left, right }];
}

/** A chunk that names one column is one heading; one that names several side by side is as many. */
function headingsOfChunk(chunk: Chunk): ItemHeading[] {
  const whole = phraseOf(chunk.text);
  if (whole !== null) return [{ role: whole, text: chunk.text, left: chunk.left, right: chunk.right }];
  const parts = partsOf(chunk);
  if (parts.length > 1) return parts;
  return [
    {
      role: roleOf(chunk.text.replace(DAYS, '')) ?? misreadHeading(chunk),
      text: chunk.text,
      left: chunk.left,
      right: chunk.right,
    },
  ];
}

/** The days of a period behind a heading: "Leistung 01.11.2025 - 31.10.2026". */
const DAYS = /(?: (?:[-–]|\p{L}{1,3}))? \d{1,4}([./-])\d{1,2}\1\d{2,4}(?= |$)/gu;

function partsOf(chunk: Chunk): ItemHeading[] {
  const parts: ItemHeading[] = [];
  for (let index = 0; index < chunk.words.length; ) {
    const found = phraseAt(chunk.words, index);
    if (found === null) return [];
    const words = chunk.words.slice(index, found.to);
    parts.push({ role: found.role, ...chunkOf(words) });
    index = found.to;
  }
  return parts;
}

function phraseAt(words: readonly Word[], from: number): { role: ItemColumnRole; to: number } | null {
  for (let to = Math.min(words.length, from + 4); to > from; to--) {
    const role = ITEM_HEADINGS.spaced.get(normalise(textOf(words.slice(from, to))));
    if (role === undefined) continue;
    // "VAT EUR" is one column; "USD" and "EUR" are two.
    const isCode = (index: number) => CURRENCY_CODES.has(words[index]?.text ?? '');
    return { role, to: isCode(to) && !isCode(from) ? to + 1 : to };
  }
  return null;
}

/** The role of a heading that is a phrase of the trade, with or without what it adds in brackets, as "(incl. VAT)" or "(USD)". */
const phraseOf = cacheRecent((text): ItemColumnRole | null => {
  const bare = text.replace(/\([^()]*\)/g, ' ');
  return (
    ITEM_HEADINGS.spaced.get(normalise(text)) ??
    ITEM_HEADINGS.spaced.get(normalise(bare)) ??
    composedColumn(text) ??
    inMoney(text) ??
    null
  );
});

/** The column a heading and a currency are over: what a unit costs, where it names units, "Unit S$". */
function inMoney(text: string): ItemColumnRole | undefined {
  const words = text.split(' ');
  const bare = words.filter((word) => !isCurrencyMark(word.replace(/[()]/g, '')));
  const role = bare.length < words.length ? ITEM_HEADINGS.spaced.get(normalise(bare.join(' '))) : undefined;
  return role === 'unit' ? 'unitPrice' : role;
}

/** The column a heading of a name, "with" or "without" and a tax is over: "Unit price excl. VAT", "Incl. VAT". */
function composedColumn(text: string): ItemColumnRole | undefined {
  const composed = taxComposition(text);
  if (composed === null) return undefined;
  const name = composed.rest.join(' ');
  const role = name === '' ? 'amount' : ITEM_HEADINGS.spaced.get(name);
  if (role === 'unitPrice' || role === 'unit') return 'unitPrice';
  const isSum = role === 'amount' || role === 'net' || role === 'gross';
  return isSum ? (composed.hasTax ? 'gross' : 'net') : undefined;
}

type Match = { readonly value: ItemColumnRole | null; readonly length: number };

/** What a heading's text says: the phrase that makes up at least half of it. */
const roleOf = cacheRecent((text): ItemColumnRole | null => {
  const key = normalise(text);
  const whole = phraseOf(text);
  if (whole !== null) return whole;
  const count = key === '' ? 0 : key.split(' ').length;
  const matches = phrasesIn(ITEM_HEADINGS, text);
  // "Pieces and description" is over what the pieces are called.
  const isBetter = (a: Match, b: Match) =>
    b.length > a.length || (b.length === a.length && a.value === 'quantity' && b.value === 'description');
  const longest = matches.reduce<Match>(
    (a, b) => (isBetter(a, b) ? b : a),
    matches[0] ?? { value: null, length: 0 },
  );
  const covered = matches.reduce((sum, match) => sum + match.length, 0);
  if (covered * 2 >= count && count <= 6) return longest.value;
  const first = ITEM_HEADINGS.spaced.get(key.split(' ')[0] ?? '');
  return first === 'date' && count <= 3 ? 'date' : null;
});
