import type { FileStore, StoredPart } from '../../src/platform/files/file-store.ts';

/** A file store in memory, empty at first. */
export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Map<StoredPart, Buffer>>();
  return {
    async write(id, part, source) {
      const chunks: Buffer[] = [];
      for await (const chunk of source) chunks.push(chunk);
      kept.set(id, (kept.get(id) ?? new Map()).set(part, Buffer.concat(chunks)));
    },
    read: async (id, part) => kept.get(id)?.get(part) ?? null,
    remove: async (id) => void kept.delete(id),
    async *ids() {
      yield* [...kept.keys()];
    },
    check: async () => {},
  };
}
