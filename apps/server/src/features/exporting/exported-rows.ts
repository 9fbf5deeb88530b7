import { type ExportOptions, type ExportSource, exportedIds, formerIds } from '@tieout/exports';
import type { Actor } from '../../actor.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { findExportedRows, writeExportedRows } from './exported-row-store.ts';

type Parts = Pick<DocumentParts, 'database' | 'secrets' | 'now'>;

/** Identifiers by their keyed hashes, under which they are kept. */
function hashedIds(
  { secrets }: Pick<Parts, 'secrets'>,
  actor: Actor,
  ids: Iterable<string>,
): Map<string, string> {
  const hashOf = (id: string) => secrets.keyedHash('exported row').update(`${actor.id}\0${id}`).digest('hex');
  return new Map([...ids].map((id) => [hashOf(id), id]));
}

/** An export as it is remembered. */
export type Exported = {
  readonly source: ExportSource;
  readonly options: ExportOptions;
  readonly fileIds: readonly string[];
};

/** The rows that the account exported before, from other files than these. */
export async function earlierIds(
  parts: Parts,
  actor: Actor | null,
  exported: Exported,
): Promise<Set<string>> {
  if (actor?.kind !== 'user') return new Set();
  const ids = hashedIds(parts, actor, exportedIds(exported.source, exported.options));
  const keys = await findExportedRows(parts.database, actor.id, {
    keys: [...ids.keys()],
    otherThan: exported.fileIds,
  });
  return new Set([...keys].map((key) => ids.get(key) ?? ''));
}

/** The identifiers of the first recipe that the account exported these rows with: the rows keep them. */
export async function keptIds(
  parts: Parts,
  actor: Actor | null,
  { source, options }: Pick<Exported, 'source' | 'options'>,
): Promise<Set<string>> {
  if (actor?.kind !== 'user') return new Set();
  const ids = hashedIds(parts, actor, formerIds(source, options));
  const keys = await findExportedRows(parts.database, actor.id, { keys: [...ids.keys()], otherThan: [] });
  return new Set([...keys].map((key) => ids.get(key) ?? ''));
}

/** Keeps that the account exported these rows, so that the next export can tell. */
export async function rememberExport(parts: Parts, actor: Actor | null, exported: Exported): Promise<void> {
  const [fileId] = exported.fileIds;
  if (actor?.kind !== 'user' || fileId === undefined) return;
  const keys = [...hashedIds(parts, actor, exportedIds(exported.source, exported.options)).keys()];
  const exportedAt = parts.now();
  await writeExportedRows(
    parts.database,
    keys.map((key) => ({ userId: actor.id, key, fileId, exportedAt })),
  );
}
