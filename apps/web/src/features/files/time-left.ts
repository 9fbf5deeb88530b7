const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long a file is still kept, in words: "5 days left", "3 hours left"; null where it is gone already. */
export function timeLeft(expiresAt: string | null, now: Date): string | null {
  if (expiresAt === null) return null;
  const hours = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / HOUR_MS);
  if (hours < 0) return 'being removed';
  if (hours < 1) return 'less than an hour left';
  if (hours < 2 * DAY_HOURS) return hours === 1 ? '1 hour left' : `${hours} hours left`;
  return `${Math.floor(hours / DAY_HOURS)} days left`;
}
