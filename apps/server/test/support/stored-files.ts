import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below the product's file store, for seeing that nothing was left behind. */
export async function storedFiles(dataFolder: string): Promise<string[]> {
  return filesBelow(join(dataFolder, 'files'));
}

async function filesBelow(folder: string): Promise<string[]> {
  // The product may remove a document's folder while it is being listed.
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (existsSync(folder)) throw error;
    return [];
  });
  const lists = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
  return (await Promise.all(lists)).flat().sort();
}
