import type { Line } from '../lines/line.ts';
import { currencyEvidence } from './currency-evidence.ts';

/** Less than this is too little where money is named, and where it is only shown by a country; what is this close to another is not told from it. */
const [ENOUGH_NAMED, ENOUGH, MARGIN] = [0.9, 1.5, 0.7];

/** ISO code of the currency the document counts in: the one most speaks for; null where little does, or as much for another. */
export function accountCurrency(
  lines: readonly Line[],
  language: string,
  rows: readonly Line[] = [],
): string | null {
  const { worths, named } = currencyEvidence(lines, language, rows);
  const [best, second] = [...worths].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < (named.has(best[0]) ? ENOUGH_NAMED : ENOUGH)) return null;
  return best[1] - (second?.[1] ?? 0) < MARGIN ? null : best[0];
}
