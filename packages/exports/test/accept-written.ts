// node packages/exports/test/accept-written.ts: writes the texts of "written" that are missing, and never over one that is there.
// To accept a change delete the file of that case first, and read what is written again.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOfCase, textOfTargets, WRITTEN_CASES } from './written-cases.ts';

await accept('targets', textOfTargets);
for (const one of WRITTEN_CASES) await accept(one.name, () => textOfCase(one));

async function accept(name: string, textOf: () => string | Promise<string>): Promise<void> {
  const file = path.join(import.meta.dirname, 'written', `${name}.txt`);
  if (existsSync(file)) return;
  writeFileSync(file, await textOf(), 'latin1');
  console.log(`wrote ${name}`);
}
