import { type Corrections, type ExportSource, NO_CORRECTIONS } from './export-source.ts';
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
    confirmed: sources.flatMap(({ confirmed = [] }) => confirmed),
    corrections: sumOf(sources.map(({ corrections = NO_CORRECTIONS }) => corrections)),
  });
}

function sumOf(all: readonly Corrections[]): Corrections {
  return all.reduce(
    (sum, one) => ({
      correctionCount: sum.correctionCount + one.correctionCount,
      changedBalanceCount: sum.changedBalanceCount + one.changedBalanceCount,
      confirmedCount: sum.confirmedCount + one.confirmedCount,
      openCount: sum.openCount + one.openCount,
    }),
    NO_CORRECTIONS,
  );
}
