import { plural } from '../../ui/plural.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long a file is still kept, in words: "removed in 5 days", "removed in 3 hours"; null where it is gone already. */
export function timeLeft(expiresAt: string | null, now: Date): string | null {
  if (expiresAt === null) return null;
  const hours = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / HOUR_MS);
  if (hours < 0) return 'being removed';
  if (hours < 1) return 'removed within an hour';
  if (hours < 2 * DAY_HOURS) return `removed in ${plural(hours, 'hour')}`;
  return `removed in ${Math.floor(hours / DAY_HOURS)} days`;
}
