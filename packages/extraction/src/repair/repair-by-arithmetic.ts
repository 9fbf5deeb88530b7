import { verdictOf } from '../checks/verdict.ts';
import type { Page, Word } from '../read/page.ts';
import type { DocumentReading } from '../statement/document-reading.ts';
import { readingsOf } from '../statement/readings-of.ts';
import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { type Failure, failuresOf } from './failures.ts';
import { misprintsOn } from './misprints.ts';

/** Most misread figures mended in one document: beyond them it was read badly, and too many mendings fit by chance. */
const MOST_EDITS = 4;
/** Most where running balances tell of each by itself which word of which row it is. */
const MOST_STEPS = 12;
/** An edit ends two failing checks at most, a balance's and the next one's, and the last a sum's: with more nothing is tried. */
export const MOST_FAILURES = MOST_STEPS * 2 + 1;
/** Most whole readings of the document that are tried. */
const MOST_TRIALS = 80;

/** One word taken for something else it may say; `joined` is the word before it that is part of it then. */
type Edit = {
  readonly page: number;
  readonly word: Word;
  readonly taken: string;
  readonly value: number;
  readonly joined: Word | null;
};

/**
 * The pages with misread or misprinted figures mended: a word is taken for one of the things it may say where, of all of these of all
 * words, only these make every check of the document hold. The pages as they are where all holds in `reading`, theirs, nothing does, or
 * two mendings would.
 */
export function repairByArithmetic(pages: readonly Page[], reading: DocumentReading): readonly Page[] {
  // Where all holds nothing need be looked for.
  if (failuresOf(reading).length === 0 || pages.every((page) => misprintsOn(page).size === 0)) return pages;
  const along = mendedAlong(pages, reading);
  if (along !== null) return along;
  const trials = { left: MOST_TRIALS };
  for (let count = 1; count <= MOST_EDITS; count++) {
    const found = mendings(pages, reading, count, trials);
    if (trials.left < 0) return pages;
    const [first] = found;
    if (first !== undefined) return found.length === 1 ? withEdits(pages, first) : pages;
  }
  return pages;
}

/**
 * The pages with one balance after another that breaks mended by the only edit that ends its break and causes none; null where there is
 * none for one of them, or several, or a sum fails in the end. What no check covers may stay so.
 */
function mendedAlong(pages: readonly Page[], reading: DocumentReading): readonly Page[] | null {
  const trials = { left: MOST_TRIALS };
  let [mended, after] = [pages, reading];
  for (let step = 0; step < MOST_STEPS; step++) {
    const failures = failuresOf(after).filter(isFailing);
    const [first] = failures;
    if (first === undefined) return step === 0 || isContradicted(after) ? null : mended;
    if (!first.isBalance || failures.length > MOST_FAILURES) return null;
    const found = betterings(mended, after, trials, ({ isBalance }) => isBalance);
    const [only] = found;
    if (only === undefined || trials.left < 0 || distinct(found.map(({ edit }) => [edit])).length > 1)
      return null;
    mended = only.pages;
    after = only.reading;
  }
  return null;
}

/** An edit that ends the first failing check of a reading and leaves fewer of those meant, and what is read then. */
type Bettering = {
  readonly edit: Edit;
  readonly pages: readonly Page[];
  readonly reading: DocumentReading;
  readonly failureCount: number;
};

function isContradicted({ accounts }: DocumentReading): boolean {
  return accounts.some(({ reconciliation }) => verdictOf(reconciliation) === 'contradicted');
}

/** Whether a check fails by some sum, rather than there being none. */
function isFailing({ difference }: Failure): boolean {
  return Number.isFinite(difference);
}

function betterings(
  pages: readonly Page[],
  reading: DocumentReading,
  trials: { left: number },
  isMeant: (failure: Failure) => boolean,
): Bettering[] {
  const failures = failuresOf(reading);
  const [first] = failures;
  if (first === undefined) return [];
  return editsBy(pages, reading.style, first.difference).flatMap((edit): Bettering[] => {
    if (--trials.left < 0) return [];
    const mended = withEdits(pages, [edit]);
    const after = readingsOf(mended).best;
    if (after === null || rowCount(after) < rowCount(reading)) return [];
    const left = failuresOf(after);
    const isFewer = left.filter(isMeant).length < failures.filter(isMeant).length;
    const isBetter = isFewer && !left.some(({ key }) => key === first.key);
    return isBetter ? [{ edit, pages: mended, reading: after, failureCount: left.length }] : [];
  });
}

/** Every way to make all checks hold with exactly `count` edits, each of which ends a failure and causes none. */
function mendings(
  pages: readonly Page[],
  reading: DocumentReading,
  count: number,
  trials: { left: number },
): Edit[][] {
  if (failuresOf(reading).length > count * 2 + 1) return [];
  const found: Edit[][] = [];
  for (const { edit, pages: mended, reading: after, failureCount } of betterings(
    pages,
    reading,
    trials,
    isFailing,
  )) {
    if (failureCount === 0) found.push([edit]);
    else if (count > 1)
      found.push(...mendings(mended, after, count - 1, trials).map((rest) => [edit, ...rest]));
  }
  if (trials.left < 0) return [];
  return distinct(found);
}

/** The edits that change what their word is worth by `difference`, whichever way. */
function editsBy(pages: readonly Page[], style: NumberStyle, difference: number): Edit[] {
  const size = Math.abs(difference);
  return pages.flatMap((page) =>
    [...misprintsOn(page)].flatMap(([word, misprints]) => {
      const before = worth(word.text, style);
      return misprints.flatMap(({ taken, joined }): Edit[] => {
        const value = worth(taken, style);
        return value !== null && Math.abs(value - (before ?? 0)) === size
          ? [{ page: page.number, word, taken, value, joined }]
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
    const joined = new Set(own.map((edit) => edit.joined));
    const words = page.words.filter((word) => !joined.has(word));
    return { ...page, words: words.map((word) => edited(word, own)) };
  });
}

/** The word as taken; it has no alternatives left, and is as sure as a proof makes it. */
function edited(word: Word, edits: readonly Edit[]): Word {
  const edit = edits.find(({ word: meant }) => meant === word);
  if (edit === undefined) return word;
  const { alternatives: _, ...rest } = word;
  const { joined, taken } = edit;
  if (joined === null) return { ...rest, text: taken, read: word.text };
  return { ...rest, left: joined.left, text: taken, read: `${joined.text} ${word.text}` };
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
