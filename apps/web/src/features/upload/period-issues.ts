import type { FileDetail } from '@tieout/contract';
import { type CalendarDate, dayNumber, isStatement } from '@tieout/records';
import { formatCalendarDate } from '../../ui/format-date.ts';

type Stay = {
  readonly account: string;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly name: string;
};

/** Where statements of one account overlap, or leave days between them, in words. Accounts without a printed number or period are left out. */
export function periodIssues(files: readonly FileDetail[]): string[] {
  const byAccount = Map.groupBy(files.flatMap(staysOf), (stay) => stay.account);
  return [...byAccount.values()].flatMap((stays) => {
    const sorted = stays.toSorted((a, b) => a.start.localeCompare(b.start));
    return sorted.slice(1).flatMap((next, index) => {
      const before = sorted[index];
      return before === undefined ? [] : issueBetween(before, next);
    });
  });
}

function staysOf({ extraction, originalName }: FileDetail): Stay[] {
  if (extraction === null || !isStatement(extraction)) return [];
  return extraction.accounts.flatMap(({ number, period }) =>
    number === null || period === null ? [] : [{ account: number, ...period, name: originalName }],
  );
}

function issueBetween(before: Stay, next: Stay): string[] {
  const [end, start] = [dayNumber(before.end), dayNumber(next.start)];
  if (end === null || start === null) return [];
  const subject = `Account ${before.account}: ${before.name} and ${next.name}`;
  // A statement that begins on the day the one before ended is the custom of many banks, and no overlap worth a word.
  if (start < end)
    return [`${subject} overlap from ${formatCalendarDate(next.start)}. Rows of those days may be in both.`];
  if (start > end + 1)
    return [
      `${subject} leave ${start - end - 1} days between ${formatCalendarDate(before.end)} and ${formatCalendarDate(next.start)}. A statement may be missing.`,
    ];
  return [];
}
