// `npm run dev`: the server, started again when its sources change, and the web app with live reload before it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, environmentWithNode24, node24, root } from './ensure-installed.mjs';

ensureInstalled();
const watched = ['apps/server/src', 'packages'].map((folder) => `--watch-path=${path.join(root, folder)}`);
const children = [
  run([...watched, '--watch-preserve-output', path.join(root, 'apps/server/src/main.ts')], root),
  run([path.join(root, 'node_modules/vite/bin/vite.js')], path.join(root, 'apps/web')),
];
// A Ctrl-C reaches the whole process group; this waits until both have stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => stopAll());
let running = children.length;
for (const child of children) {
  child.on('exit', () => {
    running--;
    stopAll();
    if (running === 0) process.exit(0);
  });
}

function run(args, cwd) {
  // The web app's dev server passes calls on to wherever the server listens.
  const api = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`;
  const env = { API_ORIGIN: api, ...environmentWithNode24() };
  return spawn(node24(), args, { cwd, stdio: 'inherit', env });
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
