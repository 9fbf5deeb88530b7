import {
  deletedSchema,
  type FileDetail,
  type FilesQuery,
  type FilesResponse,
  fileDetailSchema,
  filesResponseSchema,
  paths,
  pathTo,
  type StatsResponse,
  statsResponseSchema,
} from '@tieout/contract';
import { callJson } from './call.ts';
import { withLocalFindings } from './local-findings.ts';

/** One file with all the product knows of it. */
export async function fetchFile(fileId: string): Promise<FileDetail> {
  const file = await callJson(fileDetailSchema, pathTo(paths.file, { fileId }), { isAfterChanges: true });
  return { ...file, extraction: file.extraction && withLocalFindings(file.extraction) };
}

/** A page of the user's own files. */
export function fetchFiles(query: FilesQuery): Promise<FilesResponse> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value ?? '')]),
  );
  return callJson(filesResponseSchema, `${paths.userFiles}?${search}`);
}

/** Counts over the user's own files. */
export function fetchStats(): Promise<StatsResponse> {
  return callJson(statsResponseSchema, paths.userStats);
}

/** Removes a file for good: the PDF, its rows, edits and exports. */
export async function deleteFile(id: string): Promise<void> {
  await callJson(deletedSchema, pathTo(paths.userFile, { id }), { method: 'DELETE' });
}
