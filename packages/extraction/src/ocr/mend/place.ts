import type { Page, Word } from '../../read/page.ts';
import { perObject } from '../../values/per-object.ts';
import type { DecimalMark, Place } from './reading.ts';

/** How many pages before and after its own a column is compared with: enough, in documents of a hundred pages too. */
const REACH = 4;

/** The places of the words on each page of a document. */
export function placesOn(pages: readonly Page[], mark: DecimalMark): Place[] {
  const document = { pages, mark };
  return pages.map((page, at) => ({
    page,
    document,
    column: columnsOn(pages.slice(Math.max(0, at - REACH), at + REACH + 1)),
    ...neighboursOn(page),
  }));
}

function columnsOn(pages: readonly Page[]): Place['column'] {
  const sorted = pages.map(byEdges);
  const along = (edge: 'left' | 'right') =>
    sortedBy(
      sorted.flatMap((page) => page[edge]),
      edge,
    );
  const edges = { left: along('left'), right: along('right') };
  return (word, edge, reach) => near(edges[edge], edge, word[edge], reach).filter((other) => other !== word);
}

/** Of each page once: what is in order already is quickly put in order with other pages. */
const byEdges = perObject(({ words }: Page) => ({
  left: sortedBy(words, 'left'),
  right: sortedBy(words, 'right'),
}));

function neighboursOn(page: Page): Pick<Place, 'before' | 'after'> {
  const { words } = page;
  const byLeft = byEdges(page).left;
  const after = new Map<Word, readonly Word[]>();
  const before = new Map<Word, Word[]>();
  const highest = Math.max(0, ...words.map(({ top, bottom }) => bottom - top));
  for (const word of words) {
    const behind = near(byLeft, 'left', word.right, highest).filter(
      (other) => other !== word && isAdjacent(word, other),
    );
    after.set(word, behind);
    for (const other of behind) before.set(other, [...(before.get(other) ?? []), word]);
  }
  return { before: (word) => before.get(word) ?? [], after: (word) => after.get(word) ?? [] };
}

/** Whether a word precedes another on its line with no more than a space between them. */
export function isAdjacent(before: Word, word: Word): boolean {
  const gap = word.left - before.right;
  const rise = Math.abs(before.top + before.bottom - word.top - word.bottom) / 2;
  const height = word.bottom - word.top;
  return gap > -height / 2 && gap < height && rise < height / 2;
}

function sortedBy(words: readonly Word[], edge: 'left' | 'right'): readonly Word[] {
  return [...words].sort((a, b) => a[edge] - b[edge]);
}

/** Those of words in the order of an edge that have it within `reach` of a position. */
function near(words: readonly Word[], edge: 'left' | 'right', at: number, reach: number): readonly Word[] {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.[edge] ?? 0) <= at - reach) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < words.length && (words[end]?.[edge] ?? 0) < at + reach) end++;
  return words.slice(from, end);
}
