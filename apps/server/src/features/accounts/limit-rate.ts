import { RESEND_COOLDOWN_SECONDS } from '@tieout/contract';
import type { Database } from '../../platform/database/open-database.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import { type Refused, refused } from '../../refused.ts';
import { countOne } from './rate-store.ts';

const MINUTE_MS = 60_000;

/** What is limited: how often in how long, by address and by account. */
const RATES = {
  login: { byAddress: 100, byAccount: 10, windowMs: 15 * MINUTE_MS },
  register: { byAddress: 20, byAccount: 5, windowMs: 60 * MINUTE_MS },
  mail: { byAddress: 30, byAccount: 5, windowMs: 60 * MINUTE_MS },
  /** Guessing at links and passwords of one's own account. */
  guess: { byAddress: 50, byAccount: 10, windowMs: 15 * MINUTE_MS },
  /** Setting up and changing what is paid for, and trying cards. */
  pay: { byAddress: 120, byAccount: 60, windowMs: 60 * MINUTE_MS },
  /** One verification mail, then a pause. */
  resend: { byAddress: 1000, byAccount: 1, windowMs: RESEND_COOLDOWN_SECONDS * 1000 },
  /** Uploads without an account, whose monthly count ends with a cleared cookie. */
  visit: { byAddress: 60, byAccount: 60, windowMs: 24 * 60 * MINUTE_MS },
  export: { byAddress: 2000, byAccount: 600, windowMs: 10 * MINUTE_MS },
  upload: { byAddress: 600, byAccount: 300, windowMs: 10 * MINUTE_MS },
} as const;

export type RateKind = keyof typeof RATES;

/** Refuses what is done too often. `account` is an e-mail or id; neither it nor the address is kept in the clear. */
export type LimitRate = (
  kind: RateKind,
  who: { readonly address: string; readonly account?: string },
) => Promise<Refused | null>;

/** Limits with counters in the database, so that all API processes share them. `factor` multiplies every limit. */
export function createRateLimit(parts: {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly factor: number;
}): LimitRate {
  const keyOf = (kind: RateKind, whom: string) =>
    parts.secrets.keyedHash(`rate ${kind}`).update(whom).digest('base64url');
  return async (kind, { address, account }) => {
    const { byAddress, byAccount, windowMs } = RATES[kind];
    const limits: { readonly key: string; readonly limit: number }[] = [
      { key: keyOf(kind, `address ${address}`), limit: byAddress },
    ];
    if (account !== undefined) limits.push({ key: keyOf(kind, `account ${account}`), limit: byAccount });
    const now = parts.now();
    const keys = limits.map(({ key }) => key);
    const counters = await countOne(parts.database, { keys, now, windowMs });
    const over = counters.find(({ count }, n) => {
      const limit = limits[n]?.limit ?? 0;
      return count > (kind === 'resend' ? limit : limit * parts.factor);
    });
    if (over === undefined) return null;
    const waitMs = over.windowStart.getTime() + windowMs - now.getTime();
    return tooOften(waitMs, kind === 'resend' ? 'wait-before-resend' : 'rate-limited');
  };
}

/** The refusal that says how long to wait, in whole minutes or hours, after a sentence that says what was too much. */
export function tooOften(
  waitMs: number,
  code: 'rate-limited' | 'wait-before-resend' = 'rate-limited',
  what = 'Too many tries.',
): Refused {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return refused(code, {
    message: `${what} Please wait ${waitText(minutes)} and try again.`,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  });
}

/** Whole minutes, from two hours on whole hours. */
function waitText(minutes: number): string {
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
