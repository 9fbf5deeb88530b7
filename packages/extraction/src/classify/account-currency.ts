import type { Line } from '../lines/line.ts';
import { type CurrencyEvidence, currencyEvidence } from './currency-evidence.ts';

/** Least evidence for a named currency, and for one inferred from a country. */
const [ENOUGH_NAMED, ENOUGH] = [0.9, 1.5];
/** Least margin over the next currency. */
const [MARGIN_OF_NAMED, MARGIN] = [0.3, 0.7];

/** ISO code of the document's currency: the one with most evidence; null if there is little, or as much for another. */
export function accountCurrency(
  lines: readonly Line[],
  language: string,
  rows: readonly Line[] = [],
): string | null {
  return likeliestCurrency(currencyEvidence(lines, language, rows));
}

/** The currency with most evidence; `others` are those of other accounts of the document, which it cannot be. */
function likeliestCurrency(
  { worths, named }: CurrencyEvidence,
  others: ReadonlySet<string> = new Set(),
): string | null {
  const [best, second] = [...worths].filter(([code]) => !others.has(code)).sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < (named.has(best[0]) ? ENOUGH_NAMED : ENOUGH)) return null;
  const isNamed = named.has(best[0]) && !named.has(second?.[0] ?? '');
  return best[1] - (second?.[1] ?? 0) < (isNamed ? MARGIN_OF_NAMED : MARGIN) ? null : best[0];
}

/** A statement's currency: the only one it names, unless a sign stands for several; else the one with most evidence. `others` are those of its other accounts. */
export function statementCurrency(
  evidence: CurrencyEvidence,
  others: ReadonlySet<string> = new Set(),
): string | null {
  const [only, ...more] = evidence.named;
  const isSole = only !== undefined && more.length === 0 && !evidence.hasSharedSigns && !others.has(only);
  return isSole && (evidence.worths.get(only) ?? 0) >= ENOUGH_NAMED
    ? only
    : likeliestCurrency(evidence, others);
}
