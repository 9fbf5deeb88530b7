import type { Change } from './compare-readings.ts';
import type { Facts } from './reading.ts';
import type { ChangedDocument } from './run-golden.ts';

/** Each change as a line, grouped by document under how it scores, those read worse first; then the sums. */
export function printChanges(documents: readonly ChangedDocument[], documentCount: number): string[] {
  const gravity = ['worse', 'better', 'equal', undefined];
  const sorted = documents.toSorted(
    (a, b) => gravity.indexOf(a.verdict?.is) - gravity.indexOf(b.verdict?.is) || (a.name < b.name ? -1 : 1),
  );
  return [...sorted.flatMap(linesOf), ...summaryOf(documents, documentCount)];
}

function linesOf({ name, changes, verdict, note }: ChangedDocument): string[] {
  const measures = verdict === null ? [] : verdict.measures.join(', ');
  const heading = [verdict?.is, measures, note].filter((text) => text?.length).join(': ');
  return [`${name}  ${heading}`, ...changes.map((change) => `  ${name}  ${lineOf(change)}`)];
}

function lineOf(change: Change): string {
  return [...change.place, ...wordsOf(change)].join('  ');
}

function wordsOf(change: Change): string[] {
  switch (change.what) {
    case 'value':
      return [change.name, `${change.before ?? '–'} → ${change.after ?? '–'}`];
    case 'verdict':
      return ['verdict', `${change.before ?? '–'} → ${change.after ?? '–'}`];
    case 'part':
      return [change.is, `with ${change.rowCount} rows`];
    case 'row':
      return [change.is, rowText(change.row)];
    case 'order':
      return ['the same rows in another order'];
    case 'finding':
      return [`finding ${change.is}`, change.code];
  }
}

function rowText(row: Facts): string {
  return Object.entries(row)
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');
}

function summaryOf(documents: readonly ChangedDocument[], documentCount: number): string[] {
  const changes = documents.flatMap((document) => document.changes);
  const scored = (is: string) => documents.filter(({ verdict }) => verdict?.is === is).length;
  const unscored = documents.filter(({ verdict }) => verdict === null).length;
  return [
    `${documents.length} of ${documentCount} documents changed: ${scored('better')} better, ${scored('worse')} worse, ${scored('equal')} equal${unscored > 0 ? `, ${unscored} not compared` : ''}`,
    `rows: ${rowCount(changes, 'gained')} gained, ${rowCount(changes, 'lost')} lost, ${changedRows(documents)} changed`,
    `verdicts: ${verdicts(changes, (before, after) => after === 'proven' && before !== 'proven')} gained (→ proven), ${verdicts(changes, (before, after) => before === 'proven' && after !== 'proven')} lost, ${verdicts(changes, (_, after) => after === 'contradicted')} contradicted`,
    `findings gained: ${findings(changes, 'gained')}; lost: ${findings(changes, 'lost')}`,
    ...silentErrors(documents),
  ];
}

function rowCount(changes: readonly Change[], is: 'gained' | 'lost'): number {
  return changes.reduce((sum, change) => {
    if (change.what === 'row') return sum + Number(change.is === is);
    return change.what === 'part' && change.is === is ? sum + change.rowCount : sum;
  }, 0);
}

function changedRows(documents: readonly ChangedDocument[]): number {
  return documents.reduce((sum, { changes }) => {
    const places = changes.flatMap(({ what, place }) =>
      what === 'value' && place.length > 1 ? [place.join(' ')] : [],
    );
    return sum + new Set(places).size;
  }, 0);
}

function verdicts(
  changes: readonly Change[],
  counts: (before: string | null, after: string | null) => boolean,
): number {
  return changes.filter((change) => change.what === 'verdict' && counts(change.before, change.after)).length;
}

function findings(changes: readonly Change[], is: 'gained' | 'lost'): string {
  const counts = new Map<string, number>();
  for (const change of changes)
    if (change.what === 'finding' && change.is === is)
      counts.set(change.code, (counts.get(change.code) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => `${code} ${count}`);
  return sorted.join(', ') || 'none';
}

function silentErrors(documents: readonly ChangedDocument[]): string[] {
  const names = documents
    .filter(({ verdict }) => verdict?.measures.some((measure) => measure.startsWith('SILENT')))
    .map(({ name }) => name);
  return names.length === 0 ? [] : [`SILENT ERRORS CHANGED: ${names.join(', ')}`];
}
