import type { Preset, Unit } from '../presets/preset.ts';
import { addTotals, NO_TOTALS, type Totals } from '../source/totals.ts';

/** One part of a file: how many units it has, what they hold. */
export type Part = {
  unitCount: number;
  rows: number;
  bytes: number;
  totals: Totals;
  readonly keys: Set<string>;
};

/** Hands out the units of one file part by part. Each part must be iterated to its end before the next is asked for. */
export function* cutParts(
  units: Iterable<Unit>,
  limits: Preset['limits'],
  frameBytes: number,
): Generator<{ part: Part; units: Iterable<Unit> }> {
  const source = units[Symbol.iterator]();
  let next = source.next();
  function* take(part: Part): Generator<Unit> {
    while (!next.done && fits(part, next.value, limits)) {
      const unit = next.value;
      add(part, unit);
      next = source.next();
      yield unit;
    }
  }
  do {
    const part: Part = { unitCount: 0, rows: 0, bytes: frameBytes, totals: NO_TOTALS, keys: new Set() };
    yield { part, units: take(part) };
  } while (!next.done);
}

function fits(part: Part, unit: Unit, { rows, units, bytes }: Preset['limits']): boolean {
  if (part.unitCount === 0) return true;
  if (unit.key !== undefined && part.keys.has(unit.key)) return false;
  if (rows !== undefined && part.rows + unit.rows > rows) return false;
  if (units !== undefined && part.unitCount + 1 > units) return false;
  return bytes === undefined || part.bytes + Buffer.byteLength(unit.text) <= bytes;
}

function add(part: Part, unit: Unit): void {
  part.unitCount++;
  part.rows += unit.rows;
  part.bytes += Buffer.byteLength(unit.text);
  part.totals = addTotals(part.totals, unit.totals);
  if (unit.key !== undefined) part.keys.add(unit.key);
}
