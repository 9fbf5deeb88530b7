import {
  SCHEMA_VERSION,
  type Unreadable,
  type UnreadableCause,
  type UnreadableReason,
  unreadableMessage,
} from '@tieout/records';

/** The result for a document that could not be read, with the cause if more is known than the reason. */
export function unreadable(
  reason: UnreadableReason,
  pageCount: number,
  cause: UnreadableCause | null = null,
): Unreadable {
  const message = unreadableMessage(reason, cause);
  return { schemaVersion: SCHEMA_VERSION, outcome: 'unreadable', reason, message, pageCount };
}
