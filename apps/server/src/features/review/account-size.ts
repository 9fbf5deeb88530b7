import { parseDecimal } from '@tieout/records';

/** How large the figures of an account are: whether whatever the checks add and subtract of them stays exact. */
export type AccountSize = {
  /** All amounts added without their signs, in billionths of the currency. */
  readonly moved: bigint;
  /** The largest balance without its sign, in billionths of the currency. */
  readonly largest: bigint;
  /** The most decimals of any figure. The checks count all figures of an account in units of so many. */
  readonly digits: number;
};

const BILLIONTHS = 9;
/** A sum of movements and two balances taken from it stay below the largest safe integer. */
const MOST_UNITS = BigInt(Number.MAX_SAFE_INTEGER) / 4n;

/** The size of rows with some balances next to them. */
export function sizeOf(
  rows: readonly { readonly amount: string; readonly balance?: string | null }[],
  balances: readonly (string | null)[],
): AccountSize {
  let [moved, largest, digits] = [0n, 0n, 0];
  for (const { amount } of rows) {
    moved += magnitude(amount);
    digits = Math.max(digits, digitsOf(amount));
  }
  for (const balance of [...balances, ...rows.map((row) => row.balance ?? null)]) {
    if (balance === null) continue;
    const held = magnitude(balance);
    if (held > largest) largest = held;
    digits = Math.max(digits, digitsOf(balance));
  }
  return { moved, largest, digits };
}

/** Whether every sum and difference of the account is a safe integer of minor units. */
export function isAddable({ moved, largest, digits }: AccountSize): boolean {
  const most = (MOST_UNITS * 10n ** BigInt(BILLIONTHS)) / 10n ** BigInt(digits);
  return moved <= most && largest <= most;
}

function digitsOf(amount: string): number {
  return parseDecimal(amount)?.digits ?? 0;
}

function magnitude(amount: string): bigint {
  const { minor, digits } = parseDecimal(amount) ?? { minor: 0, digits: 0 };
  const units = BigInt(Math.abs(minor));
  return digits <= BILLIONTHS
    ? units * 10n ** BigInt(BILLIONTHS - digits)
    : units / 10n ** BigInt(digits - BILLIONTHS);
}
