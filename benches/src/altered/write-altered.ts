// node benches/src/altered/write-altered.ts SEED FILE.pdf [LAYOUT]
// Writes the altered statement of a seed, and next to it the truth of what is left in the document.
import { writeFileSync } from 'node:fs';
import { makeMeasure } from '@tieout/corpus';
import { drawAltered } from './check-altered.ts';

const [seed, file, layout] = process.argv.slice(2);
if (seed === undefined || file === undefined) {
  console.error('usage: node benches/src/altered/write-altered.ts SEED FILE.pdf [LAYOUT]');
  process.exit(2);
}
const altered = await drawAltered({ seed, layout }, makeMeasure());
if (altered === null) {
  console.error(`the statement of ${seed} has no rows to alter`);
  process.exit(1);
}
writeFileSync(file, altered.document.pdf);
writeFileSync(
  file.replace(/(\.pdf)?$/, '.truth.json'),
  `${JSON.stringify(altered.document.truth, null, 1)}\n`,
);
console.log(`${altered.document.truth.id}: ${altered.alteration}`);
