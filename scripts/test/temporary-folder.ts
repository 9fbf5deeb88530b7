import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let users = 0;
let folder: string | undefined;

/** Gives all tests of a run one temporary folder, and removes it, with all they left there, when the last group ends. Each group calls it first. */
export function setup(): () => void {
  users++;
  folder ??= mkdtempSync(join(tmpdir(), 'tieout-'));
  process.env.TMPDIR = folder;
  return () => {
    users--;
    if (users === 0 && folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
