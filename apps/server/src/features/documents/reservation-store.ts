import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/open-database.ts';
import { files, usage } from '../../platform/database/schema.ts';
import { periodOf } from './period.ts';

export type NewDocument = Required<
  Pick<
    typeof files.$inferInsert,
    | 'id'
    | 'ownerId'
    | 'originalName'
    | 'fileSize'
    | 'maxPages'
    | 'fingerprint'
    | 'wrappedKey'
    | 'sealedPassword'
    | 'createdAt'
    | 'expiresAt'
  >
> & {
  /** The month the conversion counts for; null where it is free. */
  readonly chargedPeriod: string | null;
};

export type Reserved = {
  readonly isReserved: boolean;
  /** The owner's completed document with the same bytes, where there is one: nothing is reserved then. */
  readonly same: { readonly id: string; readonly originalName: string } | null;
};

/**
 * Counts one conversion of the owner, or none for a free one, unless `limit` (null: none) is reached or the owner has completed the same document before, and then writes the
 * new document's row and what `entryFrom` writes next to it; else nothing. One statement, safe against others doing the same.
 */
export async function reserveAndInsert(
  at: Transaction,
  document: NewDocument,
  {
    limit,
    isAgain,
    entryFrom,
  }: {
    readonly limit: number | null;
    readonly isAgain: boolean;
    readonly entryFrom: (reserved: SQL) => SQL;
  },
): Promise<Reserved> {
  const { ownerId, fingerprint, chargedPeriod } = document;
  const cost = chargedPeriod === null ? 0 : 1;
  const period = chargedPeriod ?? periodOf(document.createdAt);
  const createdAt = sql.param(document.createdAt, files.createdAt);
  const expiresAt = sql.param(document.expiresAt, files.expiresAt);
  const { rows } = await at.execute<{ isReserved: boolean; sameId: string | null; sameName: string }>(sql`
    with same as (
      select id, original_name from ${files}
      where owner_id = ${ownerId} and fingerprint = ${fingerprint} and status = 'completed' and not ${isAgain}::boolean
      order by created_at limit 1),
    reserved as (
      insert into ${usage} (owner_id, period, used)
      select ${ownerId}, ${period}, ${cost}::int
      where not exists (select from same) and coalesce(${limit}::int, ${cost}::int) >= ${cost}::int
      on conflict (owner_id, period) do update set used = ${usage.used} + ${cost}::int
      where ${cost}::int = 0 or ${limit}::int is null or ${usage.used} < ${limit}::int
      returning used),
    inserted as (
      insert into ${files} (id, owner_id, original_name, file_size, status, max_pages, fingerprint, wrapped_key,
        sealed_password, charged_period, created_at, expires_at)
      select ${document.id}::uuid, ${ownerId}, ${document.originalName}, ${document.fileSize}::int, 'processing', ${document.maxPages}::int,
        ${fingerprint}, ${document.wrappedKey}::bytea, ${document.sealedPassword}::bytea, ${chargedPeriod}::text, ${createdAt}::timestamptz,
        ${expiresAt}::timestamptz
      from reserved),
    noted as (${entryFrom(sql`reserved`)})
    select exists (select from reserved) as "isReserved", same.id as "sameId", same.original_name as "sameName"
    from (values (1)) as one left join same on true`);
  const [row] = rows;
  const same = row?.sameId == null ? null : { id: row.sameId, originalName: row.sameName };
  return { isReserved: row?.isReserved ?? false, same };
}
