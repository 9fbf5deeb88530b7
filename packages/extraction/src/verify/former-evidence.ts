import {
  type Account,
  type AccountEvidence,
  type Finding,
  parseDecimal,
  raiseFinding,
  toMinorUnits,
} from '@tieout/records';
import { followChain } from '../checks/reconcile.ts';
import { largest } from '../values/extremes.ts';

/** The evidence of an account stored before evidence existed: earlier findings stay, and its totals are unknown. */
export function formerEvidence(
  account: Account,
  findings: readonly Finding[],
  isCard: boolean,
): AccountEvidence {
  const kept = findings.filter((finding) => !isMadeAgain(finding));
  const doubts = [...kept, raiseFinding('not-checked', { reason: 'read-before' })];
  return {
    ...evidenceOfBalances(account, isCard),
    doubts: doubts.map(({ account: _, ...finding }) => ({ of: 'kept before', finding })),
  };
}

/** Whether judging the account again raises the finding again. */
function isMadeAgain({ code, parameters }: Finding): boolean {
  if (code === 'check-holds') return parameters.check === 'ledger' || parameters.check === 'balances';
  if (code === 'not-checked') return parameters.reason !== 'too-many-readings';
  return code === 'ledger-break' || code === 'balance-break' || code === 'repaired';
}

/** The evidence of an account of which only the balances are known. */
export function evidenceOfBalances(account: Account, isCard: boolean): AccountEvidence {
  const { opening, closing, transactions } = account;
  const texts = [opening, closing, ...transactions.flatMap(({ amount, balance }) => [amount, balance])];
  const decimals = largest([
    0,
    ...texts.map((text) => (text === null ? 0 : (parseDecimal(text)?.digits ?? 0))),
  ]);
  const minor = (text: string | null) => (text === null ? null : toMinorUnits(text, decimals));
  const steps = (sign: 1 | -1) =>
    transactions.map(({ amount, balance }) => {
      const held = minor(balance);
      return {
        ...{ kind: 'movement' as const, amount: minor(amount) ?? 0 },
        balance: held === null ? null : sign * held,
      };
    });
  const before = minor(opening);
  const breaksBy = (sign: 1 | -1) => followChain(steps(sign), before === null ? null : -before).breaks.length;
  // A card's running balances may be printed as credit while its totals are printed as debt.
  const isHeld = isCard && breaksBy(1) < breaksBy(-1);
  const ends = (text: string | null) => {
    const value = minor(text);
    return value === null ? [] : [isHeld && value !== 0 ? -value : value];
  };
  return {
    ...{ decimals, isCard, openings: ends(opening), closings: ends(closing) },
    balancesAre: isHeld ? 'held' : 'owed',
    ...{ betweenRows: [], opensAboveZero: false, summary: null, otherFigures: [], charged: [] },
    soleSums: isCard && opening === null ? ends(closing) : [],
    ...{ areBalancesBelow: false, leavesOutBalances: false, leftOut: [], zeroRows: 0 },
    ...{ daily: [], balances: [], missingPages: null, summaries: [] },
    frame: { start: null, end: null },
    signs: { checks: '', asRead: null, otherwise: [] },
    ...{ takesMinusForCredit: false, isSole: true, isUnfinished: false, isTooLarge: false, doubts: [] },
  };
}
