import { expect, test } from 'vitest';
import type { Writing } from '../src/presets/preset.ts';
import { NO_TOTALS } from '../src/source/totals.ts';
import { fileParts, type PlannedWriting } from '../src/writing/file-parts.ts';
import { keptChunks } from '../src/writing/kept-chunks.ts';

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six'];
const part = (unitCount: number) => ({
  ...{ unitCount, rows: unitCount, bytes: 0, totals: NO_TOTALS },
  keys: new Set<string>(),
});

/** A writing of six units in three files of two, whose bytes passed by with room for `room` of them; says how often units were asked for. */
function planned(room: number): { plan: PlannedWriting[]; asked: () => number } {
  let asked = 0;
  const writing: Writing = {
    suffix: null,
    frameBytes: 0,
    *units() {
      asked++;
      for (const text of UNITS) yield { text, rows: 1, totals: NO_TOTALS };
    },
    *encode(units) {
      for (const { text } of units) yield new TextEncoder().encode(text);
    },
    readBack: () => NO_TOTALS,
  };
  const keep = keptChunks(room);
  const files = [0, 2, 4].map((from) => {
    const kept = keep();
    const passing = UNITS.slice(from, from + 2).map((text) => new TextEncoder().encode(text));
    for (const _ of kept.pass(passing));
    return { name: `${from}`, part: part(2), kept };
  });
  return { plan: [{ writing, files }], asked: () => asked };
}

const textOf = (plan: readonly PlannedWriting[]) =>
  [...fileParts(plan)].map(({ name, chunks }) => [name, Buffer.concat([...chunks]).toString()]);

const WRITTEN = [
  ['0', 'onetwo'],
  ['2', 'threefour'],
  ['4', 'fivesix'],
];

// "onetwo" has 6 bytes, "threefour" 9, "fivesix" 7.
test.each([0, 5, 6, 14, 15, 21, 22])(
  'with room for %i bytes every file of an export has its own bytes, and has them again',
  (room) => {
    const { plan } = planned(room);
    expect(textOf(plan)).toEqual(WRITTEN);
    expect(textOf(plan)).toEqual(WRITTEN);
  },
);

test('what is kept is not written again', () => {
  const { plan, asked } = planned(22);
  expect(textOf(plan)).toEqual(WRITTEN);
  expect(asked()).toBe(0);
});

test('a file that does not fit whole is not kept, and none after it', () => {
  const keep = keptChunks(4);
  const passed = ['abc', 'de', 'f'].map((text) => {
    const kept = keep();
    const bytes = new TextEncoder().encode(text);
    expect([...kept.pass([bytes])]).toEqual([bytes]);
    return kept.chunks();
  });
  expect(passed).toEqual([[new TextEncoder().encode('abc')], null, null]);
});
