// node benches/src/sample.ts FILE.pdf
// Writes the sample statement, the same bytes every time.
import { writeFileSync } from 'node:fs';
import { sampleStatement } from './generator/sample-statement.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error('usage: node benches/src/sample.ts FILE.pdf');
  process.exit(2);
}
writeFileSync(file, await sampleStatement());
