import type { Hash, Hmac } from 'node:crypto';
import { PDF_SIGNATURE, PDF_SIGNATURE_WITHIN_BYTES } from '@tieout/contract';
import { isPicture, isXml } from '@tieout/extraction';

export type ArrivingPdf = {
  /** The bytes as they come, held back until they are known to be a PDF's, a picture's or XML. */
  readonly bytes: AsyncIterable<Buffer>;
  /** What stood against it; null while nothing does. */
  readonly fault: 'empty-file' | 'not-a-pdf' | null;
  /** Bytes seen. */
  readonly size: number;
};

/** A hash, plain or keyed. */
type Updated = Pick<Hash, 'update'> | Pick<Hmac, 'update'>;

/** Thrown within the stream to stop its being written; `fault` of the arriving PDF says why. */
export class NotAPdfError extends Error {}

/** Looks at a file while it streams by: its signature, its size, its hashes. */
export function watchArrival(source: AsyncIterable<Buffer>, hashes: readonly Updated[]): ArrivingPdf {
  const state: { fault: ArrivingPdf['fault']; size: number } = { fault: null, size: 0 };
  return {
    get fault() {
      return state.fault;
    },
    get size() {
      return state.size;
    },
    bytes: arriving(source, hashes, state),
  };
}

async function* arriving(
  source: AsyncIterable<Buffer>,
  hashes: readonly Updated[],
  state: { fault: ArrivingPdf['fault']; size: number },
): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of source) {
    state.size += chunk.length;
    for (const hash of hashes) hash.update(chunk);
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < PDF_SIGNATURE_WITHIN_BYTES) continue;
    yield checked(head, state);
    head = null;
  }
  if (head !== null) yield checked(head, state);
}

function checked(head: Buffer, state: { fault: ArrivingPdf['fault'] }): Buffer {
  if (head.length === 0) state.fault = 'empty-file';
  else if (
    !head.subarray(0, PDF_SIGNATURE_WITHIN_BYTES).includes(PDF_SIGNATURE) &&
    !isPicture(head) &&
    !isXml(head)
  )
    state.fault = 'not-a-pdf';
  if (state.fault !== null) throw new NotAPdfError(state.fault);
  return head;
}
