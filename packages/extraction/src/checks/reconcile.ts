import { isCountable } from '../values/countable.ts';
import { largest } from '../values/extremes.ts';
import {
  checkTotals,
  type Moved,
  movedBy,
  type PrintedTotal,
  type TotalMiss,
  type TotalsCheck,
} from './totals.ts';

/** One step of an account in printed order: a transaction with its running balance, or a balance on a line of its own. */
export type Step =
  | { readonly kind: 'movement'; readonly amount: number; readonly balance: number | null }
  | { readonly kind: 'balance'; readonly balance: number };

/** A place where a printed balance does not follow from the one before: the step, the expected and the printed balance. Minor units. */
export type Break = {
  readonly step: number;
  /** The index of the transaction, in printed order, at or right before which it fails. */
  readonly row: number;
  readonly expected: number;
  readonly printed: number;
};

export type Chain = {
  /** Printed balances that follow from the one before. */
  readonly holds: number;
  readonly breaks: readonly Break[];
  /** Transactions between two balances that both pass. */
  readonly covered: number;
  readonly movements: number;
  readonly isNewestFirst: boolean;
  /** Balance after the last transaction, if one is printed. */
  readonly last: number | null;
  /** Balance before the first transaction, as implied by the first printed balance if none is given. */
  readonly first: number | null;
};

/**
 * Follows the running balance from `opening` (null if none is printed) through `steps`, in printed and in reverse order, and keeps the
 * better result. Balances on lines of their own may be above the rows they follow from, as a day's balance above its day, or below their row
 * if the newest is first.
 */
export function followChain(steps: readonly Step[], opening: number | null): Chain {
  const asPrinted = followBothWays(steps, opening);
  if (asPrinted.breaks.length === 0 || !steps.some((step) => step.kind === 'balance')) return asPrinted;
  const overDays = followBothWays(balancesBehindTheirRows(steps), opening);
  if (overDays.breaks.length === 0) return overDays;
  const upward = followUpward(balancesBehindTheirRows(steps.toReversed()), opening);
  return upward.breaks.length === 0 ? upward : asPrinted;
}

/** Moves each balance on a line of its own after the transactions that lead to it. */
function balancesBehindTheirRows(steps: readonly Step[]): Step[] {
  const moved: Step[] = [];
  let held: Step | null = null;
  for (const step of steps) {
    if (step.kind === 'movement') {
      moved.push(step);
      continue;
    }
    if (held !== null) moved.push(held);
    held = step;
  }
  return held === null ? moved : [...moved, held];
}

function followBothWays(steps: readonly Step[], opening: number | null): Chain {
  const forward = follow(steps, opening);
  if (forward.breaks.length === 0) return forward;
  const backward = followUpward(steps.toReversed(), opening);
  const isBackwardBetter =
    backward.breaks.length < forward.breaks.length ||
    (backward.breaks.length === forward.breaks.length && backward.holds > forward.holds);
  if (!isBackwardBetter) return forward;
  return {
    ...backward,
    breaks: backward.breaks.map((item) => ({
      ...item,
      step: steps.length - 1 - item.step,
      row: Math.max(0, backward.movements - 1 - item.row),
    })),
  };
}

/** The chain through `steps` that were reversed because the newest is first. */
function followUpward(steps: readonly Step[], opening: number | null): Chain {
  return { ...follow(steps, opening), isNewestFirst: true };
}

function follow(steps: readonly Step[], opening: number | null): Chain {
  let running = opening;
  let isAnchored = opening !== null;
  let first = opening;
  let pending = 0;
  let pendingSum = 0;
  let covered = 0;
  let holds = 0;
  let movements = 0;
  let last: number | null = null;
  const breaks: Break[] = [];
  const compare = (printed: number, step: number) => {
    if (running === null) {
      first = printed - pendingSum;
      running = printed;
    } else if (running === printed) {
      // Before the first transaction there was nothing to follow from.
      if (movements > 0) holds++;
      if (isAnchored) covered += pending;
    } else {
      breaks.push({ step, row: Math.max(0, movements - 1), expected: running, printed });
      running = printed;
    }
    isAnchored = true;
    pending = 0;
    last = printed;
  };
  steps.forEach((step, index) => {
    if (step.kind === 'movement') {
      movements++;
      pending++;
      pendingSum += step.amount;
      if (running !== null) running += step.amount;
      last = null;
      if (step.balance !== null) compare(step.balance, index);
    } else compare(step.balance, index);
  });
  return { holds, breaks, covered, movements, isNewestFirst: false, last, first };
}

