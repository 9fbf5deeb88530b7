import type { ColumnOfItems } from '../items/columns-of-items.ts';
import type { CheckedItem } from '../reconcile.ts';
import type { LooseFigure } from '../rows/loose-figures.ts';
import type { BrokenTaxRow, TaxBreakdown } from '../rows/tax-rows.ts';
import type { CheckedSum } from '../totals.ts';

/** An item of another way to read the tables or the till's lines. */
export type OtherItem = CheckedItem & { readonly isOfTable: boolean };

/** What a document prints that its reading has to account for. */
export type Printed = {
  readonly columns: readonly ColumnOfItems[];
  readonly sums: readonly CheckedSum[];
  readonly breakdowns: readonly TaxBreakdown[];
  readonly others: readonly OtherItem[];
  readonly brokenTaxRows: readonly BrokenTaxRow[];
  /** Amounts among the sums without a name that says what they are. */
  readonly loose?: readonly LooseFigure[] | undefined;
  /** ISO code of its currency. */
  readonly currency?: string | null | undefined;
};

/** A rounding of tax by line, by rate or in all differs by no more. Minor units. */
export const ROUNDED = 1.01;
