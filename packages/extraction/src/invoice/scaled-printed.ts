import type { PrintedEvidence } from '@tieout/records';

/** What is printed, in units of more decimals than are printed. */
export function scaledPrinted(printed: PrintedEvidence, units: number): PrintedEvidence {
  if (units === 1) return printed;
  const by = (value: number) => value * units;
  const orNull = (value: number | null) => (value === null ? null : by(value));
  const withAmount = <Sum extends { readonly amount: number }>(sum: Sum) => ({
    ...sum,
    amount: by(sum.amount),
  });
  const taxed = <Taxed extends { readonly base: number; readonly tax: number }>(row: Taxed) => ({
    ...row,
    ...{ base: by(row.base), tax: by(row.tax) },
  });
  const { totals } = printed;
  return {
    ...printed,
    items: printed.items.map(withAmount),
    ...(printed.setAside === undefined ? {} : { setAside: by(printed.setAside) }),
    others: printed.others.map(withAmount),
    sums: printed.sums.map(withAmount),
    ...(printed.loose === undefined ? {} : { loose: printed.loose.map(withAmount) }),
    totals: {
      ...totals,
      ...{ subtotal: orNull(totals.subtotal), tax: orNull(totals.tax), total: orNull(totals.total) },
    },
    breakdowns: printed.breakdowns.map((breakdown) => ({
      ...taxed(breakdown),
      rows: breakdown.rows.map(taxed),
    })),
    brokenTaxRows: printed.brokenTaxRows.map((row) => ({ ...row, amounts: row.amounts.map(by) })),
    columns: printed.columns.map((column) => ({
      ...column,
      ...{ cells: column.cells.map(withAmount), others: column.others.map(by) },
    })),
  };
}
