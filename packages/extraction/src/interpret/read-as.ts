import { checkAccount } from '../checks/check-account.ts';
import { fitness } from '../checks/verdict.ts';
import type { AccountReading, DocumentFacts, ReadingChoice, Stretch } from './account-reading.ts';
import { balanceValue } from './balance-value.ts';
import { balancesUnderRows } from './balances-under-rows.ts';
import type { NamedEnds } from './name-missing-end.ts';
import { printedClaimsOf } from './printed-claims-of.ts';
import { printedEnds } from './printed-ends.ts';
import type { Entry, Row } from './rows/row.ts';
import { signedAmounts } from './sign.ts';

/** The entries of an account read according to `choice`; `named` are ends that only arithmetic identifies. */
export function readAs(
  entries: readonly Entry[],
  facts: DocumentFacts,
  choice: ReadingChoice,
  named: NamedEnds | null = null,
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
    anchor.balance === null ? null : balanceValue(anchor.balance, 'balance', facts.isCard),
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

/** From its first row to its last; without rows, from its last opening balance to what follows it. An overview comes before. */
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
 * Whether amounts with different balances are printed, read as rows or not, or one that two other balances differ by. Then equal balances do
 * not prove a month without transactions, and opening and closing balance do not confirm a reading that leaves all those lines out.
 */
function movesBalance(entries: readonly Entry[]): boolean {
  const anchors = entries.flatMap((entry) =>
    entry.kind === 'row' && entry.row.anchor.amount.minor !== 0 ? [entry.row.anchor] : [],
  );
  const held = anchors.flatMap(({ balance }) => (balance === null ? [] : [balanceValue(balance, 'balance')]));
  if (new Set(held).size > 1) return true;
  const others = entries.flatMap((entry) =>
    entry.kind === 'balance' ? [balanceValue(entry.amount, entry.column)] : [],
  );
  return anchors.some(({ amount: { minor } }) => others.some((one) => others.includes(one + minor)));
}

/** The balance before the first row: the labelled opening one, or that of two dated ones which the dates show to be it. */
function openingOf(entries: readonly Entry[], isCard: boolean): number | null {
  const opening = entries.find((entry) => entry.kind === 'balance' && entry.role === 'opening');
  if (opening?.kind === 'balance') return balanceValue(opening.amount, opening.column);
  return printedEnds(entries, [], isCard).openings[0] ?? null;
}

/** The balance before the first row, calculated from the balance printed on it, oldest first or newest first. */
function impliedOpenings(amounts: readonly number[], balances: readonly (number | null)[]): number[] {
  return [0, amounts.length - 1].flatMap((at) => {
    const balance = balances[at] ?? null;
    return balance === null ? [] : [balance - (amounts[at] ?? 0)];
  });
}

/** The dated rows of groups left out; undated lines and daily balances were never transactions. */
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
