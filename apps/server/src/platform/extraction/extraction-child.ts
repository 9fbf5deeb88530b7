// The process that reads one document and ends. It has no environment, no store, no database, and may not write files.
import { extract, pdfOf } from '@tieout/extraction';
import { endWithParent } from './end-with-parent.ts';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';

endWithParent();
process.once('message', (message) => read(message as ExtractionRequest));
say({ kind: 'ready' });

async function read({ bytes, password, maxPages, pages, requestId }: ExtractionRequest): Promise<void> {
  process.title = `tieout-extraction ${requestId}`;
  try {
    const pdf = await pdfOf(bytes, { maxPages });
    if ('outcome' in pdf) return say({ kind: 'extracted', extraction: pdf });
    if (pdf !== bytes) say({ kind: 'drawn', pdf });
    const extraction = await extract(pdf, {
      ...(password === null ? {} : { password }),
      ...(pages === null ? {} : { pages }),
      maxPages,
      onProgress: (pagesDone, pageCount) => say({ kind: 'progress', pagesDone, pageCount }),
    });
    say({ kind: 'extracted', extraction });
  } catch (error) {
    say({ kind: 'threw', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function say(message: ExtractionMessage): void {
  process.send?.(message);
}
