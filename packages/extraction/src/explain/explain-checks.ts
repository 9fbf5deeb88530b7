import { formatDecimal } from '@tieout/records';
import type { Reconciliation } from '../checks/reconcile.ts';
import type { CheckExplanation } from './explanation.ts';

/** Each check of an account with its figures, for people. */
export function explainChecks(reconciliation: Reconciliation, decimals: number): CheckExplanation[] {
  const money = (minor: number) => formatDecimal(minor, decimals);
  return [
    ledgerCheck(reconciliation, money),
    balancesCheck(reconciliation, money),
    totalsCheck(reconciliation),
  ];
}

function ledgerCheck(
  { opening, closing, ledger, difference, isOwed }: Reconciliation,
  money: (minor: number) => string,
): CheckExplanation {
  if (opening === null || closing === null || ledger === null || difference === null)
    return {
      name: 'ledger',
      state: 'not printed',
      text: `${opening === null ? 'no opening' : 'no closing'} balance is printed`,
    };
  const pair = `${isOwed ? 'owed before' : 'opening'} ${money(opening)}, ${isOwed ? 'owed after' : 'closing'} ${money(closing)}`;
  return ledger === 'holds'
    ? { name: 'ledger', state: 'holds', text: `${pair}: the movements lead from one to the other` }
    : {
        name: 'ledger',
        state: 'fails',
        text: `${pair}: the movements miss it by ${money(Math.abs(difference))}`,
      };
}

function balancesCheck({ chain }: Reconciliation, money: (minor: number) => string): CheckExplanation {
  const [broken] = chain.breaks;
  if (broken !== undefined)
    return {
      name: 'balances',
      state: 'fails',
      text: `${chain.breaks.length} printed balances do not follow, first ${money(broken.printed)} where ${money(broken.expected)} was due; ${chain.holds} do`,
    };
  if (chain.holds === 0)
    return { name: 'balances', state: 'not printed', text: 'no running balance to follow' };
  const order = chain.isNewestFirst ? ', newest first' : '';
  return {
    name: 'balances',
    state: 'holds',
    text: `${chain.holds} printed balances follow one another${order}, covering ${chain.covered} of ${chain.movements} rows`,
  };
}

function totalsCheck({ totals }: Reconciliation): CheckExplanation {
  switch (totals) {
    case 'hold':
      return {
        name: 'totals',
        state: 'holds',
        text: 'the printed sums of money in and out are those of the rows',
      };
    case 'fail':
      return {
        name: 'totals',
        state: 'fails',
        text: 'the printed sums of money in and out are not those of the rows',
      };
    case null:
      return { name: 'totals', state: 'not printed', text: 'no sums of both directions are printed' };
  }
}
