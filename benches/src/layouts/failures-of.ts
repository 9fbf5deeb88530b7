import type { Measured, MeasuredDocument } from '../accuracy/measure-folder.ts';

/** What went wrong, by document; documents with nothing wrong are left out. */
export function failuresOf({ documents }: Measured): ReadonlyMap<string, readonly string[]> {
  return new Map(
    documents
      .map((document) => [document.score.id, failures(document)] as const)
      .filter(([, failed]) => failed.length > 0),
  );
}

function failures({ score, prediction }: MeasuredDocument): string[] {
  const unproven = score.provable - score.provableProven;
  const wrongTexts = score.tp - score.strict;
  const wrongSplit = score.tp - score.splitOK;
  return [
    ...(prediction.outcome === 'read' ? [] : [`not read: ${prediction.outcome}`]),
    ...(score.silent > 0 ? [`SILENT ERROR in ${score.silent} accounts`] : []),
    ...(score.missed.length > 0 ? [`${score.missed.length} of ${score.nt} transactions missing`] : []),
    ...(score.extra.length > 0 ? [`${score.extra.length} invented`] : []),
    ...(score.accountsRight === false && !score.failed ? ['number of accounts'] : []),
    ...(wrongSplit > 0 ? [`${wrongSplit} transactions in another account`] : []),
    ...(score.ocOK < score.ocN
      ? [`${score.ocN - score.ocOK} of ${score.ocN} opening and closing balances`]
      : []),
    ...(score.falseAlarm > 0 ? [`FALSE ALARM in ${score.falseAlarm} accounts`] : []),
    ...(unproven > 0 ? [`${unproven} of ${score.provable} provable accounts unproven`] : []),
    ...(wrongTexts > 0 ? [`${wrongTexts} of ${score.nt} descriptions`] : []),
    ...(score.accOK < score.accN ? ['account number'] : []),
    ...(score.curOK < score.curN ? ['currency'] : []),
    ...(score.postOK < score.postN ? [`${score.postN - score.postOK} of ${score.postN} posting dates`] : []),
  ];
}
