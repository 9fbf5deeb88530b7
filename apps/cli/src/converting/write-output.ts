import { createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The output target: a file, a folder (the file keeps its name), or standard output if undefined. */
export type OutputTarget = string | undefined;

/** Streams a file to `target`, and returns its path, or null for standard output. */
export async function writeOutput(
  chunks: Iterable<Uint8Array | string>,
  name: string,
  target: OutputTarget,
): Promise<string | null> {
  const file = target === undefined ? null : filePath(target, name);
  const output = file === null ? process.stdout : createWriteStream(file);
  await pipeline(Readable.from(chunks), output, { end: file !== null });
  return file;
}

function filePath(target: string, name: string): string {
  return isFolder(target) ? path.join(target, name) : target;
}

/** Whether the target is an existing folder. */
export function isFolder(target: OutputTarget): target is string {
  return target !== undefined && (statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false);
}
