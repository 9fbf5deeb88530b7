// npm run bench:train-parties -- DIR[=WEIGHT]... [--folds 6] [--cache FILE] [--write]
// Learns the weights by which seller and buyer are chosen, from the NAME.pdf with NAME.truth.json of each folder, and prints how many
// are right among families that were not learned from. With --write, learns from all and writes the engine's file of weights.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadScorer } from './accuracy/load-scorer.ts';
import { learnWeights } from './parties/learn-weights.ts';
import { type PartyRole, readSamples, type Sample } from './parties/read-samples.ts';
import { rightShare } from './parties/right-share.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '6' },
    cache: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const scorer = await loadScorer();
if (positionals.length === 0 || scorer === null) {
  console.error('usage: npm run bench:train-parties -- DIR[=WEIGHT]... [--folds 6] [--cache FILE] [--write]');
  process.exit(2);
}
const samples: Sample[] = [];
for (const folder of positionals) {
  const [directory = '', weight = '1'] = folder.split('=');
  samples.push(...(await readSamples(directory, Number(weight), { scorer, cache: values.cache })));
}

const ROLES: readonly PartyRole[] = ['vendor', 'customer'];
for (const role of ROLES)
  for (const line of rightShare(samples, role, Number(values.folds)))
    console.log(`${role.padEnd(9)} ${line}`);

if (values.write) {
  const [vendor, customer] = ROLES.map((role) => learnWeights(samples, role));
  const file = path.resolve(
    import.meta.dirname,
    '../../packages/extraction/src/invoice/parties/party-weights.ts',
  );
  writeFileSync(
    file,
    `/** What each feature adds to the score of a candidate. */
export type PartyWeights = Readonly<Record<string, number>>;

/** Learned by \`npm run bench:train-parties\` from real documents, and from drawn ones at a part of their weight. */
export const PARTY_WEIGHTS: { readonly vendor: PartyWeights; readonly customer: PartyWeights } = ${JSON.stringify({ vendor, customer }, null, 2)};
`,
  );
  console.log(`weights written to ${path.relative(process.cwd(), file)}; format with biome`);
}
