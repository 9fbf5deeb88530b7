import {
  type Account,
  type Finding,
  parseDecimal,
  type Transaction,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import { type Reconciliation, reconcile, type Step } from '../checks/reconcile.ts';
import { verdictOf } from '../checks/verdict.ts';
import { largest } from '../values/extremes.ts';
import { findingsOf, TOO_LARGE_TOGETHER } from './findings.ts';
import { repairFinding } from './repairs-on.ts';
import { totalsAloneDoubts } from './totals-alone-doubts.ts';

/** What the checks say of an account: its verdict and, by row within its transactions, why. */
export type AccountVerification = { readonly verdict: Verdict; readonly findings: readonly Finding[] };

/**
 * Checks an account as it stands, after a person's corrections, against the balances it has. Sums that only the document prints
 * are not known here: what nothing but they proved is unproven.
 */
export function verifyAccount(
  account: Account,
  { isCard }: { readonly isCard: boolean },
): AccountVerification {
  const decimals = decimalsOf(account);
  if (!isCounted(account, decimals))
    return { verdict: 'unproven', findings: [TOO_LARGE_TOGETHER, ...repairsOf(account)] };
  const evidence = {
    openings: minorUnits(account.opening, decimals),
    closings: minorUnits(account.closing, decimals),
    totals: [],
    soleSums: isCard && account.opening === null ? minorUnits(account.closing, decimals) : [],
    isPrinted: () => false,
    isCard,
    printsHeld: false,
  };
  const steps = account.transactions.map((row) => stepOf(row, decimals));
  const amounts = steps.map((step) => (step.kind === 'movement' ? step.amount : 0));
  const rows = account.transactions.map((row) => ({ page: row.source.page }));
  const reconciliation = better(
    reconcile(steps, evidence),
    // A card's running balances may be printed as held while its totals are told as owed.
    isCard ? reconcile(steps.map(withBalanceNegated), evidence) : null,
  );
  const isDated = account.transactions.every((row) => row.date !== null);
  const doubts = totalsAloneDoubts({ reconciliation });
  const verdict = verdictOf(reconciliation);
  return {
    verdict: verdict === 'proven' && (!isDated || doubts.length > 0) ? 'unproven' : verdict,
    findings: [
      ...findingsOf({ reconciliation, amounts, rows }, 0, { decimals }).map(
        ({ account: _, ...rest }) => rest,
      ),
      ...doubts,
      ...repairsOf(account),
    ],
  };
}

/** What was mended stays to be told, whatever a person corrects elsewhere. */
function repairsOf({ transactions }: Account): Finding[] {
  return transactions.flatMap(({ repaired = [], source }, row) =>
    repaired.map((repair) => ({ ...repairFinding(repair), page: source.page, row })),
  );
}

function better(first: Reconciliation, second: Reconciliation | null): Reconciliation {
  return second !== null && second.chain.breaks.length < first.chain.breaks.length ? second : first;
}

function withBalanceNegated(step: Step): Step {
  return step.balance === null ? step : { ...step, balance: -step.balance };
}

function stepOf(row: Transaction, decimals: number): Step {
  const [amount = 0] = minorUnits(row.amount, decimals);
  const [balance = null] = minorUnits(row.balance, decimals);
  return { kind: 'movement', amount, balance };
}

function minorUnits(text: string | null, decimals: number): number[] {
  const minor = text === null ? null : toMinorUnits(text, decimals);
  return minor === null ? [] : [minor];
}

/** Whether each figure of the account can be counted in units of so many decimals. */
function isCounted({ opening, closing, transactions }: Account, decimals: number): boolean {
  const texts = [opening, closing, ...transactions.flatMap(({ amount, balance }) => [amount, balance])];
  return texts.every((text) => text === null || toMinorUnits(text, decimals) !== null);
}

/** The most decimals any figure of the account has. */
function decimalsOf(account: Account): number {
  const texts = account.transactions.flatMap((row) => [row.amount, row.balance ?? '0']);
  const figures = [...texts, account.opening ?? '0', account.closing ?? '0'];
  return Math.max(0, largest(figures.map((text) => parseDecimal(text)?.digits ?? 0)));
}
