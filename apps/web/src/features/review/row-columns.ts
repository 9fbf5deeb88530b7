import type { ReviewRow } from '@tieout/contract';
import { formatCalendarDate, formatMonthDay } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import type { CellName } from './typed-cells.ts';

/** A column of the grid and a field of its editor. */
export type RowColumn = {
  readonly name: CellName;
  readonly label: string;
  /** Its width in the grid, as a track of CSS. */
  readonly width: string;
  readonly isFigure?: boolean;
  /** Shown even where no row has a value. */
  readonly isAlways?: boolean;
  /** Shown on a narrow screen, where the others move under the description. */
  readonly isNarrow?: boolean;
};

/** Every column of a statement, in the order of the grid. */
export const ROW_COLUMNS: readonly RowColumn[] = [
  { name: 'date', label: 'Date', width: '7rem', isAlways: true, isNarrow: true },
  { name: 'postDate', label: 'Posting date', width: '7rem' },
  { name: 'reference', label: 'Check or reference', width: '7rem' },
  { name: 'description', label: 'Description', width: 'minmax(10rem,1fr)', isAlways: true, isNarrow: true },
  { name: 'payee', label: 'Payee', width: '8rem' },
  { name: 'category', label: 'Category', width: '8rem' },
  { name: 'amount', label: 'Amount', width: '7rem', isFigure: true, isAlways: true, isNarrow: true },
  { name: 'balance', label: 'Balance', width: '7rem', isFigure: true },
];

/** The columns in which these rows have something to show. */
export function columnsOf(rows: readonly ReviewRow[]): readonly RowColumn[] {
  return ROW_COLUMNS.filter(
    ({ name, isAlways }) => isAlways || rows.some((row) => (row[name] ?? null) !== null && row[name] !== ''),
  );
}

/** The text of a cell as it is shown. */
export function cellText(row: ReviewRow, name: CellName, currency: string | null): string {
  switch (name) {
    case 'date':
      if (row.date !== null) return formatCalendarDate(row.date);
      return row.monthDay ? `${formatMonthDay(row.monthDay)}, no\u00a0year` : 'no date';
    case 'postDate':
      return row.postDate === null ? '' : formatCalendarDate(row.postDate);
    case 'amount':
      return formatMoney(row.amount, currency);
    case 'balance':
      return row.balance === null ? '' : formatMoney(row.balance, currency);
    default:
      return row[name] ?? '';
  }
}

/** The tracks of the grid: number, then one for each column. */
export function tracksOf(columns: readonly RowColumn[]): string {
  return ['3rem', ...columns.map(({ width }) => width)].join(' ');
}

/** The tracks on a narrow screen. */
export const NARROW_TRACKS = '1.75rem 5.5rem minmax(0,1fr) auto';
