import { type Line, textOf } from '../lines/line.ts';
import { CURRENCY_CODES, currencyBehindSign, currencyOfMark, isNumberInGroups } from '../values/currency.ts';
import { currenciesNamed } from './currency-evidence.ts';

/** How many lines over an account's first row its title and headings stand. */
const LINES_OVER = 9;

/**
 * The currency the nearest line over an account's first row names that names any, its title or headings; null where it names several. For a
 * document of several accounts, each of which may be kept in its own. `from` is where the account before it ends, `to` its first row;
 * reading positions.
 */
export function ownCurrency(lines: readonly Line[], from: number, to: number): string | null {
  return lastNamed(lines.slice(Math.max(from, to - LINES_OVER), to));
}

/** Words of a line that is nothing but a title: "USD Statement". */
const MOST_TITLE_WORDS = 3;

/** The currency of the nearest line without figures between two positions that is nothing but a title; null where there is none. */
export function titledCurrency(lines: readonly Line[], from: number, to: number): string | null {
  const isTitle = ({ words }: Line) =>
    words.length <= MOST_TITLE_WORDS && !words.some(({ text }) => /\d/.test(text));
  return lastNamed(lines.slice(from, to).filter(isTitle));
}

/** The currency on the last line that names any; null where it names several, or none does. */
function lastNamed(lines: readonly Line[]): string | null {
  return soleOf(lines.map(currenciesOn).findLast((currencies) => currencies.length > 0) ?? []);
}

/** The currency the heading of a column names; null where it names none that is sure, or several. */
export function currencyOfHeading(text: string): string | null {
  return soleOf([
    ...currenciesNamed(text),
    ...text.split(/[\s()]+/).flatMap((word) => currencyOfMark(word) ?? []),
  ]);
}

function soleOf(currencies: readonly string[]): string | null {
  const [only, ...others] = new Set(currencies);
  return only !== undefined && others.length === 0 ? only : null;
}

/** A rate of exchange, whose money is another. */
const RATE = /^\d+[.,]\d{4,}$/;

function currenciesOn(line: Line): string[] {
  if (line.words.some(({ text }) => RATE.test(text))) return [];
  const coded = line.words.flatMap(({ text: word }, at) => {
    if (isNumberInGroups(word)) return [];
    const behind = currencyBehindSign(word, line.words[at + 1]?.text ?? '');
    if (behind !== null) return [behind];
    const letters = word.replace(/^[([]|[)\]:,.]$/g, '');
    return CURRENCY_CODES.has(letters)
      ? [letters]
      : (currencyOfMark(/^[^\d.,\s-]{1,3}(?=\d)|[€£]/.exec(word)?.[0] ?? '') ?? []);
  });
  return [...currenciesNamed(textOf(line.words)), ...coded];
}
