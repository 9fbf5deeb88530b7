// `npm run doctor`, `backup`, `restore`, `rotate-keys`, `migrate-embedded`: installs what is missing and runs the operation named first.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, environmentWithNode24, node24, root } from './ensure-installed.mjs';

ensureInstalled();
const script = path.join(root, 'apps/server/src/operate-main.ts');
const result = spawnSync(node24(), [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environmentWithNode24(),
});
process.exit(result.status ?? 1);
