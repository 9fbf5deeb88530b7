import { problem } from '@tieout/contract';
import type { resumeUpload, UploadOptions, UploadOutcome } from '../../api/upload-pdf.ts';

const uploading = () => import('../../api/upload-pdf.ts');

const NO_CODE = 'You are offline. Reconnect, reload the page and drop the file again.';

/** Fetches the code of an upload ahead of the drop. */
export function prepareUpload() {
  uploading().catch(() => {
    // Without a network it cannot be fetched now; the upload itself tries again and says so.
  });
}

/** Uploads a PDF. The code for it comes with the first upload: where it cannot be fetched, browsers ask for a new page before they try again. */
export function sendPdf(file: File, options: UploadOptions): Promise<UploadOutcome | 'aborted'> {
  return withCode((code) => code.uploadPdf(file, options), options.signal);
}

/** Follows a document that was sent before this page was loaded. */
export function followDocument(
  fileId: string,
  options: Parameters<typeof resumeUpload>[1],
): Promise<UploadOutcome | 'aborted'> {
  return withCode((code) => code.resumeUpload(fileId, options), options.signal);
}

async function withCode(
  run: (code: Awaited<ReturnType<typeof uploading>>) => Promise<UploadOutcome>,
  signal: AbortSignal | undefined,
): Promise<UploadOutcome | 'aborted'> {
  const code = await uploading().catch(() => null);
  if (code === null)
    return { kind: 'refused', problem: problem('not-ready', { message: NO_CODE }), fileId: null };
  try {
    return await run(code);
  } catch (error) {
    if (signal?.aborted) return 'aborted';
    throw error;
  }
}
