// Writes the sample statement of the landing page, a drawing of its page and what the engine reads from it: run after a change of either.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageDrawing } from './page-drawing.ts';
import { smallStatement } from './sample-statements.ts';
import { statementPdf } from './statement-pdf.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const pdf = path.join(root, 'apps/web/public/sample-statement.pdf');
const reading = path.join(root, 'apps/web/src/features/landing/sample-conversion.ts');
const drawing = path.join(root, 'apps/web/src/features/landing/sample-drawing.ts');

const bytes = await statementPdf(smallStatement);
writeFileSync(pdf, bytes);
writeFileSync(
  drawing,
  `/** Page 1 of public/sample-statement.pdf, in points from its top left corner. Written by e2e/src/make-sample.ts, never by hand. */
export const sampleDrawing = ${JSON.stringify(await pageDrawing(bytes))};
`,
);
const cli = path.join(root, 'apps/cli/src/main.ts');
const json = execFileSync(process.execPath, [cli, 'extract', pdf, '--json'], { encoding: 'utf8' });
writeFileSync(
  reading,
  `import type { ShownStatementReading } from '@tieout/records';

/** What the engine reads of public/sample-statement.pdf. Written by e2e/src/make-sample.ts, never by hand. */
export const sampleConversion: ShownStatementReading = ${json};
`,
);
execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', reading, drawing]);
