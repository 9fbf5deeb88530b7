import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Holds the hash of the lock file that was installed. */
const MARKER = path.join('node_modules', '.tieout-lock');

/** Installs the locked dependencies when they are missing or the lock file has changed since. Exits the process when npm fails. */
export function ensureInstalled() {
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(path.join(root, MARKER), lockOf(root));
}

/** Whether `folder` has the dependencies of its lock file: by the mark of the last start, or by an `npm ci` since the lock file came, which leaves its own list. */
export function isInstalled(folder) {
  const marker = path.join(folder, MARKER);
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === lockOf(folder);
  const modifiedMs = (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modifiedMs('node_modules/.package-lock.json') > modifiedMs('package-lock.json');
}

function lockOf(folder) {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Path of the Node 24 that npm brought; the running one where the platform has none in the registry. */
export function node24() {
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', exe);
  return existsSync(bundled) ? bundled : process.execPath;
}

/** The environment in which every child finds Node 24 first on its path. */
export function environmentWithNode24() {
  const bin = [path.dirname(node24()), path.join(root, 'node_modules', '.bin')].join(path.delimiter);
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
}
