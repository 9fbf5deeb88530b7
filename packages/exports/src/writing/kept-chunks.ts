/** The bytes of one file, kept while they pass by. */
export type KeptChunks = {
  /** Hands the chunks on and keeps them. They must be iterated to the end. */
  readonly pass: (chunks: Iterable<Uint8Array>) => Iterable<Uint8Array>;
  /** The file's chunks from its beginning; null where there was no room for all of them. */
  readonly chunks: () => readonly Uint8Array[] | null;
};

/** Keeps the chunks of files, `room` bytes in all; a file that does not fit whole is not kept, and none after it. */
export function keptChunks(room: number): () => KeptChunks {
  let left = room;
  return () => {
    let kept: Uint8Array[] | null = [];
    return {
      *pass(chunks) {
        for (const chunk of chunks) {
          left -= chunk.length;
          if (left < 0) kept = null;
          kept?.push(chunk);
          yield chunk;
        }
      },
      chunks: () => kept,
    };
  };
}
