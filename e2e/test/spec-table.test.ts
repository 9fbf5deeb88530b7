import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('every test the table of the specification names is there', () => {
  const table = readFileSync(path.join(root, 'docs/spec-to-tests.md'), 'utf8');
  const rows = table.split('\n').filter((line) => /^\| (?!line \|)[^-]/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const sources = globSync('{apps,packages,e2e}/**/test/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  for (const row of rows) {
    const titles = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, title]) => title ?? '');
    expect(titles.length, row).toBeGreaterThan(0);
    for (const title of titles) expect(sources.includes(`'${title}'`), title).toBe(true);
  }
});
