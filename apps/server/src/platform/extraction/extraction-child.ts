// The process that reads the documents of one owner. It has no environment, no store, no database, and may only read the engine's files.
import { emptyPdfium, extract, isXml, pdfOf } from '@tieout/extraction';
import { endWithParent } from './end-with-parent.ts';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';
import { serveOneOwner } from './serve-one-owner.ts';

/** Called by child-entry.mjs, in the sandbox. */
export function start(): void {
  endWithParent();
  serveOneOwner(read);
}

async function read(
  { bytes, password, maxPages, pages, requestId }: ExtractionRequest,
  say: (message: ExtractionMessage) => void,
): Promise<void> {
  process.title = `tieout-extraction ${requestId}`;
  try {
    const pdf = await pdfOf(bytes, { maxPages });
    if ('outcome' in pdf) return say({ kind: 'extracted', extraction: pdf });
    if (pdf !== bytes) say({ kind: 'drawn', pdf });
    // A page drawn of an electronic invoice is for people; what it says is read from the file itself.
    const extraction = await extract(isXml(bytes) ? bytes : pdf, {
      ...(password === null ? {} : { password }),
      ...(pages === null ? {} : { pages }),
      maxPages,
      onRecognised: (recognised) => say({ kind: 'recognised', recognised }),
      onProgress: (pagesDone, pageCount) => say({ kind: 'progress', pagesDone, pageCount }),
    });
    say({ kind: 'extracted', extraction });
  } catch (error) {
    say({ kind: 'threw', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    // What a document did to the parser's memory ends with it.
    await emptyPdfium();
  }
}
