import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The commit of the newest released version: the one that wrote its heading into CHANGELOG.md. Where that is this commit, the version before. */
export function releaseBefore(): string {
  const headings = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').match(/^## \d.*$/gm) ?? [];
  const commits = headings.map((heading) => git('log', '--format=%H', '-S', heading, '--', 'CHANGELOG.md'));
  const released = commits.map((found) => found.trim().split('\n').at(-1) ?? '');
  const before = released.find((commit) => commit !== '' && commit !== git('rev-parse', 'HEAD').trim());
  if (before === undefined) throw new Error('This clone has no commit of a release; name one with --from.');
  return before;
}

/** Lays the product of that commit into a folder of its own, with the packages installed here; gives the folder. */
export function layOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tieout-release-'));
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'apps', 'packages'], {
    cwd: ROOT,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  return folder;
}

/** Links each installed package, and the folder's own workspaces in place of those of this one. */
function linkPackages(folder: string): void {
  const workspaces = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: folder });
  const own = new Map(workspaces.map((file) => [nameIn(join(folder, file)), join(folder, dirname(file))]));
  for (const modules of ['node_modules', ...globSync('{packages,apps}/*/node_modules', { cwd: ROOT })]) {
    const installed = readdirSync(join(ROOT, modules)).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(ROOT, modules, name)).map((part) => `${name}/${part}`) : name,
    );
    for (const name of installed.filter((each) => !each.startsWith('@tieout/')))
      link(join(ROOT, modules, name), join(folder, modules, name));
  }
  for (const [name, place] of own) link(place, join(folder, 'node_modules', name));
}

function link(target: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) symlinkSync(relative(dirname(place), target), place);
}

function nameIn(file: string): string {
  return JSON.parse(readFileSync(file, 'utf8')).name;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
