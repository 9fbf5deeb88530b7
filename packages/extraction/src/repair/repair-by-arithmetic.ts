import { verdictOf } from '../checks/verdict.ts';
import type { Page, Word } from '../read/page.ts';
import type { DocumentReading } from '../statement/document-reading.ts';
import { readingsOf } from '../statement/readings-of.ts';
import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { type Failure, failuresOf } from './failures.ts';
import { misprintsOn } from './misprints.ts';

/** Most repairs in one document: with more it was read badly, and too many combinations fit by chance. */
const MOST_EDITS = 4;
/** Most repairs if running balances identify the word and row of each. */
const MOST_STEPS = 12;
/** An edit resolves at most two failing checks, a balance's and the next one's, and the last one a total's: with more failures nothing is tried. */
export const MOST_FAILURES = MOST_STEPS * 2 + 1;
/** Most whole readings of the document that are tried. */
const MOST_TRIALS = 80;

/** One word replaced by an alternative; `joined` is the word before it, if it becomes part of it. */
type Edit = {
  readonly page: number;
  readonly word: Word;
  readonly taken: string;
  readonly value: number;
  readonly joined: Word | null;
};

/**
 * Repairs misread or misprinted numbers: words are replaced by alternatives if, of all combinations, exactly this one makes every check of the
 * document pass. The pages are unchanged if all checks pass in `reading`, theirs, or if no combination or more than one fits.
 */
export function repairByArithmetic(pages: readonly Page[], reading: DocumentReading): readonly Page[] {
  // If everything passes, there is nothing to search.
  if (failuresOf(reading).length === 0 || pages.every((page) => misprintsOn(page).size === 0)) return pages;
  const along = repairedStepwise(pages, reading);
  if (along !== null) return along;
  const trials = { left: MOST_TRIALS };
  for (let count = 1; count <= MOST_EDITS; count++) {
    const found = combinations(pages, reading, count, trials);
    if (trials.left < 0) return pages;
    const [first] = found;
    if (first !== undefined) return found.length === 1 ? withEdits(pages, first) : pages;
  }
  return withLostMinuses(pages, reading) ?? pages;
}

/** How many times as large, in minor units, a difference must be as there are sets of amounts that may explain it: fewer fit by chance. */
const RARELY_BY_CHANCE = 100;

/**
 * Gives several amounts the minus that the network saw only weakly, if opening and closing balance differ by twice the sum of exactly one set
 * of such amounts; null if not. No other alternatives are combined: of many amounts some set fits nearly any difference.
 */
function withLostMinuses(pages: readonly Page[], reading: DocumentReading): readonly Page[] | null {
  const [failure, ...others] = failuresOf(reading);
  if (failure === undefined || failure.isBalance || others.length > 0 || !isFailing(failure)) return null;
  const size = Math.abs(failure.difference);
  const edits = editsBy(pages, reading.style, ({ before, value }) => value < 0 && value === -before);
  const sets = setsOf(edits, size / RARELY_BY_CHANCE);
  const [only, ...more] = sets.filter((set) => set.reduce((sum, { value }) => sum - 2 * value, 0) === size);
  if (only === undefined || more.length > 0) return null;
  const mended = withEdits(pages, only);
  const after = readingsOf(mended).best;
  const isSolved = after !== null && rowCount(after) === rowCount(reading) && failuresOf(after).length === 0;
  return isSolved ? mended : null;
}

/** All sets of at most as many edits as a document may have; none if there are more than `most` of them. */
function setsOf(edits: readonly Edit[], most: number): readonly Edit[][] {
  const sets: Edit[][] = [[]];
  for (const edit of edits) {
    const mayJoin = (set: readonly Edit[]) =>
      set.length < MOST_EDITS && !set.some(({ word }) => word === edit.word);
    sets.push(...sets.filter(mayJoin).map((set) => [...set, edit]));
    if (sets.length > most) return [];
  }
  return sets;
}

/**
 * Repairs failing balances one after another, each by the only edit that resolves it and causes no new failure; null if one has no such edit or
 * several, or if a total fails in the end. What no check covers may stay as it is.
 */
function repairedStepwise(pages: readonly Page[], reading: DocumentReading): readonly Page[] | null {
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

/** An edit that resolves the first failing check of a reading and leaves fewer failures, and the reading after it. */
type Improvement = {
  readonly edit: Edit;
  readonly pages: readonly Page[];
  readonly reading: DocumentReading;
  readonly failureCount: number;
};

function isContradicted({ accounts }: DocumentReading): boolean {
  return accounts.some(({ reconciliation }) => verdictOf(reconciliation) === 'contradicted');
}

/** Whether a check fails by a calculated difference, rather than being absent. */
function isFailing({ difference }: Failure): boolean {
  return Number.isFinite(difference);
}

function betterings(
  pages: readonly Page[],
  reading: DocumentReading,
  trials: { left: number },
  isMeant: (failure: Failure) => boolean,
): Improvement[] {
  const failures = failuresOf(reading);
  const [first] = failures;
  if (first === undefined) return [];
  const size = Math.abs(first.difference);
  const edits = editsBy(pages, reading.style, ({ before, value }) => Math.abs(value - before) === size);
  return edits.flatMap((edit): Improvement[] => {
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

/** Every combination of exactly `count` edits that makes all checks pass, each resolving a failure and causing none. */
function combinations(
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
      found.push(...combinations(mended, after, count - 1, trials).map((rest) => [edit, ...rest]));
  }
  if (trials.left < 0) return [];
  return distinct(found);
}

/** The edits that change the value of their word, 0 if it has none, as asked. */
function editsBy(
  pages: readonly Page[],
  style: NumberStyle,
  isAsked: (change: { readonly before: number; readonly value: number }) => boolean,
): Edit[] {
  return pages.flatMap((page) =>
    [...misprintsOn(page)].flatMap(([word, misprints]) => {
      const before = worth(word.text, style) ?? 0;
      return misprints.flatMap(({ taken, joined }): Edit[] => {
        const value = worth(taken, style);
        return value !== null && isAsked({ before, value })
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

/** The edited word; it has no alternatives left, and is as sure as a proof makes it. */
function edited(word: Word, edits: readonly Edit[]): Word {
  const edit = edits.find(({ word: meant }) => meant === word);
  if (edit === undefined) return word;
  const { alternatives: _, ...rest } = word;
  const { joined, taken } = edit;
  if (joined === null) return { ...rest, text: taken, read: word.text };
  return { ...rest, left: joined.left, text: taken, read: `${joined.text} ${word.text}` };
}

/** Combinations that replace the same words by the same values are one. */
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
