// `npm test`: installs what is missing, then types, boundaries, lint, and every test; prints how many tests ran.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, environmentWithNode24, node24, root } from './ensure-installed.mjs';

ensureInstalled();
const bin = (name) => path.join(root, 'node_modules', name);
const steps = [
  ['types', bin('typescript/bin/tsc'), ['-p', 'tsconfig.json']],
  ['types of the web app', bin('typescript/bin/tsc'), ['-p', 'apps/web/tsconfig.json']],
  ['boundaries', path.join(root, 'scripts/check-boundaries.mjs'), []],
  ['lint', bin('@biomejs/biome/bin/biome'), ['check', '.']],
  ['build', null, []],
  ['tests', bin('vitest/vitest.mjs'), ['run', ...process.argv.slice(2)]],
];
for (const [name, script, args] of steps) {
  console.log(`\n— ${name}`);
  if (script === null) {
    ensureBuilt();
    continue;
  }
  const started = performance.now();
  const result = spawnSync(node24(), [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentWithNode24(),
  });
  if (result.status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(result.status ?? 1);
  }
  console.log(`  ${name}: ok in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
