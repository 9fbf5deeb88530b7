// `npm test`: installs what is missing, then types, boundaries, lint, and the tests.
// `npm run test:full`: the tests that are too slow for that: every design, scans, every screen, a real PostgreSQL.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, environmentWithNode24, node24, root } from './ensure-installed.mjs';

const [first, ...others] = process.argv.slice(2);
const isFull = first === '--full';
const given = isFull ? others : process.argv.slice(2);

ensureInstalled();
const bin = (name) => path.join(root, 'node_modules', name);
const vitest = (project) => [bin('vitest/vitest.mjs'), ['run', '--project', project, ...given]];
const checks = {
  types: [bin('typescript/bin/tsc'), ['-p', 'tsconfig.json']],
  'types of the web app': [bin('typescript/bin/tsc'), ['-p', 'apps/web/tsconfig.json']],
  boundaries: [path.join(root, 'scripts/check-boundaries.mjs'), []],
  language: [path.join(root, 'scripts/check-language.mjs'), []],
  lint: [bin('@biomejs/biome/bin/biome'), ['check', '.']],
};

if (!isFull) for (const [name, command] of Object.entries(checks)) run(name, command);
console.log('\n— build');
ensureBuilt();
run('tests', vitest(isFull ? 'full*' : '!full*'));

function run(name, [script, args]) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { status } = spawnSync(node24(), [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentWithNode24(),
  });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`  ${name}: ok in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
