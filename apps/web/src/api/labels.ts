import {
  type LabelRequest,
  type LabelsResponse,
  labelsResponseSchema,
  paths,
  pathTo,
} from '@tieout/contract';
import { callJson } from './call.ts';

/** The rows of a file with payee and category, given and proposed. */
export function fetchLabels(fileId: string): Promise<LabelsResponse> {
  return callJson(labelsResponseSchema, pathTo(paths.fileLabels, { fileId }), { isAfterChanges: true });
}

/** Gives rows a payee or a category; answers with all rows again. */
export function changeLabels(fileId: string, labels: LabelRequest['labels']): Promise<LabelsResponse> {
  return callJson(labelsResponseSchema, pathTo(paths.fileLabels, { fileId }), {
    method: 'PATCH',
    json: { labels },
  });
}
