import { type CalendarDate, raiseFinding } from '@tieout/records';
import type { Doubt } from './doubt.ts';
import type { JudgedAccount } from './judged-account.ts';

/** Dates that a person entered outside the statement period and outside all printed dates, such as a row moved to another year. */
export function leftPeriodDoubts({ rows, period }: JudgedAccount, doubts: readonly Doubt[]): Doubt[] {
  if (period === null) return [];
  const isEntered = (row: JudgedAccount['rows'][number]) =>
    row.readAs === null || row.changed.includes('date');
  const doubted = new Set(doubts.map(({ row }) => row));
  const printed = rows.flatMap((row, at) =>
    row.date === null || isEntered(row) || doubted.has(at) ? [] : [row.date],
  );
  const known = [period.start, period.end, ...printed];
  const isOutside = (date: CalendarDate) =>
    known.every((day) => date < day) || known.every((day) => date > day);
  return rows.flatMap((row, at) =>
    row.date !== null && isEntered(row) && isOutside(row.date)
      ? [raiseFinding('date-doubtful', { reason: 'left-period' }, { page: row.source.page, row: at })]
      : [],
  );
}
