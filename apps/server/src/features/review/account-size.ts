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

type SizedRow = { readonly amount: string; readonly balance?: string | null };

/** The size of rows with some balances next to them. */
export function sizeOf(rows: readonly SizedRow[], balances: readonly (string | null)[]): AccountSize {
  const sizes = [...rows.map(sizeOfRow), ...balances.map((balance) => sizeOfFigures(null, balance))];
  return sizes.reduce(
    (one, other) => ({
      moved: one.moved + other.moved,
      largest: larger(one.largest, other.largest),
      digits: Math.max(one.digits, other.digits),
    }),
    NO_SIZE,
  );
}

// Math.max takes no bigint.
const larger = (one: bigint, other: bigint) => (other > one ? other : one);

const NO_SIZE: AccountSize = { moved: 0n, largest: 0n, digits: 0 };

/** A row never changes: an edit replaces it by another. */
const sizes = new WeakMap<SizedRow, AccountSize>();

function sizeOfRow(row: SizedRow): AccountSize {
  const known = sizes.get(row);
  if (known !== undefined) return known;
  const size = sizeOfFigures(row.amount, row.balance ?? null);
  sizes.set(row, size);
  return size;
}

function sizeOfFigures(amount: string | null, balance: string | null): AccountSize {
  const figures = [amount, balance].filter((figure) => figure !== null);
  return {
    moved: amount === null ? 0n : magnitude(amount),
    largest: balance === null ? 0n : magnitude(balance),
    digits: Math.max(0, ...figures.map(digitsOf)),
  };
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
