import { standTogether } from '../lines/chunk.ts';
import { withoutComma } from '../lines/first-date.ts';
import type { Line } from '../lines/line.ts';
import { perObject } from '../values/per-object.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';

type Found = { readonly date: PrintedDate; readonly from: number; readonly to: number };

/** Wider gaps, in text heights, separate what stands side by side: "118 Range Road 27    July 14, 2022". */
const SIDE_BY_SIDE_EM = 3;

/** The dates printed anywhere on a line. */
export const datesOn: (line: Line) => readonly Found[] = perObject(({ words }) => {
  const isSplit = (at: number) => {
    const [before, word] = [words[at - 1], words[at]];
    return before !== undefined && word !== undefined && !standTogether(before, word, SIDE_BY_SIDE_EM);
  };
  return datesIn(
    words.map(({ text }) => text),
    isSplit,
  );
});

/** The dates anywhere among consecutive words; none from before a word to behind it that `isSplit` from the one before it. */
export function datesIn(words: readonly string[], isSplit: (at: number) => boolean = () => false): Found[] {
  const texts = words.map(withoutComma);
  const found: Found[] = [];
  for (let index = 0; index < texts.length; index++) {
    const date = readDateAt(texts, index);
    if (date === null || hasGap(index, date.wordCount, isSplit)) continue;
    found.push({ date, from: index, to: index + date.wordCount });
    index += date.wordCount - 1;
  }
  return found;
}

function hasGap(from: number, count: number, isSplit: (at: number) => boolean): boolean {
  return Array.from({ length: count - 1 }, (_, at) => from + at + 1).some(isSplit);
}
