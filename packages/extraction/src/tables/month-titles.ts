import { normalise } from '../vocabulary/normalise.ts';
import { MONTHS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';

/** The month of a title above rows, from 1, and its year if printed. */
export type TitledMonth = { readonly month: number; readonly year: number | null };

const YEAR = /^(19|20)\d\d$/;

/**
 * The month of the last title above each line, alone or with its year, which may be on a line of its own above: "2025" over "June". A title
 * begins left of `before`; text further right belongs to a row: "rent" over "June".
 */
export function monthTitles(lines: readonly BodyLine[], before: number): ReadonlyMap<BodyLine, TitledMonth> {
  const titled = new Map<BodyLine, TitledMonth>();
  let month: number | null = null;
  let year: number | null = null;
  for (const body of lines) {
    const title = body.line.left < before ? titleOf(body) : null;
    if (title === null) {
      if (month !== null) titled.set(body, { month, year });
      continue;
    }
    year = title.year ?? year;
    month = title.month;
  }
  return titled;
}

/** The month or year of a line of one or two words; null if it is no such title. */
function titleOf({ line }: BodyLine): { readonly month: number | null; readonly year: number | null } | null {
  const texts = line.words.map(({ text }) => normalise(text));
  if (texts.length > 2) return null;
  const years = texts.filter((text) => YEAR.test(text)).map(Number);
  const months = texts.flatMap((text) => MONTHS.get(text) ?? []);
  const [year = null] = years;
  const [month = null] = months;
  return years.length + months.length === texts.length && years.length < 2 && months.length < 2
    ? { month, year }
    : null;
}
