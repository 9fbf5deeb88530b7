import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Measured } from './measure-folder.ts';

const predictionSchema = z.object({ kind: z.string().optional(), reason: z.string().optional() });

/** Documents by their true kind and, within it, by the kind the engine decided, or the reason for none. */
export type Confusion = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The documents of a run by true and decided kind. */
export function confusionOf({ documents, predictionFolder }: Measured): Confusion {
  const table = new Map<string, Map<string, string[]>>();
  for (const { score, prediction } of documents) {
    const decided = decidedKind(path.join(predictionFolder, `${score.id}.json`)) ?? prediction.outcome;
    const row = table.get(score.kind) ?? new Map<string, string[]>();
    row.set(decided, [...(row.get(decided) ?? []), score.id]);
    table.set(score.kind, row);
  }
  return table;
}

/** Null if the document's child wrote nothing. */
function decidedKind(file: string): string | null {
  if (!existsSync(file)) return null;
  const { kind, reason } = predictionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return kind ?? reason ?? null;
}
