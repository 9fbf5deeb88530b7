import { Zip } from 'fflate';
import { DeflatedEntry } from './deflated-entry.ts';

export type ZipEntry = { readonly name: string; readonly chunks: Iterable<Uint8Array> };

/** The bytes of a ZIP with `entries`, made as they are asked for. The same entries and time give the same bytes with the same release of Node, whose zlib compresses them. */
export function* zipFiles(entries: Iterable<ZipEntry>, time: Date): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, chunks } of entries) {
    const file = new DeflatedEntry(name);
    file.mtime = zipTime(time);
    zip.add(file);
    for (const chunk of chunks) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** ZIP writes local time: the same clock face everywhere, not to depend on where the server stands. */
export function zipTime(time: Date): Date {
  const face = time.toISOString().slice(0, 19);
  return new Date(face);
}
