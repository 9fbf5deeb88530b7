import { checkAccount } from '../checks/check-account.ts';
import { fitness } from '../checks/verdict.ts';
import type { AccountReading, DocumentFacts, ReadingChoice, Stretch } from './account-reading.ts';
import { balanceValue } from './balance-value.ts';
import { balancesUnderRows } from './balances-under-rows.ts';
import type { NamedEnd } from './name-missing-end.ts';
import { printedClaimsOf } from './printed-claims-of.ts';
import { printedEnds } from './printed-ends.ts';
import type { Entry, Row } from './rows/row.ts';
import { signedAmounts } from './sign.ts';

/** The entries of an account read as `choice` has it; `named` is an end that only arithmetic names. */
export function readAs(
  entries: readonly Entry[],
  facts: DocumentFacts,
  choice: ReadingChoice,
  named: NamedEnd | null = null,
): AccountReading {
  const { sign, excluded, turned } = choice;
  const kept = entries.filter(
    (entry) => entry.kind !== 'row' || (!excluded.includes(entry.row.group) && movesMoney(entry.row.anchor)),
  );
  const rows = kept.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const alone = signedAmounts(
    rows,
    sign,
    sign.followsBalance === true ? openingOf(kept, facts.isCard) : null,
  ).map((amount, index) => (turned.includes(rows[index]?.group ?? '') ? -amount : amount));
  const amounts = rows.map(({ anchor }, index) => (alone[index] ?? 0) - anchor.charged);
  const balances = rows.map(({ anchor }) =>
    anchor.balance === null ? null : balanceValue(anchor.balance, 'balance'),
  );
  const claims = {
    ...printedClaimsOf(kept, facts, impliedOpenings(amounts, balances)),
    leavesOutBalances: movesBalance(entries),
    ...(named === null ? {} : { named }),
  };
  const reconciliation = checkAccount(claims, { amounts, alone, balances }, facts.isCard);
  const hasOwn = balances.some((balance) => balance !== null);
  const below = hasOwn ? null : balancesUnderRows(kept, amounts, facts.isCard);
  return {
    ...choice,
    rows,
    stretch: stretchOf(entries, rows),
    amounts,
    balances: below ?? balances,
    areBalancesBelow: below !== null,
    claims,
    reconciliation,
    fitness: fitness(reconciliation),
    hasRival: false,
    isUnfinished: false,
    leftOut: leftOutOf(entries, excluded),
    zeroRows: entries.filter((entry) => entry.kind === 'row' && isZeroRow(entry.row)).length,
  };
}

/** From its first row to its last; where there is none, its last balance said to open and what is shown behind it. An overview stands before. */
function stretchOf(entries: readonly Entry[], rows: readonly Row[]): Stretch {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first !== undefined && last !== undefined)
    return { from: first.anchor.body.position, to: last.anchor.body.position };
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const opening = balances.findLast(({ role }) => role === 'opening');
  const from = (opening ?? balances[0])?.body.position ?? 0;
  return { from, to: Math.max(from, balances.at(-1)?.body.position ?? 0) };
}

function movesMoney({ amount, charged }: Row['anchor']): boolean {
  return amount.minor !== 0 || charged !== 0;
}

/**
 * Whether lines of money with different balances stand on the paper, read as rows or not: then equal balances show no month without
 * movements, and what leaves all of those lines out for a list of some of them is not borne out by the first and the last.
 */
function movesBalance(entries: readonly Entry[]): boolean {
  const held = entries.flatMap((entry) =>
    entry.kind === 'row' && entry.row.anchor.amount.minor !== 0 && entry.row.anchor.balance !== null
      ? [balanceValue(entry.row.anchor.balance, 'balance')]
      : [],
  );
  return new Set(held).size > 1;
}

/** What was held before the first row: the balance said to open, or that of two on two days which the days show to. */
function openingOf(entries: readonly Entry[], isCard: boolean): number | null {
  const opening = entries.find((entry) => entry.kind === 'balance' && entry.role === 'opening');
  if (opening?.kind === 'balance') return balanceValue(opening.amount, opening.column);
  return printedEnds(entries, [], isCard).openings[0] ?? null;
}

/** What was held before the first row, by the balance printed on it, oldest first or newest first. */
function impliedOpenings(amounts: readonly number[], balances: readonly (number | null)[]): number[] {
  return [0, amounts.length - 1].flatMap((at) => {
    const balance = balances[at] ?? null;
    return balance === null ? [] : [balance - (amounts[at] ?? 0)];
  });
}

/** The dated rows of groups left out; undated lines and daily balances never were movements. */
function leftOutOf(entries: readonly Entry[], excluded: readonly string[]): AccountReading['leftOut'] {
  if (excluded.length === 0) return [];
  return entries.flatMap((entry) => {
    if (entry.kind !== 'row' || !excluded.includes(entry.row.group)) return [];
    const { row } = entry;
    if (row.anchor.isUndated || row.section?.role === 'balances') return [];
    return [{ amount: row.anchor.amount.minor, text: row.description, page: row.page }];
  });
}

function isZeroRow({ anchor }: Row): boolean {
  return !movesMoney(anchor) && !anchor.isUndated;
}
