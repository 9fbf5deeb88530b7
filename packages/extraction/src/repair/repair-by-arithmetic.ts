import type { Page, Word } from '../read/page.ts';
import { type DocumentReading, readingsOf } from '../statement.ts';
import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { failuresOf } from './failures.ts';

/** Most misread figures mended in one document: beyond them it was read badly, and too many mendings fit by chance. */
const MOST_EDITS = 4;
/** An edit ends two failing checks at most, a balance's and the next one's, and the last a sum's: with more nothing is tried. */
export const MOST_FAILURES = MOST_EDITS * 2 + 1;
/** Most whole readings of the document that are tried. */
const MOST_TRIALS = 80;

/** One word taken for something else it may say. */
type Edit = { readonly page: number; readonly word: Word; readonly taken: string; readonly value: number };

/**
 * The pages with misread figures mended: a recognised word is taken for one of its alternatives where, of all alternatives of all words,
 * only these make every check of the document hold. The pages as they are where all holds, nothing does, or two mendings would.
 */
export function repairByArithmetic(pages: readonly Page[]): readonly Page[] {
  if (!pages.some((page) => page.words.some((word) => word.alternatives !== undefined))) return pages;
  const reading = readingsOf(pages).best;
  if (reading === null) return pages;
  const trials = { left: MOST_TRIALS };
  for (let count = 1; count <= MOST_EDITS; count++) {
    const found = mendings(pages, reading, count, trials);
    if (trials.left < 0) return pages;
    const [first] = found;
    if (first !== undefined) return found.length === 1 ? withEdits(pages, first) : pages;
  }
  return pages;
}

/** Every way to make all checks hold with exactly `count` edits, each of which ends a failure and causes none. */
function mendings(
  pages: readonly Page[],
  reading: DocumentReading,
  count: number,
  trials: { left: number },
): Edit[][] {
  const failures = failuresOf(reading);
  const [first] = failures;
  if (first === undefined || failures.length > count * 2 + 1) return [];
  const found: Edit[][] = [];
  for (const edit of editsBy(pages, reading.style, first.difference)) {
    if (--trials.left < 0) return [];
    const mended = withEdits(pages, [edit]);
    const after = readingsOf(mended).best;
    if (after === null || rowCount(after) < rowCount(reading)) continue;
    const left = failuresOf(after);
    const isBetter = left.length < failures.length && !left.some(({ key }) => key === first.key);
    if (!isBetter) continue;
    if (left.length === 0) found.push([edit]);
    else if (count > 1)
      found.push(...mendings(mended, after, count - 1, trials).map((rest) => [edit, ...rest]));
  }
  return distinct(found);
}

/** The edits that change what their word is worth by `difference`, whichever way. */
function editsBy(pages: readonly Page[], style: NumberStyle, difference: number): Edit[] {
  const size = Math.abs(difference);
  return pages.flatMap((page) =>
    page.words.flatMap((word) => {
      const before = worth(word.text, style);
      return (word.alternatives ?? []).flatMap((taken): Edit[] => {
        const value = worth(taken, style);
        return value !== null && Math.abs(value - (before ?? 0)) === size
          ? [{ page: page.number, word, taken, value }]
          : [];
      });
    }),
  );
}

function worth(text: string, style: NumberStyle): number | null {
  const amount = readAmount(text, style);
  if (amount === null) return null;
  return amount.mark === 'minus' || amount.mark === 'out' ? -amount.minor : amount.minor;
}

function withEdits(pages: readonly Page[], edits: readonly Edit[]): Page[] {
  return pages.map((page) => {
    const own = edits.filter((edit) => edit.page === page.number);
    if (own.length === 0) return page;
    return { ...page, words: page.words.map((word) => edited(word, own)) };
  });
}

/** The word as taken; it has no alternatives left, and is as sure as a proof makes it. */
function edited(word: Word, edits: readonly Edit[]): Word {
  const edit = edits.find(({ word: meant }) => meant === word);
  if (edit === undefined) return word;
  const { alternatives: _, ...rest } = word;
  return { ...rest, text: edit.taken, read: word.text };
}

/** Mendings that take the same words for the same values are one. */
function distinct(found: readonly Edit[][]): Edit[][] {
  const byKey = new Map<string, Edit[]>();
  for (const edits of found) {
    const key = edits
      .map(({ page, word, value }) => `${page} ${word.left} ${word.top} ${value}`)
      .sort()
      .join('|');
    if (!byKey.has(key)) byKey.set(key, edits);
  }
  return [...byKey.values()];
}

function rowCount(reading: DocumentReading): number {
  return reading.accounts.reduce((sum, account) => sum + account.rows.length, 0);
}
