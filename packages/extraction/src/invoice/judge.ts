import { type Finding, formatDecimal, type Verdict } from '@tieout/records';
import type { Doubts } from './doubts.ts';
import type { Reconciliation } from './reconcile.ts';

/**
 * The verdict of an invoice or receipt: `contradicted` when a sum that is printed does not follow from what is printed before it;
 * `proven` when the items add up, to the cent, to a sum from which the total follows, and nothing else that is printed is left
 * unaccounted for; else `unproven`.
 */
export function invoiceVerdict({ set, totals, itemsCheck }: Reconciliation, doubts: Doubts): Verdict {
  if (totals.holds === false || itemsCheck === 'fails') return 'contradicted';
  if (totals.total === null || itemsCheck === null || set.items.length === 0) return 'unproven';
  if (set.items.some((item) => item.ties === false)) return 'unproven';
  if (doubts.isTaxOpen || doubts.unexplained.length > 0) return 'unproven';
  if (doubts.leftOut.length > 0 || doubts.brokenTaxRows.length > 0 || doubts.strayColumns.length > 0)
    return 'unproven';
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
export function invoiceFindings(reading: Reconciliation, doubts: Doubts, digits: number): Finding[] {
  const { set, totals, itemsCheck, sum } = reading;
  const money = (minor: number) => formatDecimal(minor, digits);
  if (reading.isTooLarge === true) return [TOO_LARGE_TOGETHER];
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
  return [...findings, ...doubtFindings(doubts, money)];
}

const TOO_LARGE_TOGETHER: Finding = {
  code: 'amounts-too-large',
  severity: 'warning',
  message:
    'The amounts of this document are too large to be added exactly, so nothing was checked. Compare them with the page.',
};

function doubtFindings(doubts: Doubts, money: (minor: number) => string): Finding[] {
  const findings: Finding[] = doubts.unexplained.slice(0, MOST_UNEXPLAINED).map((sum) => ({
    code: 'sum-unexplained',
    severity: 'warning',
    message: `“${sum.label}” ${money(sum.amount)} is printed too, and does not follow from the lines, the tax and the total. Compare it with the page.`,
    page: sum.page,
  }));
  if (doubts.isTaxOpen)
    findings.push({
      code: 'tax-unchecked',
      severity: 'warning',
      message:
        'Nothing else printed confirms the tax: neither a sum without it nor its rate. Compare it with the page.',
    });
  for (const { amount, page } of doubts.leftOut.slice(0, MOST_UNEXPLAINED))
    findings.push({
      code: 'line-left-out',
      severity: 'warning',
      message: `A line with quantity, price and ${money(amount)} stands on the page, but the sums hold only without it. Check whether it belongs.`,
      page,
    });
  for (const { heading, page, sum } of doubts.strayColumns)
    findings.push({
      code: 'column-unexplained',
      severity: 'warning',
      message: `The column “${heading}” adds up to ${Number.isSafeInteger(sum) ? money(sum) : 'more than can be counted exactly'}, which follows from no printed sum. Compare its lines with the page.`,
      page,
    });
  if (doubts.brokenTaxRows.length > 0)
    findings.push({
      code: 'tax-row-break',
      severity: 'warning',
      message:
        'A line of the tax table prints a rate, a base and a tax that do not fit one another. Compare them with the page.',
    });
  return findings;
}

/** Findings of one kind beyond these say nothing new. */
const MOST_UNEXPLAINED = 5;
