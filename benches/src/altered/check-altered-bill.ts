import type { Measure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, invoicesOf, isStatement } from '@tieout/records';
import { type BillOrder, generateBill } from '../generator/generate-bill.ts';
import { digitsOf } from './alter-bill.ts';
import { type AlteredBill, drawAlteredBill } from './draw-altered-bill.ts';

export type AlteredBillCheck = {
  /** The verdict or the kind, or why there is none; `proven, as never read` where the figure is no part of the honest reading either. */
  readonly outcome: string;
  readonly altered: AlteredBill | null;
};

/** Draws the altered bill of a seed and says how the engine judges it: `proven` is an error. */
export async function checkAlteredBill(order: BillOrder, measure: Measure): Promise<AlteredBillCheck> {
  const altered = await drawAlteredBill(order, measure);
  if (altered === null) return { outcome: 'nothing to alter', altered };
  const outcome = outcomeOf(await extract(altered.pdf.slice()));
  if (outcome !== 'proven') return { outcome, altered };
  const honest = await extract((await generateBill(order, measure)).pdf);
  return { outcome: figuresOf(honest).has(altered.figure.from) ? outcome : 'proven, as never read', altered };
}

function outcomeOf(extraction: Extraction): string {
  if (extraction.outcome === 'unreadable') return extraction.reason;
  if (isStatement(extraction)) return extraction.kind;
  return invoicesOf(extraction).some(({ verdict }) => verdict === 'proven') ? 'proven' : extraction.verdict;
}

/** The digits of all amounts of a reading. */
function figuresOf(extraction: Extraction): ReadonlySet<string> {
  if (extraction.outcome === 'unreadable' || isStatement(extraction)) return new Set();
  const amounts = invoicesOf(extraction).flatMap(({ fields, lines }) => [
    ...[fields.subtotal, fields.tax, fields.total],
    ...lines.map(({ amount }) => amount),
  ]);
  return new Set(amounts.map((amount) => digitsOf(amount ?? '')));
}
