// node packages/exports/test/accept-written.ts: writes the texts of "written" that are missing, and never over one that is there.
// To accept a change delete the file of that case first, and read what is written again.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOfCase, WRITTEN_CASES } from './written-cases.ts';

for (const one of WRITTEN_CASES) {
  const file = path.join(import.meta.dirname, 'written', `${one.name}.txt`);
  if (existsSync(file)) continue;
  writeFileSync(file, textOfCase(one), 'latin1');
  console.log(`wrote ${one.name}`);
}
