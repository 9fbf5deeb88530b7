import type { Account } from '@tieout/records';
import { evidenceOfBalances } from '../src/verify/former-evidence.ts';
import { type AccountJudgement, judgeAccount } from '../src/verify/judge-account.ts';

/** Judges an account of which nothing is known but its balances. */
export function verifyAccount(account: Account, { isCard }: { readonly isCard: boolean }): AccountJudgement {
  const rows = account.transactions.map((row, readAs) => ({ ...row, readAs, changed: [] }));
  return judgeAccount(evidenceOfBalances(account, isCard), { rows, period: account.period, entered: {} });
}
