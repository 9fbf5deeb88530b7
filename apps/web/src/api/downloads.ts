import { paths, pathTo } from '@tieout/contract';
import { call } from './call.ts';

/** The PDF as it was uploaded. */
export async function downloadPdf(id: string): Promise<Blob> {
  return (await call(pathTo(paths.userFilePdf, { id }))).blob();
}

/** Several files as they were uploaded, as one ZIP. */
export async function downloadZip(ids: readonly string[]): Promise<Blob> {
  return (await call(paths.userFilesZip, { json: { ids } })).blob();
}

/** The CSV made last. */
export async function downloadCsv(id: string): Promise<Blob> {
  return (await call(pathTo(paths.userFileCsv, { id }))).blob();
}
