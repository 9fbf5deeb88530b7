import { readFileSync } from 'node:fs';
import { sumDecimals, toMinorUnits } from '@tieout/records';
import { z } from 'zod';

const transactionTruthSchema = z.object({
  date: z.string().nullable(),
  amount: z.string(),
  balance: z.string().nullable().optional(),
});

const truthSchema = z.object({
  id: z.string(),
  kind: z.string(),
  password: z.string().nullable().optional(),
  pages: z.number().optional(),
  accounts: z
    .array(
      z.object({
        opening: z.string().nullable(),
        closing: z.string().nullable(),
        transactions: z.array(transactionTruthSchema),
      }),
    )
    .optional(),
  checked: z.object({ opening_plus_sum_equals_closing: z.boolean().nullable().optional() }).optional(),
});

/** The parts of a truth file that the benches use; the scorer reads the rest itself. */
export type Truth = z.infer<typeof truthSchema>;

/** Reads the truth in a file. Throws if it is none. */
export function readTruth(file: string): Truth {
  return truthSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether the document itself ties out: as its checker noted, else opening + transactions = closing in every account. */
export function tiesOut(truth: Truth): boolean {
  const noted = truth.checked?.opening_plus_sum_equals_closing;
  if (noted !== undefined) return noted === true;
  const accounts = truth.accounts ?? [];
  return accounts.length > 0 && accounts.every((account) => accountTiesOut(account, truth.kind));
}

/** Whether the document prints anything to check transactions against. */
export function printsBalances(truth: Truth): boolean {
  return (truth.accounts ?? []).some(
    (account) =>
      (account.opening !== null && account.closing !== null) ||
      account.transactions.some((row) => (row.balance ?? null) !== null),
  );
}

/** Whether every transaction can be proven: the document ties out and prints the opening balance, and one that the transactions lead to. */
export function isProvable(truth: Truth): boolean {
  return (
    tiesOut(truth) &&
    (truth.accounts ?? []).every(
      ({ opening, closing, transactions }) =>
        opening !== null && (closing !== null || transactions.every((row) => (row.balance ?? null) !== null)),
    )
  );
}

type AccountTruth = NonNullable<Truth['accounts']>[number];

/** Enough digits for every currency, so that yen, cents and fils are added alike. */
const DIGITS = 3;

function accountTiesOut(account: AccountTruth, kind: string): boolean {
  if (account.opening === null || account.closing === null) return false;
  const movement = sumDecimals(
    account.transactions.map((row) => row.amount),
    DIGITS,
  );
  const [opening, closing] = [toMinorUnits(account.opening, DIGITS), toMinorUnits(account.closing, DIGITS)];
  const moved = movement === null ? null : toMinorUnits(movement, DIGITS);
  if (opening === null || closing === null || moved === null) return false;
  return opening + (kind === 'credit_card_statement' ? -moved : moved) === closing;
}
