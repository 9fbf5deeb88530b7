// `npm run release -- VERSION`: sets the version of every package, puts what CHANGELOG.md has under "Unreleased" under the version and today,
// commits and tags that. Works on the repository it is run in, and pushes and publishes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const UNRELEASED = '## Unreleased\n';

const [version = ''] = process.argv.slice(2);
const root = git('rev-parse', '--show-toplevel').trim();
const manifest = readJson('package.json');
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('usage: npm run release -- VERSION, such as 0.2.0');
if (compare(version, manifest.version) <= 0)
  stop(`${version} is not above ${manifest.version}, the version of now.`);
if (git('status', '--porcelain') !== '') stop('Commit or put away your changes first.');
if (git('tag', '--list', `v${version}`) !== '') stop(`There is a tag v${version} already.`);

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const [before, after] = splitAt(changelog, UNRELEASED);
if (/^\s*(## |$)/.test(after)) stop('CHANGELOG.md has nothing under "Unreleased".');

const today = new Date().toISOString().slice(0, 10);
writeFileSync(path.join(root, 'CHANGELOG.md'), `${before}${UNRELEASED}\n## ${version} – ${today}\n${after}`);
const workspaces = git('ls-files', '*/package.json').trim().split('\n');
for (const file of ['package.json', ...workspaces]) writeJson(file, withVersion(readJson(file)));
const lock = readJson('package-lock.json');
const folders = ['', ...workspaces.map((file) => path.posix.dirname(file))];
for (const folder of folders)
  if (lock.packages[folder] !== undefined) lock.packages[folder] = withVersion(lock.packages[folder]);
writeJson('package-lock.json', { ...lock, version });

git('commit', '--quiet', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Tieout ${version}`);
console.log(`Committed and tagged v${version}. Next: npm test, npm run pack, git push --follow-tags.`);

/** A manifest of that version, which needs the other packages of the repository in it. */
function withVersion(own) {
  const needs = (packages) =>
    packages === undefined
      ? {}
      : Object.entries(packages).map(([name, needed]) => [
          name,
          name.startsWith('@tieout/') ? version : needed,
        ]);
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      if (key === 'version') return [key, version];
      return /^(dev|optional|peer)?dependencies$/i.test(key)
        ? [key, Object.fromEntries(needs(value))]
        : [key, value];
    }),
  );
}

function compare(one, other) {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : a[at] - b[at];
}

function splitAt(text, mark) {
  const at = text.indexOf(mark);
  if (at === -1) stop(`CHANGELOG.md has no line "${mark.trim()}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function writeJson(file, value) {
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8' });
}

function stop(why) {
  console.error(why);
  process.exit(1);
}
