// `npm start -- [all|api|worker]`: installs what is missing, builds what is stale, runs the product until Ctrl-C.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, environmentWithNode24, node24, root } from './ensure-installed.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn(node24(), [path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithNode24(),
});
// A Ctrl-C reaches the whole process group; the wrapper stays until the server has stopped cleanly.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
