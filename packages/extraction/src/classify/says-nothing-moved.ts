import { type Line, textOf } from '../lines/line.ts';
import { perObject } from '../values/per-object.ts';
import { says } from '../vocabulary/says.ts';

/** A longer line is a sentence of terms. */
const MOST_WORDS = 24;

/** Whether some lines say that nothing moved on an account. */
export const saysNothingMoved: (lines: readonly Line[]) => boolean = perObject((lines) =>
  lines.some(({ words }) => words.length <= MOST_WORDS && says('noTransactions', textOf(words))),
);
