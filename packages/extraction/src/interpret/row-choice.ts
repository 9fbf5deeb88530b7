import type { Choice, Option } from '../search/choice.ts';
import type { AccountReading } from './account-reading.ts';
import { hasFailed, isTail, type RowGroup } from './row-group.ts';
import { tiesOut } from './ties-out.ts';

/** Which groups of rows are left out, and which are reversed. */
export type RowChoice = {
  readonly excluded: readonly string[];
  readonly turned: readonly string[];
  /** Whether a reading with these rows is allowed. */
  readonly allows: (reading: AccountReading) => boolean;
  /** Its score next to its checks: for a choice that is preferred to a reading under which nothing passes. */
  readonly worth: number;
};

/** The cost of leaving out, including or reversing groups: one, two, and if nothing ties out. Including what a printed total confirms is between the plain rows and these. */
const COSTS = { forSums: 10, leaveOut: 30, turn: 35, leaveOutTwo: 60, turnTwo: 65, lastResort: 70 };

/** More than any checks are worth. */
const WORTH = { continues: 4000, sumsHold: 6000 };

/** Most groups that are tried one by one. */
const MOST_GROUPS = 14;

/** Most doubtful groups that are included one by one. */
const FEW_DOUBTED = 2;

/**
 * The choices of an account's rows: the plain reading, which leaves out `doubtful` groups, then variations. A part of the document may be
 * left out or reversed only if the rest then ties out and at least `fewestRows` are left.
 */
export function rowChoice<Decided>(
  all: readonly RowGroup[],
  doubtful: readonly string[],
  fewestRows: number,
): Choice<Decided, RowChoice, AccountReading> {
  const groups = all.filter(({ isRegister }) => !isRegister);
  const allows = (reading: AccountReading) =>
    reading.rows.length >= Math.max(fewestRows, 1) &&
    tiesOut(reading) &&
    (!leavesOutTail(reading) || endsBeforeTail(reading));
  return function* (_, best) {
    const plain: RowChoice = { excluded: doubtful, turned: [], allows: () => true, worth: 0 };
    yield { cost: 0, value: plain, evidence: 'the rows where transactions stand' };
    const soFar = best()?.reading;
    if (best()?.holds === true && soFar?.reconciliation.totals === 'fail')
      yield* takingInTitled(groups, doubtful, soFar, { cost: COSTS.forSums, areSumsAsked: true });
    for (const { cost, excluded, turned, evidence } of alternatives(groups, doubtful))
      yield { cost, value: { excluded, turned, allows, worth: 0 }, evidence };
    const last = best();
    if (last === null || last.holds) return;
    yield* takingInTitled(groups, doubtful, last.reading, { cost: COSTS.lastResort, areSumsAsked: false });
  };
}

/** Whether dated rows behind the last balance are left out. */
function leavesOutTail({ excluded, leftOut }: AccountReading): boolean {
  return leftOut.length > 0 && excluded.some((key) => isTail({ key }));
}

/** Whether a printed closing balance shows that rows left out behind the last balance are not the account's, or each of them is a sum of the others. */
function endsBeforeTail({
  amounts,
  leftOut,
  claims,
  reconciliation: { ledger, chain },
}: AccountReading): boolean {
  const sums = [1, -1].map((sign) => amounts.reduce((sum, amount) => sum + Math.max(0, amount * sign), 0));
  return (
    ledger === 'holds' ||
    (chain.last !== null && claims.closings.includes(chain.last)) ||
    leftOut.every(({ amount }) => sums.includes(amount))
  );
}

/**
 * A reading that includes rows under an unrelated title, and undated rows with a balance, where each of them continues from the balance
 * before it: what changes the balance belongs to the account.
 */
function takingInTitled(
  groups: readonly RowGroup[],
  doubtful: readonly string[],
  { reconciliation: { chain: before } }: AccountReading,
  { cost, areSumsAsked }: { readonly cost: number; readonly areSumsAsked: boolean },
): Option<RowChoice>[] {
  const titled = groups.filter(
    ({ key, isStray, isSilent }) => doubtful.includes(key) && !(isStray && isSilent),
  );
  if (titled.length === 0) return [];
  const excluded = doubtful.filter((key) => titled.every((group) => group.key !== key));
  const added = titled.reduce((sum, { rows }) => sum + rows, 0);
  const allows = ({ reconciliation: { chain, totals } }: AccountReading) =>
    chain.covered >= before.covered + added &&
    chain.breaks.length <= before.breaks.length &&
    (!areSumsAsked || totals === 'hold');
  const worth = areSumsAsked ? WORTH.sumsHold : WORTH.continues;
  const evidence = 'with rows under other titles, each continuing from the balance before it';
  return [{ cost, value: { excluded, turned: [], allows, worth }, evidence }];
}

type Alternative = Pick<RowChoice, 'excluded' | 'turned'> & Pick<Option<RowChoice>, 'cost' | 'evidence'>;

/** Readings that leave out all repeated rows, include all doubtful rows, or leave out, include or reverse one group, or two. */
function* alternatives(groups: readonly RowGroup[], doubtful: readonly string[]): Generator<Alternative> {
  const option = (
    cost: number,
    excluded: readonly string[],
    turned: readonly string[],
    evidence: string,
  ): Alternative => ({ cost, excluded, turned, evidence });
  const retold = groups.flatMap(({ isRetold, key }) => (isRetold && !doubtful.includes(key) ? [key] : []));
  const repeated = 'rows that repeat earlier ones';
  if (retold.length > 0) yield option(COSTS.leaveOut, [...doubtful, ...retold], [], repeated);
  const doubted = groups.filter((group) => group.isDoubtful && !group.isStray && !hasFailed(group));
  if (doubted.length > FEW_DOUBTED) {
    const others = doubtful.filter((key) => doubted.every((group) => group.key !== key));
    yield option(COSTS.leaveOut, others, [], 'rows under other titles, all of them');
  }
  const isFew = groups.length <= MOST_GROUPS;
  const loose = isFew ? groups.filter((group) => group.mayBeLeftOut).map((group) => group.key) : [];
  const unsigned = isFew ? groups.filter((group) => group.mayBeTurned).map((group) => group.key) : [];
  const named = (...keys: readonly string[]) => keys.map((key) => `“${key}”`).join(' and ');
  for (const key of loose)
    yield option(COSTS.leaveOut, toggled(doubtful, key), [], `with or without ${named(key)}`);
  // Undated rows next to a repeated list are few, and may belong to the date above them.
  const strays = new Set(groups.flatMap(({ isStray, key }) => (isStray ? [key] : [])));
  const others = doubtful.filter((key) => !strays.has(key));
  if (retold.length > 0 && others.length < doubtful.length)
    yield option(COSTS.turn, [...others, ...retold], [], `${repeated}, without those that print no day`);
  for (const key of unsigned) yield option(COSTS.turn, doubtful, [key], `${named(key)} with reversed signs`);
  for (const [first, second] of pairsOf(loose)) {
    const excluded = toggled(toggled(doubtful, first), second);
    yield option(COSTS.leaveOutTwo, excluded, [], `with or without ${named(first, second)}`);
  }
  for (const [first, second] of pairsOf(unsigned))
    yield option(COSTS.turnTwo, doubtful, [first, second], `${named(first, second)} with reversed signs`);
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

function* pairsOf(keys: readonly string[]): Generator<readonly [string, string]> {
  for (const [index, first] of keys.entries())
    for (const second of keys.slice(index + 1)) yield [first, second];
}
