import type { Page, Word } from '../../read/page.ts';

export type DecimalMark = '.' | ',';

/** Words of a page, left to right, and what was printed there instead. */
export type Reading = {
  readonly of: readonly Word[];
  readonly as: readonly Word[];
  /** What it costs: as many words elsewhere must show that it is right. */
  readonly cost: number;
};

/** Where a word stands: what it can be compared with. */
export type Place = {
  readonly page: Page;
  /** All recognized pages, and the decimal mark of their amounts. */
  readonly document: { readonly pages: readonly Page[]; readonly mark: DecimalMark };
  /** Words of this page and those around it, the word itself left out, whose edge differs from its edge by less than `reach` points. */
  readonly column: (word: Word, edge: 'left' | 'right', reach: number) => readonly Word[];
  /** The words right behind a word on its line, and right before it, with no more than a space between them. */
  readonly after: (word: Word) => readonly Word[];
  readonly before: (word: Word) => readonly Word[];
};

/** One thing that is misread: an entry of the table of what words may be instead. */
export type Misreading = {
  /** What was printed and how it was read, as in its test. */
  readonly name: string;
  readonly cost: number;
  /** What was printed if this is what was misread of the word; null if it is not, or if not enough shows it. */
  readonly printed: (word: Word, place: Place, cost: number) => Omit<Reading, 'cost'> | null;
};

/** The word read otherwise, with confidence `certainty` at most; the text as read stays among its alternatives. */
export function readAs(
  word: Word,
  text: string,
  certainty = 1,
  others: readonly string[] = [],
): Omit<Reading, 'cost'> {
  const alternatives = [...new Set([word.text, ...(word.alternatives ?? []), ...others])];
  const as = {
    ...word,
    text,
    confidence: Math.min(certainty, word.confidence),
    alternatives: alternatives.filter((other) => other !== text),
  };
  return { of: [word], as: [as] };
}

/** The word as spelt, as sure as before; null if that is how it was read. */
export function respelt(word: Word, text: string | null): Omit<Reading, 'cost'> | null {
  return text === null || text === word.text ? null : { of: [word], as: [{ ...word, text }] };
}

/** Several words read as one, `text`, with the lowest confidence of its parts, and `certainty` at most. */
export function readAsOne(of: readonly Word[], text: string, certainty = 1): Omit<Reading, 'cost'> {
  const [first, last] = [of[0], of.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a word of no parts');
  const top = Math.min(...of.map((part) => part.top));
  const bottom = Math.max(...of.map((part) => part.bottom));
  const confidence = Math.min(certainty, ...of.map((part) => part.confidence));
  return { of, as: [{ ...first, text, right: last.right, top, bottom, confidence }] };
}
