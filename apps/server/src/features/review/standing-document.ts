import type { Edit } from '@tieout/contract';
import { editSchema } from '@tieout/contract';
import { z } from 'zod';
import type { Executor } from '../../platform/database/open-database.ts';
import { isRefused } from '../../refused.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { type Change, changesOf, findState, inForceAmong } from './edit-store.ts';
import { type EditableReading, type EditedDocument, unedited } from './edited-document.ts';
import { applyEdit } from './editing.ts';
import { judgeDocument, type StandingDocument } from './judge-document.ts';
import { openState } from './open-reviews.ts';
import { unsealState } from './sealed-state.ts';

/** The edit alone, for applying it. */
const keptAloneSchema = z.object({ edit: editSchema, by: z.string().optional() });

/** The document as its edits in force leave it: as it is kept, or made from the state kept before and the edits since. */
export async function standingDocument(
  at: Executor,
  { vault, fileId }: { readonly vault: DocumentVault; readonly fileId: string },
  reading: EditableReading,
  changes?: readonly Change[],
): Promise<StandingDocument> {
  const inForce = inForceAmong(changes ?? (await changesOf(at, fileId)));
  const last = inForce.at(-1);
  const open = openState(fileId, last?.sequence ?? 0);
  if (open !== null) return open;
  if (last === undefined) return judgedOf(reading, unedited(reading));
  const kept = await findState(at, fileId, last.sequence);
  const opened = kept === null ? null : unsealState(vault, reading, kept);
  if (kept !== null && opened !== null && kept.after === last.sequence) return opened;
  const since = opened === null ? inForce : inForce.filter(({ sequence }) => sequence > (kept?.after ?? 0));
  const document = since.reduce(
    (before, change) => replay(before, vault, change),
    opened?.document ?? unedited(reading),
  );
  return judgedOf(reading, document);
}

/** The document judged as it stands. */
export function judgedOf(reading: EditableReading, document: EditedDocument): StandingDocument {
  return { document, judged: judgeDocument(reading, document) };
}

/** One edit applied again. One that was kept but cannot be applied any more is skipped and counted: the document stays usable. */
function replay(document: EditedDocument, vault: DocumentVault, change: Change): EditedDocument {
  const { sequence, at, actorId } = change;
  const kept = keptAloneSchema.safeParse(JSON.parse(vault.openText(change.sealed, 'edit')));
  const edited = kept.success
    ? applyEdit(document, kept.data.edit, { sequence, actorId, at: at.toISOString(), by: kept.data.by })
    : null;
  return edited === null || isRefused(edited)
    ? { ...document, skippedCount: document.skippedCount + 1 }
    : edited.document;
}

/** Whether two edits are one. */
export function isSameEdit(one: Edit, other: Edit): boolean {
  return JSON.stringify(editSchema.parse(one)) === JSON.stringify(editSchema.parse(other));
}
