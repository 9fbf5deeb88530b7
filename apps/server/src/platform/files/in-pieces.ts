/** Most documents are little larger; memory by the quarter of a megabyte for each has the collector of garbage run for it alone. */
const FIRST_BYTES = 32 * 1024;

/** The bytes of `source` in pieces of `pieceBytes`, the last one shorter (one empty piece where there are none). A piece holds only until the next is asked for: its memory is used again. */
export async function* inPieces(
  source: AsyncIterable<Buffer>,
  pieceBytes: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let memory = Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES, pieceBytes));
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === pieceBytes) {
        yield { bytes: memory, isLast: false };
        filled = 0;
      }
      if (filled === memory.length) memory = grown(memory, pieceBytes);
      const copied = chunk.copy(memory, filled, at);
      filled += copied;
      at += copied;
    }
  }
  yield { bytes: memory.subarray(0, filled), isLast: true };
}

function grown(memory: Buffer<ArrayBuffer>, most: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(most, memory.length * 4));
  memory.copy(larger);
  return larger;
}
