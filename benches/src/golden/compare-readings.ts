import { align } from './align.ts';
import type { Facts, Part, PlacedFinding, Reading } from './reading.ts';

/** One thing that two readings of a document tell otherwise. `place` is where, outermost first, and empty for the document itself. */
export type Change =
  | {
      readonly what: 'value';
      readonly place: readonly string[];
      readonly name: string;
      readonly before: string | null;
      readonly after: string | null;
    }
  | {
      readonly what: 'verdict';
      readonly place: readonly string[];
      readonly before: string | null;
      readonly after: string | null;
    }
  | { readonly what: 'part'; readonly is: Fate; readonly place: readonly string[]; readonly rowCount: number }
  | { readonly what: 'row'; readonly is: Fate; readonly place: readonly string[]; readonly row: Facts }
  | { readonly what: 'order'; readonly place: readonly string[] }
  | { readonly what: 'finding'; readonly is: Fate; readonly place: readonly string[]; readonly code: string };

export type Fate = 'gained' | 'lost';

/** Every difference between two readings of one document; empty where there is none. */
export function compareReadings(before: Reading, after: Reading): Change[] {
  const parts = align(before.parts, after.parts, likenessOfParts);
  return [
    ...changedValues([], before.facts, after.facts),
    ...parts.flatMap((pair) => {
      const index = pair.after ?? pair.before ?? 0;
      return comparePart(
        index + 1,
        pair.before === null ? undefined : before.parts[pair.before],
        pair.after === null ? undefined : after.parts[pair.after],
      );
    }),
    ...compareFindings(before.findings, after.findings),
  ];
}

function comparePart(number: number, before: Part | undefined, after: Part | undefined): Change[] {
  const place = [`${(after ?? before)?.what} ${number}`];
  const verdict: Change[] =
    before?.verdict === after?.verdict
      ? []
      : [{ what: 'verdict', place, before: before?.verdict ?? null, after: after?.verdict ?? null }];
  if (before === undefined || after === undefined) {
    const is = after === undefined ? 'lost' : 'gained';
    return [{ what: 'part', is, place, rowCount: (after ?? before)?.rows.length ?? 0 }, ...verdict];
  }
  return [
    ...verdict,
    ...changedValues(place, before.facts, after.facts),
    ...compareRows(place, before.rows, after.rows),
  ];
}

function compareRows(place: readonly string[], before: readonly Facts[], after: readonly Facts[]): Change[] {
  const changes = align(before, after, likenessOfRows).flatMap((pair): Change[] => {
    const was = pair.before === null ? undefined : before[pair.before];
    const is = pair.after === null ? undefined : after[pair.after];
    const at = [...place, `row ${(pair.after ?? pair.before ?? 0) + 1}`];
    if (was !== undefined && is !== undefined) return changedValues(at, was, is);
    if (is !== undefined) return [{ what: 'row', is: 'gained', place: at, row: is }];
    return was === undefined ? [] : [{ what: 'row', is: 'lost', place: at, row: was }];
  });
  const isReordered = changes.length > 0 && sortedTexts(before) === sortedTexts(after);
  return isReordered ? [{ what: 'order', place }] : changes;
}

function compareFindings(before: readonly PlacedFinding[], after: readonly PlacedFinding[]): Change[] {
  return [
    ...without(before, after).map((finding) => findingChange('lost', finding)),
    ...without(after, before).map((finding) => findingChange('gained', finding)),
  ];
}

function findingChange(is: Fate, { code, place }: PlacedFinding): Change {
  return { what: 'finding', is, place: place === '' ? [] : [place], code };
}

/** Those of the first list that the second does not hold as often. */
function without(some: readonly PlacedFinding[], others: readonly PlacedFinding[]): PlacedFinding[] {
  const left = others.map(({ code, place }) => `${code} ${place}`);
  return some.filter(({ code, place }) => {
    const at = left.indexOf(`${code} ${place}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function changedValues(place: readonly string[], before: Facts, after: Facts): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      what: 'value',
      place,
      name,
      before: before[name] ?? null,
      after: after[name] ?? null,
    }));
}

/** How much it says that a value is the same. */
const WEIGHTS: Readonly<Record<string, number>> = {
  amount: 3,
  date: 2,
  balance: 2,
  description: 2,
  'unit price': 2,
};

/** Rows less alike than this are two: one lost, one gained. The same day alone, or the same amount alone, is less. */
const LEAST_LIKENESS = 0.4;

function likenessOfRows(before: Facts, after: Facts): number {
  const like = likenessOfFacts(before, after);
  return like < LEAST_LIKENESS ? 0 : like;
}

/** Never nothing: two accounts in the same place are one that was read otherwise. */
function likenessOfParts(before: Part, after: Part): number {
  if (before.what !== after.what) return 0;
  const rows = sortedRows(after.rows);
  const same = sortedRows(before.rows).filter((row) => {
    const at = rows.indexOf(row);
    if (at >= 0) rows.splice(at, 1);
    return at >= 0;
  }).length;
  const most = Math.max(before.rows.length, after.rows.length);
  const ofRows = most === 0 ? 1 : same / most;
  return (1 + 2 * likenessOfFacts(before.facts, after.facts) + 4 * ofRows) / 7;
}

function likenessOfFacts(before: Facts, after: Facts): number {
  let [same, all] = [0, 0];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const weight = WEIGHTS[name] ?? 1;
    all += weight;
    if (before[name] === after[name]) same += weight;
  }
  return all === 0 ? 1 : same / all;
}

function sortedRows(rows: readonly Facts[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

function sortedTexts(rows: readonly Facts[]): string {
  return sortedRows(rows).join('\n');
}
