import { raiseFinding } from '@tieout/records';
import type { Doubt } from './doubt.ts';
import type { JudgedAccount } from './judged-account.ts';

/** Dates that a person entered outside the statement period and outside all printed dates, such as a row moved to another year. */
export function leftPeriodDoubts({ rows, period }: JudgedAccount, doubts: readonly Doubt[]): Doubt[] {
  if (period === null) return [];
  const isEntered = (row: JudgedAccount['rows'][number]) =>
    row.readAs === null || row.changed.includes('date');
  const doubted = new Set(doubts.map(({ row }) => row));
  let [first, last] = [period.start, period.end];
  rows.forEach((row, at) => {
    if (row.date === null || isEntered(row) || doubted.has(at)) return;
    if (row.date < first) first = row.date;
    if (row.date > last) last = row.date;
  });
  return rows.flatMap((row, at) =>
    row.date !== null && isEntered(row) && (row.date < first || row.date > last)
      ? [raiseFinding('date-doubtful', { reason: 'left-period' }, { page: row.source.page, row: at })]
      : [],
  );
}
