import type { ReviewRow, RowCells } from '@tieout/contract';
import { dateParts, parseDecimal } from '@tieout/records';

/** What stands in the inputs of a row that is being edited. */
export type TypedCells = {
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string;
};

export type CellErrors = Partial<Record<keyof TypedCells, string>>;

/** The inputs of a row as it stands. */
export function typedCellsOf(row: ReviewRow): TypedCells {
  return {
    date: row.date ?? '',
    description: row.description,
    amount: row.amount,
    balance: row.balance ?? '',
  };
}

/** Commas only where they group digits, by thousands or as in India. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** The plain decimal that a person typed: grouping commas, blanks and a true minus sign are understood. Null where it is no amount. */
export function typedDecimal(text: string): string | null {
  const typed = text.replace(/\s/g, '').replace('−', '-').replace(/^\+/, '');
  // Any other comma may stand for a decimal point: "12,50" must not become 1250.
  if (typed.includes(',') && !GROUPED.test(typed)) return null;
  const plain = typed.replaceAll(',', '');
  return parseDecimal(plain) === null ? null : plain;
}

/** The cells that were changed, or what is wrong with them. */
export function readTypedCells(
  row: ReviewRow,
  typed: TypedCells,
): { cells: RowCells } | { errors: CellErrors } {
  const errors: CellErrors = {};
  const amount = typedDecimal(typed.amount);
  const balance = typed.balance.trim() === '' ? null : typedDecimal(typed.balance);
  if (amount === null) errors.amount = 'Type an amount such as -12.50.';
  if (balance === null && typed.balance.trim() !== '') errors.balance = 'Type a balance such as 1,250.00.';
  if (typed.date !== '' && dateParts(typed.date) === null) errors.date = 'Type a date that exists.';
  if (Object.keys(errors).length > 0 || amount === null) return { errors };
  const cells: RowCells = {};
  if (typed.date !== (row.date ?? '')) cells.date = typed.date === '' ? null : typed.date;
  if (typed.description.trim() !== row.description) cells.description = typed.description.trim();
  if (amount !== row.amount) cells.amount = amount;
  if (balance !== row.balance) cells.balance = balance;
  return { cells };
}
