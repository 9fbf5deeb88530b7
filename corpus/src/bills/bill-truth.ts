import { LayoutError } from '../layout/layout-error.ts';
import type { Marker } from '../layout/parse-layout.ts';

const FIELDS = [
  ...(['number', 'date', 'due_date', 'vendor', 'customer'] as const),
  ...(['subtotal', 'tax', 'total', 'currency'] as const),
];
type Field = (typeof FIELDS)[number];

/** What is true of a bill: every field, null where it prints none; other readings that are as right; its line items. */
export type BillTruth = {
  readonly fields: Readonly<Record<Field, string | null>>;
  readonly alt: Readonly<Partial<Record<Field, readonly (string | null)[]>>>;
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: string | null;
    readonly unit_price: string | null;
    readonly amount: string;
  }[];
};

/** Parses `total: 119.00 | 119` (the second is as right; `-` is none) and `item: text | quantity | price | amount`. */
export function parseBillTruth(file: string, { lines, place }: Marker): BillTruth {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, null])) as Record<Field, string | null>;
  const alt: Partial<Record<Field, (string | null)[]>> = {};
  const items: BillTruth['lines'][number][] = [];
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const [, key = '', rest = ''] = /^([a-z_]+):\s*(.*)$/.exec(line) ?? [];
    const values = rest.split('|').map((value) => (['', '-'].includes(value.trim()) ? null : value.trim()));
    const field = FIELDS.find((known) => known === key);
    const [first = null, quantity = null, price = null, amount = null] = values;
    if (field !== undefined) {
      fields[field] = first;
      if (values.length > 1) alt[field] = values.slice(1);
    } else if (key === 'item' && values.length === 4 && first !== null && amount !== null)
      items.push({ description: first, quantity, unit_price: price, amount });
    else
      throw new LayoutError(
        file,
        { line: place.line + 1 + at, column: 1 },
        `a line of @truth is "item: text | quantity | price | amount" or one of ${FIELDS.join(', ')} with a colon`,
      );
  });
  return { fields, alt, lines: items };
}
