import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const EXTRACTION = path.join(import.meta.dirname, '..');
const ROOT = path.join(EXTRACTION, '../../../../..');
/** What a child's scripts import; what these need in turn is looked up. */
const NEEDED = ['@tieout/extraction', '@tieout/records', 'koffi', 'zod'];
/** Where the engine keeps its networks (packages/extraction/src/ocr/networks/kept-networks.ts). */
const NETWORKS = path.join(ROOT, 'node_modules/.cache/tieout');

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** What a child that runs `script` may read: the engine, the packages it needs and its networks. Nothing of a customer, no secret. */
export function readableFolders(script: string): string[] {
  const scripts = [EXTRACTION, path.dirname(script)];
  const scopes = scripts.map((folder) => path.join(findUp(folder, 'package.json') ?? folder, 'package.json'));
  const places = new Set([...scripts, ...scopes, ...packagesOf(NEEDED, EXTRACTION, new Set()), NETWORKS]);
  return [...places].filter((place) => !foldersAbove(place).some((folder) => places.has(folder)));
}

function foldersAbove(place: string): string[] {
  const above = path.dirname(place);
  return above === place ? [] : [above, ...foldersAbove(above)];
}

/** What native code of a child may read besides: the system's libraries, and what they and the engine ask about processors and memory they may use. */
export const SYSTEM_READABLE: readonly string[] = [
  ...['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/etc/ld.so.cache', '/etc/ld-musl-x86_64.path'],
  ...['/etc/ld-musl-aarch64.path', '/proc/cpuinfo', '/proc/meminfo', '/sys/devices/system/cpu'],
  ...['/proc/self/cgroup', '/sys/fs/cgroup', '/dev/null', '/dev/urandom', '/etc/ssl/openssl.cnf'],
];

/** What a child's process is started from: Node.js and the system's loaders of programs. */
export const EXECUTABLE: readonly string[] = [
  realpathSync(process.execPath),
  ...['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'],
  ...['/lib/ld-musl-x86_64.so.1', '/lib/ld-musl-aarch64.so.1'],
];

/** The folders of packages and of all they depend on. What is not installed, for another platform, is passed over. */
function packagesOf(names: readonly string[], from: string, found: Set<string>): ReadonlySet<string> {
  for (const name of names) {
    const places = placesOf(name, from);
    const link = places.at(-1);
    if (link === undefined || found.has(link)) continue;
    const folder = realpathSync(link);
    // npm links the packages of this repository: both names of a folder are asked for, and each place Node.js looks at on its way.
    for (const place of [...places, folder]) found.add(place);
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { dependencies, optionalDependencies } = packageSchema.parse(JSON.parse(text));
    packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** Where Node.js looks for a package, from `folder` up; the last place is the one it is at. Empty where it is not installed. */
function placesOf(name: string, folder: string): string[] {
  const parent = path.dirname(folder);
  if (path.basename(folder) === 'node_modules') return placesOf(name, parent);
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return [place];
  const further = parent === folder ? [] : placesOf(name, parent);
  return further.length === 0 ? [] : [place, ...further];
}

/** The nearest folder, from `folder` up, that holds `file`. */
function findUp(folder: string, file: string): string | null {
  if (existsSync(path.join(folder, file))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : findUp(parent, file);
}
