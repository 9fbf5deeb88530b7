import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The code that decides what is read. */
const ENGINE_FOLDERS = ['packages/extraction/src', 'packages/records/src'];

/** Commits looked through for an engine by its key. */
const COMMITS_BACK = 300;

/** A short name of the engine as it stands, committed or not: the same code has the same. */
export function presentEngineKey(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-index-'));
  try {
    const environment = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
    git(['read-tree', 'HEAD'], environment);
    git(['add', '--all', '--', ...ENGINE_FOLDERS], environment);
    return engineKeyOf(git(['write-tree'], environment));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same of a commit. Throws where there is no such commit. */
export function engineKeyOf(commit: string): string {
  const trees = git(['rev-parse', ...ENGINE_FOLDERS.map((folder) => `${commit}:${folder}`)]);
  return createHash('sha256').update(trees).digest('hex').slice(0, 12);
}

/** The latest commit with that engine; null where this clone has none. */
export function commitOfEngine(key: string): string | null {
  const commits = git(['log', `--max-count=${COMMITS_BACK}`, '--format=%H', '--', ...ENGINE_FOLDERS]);
  return commits.split('\n').find((commit) => commit !== '' && engineKeyOf(commit) === key) ?? null;
}

/**
 * Does `work` with the module of the engine of a commit, laid out in a temporary folder next to the packages it needs and removed after.
 * The libraries are those installed here; `problem` says that it does not start with them.
 */
export async function withEngineOf<Result>(
  commit: string,
  work: (module: string) => Promise<Result>,
): Promise<Result | { readonly problem: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-engine-'));
  try {
    layOut(commit, folder);
    const module = path.join(folder, ENGINE_FOLDERS[0] ?? '', 'index.ts');
    const start = `await import(${JSON.stringify(pathToFileURL(module).href)})`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
      encoding: 'utf8',
    });
    if (status === 0) return await work(module);
    const why = stderr.split('\n').find((line) => line.includes('Error')) ?? stderr;
    return { problem: `The engine of ${commit} does not start with the libraries installed here: ${why}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Own packages are linked to those of the commit. An archive, not a git worktree, so that a run broken off leaves nothing in the repository. */
function layOut(commit: string, folder: string): void {
  const archive = path.join(folder, 'packages.tar');
  git(['archive', '--format=tar', '--output', archive, commit, 'packages']);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  linkAll(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'), ['@tieout']);
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    const unit = path.join(folder, 'packages', name);
    const own = path.join(REPOSITORY, 'packages', name, 'node_modules');
    if (existsSync(own)) linkAll(own, path.join(unit, 'node_modules'), []);
    link(unit, path.join(folder, 'node_modules', packageName(unit)));
  }
}

function linkAll(from: string, to: string, except: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && !except.includes(name)) link(path.join(from, name), path.join(to, name));
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(from, to);
}

function packageName(unit: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(unit, 'package.json'), 'utf8'));
  return z.object({ name: z.string() }).parse(manifest).name;
}

function git(words: readonly string[], environment: NodeJS.ProcessEnv = process.env): string {
  return execFileSync('git', words, { cwd: REPOSITORY, encoding: 'utf8', env: environment }).trim();
}
