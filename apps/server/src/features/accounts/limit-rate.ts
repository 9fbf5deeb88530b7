import { RESEND_COOLDOWN_SECONDS } from '@tieout/contract';
import type { Database } from '../../platform/database/open-database.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import { type Refused, refused } from '../../refused.ts';
import { countOne, type RateCounter } from './rate-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Rate = {
  readonly byAddress: number;
  readonly windowMs: number;
  /** For an account, from wherever. Only where no stranger can use it up, or where that does no harm. */
  readonly byAccount?: number;
  /** For an account from one address, or from one browser it is known in. */
  readonly byPair?: number;
  /** For an account in a day, from all addresses and browsers that are not known to it. */
  readonly ceiling?: number;
};

/** What is limited, and how often. */
const RATES = {
  /** Guessing at a password: a stranger uses up their own tries, not the owner's. */
  login: { byAddress: 100, byPair: 10, ceiling: 50, windowMs: 15 * MINUTE_MS },
  /** Guessing at the code behind a right password. */
  code: { byAddress: 100, byPair: 10, ceiling: 30, windowMs: 15 * MINUTE_MS },
  register: { byAddress: 20, byPair: 5, windowMs: 60 * MINUTE_MS },
  /** Links to a new password. */
  reset: { byAddress: 30, byPair: 5, ceiling: 20, windowMs: 60 * MINUTE_MS },
  /** Other mail to an address somebody typed. */
  mail: { byAddress: 30, byAccount: 5, windowMs: 60 * MINUTE_MS },
  contact: { byAddress: 30, byPair: 5, windowMs: 60 * MINUTE_MS },
  /** Guessing at links and passwords of one's own account. */
  guess: { byAddress: 50, byAccount: 10, windowMs: 15 * MINUTE_MS },
  /** Setting up and changing what is paid for, and trying cards. */
  pay: { byAddress: 120, byAccount: 60, windowMs: 60 * MINUTE_MS },
  /** One verification mail, then a pause. */
  resend: { byAddress: 1000, byAccount: 1, windowMs: RESEND_COOLDOWN_SECONDS * 1000 },
  /** Uploads without an account, whose monthly count ends with a cleared cookie. */
  visit: { byAddress: 60, byAccount: 60, windowMs: DAY_MS },
  export: { byAddress: 2000, byAccount: 600, windowMs: 10 * MINUTE_MS },
  upload: { byAddress: 600, byAccount: 300, windowMs: 10 * MINUTE_MS },
  /** Corrections of rows, and taking them back. */
  edit: { byAddress: 600, byAccount: 120, windowMs: MINUTE_MS },
  /** Sending a webhook the same event again. */
  replay: { byAddress: 120, byAccount: 30, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Rate>;

export type RateKind = keyof typeof RATES;

/** Who does what is limited. */
export type Limited = {
  readonly address: string;
  /** An e-mail or id; neither it nor the address is kept in the clear. */
  readonly account?: string;
  /** The id of a browser the account is known in (`knownBrowserOf`): it is counted by itself, and past what others have used up. */
  readonly knownBrowser?: string | null;
  /** Whether the account is signed in from that address; asked only once the ceiling is reached. */
  readonly isKnownAddress?: () => Promise<boolean>;
};

/** Refuses what is done too often. An IPv6 address counts by its network. */
export type LimitRate = (kind: RateKind, who: Limited) => Promise<Refused | null>;

type Limit = { readonly key: string; readonly limit: number; readonly windowMs: number };

/** Limits with counters in the database, so that all API processes share them. `factor` multiplies every limit. */
export function createRateLimit(parts: {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly factor: number;
}): LimitRate {
  const firstOver = async (kind: RateKind, limits: readonly Limit[]) => {
    const now = parts.now();
    const hashed = limits.map(({ key, ...limit }) => ({
      ...limit,
      key: parts.secrets.keyedHash(`rate ${kind}`).update(key).digest('base64url'),
    }));
    const windowMs = hashed[0]?.windowMs ?? 0;
    const counters = await countOne(parts.database, { keys: hashed.map(({ key }) => key), now, windowMs });
    const factor = kind === 'resend' ? 1 : parts.factor;
    const over = counters.find(({ count }, n) => count > (hashed[n]?.limit ?? 0) * factor);
    return over === undefined ? null : refusalOf(kind, over, { now, windowMs });
  };
  return async (kind, who) => {
    const refusal = await firstOver(kind, limitsOf(RATES[kind], who));
    const ceiling = ceilingOf(RATES[kind], who);
    if (refusal !== null || ceiling === null) return refusal;
    const reached = await firstOver(kind, [ceiling]);
    return reached !== null && (await who.isKnownAddress?.()) ? null : reached;
  };
}

function limitsOf(rate: Rate, { address, account, knownBrowser }: Limited): Limit[] {
  const { windowMs, byAddress, byAccount, byPair } = rate;
  const network = networkOf(address);
  const limits = [{ key: `address ${network}`, limit: byAddress, windowMs }];
  if (account === undefined) return limits;
  if (byAccount !== undefined) limits.push({ key: `account ${account}`, limit: byAccount, windowMs });
  const pair = knownBrowser ? `browser ${knownBrowser} ${account}` : `pair ${network} ${account}`;
  if (byPair !== undefined) limits.push({ key: pair, limit: byPair, windowMs });
  return limits;
}

function ceilingOf({ ceiling }: Rate, { account, knownBrowser }: Limited): Limit | null {
  if (ceiling === undefined || account === undefined || knownBrowser) return null;
  return { key: `ceiling ${account}`, limit: ceiling, windowMs: DAY_MS };
}

function refusalOf(
  kind: RateKind,
  { windowStart }: RateCounter,
  { now, windowMs }: { readonly now: Date; readonly windowMs: number },
): Refused {
  const waitMs = windowStart.getTime() + windowMs - now.getTime();
  return tooOften(waitMs, kind === 'resend' ? 'wait-before-resend' : 'rate-limited');
}

/** The refusal that says how long to wait, in whole minutes or hours, after a sentence that says what was too much. */
export function tooOften(
  waitMs: number,
  code: 'rate-limited' | 'wait-before-resend' = 'rate-limited',
  what = 'Too many attempts.',
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
