import { OverLimitError, StarvedError, withinTime } from '../limits/within-time.ts';
import { openDocument } from './open-document.ts';
import { discardPdfium, isTrap, type Pdfium, pdfium } from './pdfium.ts';

/** A file embedded in a PDF; `bytes` is null if it cannot be unpacked or is too large. */
export type Attachment = { readonly name: string; readonly bytes: Uint8Array | null };

/** A PDF may embed anything: files beyond these limits are ignored. */
const MOST_ATTACHMENTS = 20;
const MOST_BYTES = 4_000_000;
const LONGEST_NAME = 512;
/** CPU milliseconds, and how much longer in wall time. */
const UNPACKING_MS = 2000;
const UNPACKING_PATIENCE = 8;

/** The embedded files whose names end with `extension`; none if the document does not open. */
export async function readAttachments(
  bytes: Uint8Array,
  password: string | undefined,
  extension: string,
): Promise<Attachment[]> {
  const engine = await pdfium();
  try {
    return withinTime(UNPACKING_MS, UNPACKING_PATIENCE, () => {
      const opened = openDocument(engine, bytes, password);
      if ('outcome' in opened) return [];
      const found = attachmentsOf(engine, opened.document, extension);
      opened.close();
      return found;
    });
  } catch (error) {
    if (!(isTrap(error) || error instanceof OverLimitError || error instanceof StarvedError)) throw error;
    discardPdfium();
    return [];
  }
}

function attachmentsOf(engine: Pdfium, document: number, extension: string): Attachment[] {
  const count = Math.min(engine._FPDFDoc_GetAttachmentCount(document), MOST_ATTACHMENTS);
  const found: Attachment[] = [];
  for (let index = 0; index < count; index++) {
    const attachment = engine._FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) continue;
    const name = nameOf(engine, attachment);
    if (!name.toLowerCase().endsWith(extension)) continue;
    found.push({ name, bytes: bytesOf(engine, attachment) });
  }
  return found;
}

/** Decodes UTF-16LE with a terminating zero. Source: fpdf_attachment.h. */
function nameOf(engine: Pdfium, attachment: number): string {
  const length = engine._FPDFAttachment_GetName(attachment, 0, 0);
  if (length < 2 || length > LONGEST_NAME) return '';
  const buffer = engine._malloc(length);
  engine._FPDFAttachment_GetName(attachment, buffer, length);
  const text = new TextDecoder('utf-16le').decode(engine.HEAPU8.slice(buffer, buffer + length - 2));
  engine._free(buffer);
  return text;
}

function bytesOf(engine: Pdfium, attachment: number): Uint8Array | null {
  const lengthAt = engine._malloc(4);
  const hasLength = engine._FPDFAttachment_GetFile(attachment, 0, 0, lengthAt) !== 0;
  const length = engine.HEAPU32[lengthAt >> 2] ?? 0;
  const bytes =
    hasLength && length > 0 && length <= MOST_BYTES ? contentOf(engine, attachment, length, lengthAt) : null;
  engine._free(lengthAt);
  return bytes;
}

function contentOf(engine: Pdfium, attachment: number, length: number, lengthAt: number): Uint8Array | null {
  const buffer = engine._malloc(length);
  const isRead = engine._FPDFAttachment_GetFile(attachment, buffer, length, lengthAt) !== 0;
  const bytes = isRead ? engine.HEAPU8.slice(buffer, buffer + length) : null;
  engine._free(buffer);
  return bytes;
}
