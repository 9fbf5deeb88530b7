import { type Edit, paths, pathTo, type ReviewResponse, reviewResponseSchema } from '@tieout/contract';
import { callJson } from './call.ts';

/** A statement with its edits applied, as it stands now. */
export function fetchReview(fileId: string): Promise<ReviewResponse> {
  return callJson(reviewResponseSchema, pathTo(paths.fileRows, { fileId }));
}

/** Makes one correction; answers with the statement verified anew. */
export function sendEdit(fileId: string, edit: Edit): Promise<ReviewResponse> {
  return callJson(reviewResponseSchema, pathTo(paths.fileRows, { fileId }), { method: 'PATCH', json: edit });
}

/** Takes the latest correction back. */
export function undoEdit(fileId: string): Promise<ReviewResponse> {
  return callJson(reviewResponseSchema, pathTo(paths.fileRowsUndo, { fileId }), { method: 'POST' });
}
