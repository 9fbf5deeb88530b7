import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { accountIdOf } from './account-id.ts';
import type { StatementSource } from './export-source.ts';
import { statedCurrency } from './stated-currency.ts';

/** A statement with all that a format asks for which proves opening + movements = closing. */
export type BalancedStatement = {
  readonly statement: StatementSource;
  readonly accountId: string;
  readonly currency: string;
  readonly start: string;
  readonly end: string;
  readonly openingMinor: number;
  readonly closingMinor: number;
};

/** The balanced form of `statement`, or null after telling `log` what is missing or does not add up. */
export function balancedStatement(
  statement: StatementSource,
  options: ExportOptions,
  log: PreflightLog,
): BalancedStatement | null {
  const { openingMinor, closingMinor } = statement;
  const currency = statedCurrency(statement, options, log);
  const accountId = accountIdOf(statement, options);
  const span = statement.period ?? dateSpan(statement);
  if (accountId === null) log.block('no-account-number', NO_ACCOUNT);
  if (span === null) log.block('no-rows', 'There are no dated rows to export.');
  if (openingMinor === null || closingMinor === null) log.block('no-balances', NO_BALANCES);
  if (
    openingMinor === null ||
    closingMinor === null ||
    currency === null ||
    accountId === null ||
    span === null
  )
    return null;
  if (openingMinor + movementSum(statement) !== closingMinor) log.block('balance-break', BALANCE_BREAK);
  return { statement, accountId, currency, ...span, openingMinor, closingMinor };
}

const NO_ACCOUNT =
  'The document prints no account number, and this format needs one. Enter the account number.';
const NO_BALANCES =
  'The document prints no opening or closing balance, and this format needs both. Choose a format without balances, such as CSV.';
const BALANCE_BREAK =
  'Opening balance plus transactions does not equal the closing balance, and this format needs all three. Correct the rows, or choose a format without balances.';

/** First and last date of the rows; null where none is dated. */
export function dateSpan({ movements }: StatementSource): { start: string; end: string } | null {
  let start: string | null = null;
  let end: string | null = null;
  for (const { date } of movements) {
    if (date === null) continue;
    if (start === null || date < start) start = date;
    if (end === null || date > end) end = date;
  }
  return start === null || end === null ? null : { start, end };
}

function movementSum({ movements }: StatementSource): number {
  let sum = 0;
  for (const { amountMinor } of movements) sum += amountMinor;
  return sum;
}
