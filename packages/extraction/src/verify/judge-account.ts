import {
  type Account,
  type AccountEvidence,
  type Finding,
  formatDecimal,
  parseDecimal,
  raiseFinding,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import { checkAccount } from '../checks/check-account.ts';
import { evidenceOf, printsHeld } from '../checks/evidence-of.ts';
import type { PrintedClaims } from '../checks/printed-claims.ts';
import { type Reconciliation, unchecked } from '../checks/reconcile.ts';
import { largest } from '../values/extremes.ts';
import type { Doubt } from './doubt.ts';
import { findingsOf } from './findings.ts';
import { judge } from './judge.ts';
import type { JudgedAccount, JudgedRow } from './judged-account.ts';
import { leftPeriodDoubts } from './left-period-doubts.ts';
import { repairFinding } from './repairs-on.ts';

/** The judgement of an account: `row` is the index within its rows. Its balances are those with which the checks pass best. */
export type AccountJudgement = Pick<Account, 'opening' | 'closing'> & {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
};

/**
 * The one judge, of an account as read and after every correction. All checks run and all findings are made again. `isOfCard` says whether
 * its file prints balances as cards do.
 */
export function judgeAccount(
  kept: AccountEvidence,
  account: JudgedAccount,
  { isOfCard = kept.isCard }: { readonly isOfCard?: boolean } = {},
): AccountJudgement {
  const { rows, entered } = account;
  const { isCard } = kept;
  const decimals = decimalsOf(kept, account);
  const units = 10 ** (decimals - kept.decimals);
  const minor = (text: string | null) => (text === null ? null : toMinorUnits(text, decimals));
  const amounts = rows.map((row) => minor(row.amount) ?? Number.NaN);
  const balances = rows.map((row) => minor(row.balance));
  const evidence = placed(scaled(kept, units), rows);
  const read = claimsOf(evidence);
  const isOwed = !printsHeld(read, amounts, isCard);
  const isHeld = (owed: boolean) => (isOfCard !== isCard) !== (isCard && !owed);
  const held = (value: number | null) => (isHeld(isOwed) ? negated(value) : value);
  const claims = withEntered(read, entered, (text) => held(minor(text)));
  const reconciliation =
    evidence.isTooLarge || amounts.some(Number.isNaN)
      ? unchecked(rows.length, evidenceOf(claims, amounts, isCard))
      : checkAccount(
          claims,
          {
            ...{ amounts, balances, areBalancesBelow: evidence.areBalancesBelow },
            alone: withCharged(amounts, rows, evidence),
          },
          isCard,
        );
  const judged = judge(
    {
      ...evidence,
      balances: evidence.balances.filter((claimed) => !isReplaced(claimed, read, entered)),
      doubts: standingDoubts(evidence, rows),
    },
    {
      ...{ amounts, balances, reconciliation, isCard },
      dates: rows.map(({ date }) => date),
      bookingDates: rows.map(({ date, postDate }) => postDate ?? date),
      isCorrected: rows.some(({ changed, readAs }) => readAs === null || changed.includes('amount')),
    },
  );
  const added = [...undatedDoubts(rows, judged.doubts), ...leftPeriodDoubts(account, judged.doubts)];
  const money = (value: number | null) => moneyText(value, { ...{ decimals, units }, read: kept.decimals });
  return {
    verdict: judged.verdict === 'proven' && added.length > 0 ? 'unproven' : judged.verdict,
    findings: [
      ...checkFindings({ amounts, rows, reconciliation, evidence, decimals }),
      ...judged.doubts,
      ...added,
      ...repairFindings(rows),
    ],
    opening: money(shownBalance(reconciliation.opening, isHeld(reconciliation.isOwed))),
    closing: money(shownBalance(reconciliation.closing, isHeld(reconciliation.isOwed))),
  };
}

function shownBalance(value: number | null, isHeld: boolean): number | null {
  return isHeld ? negated(value) : value;
}

/** Converts a balance between asset and debt. */
function negated(value: number | null): number | null {
  return value === null ? null : 0 - value;
}

/** The most decimals of any amount of the account: more than printed if a person entered more. */
function decimalsOf({ decimals }: AccountEvidence, { rows, entered }: JudgedAccount): number {
  const texts = [
    ...rows.flatMap(({ amount, balance }) => [amount, balance]),
    entered.opening,
    entered.closing,
  ];
  return Math.max(
    decimals,
    largest(texts.map((text) => (typeof text === 'string' ? (parseDecimal(text)?.digits ?? 0) : 0))),
  );
}

/** Formats an amount with the document's decimals, more only if needed; null if it is too large to be exact. */
function moneyText(
  value: number | null,
  { decimals, units, read }: { readonly decimals: number; readonly units: number; readonly read: number },
): string | null {
  if (value === null || !Number.isSafeInteger(value)) return null;
  return value % units === 0 ? formatDecimal(value / units, read) : formatDecimal(value, decimals);
}

/** The evidence in units of more decimals than printed. */
function scaled(evidence: AccountEvidence, units: number): AccountEvidence {
  const by = (value: number) => value * units;
  const total = <Total extends { readonly amount: number }>(one: Total) => ({
    ...one,
    amount: by(one.amount),
  });
  return {
    ...evidence,
    openings: evidence.openings.map(by),
    closings: evidence.closings.map(by),
    ...(evidence.named === undefined ? {} : { named: scaledEnds(evidence.named, by) }),
    betweenRows: evidence.betweenRows.map((mark) => {
      if (mark.kind === 'section') return mark;
      if (mark.kind === 'total') return { ...mark, totals: mark.totals.map(total) };
      const carried = mark.carried === undefined ? {} : { carried: by(mark.carried) };
      return { ...mark, ...carried, balance: by(mark.balance) };
    }),
    summary: evidence.summary?.map(total) ?? null,
    otherFigures: evidence.otherFigures.map(by),
    soleSums: evidence.soleSums.map(by),
    charged: evidence.charged.map(([row, fee]) => [row, by(fee)]),
    leftOut: evidence.leftOut.map(total),
    daily: evidence.daily.map((day) => ({ ...day, balance: by(day.balance) })),
    balances: evidence.balances.map(total),
    summaries: evidence.summaries.map(({ opening, closing, parts, page }) => ({
      ...{ opening: by(opening), closing: by(closing), parts: parts.map(by), page },
    })),
  };
}

/** The opening or closing balance, or both, that only arithmetic identifies. */
type NamedEnds = NonNullable<AccountEvidence['named']>;

function scaledEnds({ openings, closings }: NamedEnds, by: (value: number) => number): NamedEnds {
  return {
    ...(openings === undefined ? {} : { openings: openings.map(by) }),
    ...(closings === undefined ? {} : { closings: closings.map(by) }),
  };
}

/** What is printed between rows, placed between the current ones: above the first row read below it, and so below rows added above that one. */
function placed(evidence: AccountEvidence, rows: readonly JudgedRow[]): AccountEvidence {
  const readAs = rows.map((row) => row.readAs);
  const places: number[] = [];
  let row = 0;
  const last = largest([0, ...evidence.betweenRows.map(({ at }) => at)]);
  for (let at = 0; at <= last; at++) {
    while (at > 0 && row < rows.length && (readAs[row] ?? 0) < at) row++;
    places.push(row);
  }
  const isKept = ({ kind, at }: AccountEvidence['betweenRows'][number]) =>
    // The rows have these balances themselves, and a person may have changed them there.
    !(evidence.areBalancesBelow && kind === 'balance' && at > 0);
  return {
    ...evidence,
    betweenRows: evidence.betweenRows
      .filter(isKept)
      .map((mark) => ({ ...mark, at: places[mark.at] ?? rows.length })),
  };
}

function claimsOf(evidence: AccountEvidence): PrintedClaims {
  const { otherFigures } = evidence;
  const figures = new Set(otherFigures);
  return { ...evidence, isPrinted: (amount) => figures.has(amount), otherFigures: () => otherFigures };
}

function withEntered(
  claims: PrintedClaims,
  { opening, closing }: JudgedAccount['entered'],
  minor: (text: string | null) => number | null,
): PrintedClaims {
  const sole = (text: string | null) => {
    const value = minor(text);
    return value === null ? [] : [value];
  };
  const openings = opening === undefined ? {} : { openings: sole(opening) };
  const closings = closing === undefined ? {} : { closings: sole(closing) };
  const named = claims.named === undefined ? {} : { named: { ...claims.named, ...openings, ...closings } };
  return { ...claims, ...named, ...openings, ...closings };
}

/** Whether a person replaced a printed balance: the rows need not lead to it any more. */
function isReplaced(
  { role, amount }: AccountEvidence['balances'][number],
  { openings, closings }: PrintedClaims,
  entered: JudgedAccount['entered'],
): boolean {
  const isOf = (values: readonly number[]) => values.some((value) => Math.abs(value) === amount);
  return (
    (role === 'opening' && entered.opening !== undefined && isOf(openings)) ||
    (role === 'closing' && entered.closing !== undefined && isOf(closings))
  );
}

/** The amounts without separate fees; those of a split row are in its first part. */
function withCharged(
  amounts: readonly number[],
  rows: readonly JudgedRow[],
  { charged }: AccountEvidence,
): readonly number[] {
  const fees = new Map(charged);
  return amounts.map((amount, row) => {
    const read = rows[row]?.readAs ?? null;
    const isFirst = read !== null && rows[row - 1]?.readAs !== read;
    return isFirst ? amount + (fees.get(read) ?? 0) : amount;
  });
}

/** The doubts that no amount changes, without those of rows that are gone or whose date a person entered. */
function standingDoubts({ doubts }: AccountEvidence, rows: readonly JudgedRow[]): AccountEvidence['doubts'] {
  const places = new Map<number, number>();
  rows.forEach(({ readAs }, row) => {
    if (readAs !== null && !places.has(readAs)) places.set(readAs, row);
  });
  return doubts.flatMap(({ of, finding }) => {
    if (finding.row === undefined) return [{ of, finding }];
    const row = places.get(finding.row);
    if (row === undefined || rows[row]?.changed.includes('date')) return [];
    return [{ of, finding: { ...finding, row } }];
  });
}

/** Rows without a date that no doubt mentions yet. */
function undatedDoubts(rows: readonly JudgedRow[], doubts: readonly Doubt[]): Doubt[] {
  const doubted = new Set(doubts.map(({ row }) => row));
  return rows.flatMap(({ date, source }, row) =>
    date === null && !doubted.has(row)
      ? [raiseFinding('date-doubtful', { reason: 'missing' }, { page: source.page, row })]
      : [],
  );
}

function checkFindings({
  amounts,
  rows,
  reconciliation,
  evidence,
  decimals,
}: {
  readonly amounts: readonly number[];
  readonly rows: readonly JudgedRow[];
  readonly reconciliation: Reconciliation;
  readonly evidence: AccountEvidence;
  readonly decimals: number;
}): Doubt[] {
  const pages = rows.map(({ source }) => ({ page: source.page }));
  const { leftOut, zeroRows } = evidence;
  const account = { reconciliation, amounts, rows: pages, leftOut, zeroRows };
  return findingsOf(account, { decimals });
}

/** Repairs that nobody has corrected since. */
function repairFindings(rows: readonly JudgedRow[]): Doubt[] {
  return rows.flatMap(({ repaired = [], source, changed }, row) =>
    changed.length > 0
      ? []
      : repaired.map((repair) => ({ ...repairFinding(repair), page: source.page, row })),
  );
}
