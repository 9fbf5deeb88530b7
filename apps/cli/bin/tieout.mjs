#!/usr/bin/env node
// Starts the command: as built where it was installed as a package, else from its sources, on the Node 24 that npm brought where the host's
// is older and cannot run TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_MAJOR = 24;
const built = new URL('../dist/main.js', import.meta.url);
const main = existsSync(built) ? built : new URL('../src/main.ts', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) await import(main.href);
else runWith(bundledNode());

function bundledNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    const node = path.join(path.dirname(manifest), 'bin', executable);
    return existsSync(node) ? node : null;
  } catch {
    return null;
  }
}

function runWith(node) {
  if (node === null) {
    console.error(
      `tieout needs Node ${OLDEST_MAJOR}; this is ${process.version}. Run npm install in Tieout's folder, or install Node ${OLDEST_MAJOR}.`,
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
