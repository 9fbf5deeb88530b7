import { preflightLog } from '../preflight/preflight-log.ts';
import type { Unit, Writing } from '../presets/preset.ts';
import { decodeText } from './encode-text.ts';

/** Characters of a line that are shown: some formats write all on one line. */
const LINE_LENGTH = 2000;

/** The first lines of the first file. No more of it is made than they need. */
export function previewLines(planned: readonly { readonly writing: Writing }[], count: number): string[] {
  const writing = planned[0]?.writing;
  if (writing === undefined) return [];
  const units = firstUnits(writing.units(preflightLog()), count);
  const lines = writing.preview?.(units) ?? textLines(writing, units);
  return lines.slice(0, count).map((line) => line.slice(0, LINE_LENGTH));
}

/** Formats whose unit is one line or more: so many units give at least so many lines. */
function firstUnits(units: Iterable<Unit>, count: number): Unit[] {
  const taken: Unit[] = [];
  for (const unit of units) {
    if (taken.length === count) break;
    taken.push(unit);
  }
  return taken;
}

function textLines(writing: Writing, units: readonly Unit[]): string[] {
  return [...decodeText(writing.encode(units), writing.encoding)].join('').split(/\r?\n/);
}
