import type { FieldSource, InvoiceReading } from '@tieout/records';
import { textOf } from '../lines/line.ts';
import { type Box, boxAsShown, type Page, type Word } from '../read/page.ts';
import { normalise } from '../vocabulary/normalise.ts';
import type { DocumentMarks, FieldValue } from './fields.ts';
import type { ChosenParties, ChosenParty } from './parties/choose-parties.ts';
import { squash } from './parties/is-akin.ts';
import { wordsOfName } from './parties/party-candidates.ts';
import type { Reconciliation } from './reconcile.ts';
import type { Sum } from './rows/sums.ts';
import { tenderedFor } from './totals.ts';
import { NAME_WORDS } from './vocabulary/tables.ts';

/** What the fields of a document were read from. */
export type FieldEvidence = {
  readonly marks: DocumentMarks;
  readonly parties: ChosenParties;
  readonly sums: readonly Sum[];
  readonly reconciliation: Reconciliation;
  /** Subtotal and tax as handed on, which may be other printed sums than those that tie out. */
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly currency: { readonly code: string | null; readonly isMarked: boolean };
  /** The verdict on the reading, its findings and its kind. */
  readonly judged: Pick<InvoiceReading, 'verdict' | 'findings' | 'kind'>;
};

type FieldSources = NonNullable<InvoiceReading['fieldSources']>;

/** How sure each field of a reading is, and where it is printed. */
export function fieldSources(pages: readonly Page[], evidence: FieldEvidence): FieldSources {
  const { marks, parties, subtotal, tax, currency } = evidence;
  const { total } = evidence.reconciliation.totals;
  const sources: { [Name in keyof FieldSources]?: FieldSource } = {};
  const set = (name: keyof FieldSources, source: FieldSource | null) => {
    if (source !== null) sources[name] = source;
  };
  for (const name of ['date', 'dueDate', 'purchaseOrder'] as const) set(name, ofMark(pages, marks[name]));
  set('number', ofMark(pages, isBelowTotal(marks.number, evidence) ? doubted(marks.number) : marks.number));
  set('vendor', ofParty(pages, parties.vendor));
  set('customer', ofParty(pages, parties.customer));
  set('subtotal', ofSum(pages, evidence, subtotal, 'subtotal'));
  set('tax', ofSum(pages, evidence, tax, 'tax'));
  set('total', ofSum(pages, evidence, total, 'total'));
  if (currency.code !== null) set('currency', { confidence: currency.isMarked ? MARKED : INFERRED });
  return sources;
}

/** A currency by its own code or mark, and one inferred from the country of the document: of 29 of these in the corpora none is wrong. */
const [MARKED, INFERRED] = [0.97, 0.91];

function ofMark(pages: readonly Page[], mark: FieldValue<string> | null): FieldSource | null {
  return mark === null ? null : { confidence: mark.confidence, ...placeOf(pages, mark.page, mark.words) };
}

/** How sure a number below the total is: it may be that of a slip to pay with. */
const BELOW_TOTAL = 0.75;

function doubted(mark: FieldValue<string> | null): FieldValue<string> | null {
  return mark === null ? null : { ...mark, confidence: Math.min(mark.confidence, BELOW_TOTAL) };
}

/** Whether an invoice prints a number below its total only, as a slip to pay with does; receipts end in theirs. */
function isBelowTotal(
  mark: FieldValue<string> | null,
  { sums, reconciliation, judged }: FieldEvidence,
): boolean {
  const { total } = reconciliation.totals;
  const places = sums.filter(({ amount }) => amount === total);
  const isBelow = ({ page, words }: Sum) =>
    mark !== null &&
    (mark.page > page || (mark.page === page && (mark.words[0]?.top ?? 0) > (words[0]?.bottom ?? 0)));
  return judged.kind === 'invoice' && places.length > 0 && places.every(isBelow);
}

function ofParty(pages: readonly Page[], party: ChosenParty | null): FieldSource | null {
  if (party === null) return null;
  const { row } = party.candidate;
  const words = wordsOfParty(party);
  return {
    confidence: Math.round(sureness(party.confidence) * legibilityOf(pages, words) * 100) / 100,
    ...placeOf(pages, row.line.page, words),
  };
}

/** How often names of a probability are right: of 68 in the corpora that had four fifths to nine tenths one was not. */
function sureness(probability: number): number {
  return 1 - (1 - Math.min(1, probability)) / 2;
}

/** The words of a name, without what is behind it, as a number in a register. */
function wordsOfParty({ name, candidate: { row, chunk } }: ChosenParty): readonly Word[] {
  const [first] = wordsOfName(chunk, name).words;
  const from = first === undefined ? 0 : Math.max(0, row.line.words.indexOf(first));
  const all = row.line.words.slice(from);
  const letters = squash(name);
  const count = all.findIndex((_, index) => squash(textOf(all.slice(0, index + 1))).length >= letters.length);
  return count < 0 ? wordsOfName(chunk, name).words : all.slice(0, count + 1);
}

