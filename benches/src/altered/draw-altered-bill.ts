import type { BillDocumentTruth, Measure, Paper } from '@tieout/corpus';
import { seededRandom } from '@tieout/corpus';
import { type BillOrder, drawBillOf, type GeneratedBill, writeBill } from '../generator/generate-bill.ts';
import { type AlteredFigure, alterText, pickAlteration } from './alter-bill.ts';

/** An invoice or receipt with one figure changed, and its visible contents. */
export type AlteredBill = GeneratedBill & { readonly figure: AlteredFigure };

/** The altered bill of a seed. Null if it has no figure to alter. */
export async function drawAlteredBill(order: BillOrder, measure: Measure): Promise<AlteredBill | null> {
  const { paper, truth } = drawBillOf(order, measure);
  const texts = paper.sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.what === 'text' ? [mark.text] : [])),
  );
  const figure = pickAlteration(truth, texts, seededRandom(`${order.seed}/figure`));
  if (figure === null) return null;
  const written = await writeBill(alterPaper(paper, figure), alterTruth(truth, figure), order);
  return { ...written, figure };
}

/** The paper with a figure changed wherever it is printed. */
export function alterPaper(paper: Paper, figure: AlteredFigure): Paper {
  return {
    ...paper,
    sheets: paper.sheets.map(({ marks }) => ({
      marks: marks.map((mark) =>
        mark.what === 'text' ? { ...mark, text: alterText(mark.text, figure) } : mark,
      ),
    })),
  };
}

/** The truth with the figure changed; no other amount has its digits, so only that one changes. */
function alterTruth(truth: BillDocumentTruth, figure: AlteredFigure): BillDocumentTruth {
  const alter = (amount: string | null) => (amount === null ? null : alterText(amount, figure));
  const { subtotal, tax, total } = truth.fields;
  return {
    ...truth,
    fields: { ...truth.fields, subtotal: alter(subtotal), tax: alter(tax), total: alter(total) },
    lines: truth.lines.map((line) => ({ ...line, amount: alterText(line.amount, figure) })),
  };
}
