import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const present: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
const NEXT = `${Number(present.split('.')[0]) + 1}.0.0`;
let clone = '';

/** A repository of this one's manifests and CHANGELOG: enough to release from. */
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'tieout-release-'));
  const manifests = git(root, 'ls-files', '*package.json', 'package-lock.json', 'CHANGELOG.md')
    .trim()
    .split('\n');
  execFileSync('git', ['init', '--quiet', clone]);
  for (const file of manifests) cpSync(path.join(root, file), path.join(clone, file));
  writeFileSync(
    path.join(clone, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n### Added\n- Something people notice.\n',
  );
  git(clone, 'config', 'user.email', 'release@example.com');
  git(clone, 'config', 'user.name', 'Release');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe('a release', () => {
  it.each([
    ['no version', ['next'], /usage/],
    ['a version that is not above the present one', [present], /is not above/],
  ])('is refused with %s', (_, words, why) => {
    const { status, stderr } = release(words);
    expect(status).toBe(1);
    expect(stderr).toMatch(why);
  });

  it('is refused over changes that are not committed', () => {
    writeFileSync(path.join(clone, 'stray.txt'), 'x');
    expect(release([NEXT]).stderr).toMatch(/Commit or put away/);
    rmSync(path.join(clone, 'stray.txt'));
  });

  it('sets every version, cuts the CHANGELOG, commits and tags', () => {
    expect(release([NEXT])).toMatchObject({ status: 0 });
    const manifests = git(clone, 'ls-files', '*package.json').trim().split('\n');
    const lock = read('package-lock.json');
    for (const file of manifests) {
      const { version, dependencies = {} } = read(file);
      expect(version, file).toBe(NEXT);
      const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@tieout/'));
      expect(
        siblings.every(([, needed]) => needed === NEXT),
        file,
      ).toBe(true);
      const folder = path.dirname(file) === '.' ? '' : path.dirname(file);
      expect(lock.packages[folder], file).toMatchObject({ version: NEXT });
    }
    const today = /\d{4}-\d\d-\d\d/;
    expect(readFileSync(path.join(clone, 'CHANGELOG.md'), 'utf8').replace(today, 'TODAY')).toBe(
      `# Changelog\n\n## Unreleased\n\n## ${NEXT} – TODAY\n\n### Added\n- Something people notice.\n`,
    );
    expect(git(clone, 'log', '--format=%s').split('\n')[0]).toBe(`Release ${NEXT}`);
    expect(git(clone, 'cat-file', '-t', `v${NEXT}`).trim()).toBe('tag');
    expect(git(clone, 'status', '--porcelain')).toBe('');
  });

  it('is refused with nothing to say in the CHANGELOG', () => {
    expect(release([`${NEXT.slice(0, -1)}1`]).stderr).toMatch(/nothing under "Unreleased"/);
  });
});

function release(words: readonly string[]) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/release.mjs'), ...words], {
    cwd: clone,
    encoding: 'utf8',
  });
}

function read(file: string) {
  return JSON.parse(readFileSync(path.join(clone, file), 'utf8'));
}

function git(cwd: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd, encoding: 'utf8' });
}
