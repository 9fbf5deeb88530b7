import type { ReviewRow } from '@tieout/contract';
import { parseDecimal } from '@tieout/records';
import type { EditedAccount } from './edited-statement.ts';

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

/** The size of an account. */
export function sizeOf({ rows, opening, closing }: EditedAccount): AccountSize {
  const size = { moved: 0n, largest: 0n, digits: 0 };
  return sizeWith(size, { by: rows, balances: [opening, closing] });
}

/** The size once `row` is replaced by the rows `by`, and with further balances. A balance that is gone still counts. */
export function sizeWith(
  size: AccountSize,
  change: {
    readonly row?: ReviewRow;
    readonly by?: readonly ReviewRow[];
    readonly balances?: readonly (string | null)[];
  },
): AccountSize {
  const { row, by = [], balances = [] } = change;
  let { moved, largest, digits } = size;
  if (row !== undefined) moved -= magnitude(row.amount);
  for (const { amount } of by) {
    moved += magnitude(amount);
    digits = Math.max(digits, digitsOf(amount));
  }
  for (const balance of [...balances, ...by.map((each) => each.balance)]) {
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
