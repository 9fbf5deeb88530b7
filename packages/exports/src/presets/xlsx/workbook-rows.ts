import type { Unit } from '../preset.ts';
import type { SheetCell } from './sheet-xml.ts';

/** A record's row on the first sheet and its row on the Proof sheet. */
export type RowPair = {
  readonly record: readonly SheetCell[];
  readonly proof: readonly SheetCell[];
  readonly totals: Unit['totals'];
};

/** What a workbook is made of. */
export type WorkbookRows = {
  /** Name, heading and column widths of the first sheet. */
  readonly recordSheet: string;
  readonly recordHeading: readonly string[];
  readonly recordWidths: readonly number[];
  /** Index of the column of signed amounts. */
  readonly amountColumn: number;
  /** The rows above the row-by-row part of the Proof sheet. */
  readonly summary: readonly (readonly SheetCell[])[];
  readonly proofHeading: readonly string[];
  /** Can be iterated several times. */
  readonly pairs: () => Iterable<RowPair>;
  /** Decimals of the money format. */
  readonly digits: number;
};
