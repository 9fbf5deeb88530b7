import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { predictAll } from '../accuracy/predict-all.ts';
import type { GoldenDocument } from './golden-documents.ts';
import { failedReading, type Reading, readingOf } from './reading.ts';

/** What an engine made of a document: the Extraction as JSON, null where there is none, and what of it is compared. */
export type DocumentReading = { readonly extraction: unknown; readonly reading: Reading };

export type ReadingOrder = {
  /** Module of the engine; that of this repository where left out. */
  readonly engine?: string | undefined;
  readonly jobs: number;
};

/** Longer than any document takes on a busy machine; recognising a scan of many pages takes minutes there. */
const LONGEST_MS = { text: 180_000, scans: 900_000 } as const;

/** Reads documents in child processes, so that one that crashes or hangs is one reading among the others. */
export async function readDocuments(
  documents: readonly GoldenDocument[],
  { engine, jobs }: ReadingOrder,
): Promise<ReadonlyMap<string, DocumentReading>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-golden-'));
  try {
    const tasks = documents.map(({ name, pdf, password, ignoresEmbeddedXml }, index) => ({
      ...{ name, pdf, password, ignoresEmbeddedXml, engine },
      out: path.join(folder, `${index}.json`),
    }));
    const timeoutMs = LONGEST_MS[documents.some(({ isScan }) => isScan) ? 'scans' : 'text'];
    const predictions = await predictAll(tasks, { jobs, timeoutMs });
    return new Map(
      tasks.map(({ name, out }) => [
        name,
        existsSync(out)
          ? readingIn(JSON.parse(readFileSync(out, 'utf8')))
          : { extraction: null, reading: failedReading(predictions.get(name)?.outcome ?? 'not read') },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What of an Extraction as JSON is compared. */
export function readingIn(extraction: unknown): DocumentReading {
  return { extraction, reading: readingOf(extraction) };
}