/** How legible a name is, each word by its letters: with one of many misread it is still known. A name or a word of it printed twice alike is read right, and so is a word of the trade. */
function legibilityOf(pages: readonly Page[], words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const certain = ({ text, confidence }: Word) =>
    isKnown(text) || isRepeated(pages, squash(text)) ? 1 : certaintyOf(confidence);
  const read = words.reduce((sum, word) => sum + certain(word) * word.text.length, 0);
  return letters === 0 || isRepeated(pages, squash(textOf(words))) ? 1 : read / letters;
}

/** Of the words of names in the corpora that the recogniser gives this, or more, fewer than one in twelve is another. One that it gives less is often wrong by a letter only, and still known. */
const [LIKELY, HOW_LIKELY] = [0.74, 0.92];

function certaintyOf(confidence: number): number {
  return confidence >= LIKELY ? Math.max(confidence, HOW_LIKELY) : (confidence + HOW_LIKELY) / 2;
}

/** Whether a word is one that names a business: no misreading happens to be another word. */
function isKnown(text: string): boolean {
  return text.length >= LEAST_REPEATED && NAME_WORDS.spaced.get(normalise(text)) === 'trade';
}

/** Shorter names may be within other words. */
const LEAST_REPEATED = 5;

function isRepeated(pages: readonly Page[], name: string): boolean {
  const letters = pages.map(({ words }) => squash(textOf(words))).join(' ');
  return name.length >= LEAST_REPEATED && letters.indexOf(name) !== letters.lastIndexOf(name);
}

/** A sum the items lead to, one that others lead to, one with a clear label that nothing confirms, and one that others contradict or with a weak label. */
const [PROVEN, SUMMED, LABELLED, DOUBTFUL] = [0.99, 0.93, 0.85, 0.5];

function ofSum(
  pages: readonly Page[],
  { sums, reconciliation, judged }: FieldEvidence,
  amount: number | null,
  role: 'subtotal' | 'tax' | 'total',
): FieldSource | null {
  if (amount === null) return null;
  const printed = sums.filter((sum) => sum.amount === amount);
  const own = printed.find((sum) => sum.role === role) ?? printed[0];
  const isPrintedAgain = role === 'total' && (tenderedFor(sums).has(amount) || isNamedTwice(printed));
  const confidence = sumConfidence(reconciliation, own, judged, isPrintedAgain);
  if (own === undefined) return { confidence };
  return { confidence, ...placeOf(pages, own.page, own.words) };
}

/** Whether an amount is printed on two lines that clearly name it as a sum of all: a figure is not misread alike twice. */
function isNamedTwice(printed: readonly Sum[]): boolean {
  const clear = printed.filter(
    ({ role, strength }) => (role === 'total' || role === 'subtotal') && strength >= CLEARLY,
  );
  return (
    clear.some(({ role }) => role === 'total') && new Set(clear.map(({ position }) => position)).size > 1
  );
}

/** Of 3948 sums in readings that are proven none was wrong; of those next to an amount that nothing explains every tenth, unless lines and tax lead to the total. */
function sumConfidence(
  { totals, itemsCheck }: Reconciliation,
  own: Sum | undefined,
  { verdict, findings }: FieldEvidence['judged'],
  isPrintedAgain: boolean,
): number {
  if (verdict === 'proven') return PROVEN;
  const { subtotal, tax, total, holds } = totals;
  if (isPrintedAgain && own?.role === 'total' && own.strength >= CLEARLY) return SUMMED;
  const isSummed =
    holds === true && subtotal !== null && tax !== null && tax !== 0 && subtotal + tax === total;
  if (holds === false) return DOUBTFUL;
  // Sums that lead to one another are right, though a line above them was misread.
  if (itemsCheck === 'fails')
    return isSummed && own !== undefined && own.strength >= CLEARLY ? SUMMED : DOUBTFUL;
  const isOpen = findings.some(({ code }) => code === 'figure-unexplained');
  // What several printed taxes come to is printed nowhere itself.
  if (own === undefined) return itemsCheck !== null && isSummed ? PROVEN : DOUBTFUL;
  if (itemsCheck !== null && !totals.hasRival) return isOpen && !isSummed ? LABELLED : PROVEN;
  if (own.strength < CLEARLY) return DOUBTFUL;
  const isRead = own.words.every(({ confidence }) => confidence >= (isSummed ? LEGIBLE : 1));
  return holds === true && isRead && !isOpen ? SUMMED : LABELLED;
}

/** How clearly a sum must be named for its label alone to count. */
const CLEARLY = 0.8;

/** How sure the recogniser must be of a figure that others add up to. */
const LEGIBLE = 0.7;

/** Where words are printed on the page as shown. */
function placeOf(
  pages: readonly Page[],
  number: number,
  words: readonly Word[],
): Pick<FieldSource, 'source'> {
  const page = pages.find((candidate) => candidate.number === number);
  if (page === undefined || words.length === 0) return {};
  const box: Box = [
    Math.min(...words.map(({ left }) => left)),
    Math.min(...words.map(({ top }) => top)),
    Math.max(...words.map(({ right }) => right)),
    Math.max(...words.map(({ bottom }) => bottom)),
  ];
  const [left, top, right, bottom] = boxAsShown(page, box).map((value) => Math.round(value * 10) / 10);
  return { source: { page: number, box: [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0] } };
}
