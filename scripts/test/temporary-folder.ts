import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set once the tests have their folder. Each group of tests loads this module again, so a variable of it would not do. */
const DONE = 'TIEOUT_TEST_FOLDER';

/** Gives all tests of a run one temporary folder; what they leave there goes with it when the run ends. */
export function setup(): (() => void) | undefined {
  if (process.env[DONE] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tieout-'));
  // PostgreSQL runs as another user; what tests make inside is closed to others by itself.
  chmodSync(folder, 0o711);
  process.env[DONE] = folder;
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
