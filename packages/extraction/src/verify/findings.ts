import { type Finding, type FindingParameters, formatDecimal, raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';

/** An account's transactions with the results of its checks, as far as findings need them. */
type CheckedAccount = Pick<AccountReading, 'reconciliation' | 'amounts'> &
  Partial<Pick<AccountReading, 'leftOut' | 'zeroRows'>> & {
    readonly rows: readonly { readonly page: number }[];
  };

type Money = (minor: number) => string;

/** A finding that is not yet assigned to an account. */
type FindingDraft = Omit<Finding, 'account'>;

/** What a person must know about an account's checks: each that passes in one line, each that fails with row and amount. */
export function findingsOf(account: CheckedAccount, style: { readonly decimals: number }): FindingDraft[] {
  const money: Money = (minor) => formatDecimal(minor, style.decimals);
  if (account.reconciliation.isTooLarge === true) return [TOO_LARGE_TOGETHER, ...rowFindings(account, money)];
  return [
    ...ledgerFindings(account, money),
    ...balanceFindings(account, money),
    ...totalFindings(account, money),
    ...rowFindings(account, money),
  ];
}

/** For an account whose checks cannot be trusted. */
export const TOO_LARGE_TOGETHER: FindingDraft = raiseFinding('not-checked', { reason: 'amounts-too-large' });

function ledgerFindings(account: CheckedAccount, money: Money): FindingDraft[] {
  const { ledger, difference, chain } = account.reconciliation;
  if (ledger === 'holds') return [raiseFinding('check-holds', { check: 'ledger' })];
  if (ledger !== 'fails' || difference === null) return [];
  const parameters = likelyCause(account, difference, money);
  // Failing running balances identify the row better than the difference does.
  if (!('row' in parameters) || chain.breaks.length > 0) return [raiseFinding('ledger-break', parameters)];
  const { row } = parameters;
  return [raiseFinding('ledger-break', parameters, { row, page: account.rows[row]?.page ?? 1 })];
}

/** More failures than these say nothing new. */
const MOST_BREAKS = 20;

function balanceFindings({ reconciliation: { chain }, rows }: CheckedAccount, money: Money): FindingDraft[] {
  if (chain.breaks.length === 0)
    return chain.holds === 0 ? [] : [raiseFinding('check-holds', { check: 'balances', count: chain.holds })];
  return chain.breaks.slice(0, MOST_BREAKS).map(({ row: at, printed, expected }) => {
    const row = rows.length === 0 ? null : Math.min(at, rows.length - 1);
    return raiseFinding(
      'balance-break',
      {
        printed: money(printed),
        calculated: money(expected),
        difference: money(Math.abs(printed - expected)),
      },
      row === null ? {} : { row, page: rows[row]?.page ?? 1 },
    );
  });
}

function totalFindings({ reconciliation }: CheckedAccount, money: Money): FindingDraft[] {
  const { ledger, chain, totals, totalMisses, isSoleSum } = reconciliation;
  const findings: FindingDraft[] = totalMisses.map(({ side, printed, moved }) =>
    raiseFinding('sum-break', { of: 'account', side, printed: money(printed), calculated: money(moved) }),
  );
  if (totals === 'hold') findings.push(raiseFinding('check-holds', { check: 'totals' }));
  if (isSoleSum) findings.push(raiseFinding('check-holds', { check: 'card-charges' }));
  if (ledger === null && chain.covered < chain.movements && totals !== 'hold' && !isSoleSum)
    findings.push(raiseFinding('not-checked', { reason: 'no-balances' }));
  return findings;
}

/** What was left out of the rows, so that nothing is lost silently: one line for all that only repeat rows, as lists of checks do. */
function rowFindings({ leftOut = [], zeroRows = 0, amounts }: CheckedAccount, money: Money): FindingDraft[] {
  const { again, alone } = partRepeated(leftOut, amounts);
  const findings: FindingDraft[] = alone.map(({ amount, text, page }) =>
    raiseFinding('row-left-out', { of: 'account', amount: money(amount), text: text.slice(0, 80) }, { page }),
  );
  const [first] = again;
  if (first !== undefined)
    findings.push(
      raiseFinding('rows-skipped', { reason: 'repeated', count: again.length }, { page: first.page }),
    );
  if (zeroRows > 0) findings.push(raiseFinding('rows-skipped', { reason: 'zero-amount', count: zeroRows }));
  return findings;
}

type LeftOut = NonNullable<CheckedAccount['leftOut']>[number];

/** Splits left-out lines by whether a row, or the total of a direction, has the same amount; each row accounts for one line. */
function partRepeated(
  leftOut: readonly LeftOut[],
  amounts: readonly number[],
): { readonly again: readonly LeftOut[]; readonly alone: readonly LeftOut[] } {
  const side = (sign: 1 | -1) => amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0);
  const unanswered = [...amounts.map(Math.abs), side(1), side(-1)];
  const again = new Set(
    leftOut.filter(({ amount }) => {
      const at = unanswered.indexOf(Math.abs(amount));
      if (at >= 0) unanswered.splice(at, 1);
      return at >= 0;
    }),
  );
  return { again: [...again], alone: leftOut.filter((line) => !again.has(line)) };
}

/** The likeliest cause of a difference, and the row if one stands out. */
function likelyCause(
  { amounts }: CheckedAccount,
  minor: number,
  money: Money,
): FindingParameters<'ledger-break'> {
  const size = Math.abs(minor);
  const difference = money(size);
  const same = amounts.findIndex((amount) => Math.abs(amount) === size);
  if (same >= 0) return { cause: 'same-amount', difference, row: same };
  const half = amounts.findIndex((amount) => Math.abs(amount) * 2 === size);
  if (half >= 0) return { cause: 'half-amount', difference, row: half };
  return { cause: size % 9 === 0 ? 'swapped-digits' : 'missing-transaction', difference };
}
