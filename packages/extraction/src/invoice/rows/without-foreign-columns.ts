import { CURRENCY_CODES } from '../../values/currency.ts';
import type { DocumentRow } from './document-rows.ts';
import type { ItemHeading } from './item-headings.ts';
import type { ItemTable } from './item-tables.ts';

/** The rows without the figures under headings of another currency than the document's, where its own column is next to them. */
export function withoutForeignColumns(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
  currency: string | null,
): readonly DocumentRow[] {
  const foreign = tables.flatMap(({ headings, position }) => {
    const codes = headings.map(codeOf);
    if (currency === null || !codes.includes(currency)) return [];
    return headings.flatMap((heading, index) => {
      const code = codes[index] ?? null;
      return code === null || code === currency ? [] : [{ heading, position }];
    });
  });
  if (foreign.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    figures: row.figures.filter(
      ({ left, right }) =>
        !foreign.some(
          ({ heading, position }) =>
            row.position > position && left < heading.right + REACH && right > heading.left - REACH,
        ),
    ),
  }));
}

/** How far a figure may be from its heading, in points. */
const REACH = 12;

function codeOf({ text }: ItemHeading): string | null {
  return text.split(/[^A-Z]+/).find((word) => CURRENCY_CODES.has(word)) ?? null;
}
