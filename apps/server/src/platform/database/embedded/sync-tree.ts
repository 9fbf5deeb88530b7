import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Forces every file and folder below `folder`, and itself, to the disk; `depth` 1 stops at its direct children. */
export function syncTree(folder: string, { depth = Number.POSITIVE_INFINITY } = {}): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth > 1) syncTree(path, { depth: depth - 1 });
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Forces one file or folder to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
