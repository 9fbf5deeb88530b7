import { randomUUID } from 'node:crypto';
import {
  exportFormatLabels,
  type KeptMapping,
  type SavedMapping,
  savedMappingSchema,
} from '@tieout/contract';
import { documentShape } from '@tieout/exports';
import type { FlatRecord } from '@tieout/records';
import { z } from 'zod';
import type { UserActor } from '../../actor.ts';
import type { DocumentParts } from '../documents/parts.ts';
import {
  findKeptMappingOf,
  keptMappingsOf,
  renameKeptMapping,
  type StoredMapping,
  writeKeptMapping,
} from './kept-mapping-store.ts';

type Parts = Pick<DocumentParts, 'database' | 'secrets' | 'now'>;

const contentSchema = savedMappingSchema.extend({ fields: z.array(z.string()) });

/** Keeps a mapping for the next document of the account that has the same fields. */
export async function rememberMapping(
  { database, secrets, now }: Parts,
  user: UserActor,
  { records, mapping }: { readonly records: readonly FlatRecord[]; readonly mapping: SavedMapping },
): Promise<void> {
  const shape = documentShape(records);
  const content = JSON.stringify({ ...mapping, fields: shape.split('|') });
  await writeKeptMapping(database, {
    id: randomUUID(),
    userId: user.id,
    shape: shapeKey(secrets, user.id, shape),
    exportFormat: mapping.exportFormat,
    sealed: secrets.sealText(content, contentPurpose(user.id)),
    lastUsedAt: now(),
  });
}

/** The account's mappings; only those that fit the records where they are given. */
export async function listMappings(
  { database, secrets }: Parts,
  user: UserActor,
  records?: readonly FlatRecord[],
): Promise<KeptMapping[]> {
  const shape = records === undefined ? undefined : shapeKey(secrets, user.id, documentShape(records));
  const stored = await keptMappingsOf(database, user.id, shape);
  return stored.map((mapping) => opened(secrets, mapping));
}

/** Gives a mapping of the account a name of its own; null where there is no such mapping. */
export async function renameMapping(
  { database, secrets }: Parts,
  user: UserActor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<KeptMapping | null> {
  const mapping = await findKeptMappingOf(database, user.id, id);
  if (mapping === null) return null;
  const sealedName = secrets.sealText(name, namePurpose(user.id));
  await renameKeptMapping(database, mapping, sealedName);
  return opened(secrets, { ...mapping, sealedName });
}

function opened(secrets: Parts['secrets'], stored: StoredMapping): KeptMapping {
  const { id, userId, sealed, sealedName, lastUsedAt } = stored;
  const content = contentSchema.parse(JSON.parse(secrets.openText(sealed, contentPurpose(userId))));
  const name = sealedName === null ? givenName(content) : secrets.openText(sealedName, namePurpose(userId));
  return { id, name, ...content, lastUsedAt: lastUsedAt.toISOString() };
}

/** What a mapping is called until the person names it. */
function givenName({ fields, exportFormat }: z.infer<typeof contentSchema>): string {
  return `${fields.join(', ')} to ${exportFormatLabels[exportFormat]}`;
}

function shapeKey(secrets: Parts['secrets'], userId: string, shape: string): string {
  return secrets.keyedHash('mapping shape').update(`${userId}\0${shape}`).digest('hex');
}

/** What a mapping is sealed as. */
export function contentPurpose(userId: string): string {
  return `kept mapping ${userId}`;
}

/** What the name of a mapping is sealed as. */
export function namePurpose(userId: string): string {
  return `name of a kept mapping ${userId}`;
}
