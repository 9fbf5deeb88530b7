import {
  type Finding,
  type Invoice,
  type InvoiceEvidence,
  type PrintedEvidence,
  parseDecimal,
  raiseFinding,
  toMinorUnits,
} from '@tieout/records';
import { largest } from '../values/extremes.ts';
import { tiesOut } from './items/item-rows.ts';

/** The evidence of an invoice stored before evidence existed: earlier findings stay, and other totals are unknown. */
export function formerInvoiceEvidence(
  { fields, lines }: Invoice,
  findings: readonly Finding[],
): InvoiceEvidence {
  const amounts = [fields.subtotal, fields.tax, fields.total, ...lines.map(({ amount }) => amount)];
  const decimals = largest([
    0,
    ...amounts.map((text) => (text === null ? 0 : (parseDecimal(text)?.digits ?? 0))),
  ]);
  const minor = (text: string | null) => (text === null ? null : toMinorUnits(text, decimals));
  const printed = (text: string | null) => {
    const parsed = text === null ? null : parseDecimal(text);
    return parsed === null ? null : { units: parsed.minor, scale: parsed.digits };
  };
  const items = lines.map(({ amount: text, quantity, unitPrice, source }, index) => {
    const amount = minor(text) ?? 0;
    const pricing = {
      quantity: printed(quantity),
      unitPrice: printed(unitPrice),
      discount: null,
      perZeros: 0,
    };
    return {
      ...{ amount, position: index + 1, page: source.page, ties: tiesOut(pricing, amount, decimals) },
      ...{ isAdjustment: false, indent: 0, table: 1, discount: null, perZeros: 0 },
    };
  });
  const kept = findings.filter((finding) => !isMadeAgain(finding));
  return {
    decimals,
    printed: {
      ...{ origin: 'table', items, others: [], breakdowns: [], brokenTaxRows: [], columns: [] },
      ...sumsOf(
        { subtotal: minor(fields.subtotal), tax: minor(fields.tax), total: minor(fields.total) },
        items.length + 1,
      ),
      isCreditNote: findings.some(({ code }) => code === 'credit-unsigned'),
    },
    doubts: [...kept, raiseFinding('not-checked', { reason: 'read-before' })].map(
      ({ invoice: _, ...finding }) => finding,
    ),
  };
}

/** The totals as if each was printed once, below the lines. */
function sumsOf(
  totals: Pick<PrintedEvidence['totals'], 'subtotal' | 'tax' | 'total'>,
  from: number,
): Pick<PrintedEvidence, 'sums' | 'totals'> {
  const sums = (['subtotal', 'tax', 'total'] as const).flatMap((role, index) => {
    const amount = totals[role];
    if (amount === null) return [];
    const place = { position: from + index, page: 1, label: '', strength: 1 };
    return [{ role, amount, ...place, rate: null, currency: null, isMoney: true }];
  });
  return { sums, totals: { ...totals, subtotalAt: from, totalAt: from + 2 } };
}

/** Whether judging the invoice again raises the finding again. */
function isMadeAgain({ code, parameters }: Finding): boolean {
  if (code === 'check-holds') return parameters.check === 'lines' || parameters.check === 'unrounded-lines';
  if (code === 'figures-disagree') return parameters.reason === 'line-product';
  return code === 'sum-break' || code === 'not-found' || code === 'credit-unsigned';
}
