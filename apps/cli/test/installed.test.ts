import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/ensure-installed.mjs');
const { isInstalled }: { isInstalled: (folder: string) => boolean } = await import(SCRIPT);
const LOCK = 'package-lock.json';
const NPMS_LIST = path.join('node_modules', '.package-lock.json');
const MARKER = path.join('node_modules', '.tieout-lock');

test('npm start takes an npm ci that was run by hand as installed', () => {
  expect(isInstalled(folderOf([LOCK, NPMS_LIST]))).toBe(true);
});

test('npm start installs where nothing is installed, or the lock file came later', () => {
  expect([isInstalled(folderOf([LOCK])), isInstalled(folderOf([NPMS_LIST, LOCK]))]).toEqual([false, false]);
});

test('npm start installs where its own mark is of another lock file', () => {
  expect(isInstalled(folderOf([LOCK, NPMS_LIST, MARKER]))).toBe(false);
});

/** A folder with these files, each a minute younger than the one before. */
function folderOf(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
  mkdirSync(path.join(folder, 'node_modules'));
  for (const [minute, name] of files.entries()) {
    const file = path.join(folder, name);
    writeFileSync(file, '{}');
    utimesSync(file, minute * 60, minute * 60);
  }
  return folder;
}
