// The process that reads one document and ends. It has no environment, no store, no database, and may not write files.
import { extract } from '@tieout/extraction';
import { endWithParent } from './end-with-parent.ts';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';

endWithParent();
process.once('message', (message) => read(message as ExtractionRequest));
say({ kind: 'ready' });

async function read({ bytes, password, maxPages, pages, requestId }: ExtractionRequest): Promise<void> {
  process.title = `tieout-extraction ${requestId}`;
  try {
    const extraction = await extract(bytes, {
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
