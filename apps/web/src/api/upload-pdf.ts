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
import { followProgress, type UploadProgress } from './follow-progress.ts';
import { STOP_WATCHING } from './stop-watching.ts';

export type UploadOptions = {
  readonly password?: string | undefined;
  /** Convert bytes this owner has already converted once more. */
  readonly isAgain?: boolean | undefined;
  /** The pages to read, such as "1-3, 7"; all where left out. */
  readonly pages?: string | undefined;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Called once the server has the file: from here on it can be found again by this id. */
  readonly onAccepted?: ((fileId: string) => void) | undefined;
  readonly signal?: AbortSignal;
};

/** What became of an upload: the file as it was read, or why it was not. */
export type UploadOutcome =
  | { readonly kind: 'read'; readonly file: FileDetail }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly fileId: string | null };

/** Sends one PDF and follows its reading page by page to the end. Cancelled on the way, the document is deleted: that ends its reading. */
export async function uploadPdf(pdf: File, options: UploadOptions): Promise<UploadOutcome> {
  options.onProgress({ percent: uploadProgress.startPercent, pagesDone: 0, pageCount: null });
  return orRefused(async () => {
    const fileId = await send(pdf, options);
    options.onAccepted?.(fileId);
    return follow(fileId, options);
  });
}

/** Follows a document that was sent before, by this page or another one, to the end of its reading. */
export async function resumeUpload(
  fileId: string,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> & { onName: (fileName: string) => void },
): Promise<UploadOutcome> {
  return orRefused(async () => {
    const file = await fetchFile(fileId);
    if (file.status !== 'processing') return outcomeOf(file);
    options.onName(file.originalName);
    return follow(fileId, options);
  });
}

async function follow(
  fileId: string,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<UploadOutcome> {
  try {
    await followProgress(fileId, options);
    return outcomeOf(await fetchFile(fileId));
  } catch (error) {
    const isCancelled = options.signal?.aborted && options.signal.reason !== STOP_WATCHING;
    if (isCancelled) await deleteFile(fileId).catch(ignore);
    throw error;
  }
}

async function orRefused(upload: () => Promise<UploadOutcome>): Promise<UploadOutcome> {
  try {
    return await upload();
  } catch (error) {
    if (error instanceof CallError) return { kind: 'refused', problem: error.problem, fileId: null };
    throw error;
  }
}

/** What is not deleted now ends by itself. */
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
