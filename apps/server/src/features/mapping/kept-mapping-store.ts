import type { ExportFormat } from '@tieout/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Owned } from '../../owned.ts';
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

/** The account's mapping of that id; null where it is not its own. */
export async function findKeptMappingOf(
  at: Executor,
  userId: string,
  id: string,
): Promise<Owned<StoredMapping> | null> {
  const [row] = await at
    .select()
    .from(keptMappings)
    .where(and(eq(keptMappings.userId, userId), eq(keptMappings.id, id)));
  return (row as Owned<StoredMapping> | undefined) ?? null;
}

/** Gives a mapping a name. */
export async function renameKeptMapping(
  at: Executor,
  { id }: Owned<StoredMapping>,
  sealedName: string,
): Promise<void> {
  await at.update(keptMappings).set({ sealedName }).where(eq(keptMappings.id, id));
}

/** Removes a mapping. */
export async function deleteKeptMapping(at: Executor, { id }: Owned<StoredMapping>): Promise<void> {
  await at.delete(keptMappings).where(eq(keptMappings.id, id));
}
