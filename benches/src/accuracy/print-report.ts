import { type ConfidentFields, together } from './confident-fields.ts';
import { type Confusion, confusionOf } from './confusion.ts';
import type { ScoredRow } from './load-scorer.ts';
import type { Measured, MeasuredDocument } from './measure-folder.ts';
import { isProven, type Summary, summarize, summarizeBy } from './summarize.ts';

const COLUMNS: readonly (readonly [
  heading: string,
  key: keyof Summary,
  format: (value: number | null) => string,
])[] = [
  ['docs', 'documents', whole],
  ['fail', 'failures', whole],
  ['perfect', 'perfect', percent],
  ['ties-out', 'perfectOfTyingOut', percent],
  ['rows', 'rows', whole],
  ['rowP', 'rowPrecision', percent],
  ['rowR', 'rowRecall', percent],
  ['rowF1', 'rowF1', percent],
  ['full', 'fullRowF1', percent],
  ['balance', 'balance', percent],
  ['op/cl', 'openClose', percent],
  ['split', 'accountSplit', percent],
  ['proven', 'proven', percent],
  ['silent', 'silentErrors', whole],
  ['fields', 'fieldAccuracy', percent],
  ['lineF1', 'lineF1', percent],
];

/** Prints the table by kind and tag, the figures over all, and the `worst` documents with what was missed or invented. */
export function printReport(measured: Measured, worst: number): void {
  const overall = summarize(measured, measured.documents);
  const kinds = summarizeBy(measured, ({ score }) => [score.kind]);
  const tags = summarizeBy(measured, ({ score }) => score.tags);
  printTable('by tag', tags);
  printWorst(measured.documents, worst);
  printTable('\nall', new Map([['all', overall], ...kinds]));
  printConfusion(confusionOf(measured));
  console.log(
    `\nperfect ${percent(overall.perfect).trim()} of ${overall.documents}; of the ${overall.tyingOut} whose paper ties out ${percent(overall.perfectOfTyingOut).trim()}`,
  );
  console.log(
    `proven ${percent(overall.proven).trim()} of all; of the ${overall.printingBalances} that print balances ${percent(overall.provenOfPrintingBalances).trim()}; of the ${overall.provable} whose paper shows it ${percent(overall.provenOfProvable).trim()}; silent errors ${overall.silentErrors}`,
  );
  const unproven = measured.documents.filter((document) => document.isProvable && !isProven(document));
  if (unproven.length > 0)
    console.log(
      `not proven though their paper shows it: ${unproven.map(({ score }) => score.id).join(', ')}`,
    );
  printConfidence(together(measured.documents.map(({ confidence }) => confidence)));
  console.log(`predictions in ${measured.predictionFolder}; slowest ${slowest(measured.documents)}`);
}

/** How many fields of invoices the engine is confident of, and which of them are wrong. */
function printConfidence({ read, confident, wrong }: ConfidentFields): void {
  if (read === 0) return;
  const share = percent(wrong.length / Math.max(1, confident));
  console.log(
    `confident of ${percent(confident / read)} of ${read} fields read; ${share} of these are wrong`,
  );
  if (wrong.length > 0) console.log(`confident and wrong: ${wrong.join(', ')}`);
}

function printTable(title: string, groups: ReadonlyMap<string, Summary>): void {
  console.log(title.padEnd(34) + COLUMNS.map(([heading]) => heading.padStart(9)).join(''));
  for (const [name, summary] of groups) {
    const cells = COLUMNS.map(([, key, format]) => format(summary[key]).padStart(9));
    console.log(name.slice(0, 33).padEnd(34) + cells.join(''));
  }
}

/** Prints the true against the decided kinds; misclassified documents by name. */
function printConfusion(confusion: Confusion): void {
  const decided = [...new Set([...confusion.values()].flatMap((row) => [...row.keys()]))].sort();
  console.log(
    `\n${'kind, and what it was taken for'.padEnd(34)}${decided.map((kind) => kind.padStart(24)).join('')}`,
  );
  for (const [kind, row] of confusion)
    console.log(
      kind.padEnd(34) + decided.map((other) => String(row.get(other)?.length ?? 0).padStart(24)).join(''),
    );
  for (const [kind, row] of confusion)
    for (const [other, names] of row)
      if (other !== kind) console.log(`  ${kind} as ${other}: ${names.join(', ')}`);
}

function printWorst(documents: readonly MeasuredDocument[], count: number): void {
  const worst = documents
    .filter((document) => !document.score.perfect)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, count);
  console.log(`\nworst ${worst.length} (- missed, + invented)`);
  for (const { score, prediction, tiesOut, verdict } of worst) {
    const notes = [
      prediction.outcome === 'read' ? '' : prediction.outcome.toUpperCase(),
      verdict.silentErrors > 0 ? 'SILENT' : '',
      verdict.isProven && verdict.silentErrors === 0 ? 'proven' : '',
      tiesOut || !score.statement ? '' : 'paper does not tie out',
    ].filter((note) => note !== '');
    console.log(
      `${score.id}: missed ${score.missed.length}, invented ${score.extra.length} of ${score.statement ? score.nt : score.lN} ${notes.join(', ')}${wrongFields(score.fields)}`,
    );
    for (const row of score.missed.slice(0, 3)) console.log(`   - ${brief(row)}`);
    for (const row of score.extra.slice(0, 3)) console.log(`   + ${brief(row)}`);
  }
}

/** Silent errors first, then the share of wrong rows. */
function loss({ score, verdict }: MeasuredDocument): number {
  const wrong = score.missed.length + score.extra.length + (score.failed ? 0.5 : 0);
  const fields = Object.values(score.fields).filter((right) => right === false).length;
  return verdict.silentErrors * 1e6 + wrong + fields;
}

function wrongFields(fields: Readonly<Record<string, boolean | 'spurious'>>): string {
  const wrong = Object.entries(fields).flatMap(([name, right]) => (right === false ? [name] : []));
  return wrong.length === 0 ? '' : `; wrong fields ${wrong.join(', ')}`;
}

function brief(row: ScoredRow): string {
  return `${row.date ?? ''} ${row.amount} ${(row.description ?? '').slice(0, 70)}`;
}

function slowest(documents: readonly MeasuredDocument[]): string {
  const [first] = [...documents].sort((a, b) => b.prediction.wallMs - a.prediction.wallMs);
  return first === undefined ? '-' : `${first.score.id} ${(first.prediction.wallMs / 1000).toFixed(1)} s`;
}

function percent(value: number | null): string {
  return value === null ? '-' : `${(value * 100).toFixed(1)} %`;
}

function whole(value: number | null): string {
  return value === null ? '-' : String(value);
}
