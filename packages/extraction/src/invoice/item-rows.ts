import type { Word } from '../read/page.ts';
import { type Assigned, assignColumns } from './assign-columns.ts';
import { type Decimal, toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { ItemTable } from './item-tables.ts';
import { beginsWithDate, segmentsOf } from './sums.ts';
import { totalLabel } from './total-label.ts';

/** A line of a table that carries an amount in its column of amounts. */
export type Anchor = {
  readonly row: DocumentRow;
  readonly assigned: Assigned;
  readonly amount: number;
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly discount: Figure | null;
  readonly taxRate: Decimal | null;
  /** Whether quantity times unit price gives the amount, less a printed discount; null where one is not printed. */
  readonly ties: boolean | null;
  /** What a sum of its name would be, where it stands among the items: shipping, a discount. */
  readonly isAdjustment: boolean;
};

/** A line of a table as it counts for the items: one with an amount, one with text only, or one that ends what was before it. */
export type TableRow =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | { readonly kind: 'text'; readonly assigned: Assigned; readonly row: DocumentRow }
  | { readonly kind: 'break' };

/** Which heading is read as what. */
export type ColumnPlan = {
  readonly amount: number;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
};

/** The rows of a table under a plan of its columns, up to where its sums begin. */
export function itemRows(table: ItemTable, plan: ColumnPlan, digits: number): TableRow[] {
  const result: TableRow[] = [];
  let closedOn: number | null = null;
  for (const row of table.rows) {
    if (row === null) {
      closedOn = null;
      result.push({ kind: 'break' });
      continue;
    }
    if (row.isFurniture) continue;
    const assigned = assignColumns(row.line, row.figures, table.headings);
    const anchor = anchorOf(row, assigned, table, plan, digits);
    if (closedOn !== null && !(row.line.page > closedOn && anchor !== null && anchor.ties === true)) continue;
    closedOn = null;
    const sum = sumOf(row);
    if (sum !== null && anchor?.ties !== true) {
      result.push({ kind: 'break' });
      if (sum === 'ends') closedOn = row.line.page;
      continue;
    }
    if (anchor !== null) result.push({ kind: 'anchor', anchor });
    else if (isPayment(assigned, table)) result.push({ kind: 'break' });
    else result.push({ kind: 'text', assigned: assignColumns(row.line, [], table.headings), row });
  }
  return result;
}

/** Whether a line without an amount carries one in a column of payments. */
function isPayment(assigned: Assigned, table: ItemTable): boolean {
  return [...assigned.figures].some(
    ([column, figure]) => figure.isMoney && table.headings[column]?.role === 'credit',
  );
}

/** Whether a line is a sum of others: one that ends the items, or one carried between pages. */
function sumOf(row: DocumentRow): 'ends' | 'passes' | null {
  if (beginsWithDate(row)) return null;
  const roles = segmentsOf(row).flatMap((segment) => {
    const meaning = totalLabel(segment.label);
    if (meaning === null || meaning.strength < 0.5) return [];
    // "Tax consulting" is an item; a tax names its rate or nothing else.
    return meaning.role === 'tax' && segment.rate === null && meaning.strength < 0.65 ? [] : [meaning.role];
  });
  if (roles.some((role) => role === 'subtotal' || role === 'total' || role === 'tax' || role === 'due'))
    return 'ends';
  return roles.includes('carried') || roles.includes('other') ? 'passes' : null;
}

function anchorOf(
  row: DocumentRow,
  assigned: Assigned,
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
): Anchor | null {
  const figure = assigned.figures.get(plan.amount);
  if (figure === undefined || figure.isPercent) return null;
  const amount = toMinor(figure.value, digits);
  if (amount === null || (!figure.isMoney && figure.value.scale > 0)) return null;
  const at = (column: number | null) => (column === null ? undefined : assigned.figures.get(column));
  const quantity = at(plan.quantity)?.value ?? null;
  const unitPrice = at(plan.unitPrice)?.value ?? null;
  if (!figure.isMoney && (quantity === null || unitPrice === null)) return null;
  const discount = at(indexOf(table, 'discount')) ?? null;
  const label = segmentsOf(row)[0]?.label ?? '';
  const meaning = totalLabel(label);
  return {
    row,
    assigned,
    amount,
    quantity,
    unitPrice,
    discount,
    taxRate: at(indexOf(table, 'taxRate'))?.value ?? null,
    ties: tiesOut(quantity, unitPrice, discount, amount, digits),
    isAdjustment: meaning !== null && /^(charge|discount|rounding|paid)$/.test(meaning.role),
  };
}

function indexOf(table: ItemTable, role: string): number | null {
  const index = table.headings.findIndex((heading) => heading.role === role);
  return index < 0 ? null : index;
}

/** Whether quantity × price, less the discount, is the amount within what rounding the printed figures may move it. */
export function tiesOut(
  quantity: Decimal | null,
  unitPrice: Decimal | null,
  discount: Figure | null,
  amount: number,
  digits: number,
): boolean | null {
  if (quantity === null || unitPrice === null) return null;
  const unit = 10 ** digits;
  const full = toNumber(quantity) * toNumber(unitPrice) * unit;
  // A price printed with more decimals than money has is exact; one printed to the cent may itself be rounded by half a cent.
  const slack =
    0.51 +
    (unitPrice.scale > digits ? Math.abs(toNumber(quantity)) * 0.5 * 10 ** (digits - unitPrice.scale) : 0);
  const isNear = (value: number) => Math.abs(Math.abs(value) - Math.abs(amount)) <= slack;
  if (isNear(full)) return true;
  if (discount === null) return false;
  const reduction = Math.abs(toNumber(discount.value));
  return isNear(full * (1 - reduction / 100)) || isNear(Math.abs(full) - reduction * unit);
}

/** The words of a line that describe its item: under descriptions, under unknown headings, and under codes where nothing else describes it. */
export function descriptionWords(assigned: Assigned, table: ItemTable): readonly Word[] {
  const isDescribed = table.headings.some((heading) => heading.role === 'description');
  const groups = [...assigned.texts].filter(([column]) => {
    const role = table.headings[column]?.role ?? null;
    return role === 'description' || role === null || (!isDescribed && role === 'code');
  });
  const hasLetters = (words: readonly Word[]) => words.some((word) => /\p{L}{2}/u.test(word.text));
  const isNamed = !isDescribed && groups.some(([, words]) => hasLetters(words));
  return groups
    .flatMap(([, words]) => (isNamed && !hasLetters(words) ? [] : words))
    .sort((a, b) => a.left - b.left);
}
