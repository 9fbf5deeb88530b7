// Writes the sample statement of the landing page and what the engine reads of it: run after a change of either.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallStatement } from './sample-statements.ts';
import { statementPdf } from './statement-pdf.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const pdf = path.join(root, 'apps/web/public/sample-statement.pdf');
const reading = path.join(root, 'apps/web/src/features/landing/sample-conversion.ts');

writeFileSync(pdf, await statementPdf(smallStatement));
const cli = path.join(root, 'apps/cli/src/main.ts');
const json = execFileSync(process.execPath, [cli, 'extract', pdf, '--json'], { encoding: 'utf8' });
writeFileSync(
  reading,
  `import type { ShownStatementReading } from '@tieout/records';

/** What the engine reads of public/sample-statement.pdf. Written by e2e/src/make-sample.ts, never by hand. */
export const sampleConversion: ShownStatementReading = ${json};
`,
);
execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', reading]);
