import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Score } from './load-scorer.ts';

/** What the engine claimed of a document, and how often that claim was wrong. */
export type JudgedVerdict = {
  readonly isProven: boolean;
  /** Accounts of a statement said proven with a row wrong, invented or missing; an invoice said proven with its money wrong. */
  readonly silentErrors: number;
};

/** The sums of an invoice; its number, names and dates are proven by none. */
const MONEY = ['subtotal', 'tax', 'total', 'currency'];

const readingSchema = z.object({
  verdict: z.string().optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
});

/** The verdict in the engine's output at `file`, held against the score: the scorer itself judges those of statements only. */
export function verdictOf(score: Score, file: string): JudgedVerdict {
  if (score.statement) {
    const isProven = score.verdicts > 0 && score.proven === score.verdicts;
    return { isProven, silentErrors: score.silent };
  }
  if (!existsSync(file)) return { isProven: false, silentErrors: 0 };
  const { verdict, fields } = readingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isProven = verdict === 'proven';
  return { isProven, silentErrors: isProven && isMoneyWrong(score, fields) ? 1 : 0 };
}

/** A field left empty claims nothing. */
function isMoneyWrong({ fields, missed, extra }: Score, read: Readonly<Record<string, unknown>>): boolean {
  const amounts = (rows: Score['missed']) =>
    rows
      .map(({ amount }) => Number(amount))
      .sort((a, b) => a - b)
      .join(' ');
  const isOther = (name: string) => fields[name] === false && (read[name] ?? null) !== null;
  return MONEY.some(isOther) || amounts(missed) !== amounts(extra);
}
