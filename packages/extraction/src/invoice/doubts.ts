import { largest } from '../values/extremes.ts';
import { changeGiven } from './doubts/change-given.ts';
import { lastLineAside } from './doubts/last-line-aside.ts';
import { leftOutItems } from './doubts/left-out-items.ts';
import type { Printed } from './doubts/printed.ts';
import { type StrayColumn, strayColumns } from './doubts/stray-columns.ts';
import { isTaxConfirmed, taxesNearTotal } from './doubts/tax-doubts.ts';
import { looseSums, unexplainedSums } from './doubts/unexplained-sums.ts';
import { sumOfColumn } from './items/columns-of-items.ts';
import { isOtherTotal } from './other-total.ts';
import type { CheckedItem, Checks } from './reconcile.ts';
import type { LooseFigure } from './rows/loose-figures.ts';
import { isTaxOn } from './rows/tax-at-rate.ts';
import type { BrokenTaxRow } from './rows/tax-rows.ts';
import type { CheckedSum } from './totals.ts';

/** What of a document its reading does not account for, though its sums hold: each keeps it from being proven. */
export type Doubts = {
  /** Printed sums, by name or among those, that follow from nothing that was read. */
  readonly unexplained: readonly LooseFigure[];
  /** Whether a tax is printed that no printed sum or rate confirms. */
  readonly isTaxOpen: boolean;
  /** Whether nothing but a line without a price is read, which may be a sum printed twice. */
  readonly isLoneLine: boolean;
  /** Whether lines with a quantity are printed with and without tax, those without are read, and no price shows which of the two they cost. */
  readonly isNetOrGross: boolean;
  /** Whether another total is printed below the one that was read, and nothing printed between them leads to it. */
  readonly isOtherTotal: boolean;
  /** Rows with quantity and price that stand in a table but are not among the items read. */
  readonly leftOut: readonly CheckedItem[];
  /** Lines of a table of taxes whose rate, base and tax do not fit. */
  readonly brokenTaxRows: readonly BrokenTaxRow[];
  /** Columns with, without or of tax whose sum follows from nothing that was read. */
  readonly strayColumns: readonly StrayColumn[];
};

/** What speaks against taking a reading for proven. */
export function doubtsOf(reconciliation: Checks, evidence: Printed): Doubts {
  return {
    unexplained: [
      ...unexplainedSums(reconciliation, evidence),
      ...looseSums(reconciliation, evidence),
      ...lastLineAside(reconciliation),
      ...changeGiven(reconciliation, evidence),
    ],
    isTaxOpen: !isTaxConfirmed(reconciliation, evidence),
    isLoneLine: isLoneLine(reconciliation, evidence),
    isNetOrGross: isNetOrGross(reconciliation, evidence),
    isOtherTotal: isOtherTotal(reconciliation, evidence),
    leftOut: leftOutItems(reconciliation, evidence),
    brokenTaxRows: [...evidence.brokenTaxRows, ...taxesNearTotal(reconciliation, evidence)],
    strayColumns: strayColumns(reconciliation, evidence),
  };
}

/** Whether a single line without a price is read, unless it is above the total and every tax is its share at a printed rate, and they lead to that. */
function isLoneLine({ set, totals, sum }: Checks, { sums }: Printed): boolean {
  const priced = set.items.filter(({ amount }) => amount !== 0);
  if (set.origin !== 'till' || priced.length > 1 || set.items[0]?.ties === true) return false;
  const taxes = sums.filter(({ role, amount }) => role === 'tax' && amount !== 0);
  const isShare = ({ rate, amount }: CheckedSum) => rate !== null && isTaxOn(sum, rate, amount);
  const whole = taxes.reduce((total, { amount }) => total + amount, sum);
  const totalAt = largest(
    sums.flatMap(({ role, amount, position }) =>
      amount === totals.total && (role === 'total' || role === 'due') ? [position] : [],
    ),
  );
  const isBelow = priced.some(({ position }) => position > totalAt);
  return isBelow || taxes.length === 0 || !taxes.every(isShare) || whole !== totals.total;
}

/** Whether another column of the lines is what their quantities may cost: with tax, where the amounts read are without. */
function isNetOrGross({ set, totals, sum, itemsCheck }: Checks, { columns }: Printed): boolean {
  const tax = itemsCheck === 'total' ? 0 : (totals.tax ?? 0);
  const counted = set.items.filter(({ quantity }) => quantity !== null);
  if (tax === 0 || counted.length === 0 || counted.some(({ unitPrice }) => unitPrice !== null)) return false;
  return columns.some((column) => sumOfColumn(column) === sum + tax);
}
