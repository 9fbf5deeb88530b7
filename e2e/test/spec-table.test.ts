import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('every test the table of the specification names is there', () => {
  const table = readFileSync(path.join(root, 'docs/spec-to-tests.md'), 'utf8');
  const rows = table.split('\n').filter((line) => /^\| (?!line \|)[^-]/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const files = globSync('{apps,packages,e2e}/**/test/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const isThere = (name: string) =>
    name.endsWith('.test.ts')
      ? files.some((file) => path.basename(file) === name)
      : sources.includes(`'${name}'`);
  for (const row of rows) {
    const names = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    expect(names.length, row).toBeGreaterThan(0);
    for (const name of names) expect(isThere(name), name).toBe(true);
  }
});
