import type { Line } from '../lines/line.ts';
import { type CurrencyEvidence, currencyEvidence } from './currency-evidence.ts';

/** Less than this is too little where money is named, and where it is only shown by a country. */
const [ENOUGH_NAMED, ENOUGH] = [0.9, 1.5];
/** What is this close to another is not shown from it. */
const [MARGIN_OF_NAMED, MARGIN] = [0.3, 0.7];

/** ISO code of the currency the document counts in: the one most speaks for; null where little does, or as much for another. */
export function accountCurrency(
  lines: readonly Line[],
  language: string,
  rows: readonly Line[] = [],
): string | null {
  return likeliestCurrency(currencyEvidence(lines, language, rows));
}

/** The currency most speaks for; `others` are those of other accounts of the document, which it is not. */
export function likeliestCurrency(
  { worths, named }: CurrencyEvidence,
  others: ReadonlySet<string> = new Set(),
): string | null {
  const [best, second] = [...worths].filter(([code]) => !others.has(code)).sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < (named.has(best[0]) ? ENOUGH_NAMED : ENOUGH)) return null;
  const isNamed = named.has(best[0]) && !named.has(second?.[0] ?? '');
  return best[1] - (second?.[1] ?? 0) < (isNamed ? MARGIN_OF_NAMED : MARGIN) ? null : best[0];
}
