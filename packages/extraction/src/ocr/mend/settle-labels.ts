import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { balanceLabel } from '../../vocabulary/label.ts';
import { exactPhrase } from '../../vocabulary/phrase-table.ts';
import { HEADINGS } from '../../vocabulary/tables.ts';
import { isAdjacent } from './is-adjacent.ts';
import { joinWords } from './join-words.ts';
import { lettersApart, termFor } from './settle-terms.ts';

/** How often the first word of a label must be read at one position, line by line. */
const OFTEN = 3;
/** How many others must resemble a label between its edges for each to be corrected. */
const NEIGHBOURS = 3;
/** How closely in points the edges of one label agree. */
const SAME_EDGE = 2.5;
/** Text read with a higher confidence is not corrected. */
const DOUBTED = 0.9;
/** Share of the label's letters that may be misread: text that differs in more is another text. */
const MOST_APART = 0.55;
/** Confidence of a word that came from others of its kind. */
const CERTAINTY = 0.5;

/** A balance label between its edges, in points. */
type Label = { readonly text: string; readonly left: number; readonly right: number };

/**
 * Corrects a balance label that is printed small next to each of many amounts. "Sa ldn c ontao t:sh co" between the same edges as
 * "Saldo contabistico" becomes "Saldo contabilístico" where several runs resemble it. A line without this label would be taken for a
 * row that changes the balance.
 */
export function settleLabels(words: readonly Word[]): Word[] {
  const corrections = new Map<Word, readonly Word[]>();
  for (const label of labelsOf(words)) {
    const alike = runsBetween(words, label).filter((run) => isLike(run, label));
    if (alike.length <= NEIGHBOURS) continue;
    for (const run of alike)
      if (textOf(run) !== label.text && (isDoubtful(run) || termsOf(run) === label.text))
        for (const [at, word] of run.entries()) corrections.set(word, at === 0 ? asLabel(run, label) : []);
  }
  return words.flatMap((word) => corrections.get(word) ?? [word]);
}

/** The balance labels that begin with a word repeated at one position. */
function labelsOf(words: readonly Word[]): Label[] {
  const lettered = words.filter(({ text }) => LETTERS.test(text));
  const repeated = [...Map.groupBy(lettered, ({ text }) => text).values()].flatMap((same) =>
    same.filter((word) => same.filter((other) => isNear(other.left, word.left)).length >= OFTEN),
  );
  const named = repeated.flatMap((word) => labelFrom(word, words) ?? []);
  return named.filter(
    (label, at) =>
      named.findIndex((other) => isNear(other.left, label.left) && isNear(other.right, label.right)) === at,
  );
}

/** The balance label that begins with a word; null if there is none. */
function labelFrom(word: Word, words: readonly Word[]): Label | null {
  let [text, last] = [termFor(word.text, true), word];
  for (let count = 1; count < MOST_WORDS; count++) {
    const next = words.find((other) => isAdjacent(last, other) && other.left > last.left);
    if (next === undefined || !LETTERS.test(next.text)) return null;
    [text, last] = [`${text} ${termFor(next.text, true)}`, next];
    if (namesBalance(text)) return { text, left: word.left, right: last.right };
  }
  return null;
}

function namesBalance(text: string): boolean {
  return balanceLabel(text) !== null || exactPhrase(HEADINGS, text) === 'balance';
}

const MOST_WORDS = 4;
const LETTERS = /^\p{L}+$/u;

/** The words between the edges of a label, line by line. */
function runsBetween(words: readonly Word[], { left, right }: Label): Word[][] {
  const between = words.filter((word) => word.left > left - SAME_EDGE && word.right < right + SAME_EDGE);
  const runs: Word[][] = [];
  for (const word of between.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const run = runs.at(-1);
    const continuesRun = run?.[0] !== undefined && isOnLineOf(run[0], word);
    if (continuesRun) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => run.toSorted((a, b) => a.left - b.left));
}

function isOnLineOf(a: Word, b: Word): boolean {
  return Math.abs(a.top + a.bottom - b.top - b.bottom) < Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Whether a run has the label's edges, and most of its letters. */
function isLike(run: readonly Word[], { text, left, right }: Label): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (!isNear(first.left, left) || !isNear(last.right, right)) return false;
  const meant = lettersOf(text);
  return lettersApart(lettersOf(textOf(run)), meant) <= meant.length * MOST_APART;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(' ', '');
}

function termsOf(run: readonly Word[]): string {
  return run.map(({ text }) => termFor(text, true)).join(' ');
}

function isDoubtful(run: readonly Word[]): boolean {
  return run.some(({ confidence }) => confidence < DOUBTED);
}

/** The words of the label, each with its share of the width, in place of the run. */
function asLabel(run: readonly Word[], { text }: Label): Word[] {
  const whole = joinWords(run, text);
  const step = (whole.right - whole.left) / text.length;
  let at = 0;
  return text.split(' ').map((part) => {
    const left = whole.left + at * step;
    at += part.length + 1;
    return { ...whole, text: part, left, right: left + part.length * step, confidence: CERTAINTY };
  });
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_EDGE;
}
