import { type ExportOptions, type ExportSource, exportedIds } from '@tieout/exports';
import type { Actor } from '../../actor.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { findExportedRows, writeExportedRows } from './exported-row-store.ts';

type Parts = Pick<DocumentParts, 'database' | 'secrets' | 'now'>;

/** The rows of a source by the identifiers that tell them apart for ever, each under its keyed hash. */
function hashedIds(
  { secrets }: Pick<Parts, 'secrets'>,
  actor: Actor,
  { source, options }: { readonly source: ExportSource; readonly options: ExportOptions },
): Map<string, string> {
  const hashOf = (id: string) => secrets.keyedHash('exported row').update(`${actor.id}\0${id}`).digest('hex');
  return new Map([...exportedIds(source, options)].map((id) => [hashOf(id), id]));
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
  const ids = hashedIds(parts, actor, exported);
  const keys = await findExportedRows(parts.database, actor.id, {
    keys: [...ids.keys()],
    otherThan: exported.fileIds,
  });
  return new Set([...keys].map((key) => ids.get(key) ?? ''));
}

/** Keeps that the account exported these rows, so that the next export can tell. */
export async function rememberExport(parts: Parts, actor: Actor | null, exported: Exported): Promise<void> {
  const [fileId] = exported.fileIds;
  if (actor?.kind !== 'user' || fileId === undefined) return;
  const keys = [...hashedIds(parts, actor, exported).keys()];
  const exportedAt = parts.now();
  await writeExportedRows(
    parts.database,
    keys.map((key) => ({ userId: actor.id, key, fileId, exportedAt })),
  );
}
