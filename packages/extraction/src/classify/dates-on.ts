import { withoutComma } from '../lines/first-date.ts';
import type { Line } from '../lines/line.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';

type Found = { readonly date: PrintedDate; readonly from: number; readonly to: number };

/** The dates printed anywhere on a line. */
export function datesOn(line: Line): Found[] {
  return datesIn(line.words.map(({ text }) => text));
}

/** The dates anywhere among consecutive words. */
export function datesIn(words: readonly string[]): Found[] {
  const texts = words.map(withoutComma);
  const found: Found[] = [];
  for (let index = 0; index < texts.length; index++) {
    const date = readDateAt(texts, index);
    if (date === null) continue;
    found.push({ date, from: index, to: index + date.wordCount });
    index += date.wordCount - 1;
  }
  return found;
}
