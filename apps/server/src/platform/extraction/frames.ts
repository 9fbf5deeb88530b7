/** One message between a child and its parent: what it says as JSON, and bytes that need no words (a document). */
export type Frame = { readonly head: Buffer; readonly body: Buffer };

export type FrameLimits = { readonly headBytes: number; readonly bodyBytes: number };

const NO_BYTES = Buffer.alloc(0);
const LENGTHS_BYTES = 8;

/** The bytes of one message: the lengths of head and body, 4 bytes each, then both. child-entry.mjs knows this form too. */
export function encodeFrame(head: unknown, body: Uint8Array = NO_BYTES): Buffer[] {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(LENGTHS_BYTES);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return [lengths, text, Buffer.from(body.buffer, body.byteOffset, body.byteLength)];
}

/**
 * Gives a function that takes bytes as they arrive and calls `onFrame` for each message. It returns false once a message
 * is larger than `limits` allow; it holds no more than one message of that size.
 */
export function createFrameReader(
  limits: FrameLimits,
  onFrame: (frame: Frame) => void,
): (chunk: Buffer) => boolean {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = LENGTHS_BYTES;
  let lengths: { readonly head: number; readonly body: number } | null = null;
  const take = (): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [all.subarray(wanted)];
    held = all.length - wanted;
    return all.subarray(0, wanted);
  };
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const bytes = take();
      if (lengths === null) {
        lengths = { head: bytes.readUInt32LE(0), body: bytes.readUInt32LE(4) };
        if (lengths.head > limits.headBytes || lengths.body > limits.bodyBytes) return false;
        wanted = lengths.head + lengths.body;
      } else {
        const { head } = lengths;
        lengths = null;
        wanted = LENGTHS_BYTES;
        onFrame({ head: bytes.subarray(0, head), body: bytes.subarray(head) });
      }
    }
    return true;
  };
}
