import type { Measure, Paper } from '@tieout/corpus';
import { seededRandom } from '@tieout/corpus';
import { drawInvoicePaper } from '../invoice-generator/generate-invoice.ts';
import type { InvoiceTruth } from '../invoice-generator/invoice-truth.ts';
import { drawTemplate, printTemplate, TEMPLATES } from '../invoice-generator/templates/generate-template.ts';
import { type AlteredFigure, alterText, pickAlteration } from './alter-invoice.ts';

/** An invoice or receipt with one figure changed, and its visible contents. */
export type AlteredInvoice = {
  readonly pdf: Uint8Array;
  readonly figure: AlteredFigure;
  readonly truth: InvoiceTruth;
};

/** The altered invoice of a seed, drawn element by element. Null if it has no figure to alter. */
export async function alteredPaper(seed: string, measure: Measure): Promise<AlteredInvoice | null> {
  const { paper, producer, truth } = drawInvoicePaper({ seed }, measure);
  const texts = paper.sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.what === 'text' ? [mark.text] : [])),
  );
  const figure = pickAlteration(truth, texts, seededRandom(`${seed}/figure`));
  if (figure === null) return null;
  const sheets: Paper['sheets'] = paper.sheets.map(({ marks }) => ({
    marks: marks.map((mark) =>
      mark.what === 'text' ? { ...mark, text: alterText(mark.text, figure) } : mark,
    ),
  }));
  return { pdf: await producer.write({ ...paper, sheets }), figure, truth: alterTruth(truth, figure) };
}

/** The altered invoice of a seed, printed from a browser with one of the templates in turn. Null if it has no figure to alter. */
export async function alteredTemplate(index: number, seed: string): Promise<AlteredInvoice | null> {
  const template = TEMPLATES[index % TEMPLATES.length];
  if (template === undefined) return null;
  const { drawn, truth } = drawTemplate(template, seed);
  const texts = drawn.html.match(/>[^<]+/g) ?? [];
  const figure = pickAlteration(truth, texts, seededRandom(`${seed}/figure`));
  if (figure === null) return null;
  const html = drawn.html.replace(/>[^<]+/g, (text) => alterText(text, figure));
  return { pdf: await printTemplate(template, html), figure, truth: alterTruth(truth, figure) };
}

/** The truth with the figure changed; no other amount has its digits, so only that one changes. */
function alterTruth(truth: InvoiceTruth, figure: AlteredFigure): InvoiceTruth {
  const { subtotal, tax, total } = truth.fields;
  const alter = (amount: string) => alterText(amount, figure);
  const sums = Object.entries({ subtotal, tax, total }).map(([name, amount]): [string, string | null] => [
    name,
    amount === null || amount === undefined ? null : alter(amount),
  ]);
  return {
    ...truth,
    fields: { ...truth.fields, ...Object.fromEntries(sums) },
    lines: truth.lines.map((line) => ({ ...line, amount: alter(line.amount) })),
  };
}
