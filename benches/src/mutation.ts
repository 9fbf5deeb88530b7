// npm run bench:mutation -- [PLACE …] [--sample N] [--seed S] [--only TEXT] [--results]
// Changes the code where a mistake costs money or privacy in every known way, one change at a time, and runs the tests that must catch it.
// --sample takes N changes of each place, --only those in files whose path holds TEXT. --results keeps the figures and all survivors.
import { parseArgs } from 'node:util';
import type { Mutant } from './mutation/make-mutants.ts';
import { PLACES } from './mutation/places.ts';
import { type PlaceResult, runPlace } from './mutation/run-place.ts';
import { writeSurvivors } from './mutation/write-survivors.ts';

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    results: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => PLACES.every((place) => place.name !== name));
if (unknown.length > 0)
  throw new Error(
    `No such place: ${unknown.join(', ')}. Known: ${PLACES.map(({ name }) => name).join(', ')}`,
  );

const choice = {
  sample: values.sample === undefined ? null : Number(values.sample),
  seed: Number(values.seed),
  only: values.only,
};
for (const place of PLACES) {
  if (positionals.length > 0 && !positionals.includes(place.name)) continue;
  const result = await runPlace(place, choice);
  report(result);
  if (values.results) console.log(`written to ${writeSurvivors(result, choice)}`);
}

function report(result: PlaceResult): void {
  const { name, mutants, killed, exempt, refused, survivors, idleExemptions, seconds } = result;
  for (const survivor of survivors)
    console.log(`${lineOf(survivor)}${survivor.isMet ? '' : '  (no test gets here)'}`);
  for (const mutant of idleExemptions)
    console.log(`${lineOf(mutant)}  (said to be equivalent, but caught: take it off the list)`);
  console.log(
    `${name}: ${scoreOf(result).toFixed(1)} % of ${mutants - exempt} caught (${killed}); ${survivors.length} survive, ${exempt} equivalent, ` +
      `${refused} more refused by types; ${seconds} s`,
  );
}

function scoreOf({ mutants, killed, exempt }: PlaceResult): number {
  return mutants === exempt ? 100 : (killed / (mutants - exempt)) * 100;
}

function lineOf({ file, line, original, replacement }: Mutant): string {
  return `${file}:${line}  ${shown(original)}  →  ${shown(replacement)}`;
}

function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
