import { and, asc, count, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { editStates, edits, files } from '../../platform/database/schema.ts';

/** A document's changes in the order they were made: edits, those taken back included, and the undos and redos of them. */
export function changesOf(at: Executor, fileId: string) {
  return at.select().from(edits).where(eq(edits.fileId, fileId)).orderBy(asc(edits.sequence));
}
export type Change = Awaited<ReturnType<typeof changesOf>>[number];

/** A document's edits in the order they were made, those taken back included. */
export async function editsOf(at: Executor, fileId: string): Promise<Change[]> {
  return (await changesOf(at, fileId)).filter(({ action }) => action === 'edit' || action === 'gone');
}

/** The edits in force among changes, and those that a redo makes again, the next one last. */
export function replayed(changes: readonly Change[]): {
  readonly inForce: Change[];
  readonly undone: Change[];
} {
  const inForce: Change[] = [];
  let undone: Change[] = [];
  for (const change of changes) {
    if (change.action === 'edit') {
      inForce.push(change);
      undone = [];
    } else if (change.action === 'undo') undone.push(...inForce.splice(-1));
    else if (change.action === 'redo') inForce.push(...undone.splice(-1));
  }
  return { inForce, undone };
}

/** The edits in force among changes, in the order they were made. */
export function inForceAmong(changes: readonly Change[]): Change[] {
  return replayed(changes).inForce;
}

/** How many edits are kept of the document and how many bytes they take, those taken back included. */
export async function keptEdits(at: Executor, fileId: string) {
  const bytes = sql<number>`coalesce(sum(octet_length(${edits.sealed})), 0)`.mapWith(Number);
  const isEdit = sql`${edits.action} in ('edit', 'gone')`;
  const [row] = await at
    .select({ count: count(), bytes })
    .from(edits)
    .where(and(eq(edits.fileId, fileId), isEdit));
  return row ?? { count: 0, bytes: 0 };
}

/** Keeps a change as the document's latest; gives its number. */
export async function insertChange(
  at: Executor,
  change: Omit<typeof edits.$inferInsert, 'sequence'>,
): Promise<number> {
  const [row] = await at
    .update(files)
    .set({ editSequence: sql`${files.editSequence} + 1` })
    .where(eq(files.id, change.fileId))
    .returning({ sequence: files.editSequence });
  if (row === undefined) throw new Error('A change of a document that is not there.');
  await at.insert(edits).values({ ...change, sequence: row.sequence });
  return row.sequence;
}

/** Notes that an edit is taken back, or in force again. */
export async function markUndone(at: Executor, id: number, isUndone: boolean): Promise<void> {
  await at.update(edits).set({ isUndone }).where(eq(edits.id, id));
}

/** The latest state kept of a document up to one of its edits. */
export async function findState(at: Executor, fileId: string, after: number) {
  const [row] = await at
    .select()
    .from(editStates)
    .where(and(eq(editStates.fileId, fileId), lte(editStates.after, after)))
    .orderBy(desc(editStates.after))
    .limit(1);
  return row ?? null;
}
export type StoredState = NonNullable<Awaited<ReturnType<typeof findState>>>;

/** Keeps the state after an edit as the latest; of those before it, checkpoints stay. */
export async function keepState(at: Executor, state: StoredState): Promise<void> {
  const own = eq(editStates.fileId, state.fileId);
  const isPassed = and(lt(editStates.after, state.after), eq(editStates.isCheckpoint, false));
  await at.delete(editStates).where(and(own, or(isPassed, gt(editStates.after, state.after))));
  await at
    .insert(editStates)
    .values(state)
    .onConflictDoUpdate({ target: [editStates.fileId, editStates.after], set: state });
}

/** Removes every state kept after an edit that is no longer the latest in force. */
export async function dropStatesAfter(at: Executor, fileId: string, after: number): Promise<void> {
  await at.delete(editStates).where(and(eq(editStates.fileId, fileId), gt(editStates.after, after)));
}

/** Holds the document for this transaction, so that two edits at once follow one another. */
export async function lockDocument(at: Transaction, fileId: string): Promise<void> {
  await at.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update');
}
