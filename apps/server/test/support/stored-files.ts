import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below the product's file store, for seeing that nothing was left behind. */
export async function storedFiles(dataFolder: string): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
