import { createHash } from 'node:crypto';
import { type RowLabels, suggestLabel } from '@tieout/exports';
import { currencyDigits, type StatementReading, toMinorUnits } from '@tieout/records';
import { z } from 'zod';

/** Equal transactions of one account: date, amount in minor units, category, what stands for the description, how many. */
const rowSchema = z.tuple([
  z.string().nullable(),
  z.number().int(),
  z.string().nullable(),
  z.string(),
  z.number().int(),
]);
export type FigureRow = z.infer<typeof rowSchema>;

const accountSchema = z.object({
  number: z.string().nullable(),
  currency: z.string().nullable(),
  rows: z.array(rowSchema),
});
export type AccountFigures = z.infer<typeof accountSchema>;

export const statementFiguresSchema = z.object({
  kind: z.string(),
  accounts: z.array(accountSchema),
  unaddableCount: z.number().int(),
});
/** The transactions of a statement, as far as sums over several statements need them. */
export type StatementFigures = z.infer<typeof statementFiguresSchema>;

/** The transactions of a statement. A category is the one a person gave the row, else what the words of its description say; most say nothing. */
export function statementFigures(reading: StatementReading, labels: RowLabels = []): StatementFigures {
  let unaddableCount = 0;
  const accounts = reading.accounts.map(({ number, currency, transactions }, account): AccountFigures => {
    const rows = new Map<string, FigureRow>();
    for (const [row, { date, description, amount }] of transactions.entries()) {
      const minor = toMinorUnits(amount, currencyDigits(currency));
      if (minor === null) {
        unaddableCount++;
        continue;
      }
      const given = labels[account]?.[row]?.category;
      const category = given ?? suggestLabel({ description, amountMinor: minor }).category;
      const text = textKey(description);
      const key = JSON.stringify([date, minor, category, text]);
      rows.set(key, [date, minor, category, text, (rows.get(key)?.[4] ?? 0) + 1]);
    }
    return { number, currency, rows: [...rows.values()] };
  });
  return { kind: reading.kind, accounts, unaddableCount };
}

/** What stands for a description where two are compared: letters and digits only, since layouts space the rest differently. */
function textKey(description: string): string {
  const plain = description
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return createHash('sha256').update(plain).digest('base64url').slice(0, 8);
}
