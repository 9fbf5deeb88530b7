import type { Finding, InvoiceEvidence, PrintedEvidence } from '@tieout/records';
import { largest, smallest } from '../values/extremes.ts';
import type { ColumnOfItems } from './items/columns-of-items.ts';
import type { ItemSet } from './items/item-sets.ts';
import type { Item } from './items/items.ts';
import type { Reconciliation } from './reconcile.ts';
import type { LineThatMultiplies } from './rows/lines-that-multiply.ts';
import type { LooseFigure } from './rows/loose-figures.ts';
import type { Sum } from './rows/sums.ts';
import type { BrokenTaxRow, TaxBreakdown } from './rows/tax-rows.ts';

/** A reading of the pages of an invoice. */
export type InvoiceSigns = {
  readonly reconciliation: Reconciliation;
  readonly sums: readonly Sum[];
  readonly sets: readonly ItemSet[];
  readonly multiplying: readonly LineThatMultiplies[];
  /** The lines that make an item or a charge together. */
  readonly adding: readonly LineThatMultiplies[];
  readonly breakdowns: readonly TaxBreakdown[];
  readonly brokenTaxRows: readonly BrokenTaxRow[];
  readonly columns: readonly ColumnOfItems[];
  readonly loose: readonly LooseFigure[];
  readonly isCreditNote: boolean;
};

/** Everything that judging an invoice again requires. */
export function evidenceOfInvoice(
  signs: InvoiceSigns,
  decimals: number,
  doubts: readonly Finding[],
): InvoiceEvidence {
  const { set, totals } = signs.reconciliation;
  const { subtotal, tax, total, subtotalAt, totalAt } = totals;
  return {
    decimals,
    doubts: [...doubts],
    printed: {
      origin: set.origin,
      items: set.items.map((item) => ({
        ...itemOf(item),
        ...{ discount: item.discount, perZeros: item.perZeros },
      })),
      ...(set.setAside === undefined ? {} : { setAside: set.setAside }),
      others: [
        ...othersOf(signs.sets),
        ...lostAmong(set.items, signs.multiplying),
        ...signs.adding.map(asOther),
      ],
      sums: signs.sums.map(({ words: _, ...sum }) => sum),
      loose: [...signs.loose],
      totals: { subtotal, tax, total, subtotalAt, totalAt },
      breakdowns: signs.breakdowns.map((breakdown) => ({ ...breakdown, rows: [...breakdown.rows] })),
      brokenTaxRows: signs.brokenTaxRows.map(({ position, rates, amounts }) => ({
        ...{ position, rates: [...rates], amounts: [...amounts] },
      })),
      columns: signs.columns.map(({ heading, page, cells, others, isDiscount, isFooted }) => ({
        ...{ heading, page, cells: [...cells], others: [...others] },
        ...(isDiscount === true ? { isDiscount } : {}),
        ...(isFooted === true ? { isFooted } : {}),
      })),
      isCreditNote: signs.isCreditNote,
    },
  };
}

function itemOf({ amount, position, page, ties, isAdjustment, indent, table }: Item) {
  return { amount, position, page, ties, isAdjustment, indent, table };
}

/** The items of all other ways to read the tables and till lines, each distinct one once. */
function othersOf(sets: readonly ItemSet[]): PrintedEvidence['others'] {
  const others = new Map<string, PrintedEvidence['others'][number]>();
  for (const { items, origin } of sets)
    for (const item of items) {
      if (item.amount === 0) continue;
      const other = { ...itemOf(item), taxRate: item.taxRate, isOfTable: origin === 'table' };
      const key = JSON.stringify(other);
      if (!others.has(key)) others.set(key, other);
    }
  return [...others.values()];
}

/** The lines between the items that multiply and are none of them; those of the whole document where no item multiplies and several lines do. */
function lostAmong(
  items: readonly Item[],
  lines: readonly LineThatMultiplies[],
): PrintedEvidence['others'][number][] {
  const positions = new Set(items.map(({ position }) => position));
  const [first, last] = [smallest(positions), largest(positions)];
  const others = lines.filter(({ position }) => !positions.has(position));
  const isElsewhere = others.length > 1 && items.every(({ ties }) => ties !== true);
  return others.filter(({ position }) => isElsewhere || (position > first && position < last)).map(asOther);
}

/** A line whose figures give an amount, as one that may be an item. */
function asOther(line: LineThatMultiplies): PrintedEvidence['others'][number] {
  return { ...line, ...{ ties: true, isAdjustment: false, table: 0, taxRate: null, isOfTable: true } };
}
