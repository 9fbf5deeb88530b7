import type { EditableReading } from './edited-document.ts';
import type { StandingDocument } from './judge-document.ts';

/** Documents that are being corrected, opened: so that an edit need not open, decrypt and judge every row again. */
type OpenReview = {
  readonly reading: EditableReading;
  readonly rowCount: number;
  /** States by the edit they follow, which never change. They share the rows they have in common. */
  readonly states: Map<number, StandingDocument>;
  readonly timer: NodeJS.Timeout;
};

/** Nothing of a document stays in memory longer than this after its last use. */
const KEPT_MS = 2 * 60_000;
/** Rows of all documents that are open at once. */
const ROWS_MAX = 100_000;
/** States of one document, for as many undos. */
const STATES_MAX = 40;

const open = new Map<string, OpenReview>();

/** What was read of a document that is open; null where it is not. */
export function openReading(fileId: string): EditableReading | null {
  return open.get(fileId)?.reading ?? null;
}

/** The state of an open document after that edit; null where it is not kept. */
export function openState(fileId: string, after: number): StandingDocument | null {
  return open.get(fileId)?.states.get(after) ?? null;
}

/** Keeps a committed state open for the next edit, and closes whatever was used longest ago where there is too much. */
export function keepOpen(
  fileId: string,
  reading: EditableReading,
  { after, standing }: { readonly after: number; readonly standing: StandingDocument },
): void {
  const before = open.get(fileId);
  closeReview(fileId);
  const states = before?.states ?? new Map<number, StandingDocument>();
  states.delete(after);
  states.set(after, standing);
  for (const oldest of [...states.keys()].slice(0, -STATES_MAX)) states.delete(oldest);
  const timer = setTimeout(() => open.delete(fileId), KEPT_MS);
  timer.unref();
  open.set(fileId, { reading, rowCount: rowCountOf(standing), states, timer });
  let rows = [...open.values()].reduce((sum, { rowCount }) => sum + rowCount, 0);
  for (const [id, { rowCount }] of open) {
    if (rows <= ROWS_MAX) return;
    closeReview(id);
    rows -= rowCount;
  }
}

/** Keeps nothing of a document in memory any more. */
export function closeReview(fileId: string): void {
  clearTimeout(open.get(fileId)?.timer);
  open.delete(fileId);
}

function rowCountOf({ document: { accounts, invoices } }: StandingDocument): number {
  return [...accounts, ...invoices].reduce((sum, { rows }) => sum + rows.length, 0);
}
