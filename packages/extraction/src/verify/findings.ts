import { type Finding, formatDecimal } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';

/** An account's movements with what its checks found, as far as findings tell of it. */
type CheckedAccount = Pick<AccountReading, 'reconciliation' | 'amounts'> &
  Partial<Pick<AccountReading, 'leftOut' | 'zeroRows'>> & {
    readonly rows: readonly { readonly page: number }[];
  };

/** What a person must know of an account's checks: each that holds in one line, each that fails with row and amount. */
export function findingsOf(
  account: CheckedAccount,
  accountIndex: number,
  style: { readonly decimals: number },
): Finding[] {
  const { reconciliation } = account;
  const money = (minor: number) => formatDecimal(minor, style.decimals);
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'account'>) => findings.push({ ...finding, account: accountIndex });
  if (reconciliation.ledger === 'holds')
    add({
      code: 'ledger-holds',
      severity: 'info',
      message: 'Opening balance plus movements equals the closing balance, to the cent.',
    });
  const { chain } = reconciliation;
  if (reconciliation.ledger === 'fails' && reconciliation.difference !== null) {
    const cause = likelyCause(account, reconciliation.difference, money);
    add({
      code: 'ledger-break',
      severity: 'error',
      message: `Opening balance plus movements differs from the closing balance by ${money(Math.abs(reconciliation.difference))}. ${cause.text}`,
      // Where running balances break, they name the row better than the difference does.
      ...(cause.row === undefined || chain.breaks.length > 0
        ? {}
        : { row: cause.row, page: account.rows[cause.row]?.page ?? 1 }),
    });
  }
  if (chain.holds > 0 && chain.breaks.length === 0)
    add({
      code: 'balances-hold',
      severity: 'info',
      message: `${chain.holds} printed running balances follow from the rows before them.`,
    });
  for (const broken of chain.breaks.slice(0, 20)) {
    const row = account.rows.length === 0 ? null : Math.min(broken.row, account.rows.length - 1);
    add({
      code: 'balance-break',
      severity: 'error',
      message: `The printed balance is ${money(broken.printed)}, but the rows before it give ${money(broken.expected)}: ${money(Math.abs(broken.printed - broken.expected))} is missing or misread here.`,
      ...(row === null ? {} : { row, page: account.rows[row]?.page ?? 1 }),
    });
  }
  for (const { side, printed, moved } of reconciliation.totalMisses)
    add({
      code: 'totals-break',
      severity: 'error',
      message: `The printed sum of money ${side} is ${money(printed)}, but the rows move ${money(moved)} ${side}: a row may be missing, or have another amount or sign.`,
    });
  if (reconciliation.totals === 'hold')
    add({
      code: 'totals-hold',
      severity: 'info',
      message: 'The printed sums of money in and money out are those of the rows.',
    });
  if (reconciliation.ledger === null && chain.covered < chain.movements && reconciliation.totals !== 'hold') {
    add({
      code: 'nothing-to-check',
      severity: 'warning',
      message: 'The document prints no opening and closing balance to check these rows against.',
    });
  }
  for (const row of account.leftOut ?? []) {
    add({
      code: 'row-left-out',
      severity: 'warning',
      message: `A line over ${money(row.amount)} was not counted as a movement of this account: “${row.text.slice(0, 80)}”. Check it on the page.`,
      page: row.page,
    });
  }
  if ((account.zeroRows ?? 0) > 0)
    add({
      code: 'zero-rows',
      severity: 'info',
      message: `${account.zeroRows} rows over 0.00 move nothing and were passed over.`,
    });
  return findings;
}

type Cause = { readonly text: string; readonly row?: number };

/** What most likely makes a difference, and at which row where one stands out. */
function likelyCause(account: CheckedAccount, difference: number, money: (minor: number) => string): Cause {
  const size = Math.abs(difference);
  const same = account.amounts.findIndex((amount) => Math.abs(amount) === size);
  if (same >= 0)
    return {
      text: `Row ${same + 1} moves exactly that amount: it may be counted twice or not belong to this account.`,
      row: same,
    };
  const half = account.amounts.findIndex((amount) => Math.abs(amount) * 2 === size);
  if (half >= 0)
    return {
      text: `Row ${half + 1} moves half that amount: its sign may be the other way round.`,
      row: half,
    };
  if (size % 9 === 0)
    return { text: 'The difference divides by nine: two digits may be swapped in one amount.' };
  return { text: `A row over ${money(size)} may be missing from the document.` };
}
