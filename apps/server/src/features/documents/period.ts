/** The calendar month, in UTC, that conversions at `now` count for: "2026-11". */
export function periodOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the count of `now`'s month starts again. */
export function periodEnd(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** When the month of `now` began. */
export function periodStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
