import { type Finding, formatDecimal, type Verdict } from '@tieout/records';
import type { Reconciliation } from './reconcile.ts';

/**
 * The verdict of an invoice or receipt: `contradicted` when a sum that is printed does not follow from what is printed before it;
 * `proven` when the items add up, to the cent, to a sum from which the total follows; else `unproven`.
 */
export function invoiceVerdict({ set, totals, itemsCheck }: Reconciliation): Verdict {
  if (totals.holds === false || itemsCheck === 'fails') return 'contradicted';
  if (totals.total === null || itemsCheck === null || set.items.length === 0) return 'unproven';
  if (set.items.some((item) => item.ties === false)) return 'unproven';
  // One line without a price that equals a sum may be that sum printed twice.
  if (
    set.origin === 'till' &&
    set.items.filter((item) => item.amount !== 0).length < 2 &&
    set.items[0]?.ties !== true
  )
    return 'unproven';
  if (itemsCheck === 'total' && !totals.hasRival) return 'proven';
  return totals.holds === true ? 'proven' : 'unproven';
}

/** What a person must know of a document's checks: those that hold in a line each, those that fail with the difference. */
export function invoiceFindings(reading: Reconciliation, digits: number): Finding[] {
  const { set, totals, itemsCheck, sum } = reading;
  const money = (minor: number) => formatDecimal(minor, digits);
  const findings: Finding[] = [];
  const target = totals.subtotal ?? totals.total;
  if (itemsCheck === 'fails' && target !== null)
    findings.push({
      code: 'lines-break',
      severity: 'error',
      message: `The lines add up to ${money(sum)}, but ${money(target)} is printed: ${money(Math.abs(target - sum))} is missing, misread or charged elsewhere. Compare the lines with the page.`,
    });
  else if (itemsCheck !== null)
    findings.push({
      code: 'lines-hold',
      severity: 'info',
      message: `The lines add up to ${money(sum)}, as the printed sums say.`,
    });
  if (totals.holds === false)
    findings.push({
      code: 'total-break',
      severity: 'error',
      message: `Subtotal ${money(totals.subtotal ?? 0)} and tax ${money(totals.tax ?? 0)} do not give the printed total ${money(totals.total ?? 0)}. Check the three against the page.`,
    });
  if (totals.total === null)
    findings.push({
      code: 'no-total',
      severity: 'warning',
      message: 'No total was found on this document. Enter it by hand.',
    });
  if (set.items.length === 0)
    findings.push({
      code: 'no-lines',
      severity: 'warning',
      message: 'No lines with amounts were found on this document: only its sums can be used.',
    });
  set.items.forEach((item, row) => {
    if (item.ties !== false) return;
    findings.push({
      code: 'line-product',
      severity: 'warning',
      message:
        'Quantity times unit price does not give the amount printed on this line. Check the three against the page.',
      page: item.page,
      row,
    });
  });
  return findings;
}
