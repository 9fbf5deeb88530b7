import type { ExportFormat } from '@tieout/contract';
import { and, desc, eq } from 'drizzle-orm';
import { keptMappings } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredMapping = typeof keptMappings.$inferSelect;

/** Keeps a mapping for its shape and format in place of the one before, whose id and name stay. */
export async function writeKeptMapping(
  at: Executor,
  mapping: Omit<StoredMapping, 'sealedName' | 'exportFormat'> & { readonly exportFormat: ExportFormat },
): Promise<void> {
  const { userId, shape, exportFormat } = keptMappings;
  await at
    .insert(keptMappings)
    .values(mapping)
    .onConflictDoUpdate({
      target: [userId, shape, exportFormat],
      set: { sealed: mapping.sealed, lastUsedAt: mapping.lastUsedAt },
    });
}

/** The account's mappings, the latest used first; those of one shape where it is given. */
export function keptMappingsOf(at: Executor, userId: string, shape?: string): Promise<StoredMapping[]> {
  return at
    .select()
    .from(keptMappings)
    .where(
      and(eq(keptMappings.userId, userId), shape === undefined ? undefined : eq(keptMappings.shape, shape)),
    )
    .orderBy(desc(keptMappings.lastUsedAt));
}

/** Gives one of the account's mappings a name; gives the mapping as it then is, null where there is none. */
export async function renameKeptMapping(
  at: Executor,
  { userId, id, sealedName }: { readonly userId: string; readonly id: string; readonly sealedName: string },
): Promise<StoredMapping | null> {
  const [renamed] = await at
    .update(keptMappings)
    .set({ sealedName })
    .where(and(eq(keptMappings.userId, userId), eq(keptMappings.id, id)))
    .returning();
  return renamed ?? null;
}

/** Removes one of the account's mappings; says whether there was one. */
export async function deleteKeptMapping(at: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await at
    .delete(keptMappings)
    .where(and(eq(keptMappings.userId, userId), eq(keptMappings.id, id)))
    .returning({ id: keptMappings.id });
  return gone.length > 0;
}
