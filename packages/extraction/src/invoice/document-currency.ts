import { accountCurrency } from '../classify/account-currency.ts';
import { currenciesNamed, DOLLARS } from '../classify/currency-evidence.ts';
import { type Line, textOf } from '../lines/line.ts';
import { CURRENCY_CODES, currencyOfMark, isCurrencyMark, isSharedMark } from '../values/currency.ts';
import { normalise } from '../vocabulary/normalise.ts';
import type { Sum } from './rows/sums.ts';
import { totalLabel } from './rows/total-label.ts';
import { FIELD_LABELS } from './vocabulary/tables.ts';

/** ISO code of the document's currency; null if nothing shows it. */
export function documentCurrency(lines: readonly Line[], language: string): string | null {
  const labelled = labelledCurrency(lines);
  if (labelled !== null) return labelled;
  const marked = figureCurrency(lines);
  if (marked !== null && marked !== 'shared') return marked;
  const atSums = currencyAtSums(lines);
  if (atSums !== null) return atSums;
  const own = accountCurrency(lines, language);
  const texts = lines.map(({ words }) => textOf(words));
  if (marked !== 'shared' || !texts.some((text) => text.includes('$'))) return own;
  const named = new Set(texts.flatMap(currenciesNamed).filter((code) => DOLLARS.has(code)));
  if (named.size === 1) return [...named][0] ?? null;
  return own !== null && DOLLARS.has(own) ? own : null;
}

/** The code, or the word for euros, in the label of a total or in brackets above a column: the most frequent one. */
function currencyAtSums(lines: readonly Line[]): string | null {
  const votes = new Map<string, number>();
  for (const line of lines) {
    const isSum = line.words.length < 12 && totalLabel(textOf(line.words)) !== null;
    for (const { text } of line.words) {
      const bare = text.replace(/[():.,\][]/g, '').toUpperCase();
      const code = /^EUROS?$/.test(bare) ? 'EUR' : bare;
      if (!CURRENCY_CODES.has(code) || !(isSum || /^\(.+\)$/.test(text))) continue;
      votes.set(code, (votes.get(code) ?? 0) + 1);
    }
  }
  const [best, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : null;
}

/** Whether the currency's code, or a sign that belongs to it alone, is printed. */
export function isCurrencyMarked(lines: readonly Line[], currency: string | null): boolean {
  return lines.some(({ words }) =>
    words.some(({ text }) => {
      const bare = text.replace(/[\d\s.,:;()'’/+-]/g, '');
      return (
        currency !== null && (bare === currency || (!isSharedMark(bare) && currencyOfMark(bare) === currency))
      );
    }),
  );
}

/** Whether the totals are in dollars of an unknown country: no currency can be named. */
export function isSomeDollar(lines: readonly Line[], currency: string | null): boolean {
  return currency === null && lines.some((line) => line.words.some((word) => word.text.includes('$')));
}

/** The currency of most amounts; `shared` if their sign stands for several; null if they have none. */
function figureCurrency(lines: readonly Line[]): string | null {
  const votes = new Map<string, number>();
  let shared = 0;
  for (const line of lines) {
    line.words.forEach(({ text }, index) => {
      const next = line.words[index + 1]?.text ?? '';
      const last = line.words[index - 1]?.text ?? '';
      const mark = gluedMark(text) ?? text;
      const isNextToAmount =
        mark !== text || /^[-(]?\d[\d.,' ]*[.,]\d{2}/.test(next) || /\d[.,]\d{2}\)?$/.test(last);
      if (!isNextToAmount || !isCurrencyMark(mark)) return;
      const code = isSharedMark(mark) ? null : currencyOfMark(mark);
      if (code === null) shared++;
      else votes.set(code, (votes.get(code) ?? 0) + 1);
    });
  }
  let best: string | null = null;
  for (const [code, count] of votes) if (best === null || count > (votes.get(best) ?? 0)) best = code;
  if (best !== null && (votes.get(best) ?? 0) >= shared) return best;
  return shared > 1 ? 'shared' : null;
}

/** A currency sign joined to an amount; "MNT-01" is a product code. */
function gluedMark(text: string): string | null {
  const [, mark, rest = ''] = /^[-(]?(\p{Sc}|\p{L}{1,3}\$?\.?)([-−]?\d.*)$/u.exec(text) ?? [];
  // "Q4M81T", "Q-26/0552", "MNT-01" and "GEL0740" are codes, whatever they begin with.
  const isCode =
    mark !== undefined &&
    /\p{L}/u.test(mark) &&
    ((/^\p{L}{3}$/u.test(mark) && /^[-−]\d+$/.test(rest)) ||
      /^0\d/.test(rest) ||
      /[\p{L}/-].*\d/u.test(rest.slice(1)));
  if (mark !== undefined && !isCode) return mark;
  return /\d(\p{Sc})/u.exec(text)?.[1] ?? null;
}

function labelledCurrency(lines: readonly Line[]): string | null {
  for (const line of lines) {
    for (let from = 0; from < line.words.length; from++) {
      for (let to = from + 1; to <= Math.min(line.words.length, from + 4); to++) {
        if (FIELD_LABELS.spaced.get(normalise(textOf(line.words.slice(from, to)))) !== 'currency') continue;
        const next = line.words
          .slice(to, to + 2)
          .find((word) => isCurrencyMark(word.text.replace(/[:.,]/g, '')));
        const mark = next?.text.replace(/[:.,]/g, '') ?? '';
        if (mark !== '' && (CURRENCY_CODES.has(mark) || currencyOfMark(mark) !== null))
          return currencyOfMark(mark);
      }
    }
  }
  return null;
}

/** The sums without those in another currency than the document's, such as what a total comes to in the former one, where a total in its own is printed. */
export function withoutForeignSums<Own extends Pick<Sum, 'role' | 'label' | 'currency'>>(
  sums: readonly Own[],
  currency: string | null,
): readonly Own[] {
  const own = sums.filter(({ label, currency: mark }) => !isForeign(`${label} ${mark ?? ''}`, currency));
  return own.some(({ role }) => role === 'total' || role === 'due') ? own : sums;
}

/** Whether a text names currencies, and the document's own is none of them. */
export function isForeign(text: string, currency: string | null): boolean {
  const marked = text.split(/\s+/).flatMap((word) => {
    const mark = word.replace(/[():,]/g, '');
    const code = isSharedMark(mark) ? null : currencyOfMark(mark);
    return code === null ? [] : [code];
  });
  const named = [...marked, ...currenciesNamed(text)];
  return currency !== null && named.length > 0 && !named.includes(currency);
}