export type Reconciliation = {
  readonly opening: number | null;
  readonly closing: number | null;
  /** Whether opening + transactions = closing; null if one of the two is not printed. */
  readonly ledger: 'holds' | 'fails' | null;
  /** closing − (opening + transactions), minor units; null if it cannot be calculated. */
  readonly difference: number | null;
  readonly chain: Chain;
  readonly totals: TotalsCheck['state'];
  /** Whether the total that a card charges for its transactions alone equals their sum. */
  readonly isSoleSum: boolean;
  /** The printed totals that differ from the transactions. */
  readonly totalMisses: readonly TotalMiss[];
  /** True if balances are printed as debt: more debt, higher number. */
  readonly isOwed: boolean;
  /** True if the amounts are too large in total to be exact: nothing was checked then. */
  readonly isTooLarge?: true;
};

export type Evidence = {
  readonly openings: readonly number[];
  readonly closings: readonly number[];
  readonly totals: readonly PrintedTotal[];
  /** Total debits and credits without the separate charges, if that differs. */
  readonly movedAlone?: Moved;
  /** Totals that a card without an opening balance may charge for its transactions alone, minor units. */
  readonly soleSums: readonly number[];
  /** Whether an amount, in minor units, is printed outside the rows. */
  readonly isPrinted: (amount: number) => boolean;
  readonly isCard: boolean;
  /** True if the card prints balances from the holder's side: a minus is debt. */
  readonly printsHeld: boolean;
};

/** Checks one account's transactions against every balance and total printed for it. */
export function reconcile(steps: readonly Step[], evidence: Evidence): Reconciliation {
  const amounts = steps.flatMap((step) => (step.kind === 'movement' ? [step.amount] : []));
  if (!isCountable([...amounts, ...highest(steps, evidence)])) return unchecked(amounts.length, evidence);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const hasMovements = amounts.length > 0;
  const pair = hasMovements ? bestPair(sum, evidence) : idlePair(evidence);
  const chain = chainFor(steps, pair);
  const held = evidence.isCard ? null : pair.opening;
  const totals = totalsOf(evidence, movedBy(amounts), held);
  return {
    opening: pair.opening,
    closing: closingOf(pair, chain, evidence),
    ledger: pair.ledger,
    difference: pair.difference,
    chain,
    totals: totals.state,
    isSoleSum: pair.opening === null && hasMovements && evidence.soleSums.includes(-sum),
    totalMisses: totals.misses,
    isOwed: pair.isOwed,
  };
}

/** The closing balance: of several printed without an opening one, that which the last row's balance equals; that balance where none is printed. */
function closingOf(
  { closing, ledger, isOwed }: Pair,
  { last }: Chain,
  { closings }: Evidence,
): number | null {
  if (isOwed) return closing;
  return closing === null || (ledger === null && last !== null && closings.includes(last)) ? last : closing;
}

/** The largest balance and the printed totals: with the transactions, everything used in calculations. */
function highest(steps: readonly Step[], { openings, closings, totals }: Evidence): number[] {
  let balance = 0;
  for (const step of steps) balance = Math.max(balance, Math.abs(step.balance ?? 0));
  const pairs = [...openings, ...closings].map(Math.abs);
  return [Math.max(balance, largest(pairs)), ...totals.map(({ amount }) => amount)];
}

