import { MAX_PDF_BYTES, PDF_SIGNATURE, PDF_SIGNATURE_WITHIN_BYTES, problems } from '@tieout/contract';

/** Why a dropped file is not even sent, in words for the drop zone; null where it may be sent. */
export async function rejectionOf(file: File): Promise<string | null> {
  const isNamedPdf = file.name.toLowerCase().endsWith('.pdf');
  if (!isNamedPdf && file.type !== 'application/pdf') return problems['not-a-pdf'][1];
  if (file.size === 0) return problems['empty-file'][1];
  if (file.size > MAX_PDF_BYTES) return problems['file-too-large'][1];
  const head = await file.slice(0, PDF_SIGNATURE_WITHIN_BYTES).text();
  return head.includes(PDF_SIGNATURE) ? null : problems['not-a-pdf'][1];
}
