import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GoldenDocument } from './golden-documents.ts';

/** Outside git: readings hold the texts of documents that are not ours to publish. */
export const GOLDEN_FOLDER = path.resolve(import.meta.dirname, '../../.golden');

/** Keeps what an engine made of a document, with sorted keys and compressed. */
export function keepReading(engineKey: string, document: GoldenDocument, extraction: unknown): void {
  const file = fileOf(engineKey, document);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(extraction, sortKeys)));
}

/** The Extraction as JSON that an engine made of exactly this file; null where it is not kept. */
export function keptReading(engineKey: string, document: GoldenDocument): unknown {
  const file = fileOf(engineKey, document);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : null;
}

function fileOf(engineKey: string, { name, file }: GoldenDocument): string {
  // The hash of the file keeps names apart that begin alike.
  return path.join(GOLDEN_FOLDER, 'readings', engineKey, `${name.slice(0, MOST_LETTERS)}.${file}.json.gz`);
}

/** Names of files have at most 255 bytes; the set of a document is in front of its name. */
const MOST_LETTERS = 180;

function sortKeys(_: string, held: unknown): unknown {
  if (held === null || typeof held !== 'object' || Array.isArray(held)) return held;
  return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));
}