/** No checks: rounded totals prove nothing and contradict nothing. */
export function unchecked(movements: number, evidence: Evidence): Reconciliation {
  return {
    opening: evidence.openings[0] ?? null,
    closing: evidence.closings[0] ?? null,
    ledger: null,
    difference: null,
    chain: { holds: 0, breaks: [], covered: 0, movements, isNewestFirst: false, last: null, first: null },
    totals: null,
    isSoleSum: false,
    totalMisses: [],
    isOwed: printsOwed(evidence),
    isTooLarge: true,
  };
}

/** Checks the printed totals against the transactions with separate charges included, or without them. */
function totalsOf(
  { totals, isPrinted, movedAlone }: Evidence,
  moved: Moved,
  opening: number | null,
): TotalsCheck {
  const checked = checkTotals(totals, moved, isPrinted, opening);
  const isSame = movedAlone === undefined || (movedAlone.in === moved.in && movedAlone.out === moved.out);
  if (isSame || checked.state !== 'fail') return checked;
  const alone = checkTotals(totals, movedAlone, isPrinted, opening);
  return alone.state === 'fail' ? checked : alone;
}

type Pair = {
  opening: number | null;
  closing: number | null;
  ledger: 'holds' | 'fails' | null;
  difference: number | null;
  isOwed: boolean;
};

/** The opening and closing balance that tie out with the transactions; else the first of each. */
function bestPair(sum: number, evidence: Evidence): Pair {
  const isOwed = printsOwed(evidence);
  for (const opening of evidence.openings) {
    for (const closing of evidence.closings) {
      if (difference(opening, closing, sum, isOwed) === 0)
        return { opening, closing, ledger: 'holds', difference: 0, isOwed };
    }
  }
  const opening = evidence.openings[0] ?? null;
  const closing = evidence.closings[0] ?? null;
  if (opening === null || closing === null)
    return { opening, closing, ledger: null, difference: null, isOwed };
  return { opening, closing, ledger: 'fails', difference: difference(opening, closing, sum, isOwed), isOwed };
}

/**
 * Without transactions there is no choice: only a single opening and a single equal closing balance show that there were none, or printed
 * sums of nothing in both directions next to an equal pair: that nothing came in says nothing of what went out. Other balances next to an equal
 * pair neither prove nor contradict it.
 */
function idlePair(evidence: Evidence): Pair {
  const { openings, closings, totals } = evidence;
  const isOwed = printsOwed(evidence);
  const isSole = openings.length === 1 && closings.length === 1;
  const isSaid =
    totals.every(({ amount }) => amount === 0) &&
    (['in', 'out'] as const).every((way) => totals.some(({ side }) => side === way || side === 'both'));
  const same = openings.find((opening) => closings.includes(opening));
  if (same !== undefined && (isSole || isSaid))
    return { opening: same, closing: same, ledger: 'holds', difference: 0, isOwed };
  const [opening, closing] = [openings[0] ?? null, closings[0] ?? null];
  if (opening === null || closing === null || opening === closing)
    return { opening, closing, ledger: null, difference: null, isOwed };
  return { opening, closing, ledger: 'fails', difference: closing - opening, isOwed };
}

function printsOwed({ isCard, printsHeld }: Evidence): boolean {
  return isCard && !printsHeld;
}

function difference(opening: number, closing: number, sum: number, isOwed: boolean): number {
  return isOwed ? opening - sum - closing : closing - (opening + sum);
}

function chainFor(printed: readonly Step[], pair: Pair): Chain {
  const steps = withoutRecap(printed, pair);
  if (!pair.isOwed) return followChain(steps, pair.opening);
  const held = steps.map((step) => (step.balance === null ? step : { ...step, balance: -step.balance }));
  return followChain(held, pair.opening === null ? null : -pair.opening);
}

/** The steps without an opening balance that a recap repeats after the last row: it follows from no row if the ledger passes. */
function withoutRecap(steps: readonly Step[], { opening, ledger }: Pair): readonly Step[] {
  const last = steps.findLastIndex(({ kind }) => kind === 'movement');
  if (ledger !== 'holds' || last < 0) return steps;
  return steps.filter(({ balance }, at) => at <= last || balance !== opening);
}
