import type { FileDetail } from '@tieout/contract';
import { type Account, currencyDigits, isStatement, sumDecimals, type Verdict } from '@tieout/records';
import { worstVerdict } from '../../ui/worst-verdict.ts';

export type MonthOfUse = { readonly month: string; readonly conversions: number; readonly pages: number };
export type MonthOfMoney = { readonly month: string; readonly moneyIn: string; readonly moneyOut: string };
export type MoneyByMonth = { readonly currency: string; readonly months: readonly MonthOfMoney[] };

export type Analytics = {
  readonly use: readonly MonthOfUse[];
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly money: readonly MoneyByMonth[];
  /** Rows left out of the money because no date was read on them. */
  readonly undatedCount: number;
};

/** Named where a statement prints no currency. */
export const UNKNOWN_CURRENCY = 'no currency printed';

/** What the user's files add up to, month by month as "2025-12", the latest first. Sums are exact. */
export function aggregate(files: readonly FileDetail[]): Analytics {
  const read = files.filter((file) => file.extraction?.outcome === 'read');
  const accounts = read.flatMap(({ extraction }) =>
    extraction && isStatement(extraction) ? extraction.accounts : [],
  );
  return {
    use: monthsOfUse(read),
    verdicts: verdictCounts(read),
    money: moneyByMonth(accounts),
    undatedCount: accounts.flatMap((account) => account.transactions).filter((row) => row.date === null)
      .length,
  };
}

function monthsOfUse(files: readonly FileDetail[]): MonthOfUse[] {
  const byMonth = Map.groupBy(files, (file) => file.createdAt.slice(0, 7));
  return [...byMonth]
    .map(([month, ofMonth]) => ({
      month,
      conversions: ofMonth.length,
      pages: ofMonth.reduce((sum, file) => sum + (file.pageCount ?? 0), 0),
    }))
    .toSorted(latestFirst);
}

function verdictCounts(files: readonly FileDetail[]): Record<Verdict, number> {
  const counts = { proven: 0, unproven: 0, contradicted: 0 };
  for (const { extraction } of files) if (extraction?.outcome === 'read') counts[worstVerdict(extraction)]++;
  return counts;
}

function moneyByMonth(accounts: readonly Account[]): MoneyByMonth[] {
  const byCurrency = Map.groupBy(accounts, (account) => account.currency ?? UNKNOWN_CURRENCY);
  return [...byCurrency].map(([currency, ofCurrency]) => {
    const dated = ofCurrency.flatMap((account) =>
      account.transactions.flatMap(({ date, amount }) =>
        date === null ? [] : [{ month: date.slice(0, 7), amount }],
      ),
    );
    const months = [...Map.groupBy(dated, (row) => row.month)].map(([month, rows]) =>
      monthOfMoney(
        month,
        rows.map((row) => row.amount),
        currencyDigits(currency),
      ),
    );
    return { currency, months: months.filter((month) => month !== null).toSorted(latestFirst) };
  });
}

/** Null where one of the amounts cannot be read: no sum is shown rather than a wrong one. */
function monthOfMoney(month: string, amounts: readonly string[], digits: number): MonthOfMoney | null {
  const isOut = (amount: string) => amount.startsWith('-');
  const moneyIn = sumDecimals(
    amounts.filter((amount) => !isOut(amount)),
    digits,
  );
  const moneyOut = sumDecimals(amounts.filter(isOut), digits);
  return moneyIn === null || moneyOut === null ? null : { month, moneyIn, moneyOut };
}

const latestFirst = (a: { month: string }, b: { month: string }) => b.month.localeCompare(a.month);
