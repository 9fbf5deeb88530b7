import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { syncPath, syncTree } from '../platform/database/embedded/sync-tree.ts';

/** Every file of a folder with its SHA-256, by its path below the folder with "/" between. */
export const manifestSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Manifest = z.infer<typeof manifestSchema>;

/** What is below `folder`, apart from what `isLeftOut` names. */
export async function manifestOf(
  folder: string,
  isLeftOut: (path: string) => boolean = takeAll,
): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBelow(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !isLeftOut(path))
    .sort();
  const manifest: Manifest = {};
  for (const path of paths) manifest[path] = await hashOf(join(folder, path));
  return manifest;
}

/** Leaves nothing out. */
export function takeAll(): boolean {
  return false;
}

/** The paths in which two manifests differ. */
export function differences(one: Manifest, other: Manifest): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => one[path] !== other[path]).sort();
}

/**
 * Copies `from` to `to`, apart from what `isLeftOut` names; `to` appears whole and on the disk or not at all. `extra` are
 * further files, by path, with their text. Throws where a copied file is not what `manifest` says.
 */
export async function copyTree(options: {
  readonly from: string;
  readonly to: string;
  readonly manifest: Manifest;
  readonly isLeftOut: (path: string) => boolean;
  readonly extra?: Readonly<Record<string, string>>;
}): Promise<void> {
  const { from, to, manifest, isLeftOut, extra = {} } = options;
  const arriving = `${to}.arriving`;
  await rm(arriving, { recursive: true, force: true });
  await mkdir(dirname(arriving), { recursive: true });
  await cp(from, arriving, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !isLeftOut(pathBelow(from, path)),
  });
  const wrong = differences(manifest, await manifestOf(arriving));
  if (wrong.length > 0) throw new Error(`These files did not arrive as they were: ${wrong.join(', ')}`);
  for (const [path, text] of Object.entries(extra)) await writeFile(join(arriving, path), text);
  syncTree(arriving);
  await rename(arriving, to);
  syncPath(dirname(to));
}

function pathBelow(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
