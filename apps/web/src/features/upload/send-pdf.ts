import type { Problem } from '@tieout/contract';
import type { resumeUpload, UploadOptions, UploadOutcome } from '../../api/upload-pdf.ts';

const uploading = () => import('../../api/upload-pdf.ts');
const rejecting = () => import('./rejection.ts');

/** Code of what can be done about a refused file: fetched with the upload's, since the refusal may be that the network is gone. */
export const refusalSteps = () => import('./refusal-steps.tsx');

/** What is said where the code of an upload cannot be fetched. */
const NO_CODE: Problem = {
  code: 'not-ready',
  message: 'You are offline. Reconnect, reload the page and drop the file again.',
};

/** Fetches the code of an upload ahead of the drop. */
export function prepareUpload() {
  Promise.all([uploading(), rejecting(), refusalSteps()]).catch(() => {
    // Without a network it cannot be fetched now; the upload itself tries again and says so.
  });
}

/** Why a dropped file is not even sent; null where it may be. */
export async function whyNotSent(file: File): Promise<string | null> {
  const code = await rejecting().catch(() => null);
  return code === null ? NO_CODE.message : code.rejectionOf(file);
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
  if (code === null) return { kind: 'refused', problem: NO_CODE, fileId: null };
  try {
    return await run(code);
  } catch (error) {
    if (signal?.aborted) return 'aborted';
    throw error;
  }
}
