import { isDeepStrictEqual } from 'node:util';
import type { AccountTruth, Measure } from '@tieout/corpus';
import { seededRandom, withoutLastEntry } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, isStatement } from '@tieout/records';
import { z } from 'zod';
import { type Alteration, alterLedger } from '../generator/alter-ledger.ts';
import type { DocumentOrder, GeneratedDocument } from '../generator/document-order.ts';
import { drawDocument, generateDocument } from '../generator/generate-document.ts';
import { drawPrint } from '../generator/prints/generate-print.ts';
import { isPrint } from '../generator/prints/prints.ts';

export type Task = Pick<DocumentOrder, 'seed' | 'family' | 'isPrint'>;

export const checkSchema = z.object({
  /** The best verdict of the document's accounts, or why there is none. */
  outcome: z.string(),
  id: z.string(),
  alteration: z.string(),
});

export type Check = z.infer<typeof checkSchema>;

export type AlteredDocument = {
  readonly document: GeneratedDocument;
  readonly alteration: Alteration;
};

/** Draws the altered statement of a seed and returns the engine's verdict; `proven` if any account was. */
export async function checkAltered(task: Task, measure: Measure): Promise<Check> {
  const altered = await drawAltered(task, measure);
  if (altered === null) return { outcome: 'nothing to alter', id: task.seed, alteration: '-' };
  const { document, alteration } = altered;
  const { password } = document.truth;
  const extraction = await extract(document.pdf, password === null ? {} : { password });
  return { outcome: outcomeOf(extraction), id: document.truth.id, alteration };
}

/**
 * Null if the statement has no rows. An alteration that is not visible in this document is replaced by another kind: also a dropped last row if
 * no closing balance, total or count is printed, which leaves the correct statement of an account that ended one row earlier.
 */
export async function drawAltered(task: Task, measure: Measure): Promise<AlteredDocument | null> {
  const original = drawSeen(task, measure);
  const endedEarlier = () => drawSeen({ ...task, alter: withoutLastEntry }, measure);
  const alterations: readonly Alteration[] = ['amount', 'sign', 'dropped row'];
  for (const alteration of seededRandom(`${task.seed} kind`).shuffle(alterations)) {
    const order: DocumentOrder = {
      ...task,
      alter: (ledger, random) => alterLedger(ledger, alteration, random),
    };
    const drawn = drawSeen(order, measure);
    if (drawn.accounts.some((account, at) => hasNoRows(account) || hasNoRows(original.accounts[at])))
      continue;
    if (isDeepStrictEqual(drawn.seen, original.seen)) continue;
    if (alteration === 'dropped row' && isDeepStrictEqual(drawn.seen, endedEarlier().seen)) continue;
    return { document: await generateDocument(order, measure), alteration };
  }
  return null;
}

/** What a person would see of a document, and its accounts. */
function drawSeen(
  order: DocumentOrder,
  measure: Measure,
): { readonly seen: unknown; readonly accounts: readonly AccountTruth[] } {
  if (isPrint(order)) {
    const { accounts, print: _, locale: __, ...seen } = drawPrint(order, measure);
    return { seen, accounts };
  }
  const { paper, accounts } = drawDocument(order, measure);
  return { seen: paper.sheets, accounts };
}

function hasNoRows(account: { readonly transactions: readonly unknown[] } | undefined): boolean {
  return account === undefined || account.transactions.length === 0;
}

function outcomeOf(extraction: Extraction): string {
  if (extraction.outcome === 'unreadable') return extraction.reason;
  if (!isStatement(extraction)) return extraction.verdict === 'proven' ? 'proven' : extraction.kind;
  const verdicts = extraction.accounts.map((account) => account.verdict);
  return (
    (['proven', 'contradicted', 'unproven'] as const).find((verdict) => verdicts.includes(verdict)) ??
    'no account'
  );
}
