import type { Verdict } from '@tieout/records';
import type { Reconciliation } from './reconcile.ts';

/**
 * The verdict of engine.md: `contradicted` if a check fails; `proven` if every transaction is covered by a check that passes to the cent; else
 * `unproven`.
 */
export function verdictOf(reconciliation: Reconciliation): Verdict {
  const { ledger, chain, totals, opening, isSoleSum } = reconciliation;
  if (ledger === 'fails' || totals === 'fail' || chain.breaks.length > 0) return 'contradicted';
  if (ledger === 'holds' || isSoleSum) return 'proven';
  if (chain.movements > 0 && chain.covered === chain.movements && opening !== null) return 'proven';
  if (totals === 'hold' && chain.movements > 0) return 'proven';
  return 'unproven';
}

/** How well a reading ties out; higher is better. Only for choosing between readings of one document. */
export function fitness(reconciliation: Reconciliation): number {
  const { ledger, chain, totals, isSoleSum } = reconciliation;
  let score = 0;
  if (ledger === 'holds') score += chain.movements > 0 ? 1000 : 300;
  if (ledger === 'fails') score -= 200;
  if (totals === 'hold') score += 400;
  if (isSoleSum) score += 400;
  score += Math.min(600, chain.holds * 12) - Math.min(900, chain.breaks.length * 30);
  if (chain.breaks.length === 0 && chain.holds > 0)
    score += 200 + (chain.covered === chain.movements ? 200 : 0);
  return score;
}
