import type { ExportSource } from './export-source.ts';
import { shareDigits } from './share-digits.ts';

/** Several sources as one, for files that hold more than one document. The first gives the kind. Throws on an empty list. */
export function combineSources(sources: readonly ExportSource[]): ExportSource {
  const [first, ...others] = sources;
  if (first === undefined) throw new Error('no sources to combine');
  if (others.length === 0) return first;
  return shareDigits({
    kind: first.kind,
    statements: sources.flatMap((source) => source.statements),
    documents: sources.flatMap((source) => source.documents),
    extraction: null,
  });
}
