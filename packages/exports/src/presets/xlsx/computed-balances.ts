import type { Movement, StatementSource } from '../../source/export-source.ts';

/** The balance after a movement, made of the opening balance and the movements that came before, in minor units. */
export type ComputedBalances = (movement: Movement) => number | null;

/**
 * Gives the computed balance of each movement, called once for each in document order. Statements that print the newest row first are
 * followed from the end: of the two directions the one counts under which more printed balances hold.
 */
export function computedBalances(statement: StatementSource): ComputedBalances {
  if (statement.openingMinor === null) return () => null;
  const forward = countHolding(statement, oldestFirst(statement.openingMinor));
  const backward = countHolding(statement, newestFirst(endOf(statement, statement.openingMinor)));
  return backward > forward
    ? newestFirst(endOf(statement, statement.openingMinor))
    : oldestFirst(statement.openingMinor);
}

/** What a row prints as balance in the holder's sense: cards print what is owed. */
export function printedBalance({ balanceMinor }: Movement, { kind }: StatementSource): number | null {
  if (balanceMinor === null) return null;
  return kind === 'card' ? 0 - balanceMinor : balanceMinor;
}

function oldestFirst(opening: number): (movement: Movement) => number {
  let balance = opening;
  return ({ amountMinor }) => {
    balance += amountMinor;
    return balance;
  };
}

function newestFirst(end: number): (movement: Movement) => number {
  let balance = end;
  return ({ amountMinor }) => {
    const after = balance;
    balance -= amountMinor;
    return after;
  };
}

function endOf({ movements }: StatementSource, opening: number): number {
  let end = opening;
  for (const { amountMinor } of movements) end += amountMinor;
  return end;
}

function countHolding(statement: StatementSource, balanceOf: ComputedBalances): number {
  let count = 0;
  for (const movement of statement.movements) {
    if (printedBalance(movement, statement) === balanceOf(movement)) count++;
  }
  return count;
}
