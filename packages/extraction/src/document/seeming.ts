import type { Seeming } from '@tieout/records';
import { type Line, textOf } from '../lines/line.ts';
import { says } from '../vocabulary/says.ts';

const FEWEST_WORDS = 12;

/** What a document without a title seems to be. */
export function seemingOf(lines: readonly Line[]): Seeming {
  const words = lines.reduce((count, line) => count + line.words.length, 0);
  if (words < FEWEST_WORDS) return 'blank';
  if (lines.slice(0, 60).some((line) => says('greeting', textOf(line.words)))) return 'letter';
  const isMoney = (text: string) => /\d[.,]\d{2}\b/.test(text);
  const figures = lines.filter((line) => line.words.some((word) => isMoney(word.text))).length;
  if (figures * 3 > lines.length) return 'figures';
  const sentences = lines.filter((line) => line.words.length > 8).length;
  return sentences * 2 > lines.length ? 'text' : 'form';
}
