// node benches/src/generate.ts --out DIR [--count 500] [--seed 1] [--layout NAME] [--producer NAME] [--plain]
// Draws statements with their truth: DIR/NAME.pdf and DIR/NAME.truth.json, in the shape of the corpus. The same seed, the same documents.
import { parseArgs } from 'node:util';
import { generateFolder } from './generator/generate-folder.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    layout: { type: 'string' },
    producer: { type: 'string' },
    plain: { type: 'boolean', default: false },
  },
});
if (values.out === undefined) {
  console.error(
    'usage: node benches/src/generate.ts --out DIR [--count 500] [--seed 1] [--layout NAME] [--producer NAME] [--plain]',
  );
  process.exit(2);
}
const { count, seed, out: folder, layout, producer, plain: isPlain } = values;
await generateFolder({ folder, count: Number(count), seed, layout, producer, isPlain });
console.log(`${count} statements in ${folder}`);
