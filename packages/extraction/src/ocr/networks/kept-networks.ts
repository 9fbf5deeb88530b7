import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The networks as models the runtime loads. */
export type RewrittenNetworks = Readonly<Record<(typeof NAMES)[number], Uint8Array>>;

const NAMES = ['find', 'read', 'readExactly'] as const;
/** Next to the installed packages, which only their owner can write: those of the repository, or those this is installed among. */
const FOLDER = path.join(
  installedPackages(path.join(import.meta.dirname, '../../../../..')),
  '.cache/tieout',
);
/** What the networks are made with: another text of these makes other ones. */
const MAKERS = [
  'models',
  'fold-affines',
  'onnx-graph',
  'quantise-points',
  'reading-layer',
  'scale-weights',
  'taught-layer',
];

/**
 * The networks as `make` rewrites them from the files given; kept from the first time on, for rewriting takes a third of a second of each
 * process. Where nothing can be kept they are made again.
 */
export function keptNetworks(
  sources: readonly string[],
  make: () => RewrittenNetworks,
  folder = FOLDER,
): RewrittenNetworks {
  const own = path.join(folder, `networks-${keyOf(sources)}`);
  const kept = readKept(own);
  if (kept !== null) return kept;
  const made = make();
  keep(folder, own, made);
  return made;
}

/** The folder of installed packages at a place: itself, or the one in it. */
function installedPackages(place: string): string {
  return path.basename(place) === 'node_modules' ? place : path.join(place, 'node_modules');
}

function keyOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const extension = path.extname(import.meta.filename);
  for (const name of MAKERS) hash.update(readFileSync(path.join(import.meta.dirname, `${name}${extension}`)));
  for (const file of sources) hash.update(`${file} ${statSync(file).size} ${statSync(file).mtimeMs} `);
  return hash.digest('hex').slice(0, 24);
}

function readKept(folder: string): RewrittenNetworks | null {
  const read = (name: string) => readFileSync(path.join(folder, `${name}.onnx`));
  try {
    return { find: read('find'), read: read('read'), readExactly: read('readExactly') };
  } catch {
    // Not kept yet, or may not be read.
    return null;
  }
}

/** Laid down under another name first: no process sees half of them. Those of an older version go. */
function keep(folder: string, own: string, networks: RewrittenNetworks): void {
  let making: string | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    making = mkdtempSync(path.join(folder, 'making-'));
    for (const name of NAMES) writeFileSync(path.join(making, `${name}.onnx`), networks[name]);
    for (const name of readdirSync(folder))
      if (name.startsWith('networks-')) rmSync(path.join(folder, name), { recursive: true, force: true });
    renameSync(making, own);
  } catch {
    // A folder of others, a read-only one, a full disk, a process that may not write: they are made again next time.
    if (making !== null) discard(making);
  }
}

function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // What may not be removed stays; nothing reads it.
  }
}
