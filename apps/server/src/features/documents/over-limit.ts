import type { Executor } from '../../platform/database/open-database.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import type { Refused } from '../../refused.ts';
import { tooOften } from '../accounts/limit-rate.ts';
import { countOne, readCounters } from '../accounts/rate-store.ts';

/** Files over the limits of memory or time whose conversions are given back, within a day, by owner and by address. */
const GIVEN_BACK = 2;
/** So many within a day, and uploads are refused until the day since the first is over. */
const TOLERATED = 5;
const DAY_MS = 24 * 3_600_000;

type Parts = { readonly secrets: Secrets; readonly now: () => Date };
/** An owner, and what stands for the address a file came from where that is known. */
export type Whose = { readonly ownerId: string; readonly addressKey: string | null };

/** What stands for an address where files over the limits are counted: a keyed hash, which does not reveal it. */
export function addressKeyOf({ secrets }: Pick<Parts, 'secrets'>, address: string): string {
  return secrets
    .keyedHash('over limit')
    .update(`address ${networkOf(address)}`)
    .digest('base64url');
}

/** Counts one more file over the limits. How many there were in a day, of its owner or from its address, whichever are more. */
export async function countOverLimit(at: Executor, parts: Parts, whose: Whose): Promise<number> {
  const counters = await countOne(at, { keys: keysOf(parts, whose), now: parts.now(), windowMs: DAY_MS });
  return Math.max(...counters.map(({ count }) => count));
}

/** Whether the conversion of a file over the limits is given back, when it is the `count`th. */
export function isGivenBack(count: number): boolean {
  return count <= GIVEN_BACK;
}

/** What the owner of a file over the limits is shown about its conversion, when it is the `count`th. */
export function conversionNote(count: number): string {
  if (count < GIVEN_BACK) return 'It does not count as a conversion.';
  if (count === GIVEN_BACK)
    return 'It does not count as a conversion, but the next one within a day that goes over the limit does.';
  return `It counts as a conversion: ${count} files went over the limit within a day.`;
}

/** Refuses uploads from where too many files went over the limits within a day. */
export async function refuseOverLimit(at: Executor, parts: Parts, whose: Whose): Promise<Refused | null> {
  const now = parts.now();
  const counters = await readCounters(at, { keys: keysOf(parts, whose), now, windowMs: DAY_MS });
  const over = counters.filter(({ count }) => count >= TOLERATED);
  if (over.length === 0) return null;
  const until = Math.max(...over.map(({ windowStart }) => windowStart.getTime() + DAY_MS));
  return tooOften(
    until - now.getTime(),
    'rate-limited',
    `${TOLERATED} of your files needed more memory or time than is allowed.`,
  );
}

function keysOf({ secrets }: Pick<Parts, 'secrets'>, { ownerId, addressKey }: Whose): string[] {
  const owner = secrets.keyedHash('over limit').update(`owner ${ownerId}`).digest('base64url');
  return addressKey === null ? [owner] : [owner, addressKey];
}
