import type { ReviewInvoice } from '@tieout/contract';
import { currencyDigits, sumDecimals, toMinorUnits } from '@tieout/records';

/** What is typed but not saved: plain decimals by the name of a field or the id of a line; null where it cannot be read. */
export type Typing = { readonly [place: string]: string | null };

/** The sums of an invoice, all figures plain decimals; null where a figure is missing or cannot be read. */
export type InvoiceSums = {
  readonly lines: string | null;
  readonly lineCount: number;
  readonly subtotal: string | null;
  readonly tax: string | null;
  /** Subtotal, or the lines where none is printed, plus tax. */
  readonly calculated: string | null;
  readonly total: string | null;
  /** Printed total less calculated total. */
  readonly difference: string | null;
};

/** Adds up an invoice as it is typed. */
export function invoiceSums({ fields, lines }: ReviewInvoice, typing: Typing = {}): InvoiceSums {
  const digits = currencyDigits(fields.currency);
  const read = (place: string, saved: string | null) => (place in typing ? (typing[place] ?? null) : saved);
  const counted = lines.filter((line) => !line.isExcluded);
  const linesSum = sumOf(
    counted.map((line) => read(line.id, line.amount)),
    digits,
  );
  const [subtotal, tax, total] = (['subtotal', 'tax', 'total'] as const).map((name) =>
    read(name, fields[name]),
  );
  const calculated = sumOf([subtotal ?? linesSum, tax ?? '0'], digits);
  return {
    lines: linesSum,
    lineCount: counted.length,
    subtotal: subtotal ?? null,
    tax: tax ?? null,
    calculated,
    total: total ?? null,
    difference: sumOf([total ?? null, negated(calculated)], digits),
  };
}

/** Whether quantity × unit price is the amount, rounded; null where one of them is missing. */
export function lineTiesOut(
  line: {
    readonly quantity: string | null;
    readonly unitPrice: string | null;
    readonly amount: string | null;
  },
  currency: string | null,
): boolean | null {
  if (line.quantity === null || line.unitPrice === null || line.amount === null) return null;
  const product = (Number(line.quantity) * Number(line.unitPrice)).toFixed(currencyDigits(currency));
  return toMinorUnits(product) === toMinorUnits(line.amount, currencyDigits(currency));
}

function sumOf(values: readonly (string | null)[], digits: number): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumDecimals(known, digits) : null;
}

function negated(decimal: string | null): string | null {
  if (decimal === null || !/[1-9]/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}
