// node benches/src/generate.ts --count 500 --seed 1 --out DIR [--family ID] [--locale ID] [--producer NAME] [--plain]
// Draws statements with their truth: DIR/NAME.pdf and DIR/NAME.truth.json, in the shape of the corpus. The same seed, the same papers.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeMeasure } from './generator/fonts.ts';
import { generateDocument } from './generator/generate-document.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    family: { type: 'string' },
    locale: { type: 'string' },
    producer: { type: 'string' },
    plain: { type: 'boolean', default: false },
  },
});
if (values.out === undefined) {
  console.error(
    'usage: node benches/src/generate.ts --count 500 --seed 1 --out DIR [--family ID] [--locale ID] [--producer NAME] [--plain]',
  );
  process.exit(2);
}

mkdirSync(values.out, { recursive: true });
const measure = makeMeasure();
for (let index = 0; index < Number(values.count); index++) {
  const { family, locale, producer, plain: isPlain } = values;
  const { pdf, truth } = await generateDocument(
    { seed: `${values.seed}.${index}`, family, locale, producer, isPlain },
    measure,
  );
  writeFileSync(path.join(values.out, `${truth.id}.pdf`), pdf);
  writeFileSync(path.join(values.out, `${truth.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
}
console.log(`${values.count} statements in ${values.out}`);
