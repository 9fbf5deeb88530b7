import { lineOf } from '../lines/line.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { BodyLine } from './body-line.ts';
import type { Draft } from './draft.ts';
import { tokensOf } from './token.ts';

/** Share of the numbers that are one more than the number before; a new page or account may begin again. */
const MOST = 0.8;

/** Digits of the longest number of a row. */
const SERIAL = /^\d{1,4}[.)]?$/;

/**
 * Drops the running number in front of the date of each row of a table without headings: "1  05-11  Transfer  1,295.80". With it, no row would
 * begin with its date. A heading over the numbers says what they are.
 */
export function withoutSerialNumbers(draft: Draft, style: NumberStyle): Draft {
  if (draft.headings.length > 0) return draft;
  const numbers = draft.lines.flatMap((body) => serialOf(body) ?? []);
  if (!runOn(numbers)) return draft;
  return {
    ...draft,
    lines: draft.lines.map((body) => (serialOf(body) === null ? body : withoutFirstWord(body, style))),
  };
}

function withoutFirstWord(body: BodyLine, style: NumberStyle): BodyLine {
  const line = lineOf(body.line.page, body.line.words.slice(1));
  return { ...body, line, tokens: tokensOf(line, style) };
}

/** The bare number that a line begins with, if a date follows it at once. */
function serialOf({ tokens, line }: BodyLine): number | null {
  const [first, second] = tokens;
  if (first === undefined || second?.kind !== 'date' || first.to - first.from !== 1) return null;
  const text = line.words[first.from]?.text ?? '';
  return SERIAL.test(text) ? Number.parseInt(text, 10) : null;
}

/** Whether numbers count up by one, as those of rows do; a single row has the number one. */
function runOn(numbers: readonly number[]): boolean {
  if (numbers.length < 2) return numbers[0] === 1;
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1);
  return steps.length >= (numbers.length - 1) * MOST;
}
