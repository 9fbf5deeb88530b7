import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentWithNode24, node24, root } from './ensure-installed.mjs';

/** Sources the web bundle is made of; a change in any of them makes it stale. */
const SOURCES = ['apps/web', 'packages/contract', 'packages/records', 'benches/results', 'package-lock.json'];

/** Builds the web app when its bundle is missing or older than its sources. The rest runs from source: Node 24 strips types. */
export function ensureBuilt() {
  const out = path.join(root, 'apps/web/dist');
  const marker = path.join(out, '.sources');
  const hash = hashOf(SOURCES.map((source) => path.join(root, source)));
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  console.log('Building the web app …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: environmentWithNode24(),
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(marker, hash);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const entry of paths) addTo(hash, entry);
  return hash.digest('hex');
}

function addTo(hash, file) {
  const entries = tryReadFolder(file);
  if (entries === null) {
    hash.update(file).update(readFileSync(file));
    return;
  }
  for (const name of entries.sort()) {
    if (name === 'node_modules' || name === 'dist' || name === 'test') continue;
    addTo(hash, path.join(file, name));
  }
}

function tryReadFolder(file) {
  try {
    return readdirSync(file);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
