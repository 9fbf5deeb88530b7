import { isDeepStrictEqual } from 'node:util';
import type { Ledger, Measure, Sheet } from '@tieout/corpus';
import { seededRandom, withoutFirstEntry, withoutLastEntry } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, isStatement, worstVerdict } from '@tieout/records';
import { z } from 'zod';
import { ALTERATIONS, type Alteration, alterRows } from '../generator/alter-rows.ts';
import {
  drawStatement,
  type GeneratedStatement,
  generateStatement,
  type StatementOrder,
} from '../generator/generate-statement.ts';

export type Task = Pick<StatementOrder, 'seed' | 'layout' | 'producer'>;

export const checkSchema = z.object({
  /** The best verdict of the document's accounts, or why there is none. */
  outcome: z.string(),
  id: z.string(),
  alteration: z.string(),
});

export type Check = z.infer<typeof checkSchema>;

export type AlteredDocument = {
  readonly document: GeneratedStatement;
  readonly alteration: Alteration;
};

/** Draws the altered statement of a seed and returns the engine's verdict; `proven` if any of its accounts was. */
export async function checkAltered(task: Task, measure: Measure): Promise<Check> {
  const altered = await drawAltered(task, measure);
  if (altered === null) return { outcome: 'nothing to alter', id: task.seed, alteration: '-' };
  const { document, alteration } = altered;
  const { password } = document.truth;
  const extraction = await extract(document.pdf, password === null ? {} : { password });
  return {
    outcome: outcomeOf(extraction, document.truth.accounts.length),
    id: document.truth.id,
    alteration,
  };
}

/**
 * One row of each account changed; null if an account has no rows, or the layout prints figures damaged: a reader may mend them. An
 * alteration that does not show in every account is replaced by another kind.
 */
export async function drawAltered(task: Task, measure: Measure): Promise<AlteredDocument | null> {
  const original = drawStatement(task, measure);
  const { accounts } = original.truth;
  if (original.layout.header.misprint !== 'none') return null;
  if (accounts.some(({ transactions }) => transactions.length === 0)) return null;
  for (const alteration of seededRandom(`${task.seed} kind`).shuffle(ALTERATIONS)) {
    const order = (only: number | null): StatementOrder => ({
      ...task,
      alter: (ledger, account) =>
        only !== null && only !== account
          ? new Map()
          : alterRows(ledger, alteration, seededRandom(`${task.seed} alter ${account}`)),
    });
    const shows = accounts.every(({ transactions }, account) => {
      // Under a title that names its direction, the only row of an account says the same with and without a minus.
      if (alteration === 'sign' && transactions.length === 1) return false;
      const sheets = sheetsOf(order(account), measure);
      const honest = alteration === 'dropped row' ? withARowLess(task, account, measure) : [];
      return ![original.paper.sheets, ...honest].some((other) => isDeepStrictEqual(sheets, other));
    });
    if (shows) return { document: await generateStatement(order(null), measure), alteration };
  }
  return null;
}

/** The statements of the same account that ended one row earlier or began one later: without figures around them, a dropped row may leave one of these. */
function withARowLess(task: Task, only: number, measure: Measure): (readonly Sheet[])[] {
  return [withoutLastEntry, withoutFirstEntry].map((settle) =>
    sheetsOf(
      { ...task, settle: (ledger: Ledger, account) => (account === only ? settle(ledger) : ledger) },
      measure,
    ),
  );
}

/** What a person would see of a document. */
function sheetsOf(order: StatementOrder, measure: Measure): readonly Sheet[] {
  return drawStatement(order, measure).paper.sheets;
}

/** The best verdict; the worst where pages are taken for other accounts than there are, so that some need not hold what was altered. */
function outcomeOf(extraction: Extraction, accountCount: number): string {
  if (extraction.outcome === 'unreadable') return extraction.reason;
  if (!isStatement(extraction)) return extraction.verdict === 'proven' ? 'proven' : extraction.kind;
  const verdicts = extraction.accounts.map((account) => account.verdict);
  if (verdicts.length !== accountCount) return worstVerdict(extraction);
  return (
    (['proven', 'contradicted', 'unproven'] as const).find((verdict) => verdicts.includes(verdict)) ??
    'no account'
  );
}
