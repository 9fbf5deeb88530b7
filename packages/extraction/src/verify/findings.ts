import { type Finding, formatDecimal } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';

/** An account's movements with what its checks found, as far as findings tell of it. */
type CheckedAccount = Pick<AccountReading, 'reconciliation' | 'amounts'> &
  Partial<Pick<AccountReading, 'leftOut' | 'zeroRows'>> & {
    readonly rows: readonly { readonly page: number }[];
  };

type Money = (minor: number) => string;

/** A finding before it is said which account it is of. */
type Told = Omit<Finding, 'account'>;

/** What a person must know of an account's checks: each that holds in one line, each that fails with row and amount. */
export function findingsOf(
  account: CheckedAccount,
  accountIndex: number,
  style: { readonly decimals: number },
): Finding[] {
  const money: Money = (minor) => formatDecimal(minor, style.decimals);
  if (account.reconciliation.isTooLarge === true)
    return [TOO_LARGE_TOGETHER, ...rowFindings(account, money)].map((finding) => ({
      ...finding,
      account: accountIndex,
    }));
  return [
    ...ledgerFindings(account, money),
    ...balanceFindings(account, money),
    ...totalFindings(account, money),
    ...rowFindings(account, money),
  ].map((finding) => ({ ...finding, account: accountIndex }));
}

/** For an account no check of which can be trusted. */
export const TOO_LARGE_TOGETHER: Told = {
  code: 'amounts-too-large',
  severity: 'warning',
  message:
    'The amounts of this account are too large to be added exactly, so nothing was checked. Compare the rows with the document.',
};

function ledgerFindings(account: CheckedAccount, money: Money): Told[] {
  const { ledger, difference, chain } = account.reconciliation;
  if (ledger === 'holds')
    return [info('ledger-holds', 'Opening balance plus movements equals the closing balance, to the cent.')];
  if (ledger !== 'fails' || difference === null) return [];
  const cause = likelyCause(account, difference, money);
  return [
    {
      code: 'ledger-break',
      severity: 'error',
      message: `Opening balance plus movements differs from the closing balance by ${money(Math.abs(difference))}. ${cause.text}`,
      // Where running balances break, they name the row better than the difference does.
      ...(cause.row === undefined || chain.breaks.length > 0
        ? {}
        : { row: cause.row, page: account.rows[cause.row]?.page ?? 1 }),
    },
  ];
}

/** More breaks than these say nothing new. */
const MOST_BREAKS = 20;

function balanceFindings({ reconciliation: { chain }, rows }: CheckedAccount, money: Money): Told[] {
  if (chain.breaks.length === 0)
    return chain.holds === 0
      ? []
      : [info('balances-hold', `${chain.holds} printed running balances follow from the rows before them.`)];
  return chain.breaks.slice(0, MOST_BREAKS).map(({ row: at, printed, expected }) => {
    const row = rows.length === 0 ? null : Math.min(at, rows.length - 1);
    return {
      code: 'balance-break',
      severity: 'error',
      message: `The printed balance is ${money(printed)}, but the rows before it give ${money(expected)}: ${money(Math.abs(printed - expected))} is missing or misread here.`,
      ...(row === null ? {} : { row, page: rows[row]?.page ?? 1 }),
    };
  });
}

function totalFindings({ reconciliation }: CheckedAccount, money: Money): Told[] {
  const { ledger, chain, totals, totalMisses, isSoleSum } = reconciliation;
  const findings = totalMisses.map(
    ({ side, printed, moved }): Told => ({
      code: 'totals-break',
      severity: 'error',
      message: `The printed sum of money ${side} is ${money(printed)}, but the rows move ${money(moved)} ${side}: a row may be missing, or have another amount or sign.`,
    }),
  );
  if (totals === 'hold')
    findings.push(info('totals-hold', 'The printed sums of money in and money out are those of the rows.'));
  if (isSoleSum)
    findings.push(info('totals-hold', 'What the card charges is the sum of its rows, to the cent.'));
  if (ledger === null && chain.covered < chain.movements && totals !== 'hold' && !isSoleSum)
    findings.push({
      code: 'nothing-to-check',
      severity: 'warning',
      message: 'The document prints no opening and closing balance to check these rows against.',
    });
  return findings;
}

/** What was left out of the rows, so that nothing is lost without a word: one line for all that only list rows again, as lists of checks do. */
function rowFindings({ leftOut = [], zeroRows = 0, amounts }: CheckedAccount, money: Money): Told[] {
  const { again, alone } = partRepeated(leftOut, amounts);
  const findings = alone.map(
    ({ amount, text, page }): Told => ({
      code: 'row-left-out',
      severity: 'warning',
      message: `A line over ${money(amount)} was not counted as a movement of this account: “${text.slice(0, 80)}”. Check it on the page.`,
      page,
    }),
  );
  const [first] = again;
  if (first !== undefined) findings.push(repeatedFinding(again.length, first.page));
  return zeroRows === 0
    ? findings
    : [...findings, info('zero-rows', `${zeroRows} rows over 0.00 move nothing and were passed over.`)];
}

type LeftOut = NonNullable<CheckedAccount['leftOut']>[number];

/** Lines left out, parted by whether a row, or all money in or out, moves the same amount; each answers for one line. */
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

function repeatedFinding(count: number, page: number): Told {
  const message =
    count === 1
      ? 'One line was not counted: it repeats the amount of a row that was, or their sum.'
      : `${count} lines were not counted: each repeats the amount of a row that was, or their sum, as lists of checks and recaps do.`;
  return { ...info('rows-repeated', message), page };
}

function info(code: Finding['code'], message: string): Told {
  return { code, severity: 'info', message };
}

type Cause = { readonly text: string; readonly row?: number };

/** What most likely makes a difference, and at which row where one stands out. */
function likelyCause(account: CheckedAccount, difference: number, money: Money): Cause {
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
