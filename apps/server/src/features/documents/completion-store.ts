import { sql } from 'drizzle-orm';
import { webhooks } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { extractions, fileFigures, files } from '../../platform/database/schema.ts';
import { conversionLog } from '../../platform/database/service-schema.ts';

/** What is kept of a document that was read, sealed where it is of its content. */
export type Completion = {
  readonly pageCount: number;
  readonly kind: NonNullable<typeof files.$inferSelect.kind>;
  readonly verdict: NonNullable<typeof files.$inferSelect.verdict>;
  readonly finishedAt: Date;
  readonly sealed: Buffer;
  /** null for what has no sums. */
  readonly sealedFigures: Buffer | null;
};

/**
 * Completes a document that is being processed, in one statement: its row, what was read, its sums and the service's count, all or nothing; says
 * whether it did. A document whose owner has a webhook is left as it is, since more has to be written with it.
 */
export async function completeUnheard(at: Executor, id: string, completion: Completion): Promise<boolean> {
  const { pageCount, kind, verdict, sealed, sealedFigures } = completion;
  const finishedAt = sql.param(completion.finishedAt, files.finishedAt);
  const { rows } = await at.execute(sql`
    with completed as (
      update ${files} set status = 'completed', page_count = ${pageCount}, pages_done = ${pageCount}, sealed_password = null,
        kind = ${kind}, verdict = ${verdict}, finished_at = ${finishedAt}
      where id = ${id} and status = 'processing' and not exists (select from ${webhooks} where user_id = ${files.ownerId})
      returning id),
    kept as (insert into ${extractions} (file_id, sealed) select id, ${sealed}::bytea from completed),
    summed as (
      insert into ${fileFigures} (file_id, sealed)
      select id, ${sealedFigures}::bytea from completed where ${sealedFigures}::bytea is not null
      on conflict (file_id) do update set sealed = excluded.sealed),
    logged as (
      insert into ${conversionLog} (at, outcome, verdict, page_count)
      select ${finishedAt}::timestamptz, 'completed', ${verdict}, ${pageCount}::int from completed)
    select id from completed`);
  return rows.length > 0;
}
