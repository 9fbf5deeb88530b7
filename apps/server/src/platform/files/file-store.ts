/** What is kept of one document, each under a name of its own; `words` are those of pages that were read from pixels. */
export const storedParts = ['document', 'words', 'csv'] as const;
export type StoredPart = (typeof storedParts)[number];

/** Where the bytes of documents are kept. Keys are ids the server made, never names people gave. */
export type FileStore = {
  /** Writes the whole part or nothing; when it returns, a power cut no longer loses it. A source that throws leaves nothing behind. */
  write(id: string, part: StoredPart, source: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes; null where there are none. */
  read(id: string, part: StoredPart): Promise<Buffer | null>;
  /** Removes every part of the document; nothing there is fine. */
  remove(id: string): Promise<void>;
  /** Ids of all documents kept, for finding those nothing refers to any more. */
  ids(): AsyncIterable<string>;
  /** Throws when the store cannot be written. */
  check(): Promise<void>;
};
