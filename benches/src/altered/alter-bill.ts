import type { BillDocumentTruth, Random } from '@tieout/corpus';

/** A figure of an invoice that is changed wherever it is printed: what it was, and the digits before and after. */
export type AlteredFigure = { readonly what: string; readonly from: string; readonly to: string };

const FIGURE = /\d[\d.,'’\u202f\u00a0 ]*\d/g;

/**
 * Picks one amount of the truth that is printed and equals no other, and changes one digit. Null if there is none: an amount with two meanings
 * would change in both, and the document would still tie out.
 */
export function pickAlteration(
  truth: BillDocumentTruth,
  texts: readonly string[],
  random: Random,
): AlteredFigure | null {
  const { subtotal, tax, total } = truth.fields;
  const amounts: [string, string | null][] = [
    ['subtotal', subtotal],
    ['tax', tax],
    ['total', total],
    ...truth.lines.map(({ amount }, index): [string, string] => [`line ${index + 1}`, amount]),
  ];
  const prices = truth.lines.map(({ unit_price }): [string, string | null] => ['price', unit_price]);
  const known = [...amounts, ...prices].map(([, amount]) => digitsOf(amount ?? ''));
  const printed = new Set(texts.flatMap((text) => (text.match(FIGURE) ?? []).map(digitsOf)));
  const open = amounts.filter(([, amount]) => {
    const digits = digitsOf(amount ?? '');
    return digits.length > 2 && printed.has(digits) && known.filter((other) => other === digits).length === 1;
  });
  if (open.length === 0) return null;
  const [what, amount] = random.pick(open);
  const from = digitsOf(amount ?? '');
  return { what, from, to: changed(from, random) };
}

/** The text with every printed figure of those digits changed, separators and signs kept. */
export function alterText(text: string, { from, to }: AlteredFigure): string {
  return text.replace(FIGURE, (figure) => {
    if (digitsOf(figure) !== from) return figure;
    const lead = figure.replace(/\D/g, '').length - from.length;
    let index = -lead;
    return figure.replace(/\d/g, (digit) => {
      const next = index < 0 ? digit : (to[index] ?? digit);
      index++;
      return next;
    });
  });
}

/** Digits without separators and leading zeros. */
export function digitsOf(figure: string): string {
  return figure.replace(/\D/g, '').replace(/^0+/, '');
}

function changed(digits: string, random: Random): string {
  const at = random.whole(0, digits.length - 1);
  const others = [...'0123456789'].filter((digit) => digit !== digits[at] && (at > 0 || digit !== '0'));
  return digits.slice(0, at) + random.pick(others) + digits.slice(at + 1);
}
