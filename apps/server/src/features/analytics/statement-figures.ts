import { type RowLabels, suggestLabel } from '@tieout/exports';
import { currencyDigits, type StatementReading, sumMinorUnits, toMinorUnits } from '@tieout/records';
import { z } from 'zod';

/** Movements of one statement that share currency, month and category, in whole minor units of the currency. */
const flowSchema = z.object({
  currency: z.string().nullable(),
  /** "2026-11"; null where no date was read. */
  month: z.string().nullable(),
  category: z.string().nullable(),
  inMinor: z.number().int(),
  outMinor: z.number().int(),
});
export type Flow = z.infer<typeof flowSchema>;

export const statementFiguresSchema = z.object({
  flows: z.array(flowSchema),
  undatedCount: z.number().int(),
  unaddableCount: z.number().int(),
});
/** What a statement adds up to. */
export type StatementFigures = z.infer<typeof statementFiguresSchema>;

/** What the rows of a statement add up to. A category is the one a person gave the row, else what the words of its description say; most say nothing. */
export function statementFigures(reading: StatementReading, labels: RowLabels = []): StatementFigures {
  const flows = new Map<string, Flow>();
  const counts = { undatedCount: 0, unaddableCount: 0 };
  for (const [account, { currency, transactions }] of reading.accounts.entries()) {
    for (const [row, { date, description, amount }] of transactions.entries()) {
      const minor = toMinorUnits(amount, currencyDigits(currency));
      if (minor === null) {
        counts.unaddableCount++;
        continue;
      }
      const month = date?.slice(0, 7) ?? null;
      const given = labels[account]?.[row]?.category;
      const category = given ?? suggestLabel({ description, amountMinor: minor }).category;
      const key = JSON.stringify([currency, month, category]);
      const grown = withRow(flows.get(key) ?? { currency, month, category, inMinor: 0, outMinor: 0 }, minor);
      if (grown === null) {
        counts.unaddableCount++;
        continue;
      }
      if (date === null) counts.undatedCount++;
      flows.set(key, grown);
    }
  }
  return { flows: [...flows.values()], ...counts };
}

/** `flow` with one more row; null where the sum would be too large to be exact. */
function withRow(flow: Flow, minor: number): Flow | null {
  const [key, size] = minor < 0 ? (['outMinor', -minor] as const) : (['inMinor', minor] as const);
  const sum = sumMinorUnits([flow[key], size]);
  return sum === null ? null : { ...flow, [key]: sum };
}
