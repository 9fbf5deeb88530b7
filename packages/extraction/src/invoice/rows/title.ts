import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import { FIELD_LABELS, TITLES } from '../vocabulary/tables.ts';
import type { TitleRole } from '../words/locale.ts';
import type { DocumentRow } from './document-rows.ts';

/** What the document calls itself, where, and how large it is written (share of the page's usual size). */
export type Title = {
  readonly role: TitleRole;
  readonly text: string;
  readonly position: number;
  readonly size: number;
  /** Whether the title stands by itself, or with a number behind it. */
  readonly isAlone: boolean;
};

/** Titles of the first page, largest first: cells that are, or begin with, the name of a kind of document. */
export function titlesOf(rows: readonly DocumentRow[]): Title[] {
  const firstPage = rows[0]?.line.page ?? 1;
  const usual = usualSize(rows);
  const bottom = Math.max(...rows.filter((row) => row.line.page === firstPage).map((row) => row.line.bottom));
  const titles: Title[] = [];
  for (const row of rows) {
    if (row.line.page !== firstPage) continue;
    for (const chunk of row.chunks) {
      const found = titleOf(chunk.text);
      if (found === null) continue;
      const size = Math.max(...chunk.words.map((word) => word.fontSize)) / usual;
      if (size < 1.15 && row.position > 3 && row.line.top > bottom * 0.45) continue;
      titles.push({ ...found, text: chunk.text, position: row.position, size });
    }
  }
  return titles.sort(
    (a, b) => Number(b.isAlone) - Number(a.isAlone) || b.size - a.size || a.position - b.position,
  );
}

function titleOf(text: string): { role: TitleRole; isAlone: boolean } | null {
  // "Bill to" is a label.
  const key = normalise(text);
  if (FIELD_LABELS.spaced.has(key) && !TITLES.spaced.has(key)) return null;
  const words = normalise(text.replace(/[•·]/g, ' ')).split(' ');
  if (words.length > 9) return null;
  const ending = TITLES.spaced.get(words[words.length - 1] ?? '');
  // "Rental Agreement Receipt": what a heading of few words ends with is what the paper is.
  if ((ending === 'receipt' || ending === 'invoice') && isHeading(text, words))
    return { role: ending, isAlone: true };
  const longest = TITLES.longestFrom.get(words[0] ?? '') ?? 1;
  for (let length = Math.min(longest, words.length); length >= 1; length--) {
    const role = TITLES.spaced.get(words.slice(0, length).join(' '));
    if (role === undefined) continue;
    // "Rental agreement no: 4711" is a label.
    if (role === 'other' && FIELD_LABELS.spaced.has(words.filter((word) => !/\d/.test(word)).join(' ')))
      continue;
    const rest = words.slice(length);
    const isAlone =
      rest.length === 0 ||
      rest.every((word) => /\d/.test(word) || word.length <= 2 || says('nextToTitle', word));
    return isAlone ? { role, isAlone: rest.length === 0 } : null;
  }
  const last = TITLES.spaced.get(words.join(''));
  return last === undefined ? null : { role: last, isAlone: true };
}

/** Whether a text of few words, none of them a title as a whole, begins each in capitals. */
function isHeading(text: string, words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 4 || TITLES.spaced.has(words.join(' '))) return false;
  return text.split(' ').every((word) => /^[^\p{Ll}]/u.test(word));
}

function usualSize(rows: readonly DocumentRow[]): number {
  const sizes = rows.flatMap((row) => row.line.words.map((word) => word.fontSize)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] || 10;
}
