import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Score } from './load-scorer.ts';

/** The engine's verdict on a document, and how often it was wrong. */
export type JudgedVerdict = {
  readonly isProven: boolean;
  /** Accounts of a statement marked proven with a row wrong, invented or missing; an invoice marked proven with wrong amounts. */
  readonly silentErrors: number;
};

/** The totals of an invoice; arithmetic proves none of its number, names and dates. */
const MONEY = ['subtotal', 'tax', 'total', 'currency'];

const readingSchema = z.object({
  verdict: z.string().optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
});

/** Compares the verdict in the engine's output at `file` with the score: the scorer itself judges only those of statements. */
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

/** An empty field claims nothing. */
function isMoneyWrong({ fields, missed, extra }: Score, read: Readonly<Record<string, unknown>>): boolean {
  const amounts = (rows: Score['missed']) =>
    rows
      .map(({ amount }) => Number(amount))
      .sort((a, b) => a - b)
      .join(' ');
  const isOther = (name: string) => fields[name] === false && (read[name] ?? null) !== null;
  return MONEY.some(isOther) || amounts(missed) !== amounts(extra);
}
