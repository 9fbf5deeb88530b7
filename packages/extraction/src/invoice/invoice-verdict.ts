import { type Finding, formatDecimal, raiseFinding, type Verdict } from '@tieout/records';
import type { Doubts } from './doubts.ts';
import type { Checks } from './reconcile.ts';

/**
 * The verdict of an invoice or receipt: `contradicted` when a sum that is printed does not follow from what is printed before it;
 * `proven` when the items add up, to the cent, to a sum from which the total follows, and nothing else that is printed is left
 * unaccounted for; else `unproven`.
 */
export function invoiceVerdict(checks: Checks, doubts: Doubts): Verdict {
  const { set, totals, itemsCheck } = checks;
  if (totals.holds === false || itemsCheck === 'fails') return 'contradicted';
  if (totals.total === null || itemsCheck === null || set.items.length === 0) return 'unproven';
  if (set.items.some((item) => item.ties === false)) return 'unproven';
  if (doubts.isTaxOpen || doubts.unexplained.length > 0) return 'unproven';
  if (doubts.leftOut.length > 0 || doubts.brokenTaxRows.length > 0 || doubts.strayColumns.length > 0)
    return 'unproven';
  return missingProof(checks, doubts) === null ? 'proven' : 'unproven';
}

/** Why checks that pass do not prove an invoice; null if they do. */
function missingProof(
  { totals, itemsCheck }: Checks,
  { isLoneLine, isNetOrGross, isOtherTotal }: Doubts,
): 'single-line' | 'net-or-gross' | 'other-total' | 'total-alone' | null {
  if (isLoneLine) return 'single-line';
  if (isNetOrGross) return 'net-or-gross';
  const { holds, subtotal, tax, total } = totals;
  // Without a tax a subtotal that is the total itself leads to it by nothing.
  if (holds === true && (tax !== null || subtotal !== total)) return null;
  if (holds !== true && itemsCheck !== 'total' && itemsCheck !== 'whole') return 'total-alone';
  return isOtherTotal ? 'other-total' : null;
}

/** What a person must know of a document's checks: those that hold in a line each, those that fail with the difference. */
export function invoiceFindings(reading: Checks, doubts: Doubts, digits: number): Finding[] {
  const { set, totals, itemsCheck, sum } = reading;
  const money = (minor: number) => formatDecimal(minor, digits);
  if (reading.isTooLarge === true) return [TOO_LARGE_TOGETHER];
  const findings: Finding[] = [];
  const target = totals.subtotal ?? totals.total;
  if (itemsCheck === 'fails' && target !== null)
    findings.push(
      raiseFinding('sum-break', {
        of: 'lines',
        printed: money(target),
        calculated: money(sum),
        difference: money(Math.abs(target - sum)),
      }),
    );
  else if (itemsCheck !== null)
    findings.push(
      raiseFinding('check-holds', {
        check: reading.isUnrounded === true ? 'unrounded-lines' : 'lines',
        sum: money(sum),
      }),
    );
  if (totals.holds === false)
    findings.push(
      raiseFinding('sum-break', {
        of: 'document',
        subtotal: money(totals.subtotal ?? 0),
        tax: money(totals.tax ?? 0),
        printed: money(totals.total ?? 0),
      }),
    );
  if (totals.total === null) findings.push(raiseFinding('not-found', { missing: 'total' }));
  if (set.items.length === 0) findings.push(raiseFinding('not-found', { missing: 'lines' }));
  set.items.forEach(({ ties, page }, row) => {
    if (ties === false)
      findings.push(raiseFinding('figures-disagree', { reason: 'line-product' }, { page, row }));
  });
  const reason = totals.total === null || set.items.length === 0 ? null : missingProof(reading, doubts);
  if (reason !== null && itemsCheck !== null && itemsCheck !== 'fails' && totals.holds !== false)
    findings.push(raiseFinding('not-checked', { reason }));
  return [...findings, ...doubtFindings(doubts, money)];
}

const TOO_LARGE_TOGETHER = raiseFinding('not-checked', { reason: 'amounts-too-large' });

function doubtFindings(doubts: Doubts, money: (minor: number) => string): Finding[] {
  const unexplained = doubts.unexplained
    .slice(0, MOST_UNEXPLAINED)
    .map(({ label, amount, page }) =>
      raiseFinding('figure-unexplained', { of: 'sum', label, amount: money(amount) }, { page }),
    );
  const leftOut = doubts.leftOut
    .slice(0, MOST_UNEXPLAINED)
    .map(({ amount, page }) =>
      raiseFinding('row-left-out', { of: 'invoice', amount: money(amount) }, { page }),
    );
  const columns = doubts.strayColumns.map(({ heading, page, sum }) => {
    const amount = Number.isSafeInteger(sum) ? money(sum) : null;
    return raiseFinding('figure-unexplained', { of: 'column', label: heading, amount }, { page });
  });
  return [
    ...unexplained,
    ...(doubts.isTaxOpen ? [raiseFinding('not-checked', { reason: 'tax' })] : []),
    ...leftOut,
    ...columns,
    ...(doubts.brokenTaxRows.length > 0 ? [raiseFinding('figures-disagree', { reason: 'tax-table' })] : []),
  ];
}

/** Findings of one kind beyond these say nothing new. */
const MOST_UNEXPLAINED = 5;
