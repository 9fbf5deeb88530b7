import type { Word } from '../read/page.ts';
import { isTooLarge } from '../values/countable.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Line } from './line.ts';

/** A printed amount that is too large to calculate with, and the right edge of its digits, in points of the upright page. */
export type TooLarge = { readonly text: string; readonly line: Line; readonly right: number };

/** Largest gap between groups of digits, in line heights. */
const GROUP_GAP = 0.6;

/** The amounts on these lines that have too many digits to calculate with. `isInColumn` says whether a bare number is in an amount column. */
export function tooLargeOn(
  lines: readonly Line[],
  style: Pick<NumberStyle, 'decimals'>,
  isInColumn: (line: Line, right: number) => boolean = () => false,
): TooLarge[] {
  return lines.flatMap((line) =>
    numbersOn(line.words).flatMap(({ text, right }) =>
      isTooLarge(text, style) || (isTooLarge(text, style, true) && isInColumn(line, right))
        ? [{ text, line, right }]
        : [],
    ),
  );
}

/** The words of a line, with the groups of one number joined. */
function numbersOn(words: readonly Word[]): { readonly text: string; readonly right: number }[] {
  const numbers: { text: string; right: number }[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const last = numbers.at(-1);
    const isNext =
      before !== undefined &&
      /\d$/.test(before.text) &&
      /^\d{3}(?!\d)/.test(word.text) &&
      word.left - before.right < (word.bottom - word.top) * GROUP_GAP;
    if (isNext && last !== undefined) {
      last.text += ` ${word.text}`;
      last.right = word.right;
    } else numbers.push({ text: word.text, right: word.right });
  });
  return numbers;
}
