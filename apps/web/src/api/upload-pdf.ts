import {
  type FileDetail,
  type Problem,
  paths,
  uploadAcceptedSchema,
  uploadFields,
  uploadProgress,
} from '@tieout/contract';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { deleteFile, fetchFile } from './files.ts';
import { followProgress } from './follow-progress.ts';

export type UploadProgress = {
  readonly percent: number;
  readonly pagesDone: number;
  readonly pageCount: number | null;
};

export type UploadOptions = {
  readonly password?: string | undefined;
  /** Convert bytes this owner has already converted once more. */
  readonly isAgain?: boolean | undefined;
  /** The pages to read, such as "1-3, 7"; all where left out. */
  readonly pages?: string | undefined;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
};

/** What became of an upload: the file as it was read, or why it was not. */
export type UploadOutcome =
  | { readonly kind: 'read'; readonly file: FileDetail }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly fileId: string | null };

/** Sends one PDF and follows its reading page by page to the end. Broken off on the way, the document is deleted: that ends its reading. */
export async function uploadPdf(pdf: File, options: UploadOptions): Promise<UploadOutcome> {
  options.onProgress({ percent: uploadProgress.startPercent, pagesDone: 0, pageCount: null });
  let fileId: string | null = null;
  try {
    fileId = await send(pdf, options);
    await followProgress(fileId, options);
    return outcomeOf(await fetchFile(fileId));
  } catch (error) {
    if (options.signal?.aborted && fileId !== null) await deleteFile(fileId).catch(ignore);
    if (error instanceof CallError) return { kind: 'refused', problem: error.problem, fileId: null };
    throw error;
  }
}

/** The person has gone on to something else: what is not deleted now ends by itself. */
function ignore(): void {}

async function send(pdf: File, { password, isAgain, pages, signal }: UploadOptions): Promise<string> {
  const body = new FormData();
  // The server reads the form as it streams in: what says how to treat the file goes before the file.
  if (password !== undefined) body.append(uploadFields.password, password);
  if (isAgain) body.append(uploadFields.again, 'true');
  if (pages !== undefined) body.append(uploadFields.pages, pages);
  body.append(uploadFields.file, pdf);
  const response = await call(paths.upload, {
    body,
    headers: { prefer: 'respond-async' },
    ...(signal ? { signal } : {}),
  });
  return uploadAcceptedSchema.pick({ fileId: true }).parse(await response.json()).fileId;
}

function outcomeOf(file: FileDetail): UploadOutcome {
  if (file.problem !== null) return { kind: 'refused', problem: file.problem, fileId: file.fileId };
  return { kind: 'read', file };
}
