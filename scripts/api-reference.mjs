// `npm run api-reference -- [--out FOLDER]`: the reference of the published packages as web pages, from their docstrings, in `api-reference/` where
// no folder is given. typedoc and the TypeScript it needs are fetched for the run: it does not run on the one installed here.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './ensure-installed.mjs';

const TOOLS = ['typedoc@0.28.20', 'typescript@6.0.3'];
const PACKAGES = ['records', 'extraction', 'exports'];

const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(root, 'api-reference') } },
});
const { status } = spawnSync(
  'npm',
  [
    ...['exec', '--yes', ...TOOLS.map((tool) => `--package=${tool}`), '--', 'typedoc'],
    ...PACKAGES.flatMap((name) => ['--entryPoints', `packages/${name}/src/index.ts`]),
    ...['--tsconfig', 'tsconfig.json', '--skipErrorChecking', '--excludeExternals'],
    ...['--name', 'Tieout', '--readme', 'packages/extraction/README.md', '--out', path.resolve(values.out)],
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
