import { problem } from '@tieout/contract';
import type { UploadOptions, UploadOutcome } from '../../api/upload-pdf.ts';

const uploading = () => import('../../api/upload-pdf.ts');

const NO_CODE = 'You’re offline. Reconnect, reload this page, and drop the file again.';

/** Fetches the code of an upload ahead of the drop. */
export function prepareUpload() {
  uploading().catch(() => {
    // Without a network it cannot be fetched now; the upload itself tries again and says so.
  });
}

/** Uploads a PDF. The code for it comes with the first upload: where it cannot be fetched, browsers ask for a new page before they try again. */
export async function sendPdf(file: File, options: UploadOptions): Promise<UploadOutcome | 'aborted'> {
  const code = await uploading().catch(() => null);
  if (code === null)
    return { kind: 'refused', problem: problem('not-ready', { message: NO_CODE }), fileId: null };
  try {
    return await code.uploadPdf(file, options);
  } catch (error) {
    if (options.signal?.aborted) return 'aborted';
    throw error;
  }
}
