import type { ReviewRow, RowCells } from '@tieout/contract';
import { type CalendarDate, currencyDigits } from '@tieout/records';
import { formatCalendarDate, formatMonthDay, typedCalendarDate } from '../../ui/format-date.ts';
import { formatMoney, typedMoney } from '../../ui/format-money.ts';
import { userLocale } from '../../ui/user-locale.ts';
import { numberStyleOf } from './number-style.ts';
import { typedAmount } from './typed-amount.ts';
import { typedDate } from './typed-date.ts';

/** The inputs of a row that is being edited, as text. */
export type TypedCells = { readonly [Name in CellName]: string };
export type CellName =
  | 'date'
  | 'postDate'
  | 'reference'
  | 'description'
  | 'amount'
  | 'balance'
  | 'payee'
  | 'category';

/** What is wrong with a cell; where its text may mean several values, which ones. */
export type CellTrouble = { readonly message: string; readonly choices: readonly Choice[] };
export type CellTroubles = Partial<Record<CellName, CellTrouble>>;
export type Choice = { readonly value: string; readonly label: string };

/** What the text of an account's cells is read by. */
export type CellContext = {
  readonly currency: string | null;
  readonly period: { readonly start: CalendarDate; readonly end: CalendarDate } | null;
  /** The year of a date typed without one. */
  readonly year: number | null;
};

/** The inputs of a row as it is. */
export function typedCellsOf(row: ReviewRow): TypedCells {
  const date = (value: string | null) => (value === null ? '' : typedCalendarDate(value));
  return {
    date: row.date === null && row.monthDay ? formatMonthDay(row.monthDay) : date(row.date),
    postDate: date(row.postDate),
    reference: row.reference ?? '',
    description: row.description,
    amount: row.amount === '' ? '' : typedMoney(row.amount),
    balance: row.balance === null ? '' : typedMoney(row.balance),
    payee: row.payee ?? '',
    category: row.category ?? '',
  };
}

/** The cells that were changed, or what is wrong with them. `chosen` are values the person picked where a text may mean several. */
export function readTypedCells(
  row: ReviewRow,
  typed: TypedCells,
  context: CellContext & { readonly chosen: Partial<Record<CellName, string>> },
): { cells: RowCells } | { troubles: CellTroubles } {
  const before = typedCellsOf(row);
  const cells: Record<string, string | null> = {};
  const troubles: CellTroubles = {};
  for (const name of CELLS) {
    if (typed[name].trim() === before[name].trim()) continue;
    const read = context.chosen[name] ?? readCell(name, typed[name].trim(), context);
    if (read === null || typeof read === 'string') cells[name] = read;
    else troubles[name] = read;
  }
  return Object.keys(troubles).length > 0 ? { troubles } : { cells };
}

const CELLS: readonly CellName[] = [
  ...(['date', 'postDate', 'reference', 'description', 'amount', 'balance', 'payee', 'category'] as const),
];

function readCell(name: CellName, text: string, context: CellContext): string | null | CellTrouble {
  switch (name) {
    case 'amount':
      return readAmount(text, context.currency);
    case 'balance':
      return text === '' ? null : readAmount(text, context.currency);
    case 'date':
    case 'postDate':
      return text === '' ? null : readDate(text, context);
    case 'description':
      return text;
    default:
      return text === '' ? null : text;
  }
}

/** The plain decimal of a typed amount, in the reader's way of writing numbers, or what is wrong with it. */
export function readAmount(text: string, currency: string | null): string | CellTrouble {
  const locale = userLocale();
  const typed = typedAmount(text, { styles: [numberStyleOf(locale)], digits: currencyDigits(currency) });
  switch (typed.kind) {
    case 'read':
      return typed.value;
    case 'ambiguous':
      return asking(typed.values.map((value) => ({ value, label: formatMoney(value, currency) })));
    case 'unreadable':
      return { message: `Type an amount such as ${typedMoney('-12.50')}.`, choices: [] };
  }
}

/** The date of a typed one, or what is wrong with it. */
export function readDate(text: string, context: CellContext): CalendarDate | CellTrouble {
  const typed = typedDate(text, { ...context, locale: userLocale() });
  switch (typed.kind) {
    case 'read':
      return typed.value;
    case 'ambiguous':
      return asking(typed.values.map((value) => ({ value, label: formatCalendarDate(value) })));
    case 'unreadable':
      return { message: `Type a date such as ${typedCalendarDate('2025-12-31')}.`, choices: [] };
  }
}

const asking = (choices: readonly Choice[]): CellTrouble => ({ message: 'Which one do you mean?', choices });
