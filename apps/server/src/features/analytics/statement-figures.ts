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
      if (date === null) counts.undatedCount++;
      const month = date?.slice(0, 7) ?? null;
      const given = labels[account]?.[row]?.category;
      const category = given ?? suggestLabel({ description, amountMinor: minor }).category;
      const key = JSON.stringify([currency, month, category]);
      flows.set(key, addTo(flows.get(key) ?? { currency, month, category, inMinor: 0, outMinor: 0 }, minor));
    }
  }
  return { flows: [...flows.values()], ...counts };
}

function addTo(flow: Flow, minor: number): Flow {
  return minor < 0
    ? { ...flow, outMinor: addMoney(flow.outMinor, -minor) }
    : { ...flow, inMinor: addMoney(flow.inMinor, minor) };
}

/** The sum of two figures; the largest that can be counted where it is more than that. */
export function addMoney(one: number, other: number): number {
  return sumMinorUnits([one, other]) ?? Number.MAX_SAFE_INTEGER;
}
