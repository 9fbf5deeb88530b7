import type { ReviewInvoice } from '@tieout/contract';
import { currencyDigits, sumDecimals } from '@tieout/records';

/** What is typed but not saved: plain decimals by the name of a field or the id of a line; null where it cannot be read. */
export type Typing = { readonly [place: string]: string | null };

/** The sums of an invoice, all figures plain decimals; null where a figure is missing or cannot be read. */
export type InvoiceSums = {
  readonly lines: string | null;
  readonly lineCount: number;
  readonly subtotal: string | null;
  readonly discount: string | null;
  readonly charges: string | null;
  readonly tax: string | null;
  /** Subtotal, or the lines where none is printed, less the discount, plus charges and tax; without those that prices hold already, where the total says so. */
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
  const sum = (name: 'subtotal' | 'discount' | 'charges' | 'tax' | 'total') =>
    read(name, fields[name] ?? null);
  const [subtotal, discount, charges, tax] = [sum('subtotal'), sum('discount'), sum('charges'), sum('tax')];
  const total = sum('total');
  const base = subtotal ?? linesSum;
  const between = [negated(discount) ?? '0', charges ?? '0'];
  const ways = [[...between, tax ?? '0'], between, [tax ?? '0'], []].map((parts) =>
    sumOf([base, ...parts], digits),
  );
  const off = (calculated: string | null) => sumOf([total, negated(calculated)], digits);
  const calculated = ways.find((way) => Number(off(way) ?? Number.NaN) === 0) ?? ways[0] ?? null;
  return {
    ...{ lines: linesSum, lineCount: counted.length },
    ...{ subtotal, discount, charges, tax, calculated, total },
    difference: off(calculated),
  };
}

function sumOf(values: readonly (string | null)[], digits: number): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumDecimals(known, digits) : null;
}

function negated(decimal: string | null): string | null {
  if (decimal === null || !/[1-9]/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}
