import type { Problem, ProblemCode } from '@tieout/contract';
import { problem } from '@tieout/contract';
import type { files } from '../../platform/database/schema.ts';

/** An uploaded document as the database knows it. */
export type Document = typeof files.$inferSelect;

/** Why a failed document failed; null for any other. */
export function problemOfDocument(
  document: Pick<Document, 'problemCode' | 'problemMessage'>,
): Problem | null {
  if (document.problemCode === null) return null;
  const message = document.problemMessage;
  return problem(document.problemCode as ProblemCode, message === null ? {} : { message });
}
