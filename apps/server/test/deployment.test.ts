import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../src/configuration.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string) =>
  new Set(text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\bHOST\b|\bPORT\b/g) ?? []);

test('the README lists every variable, and none that is not read', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]),
  );
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('the compose file configures the product by variables it reads', () => {
  const [, block = ''] =
    /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(read('deploy/compose.yaml')) ?? [];
  const given = [...block.matchAll(/^ {4}(\w+):/gm)].map((match) => match[1]);
  expect(given.length).toBeGreaterThan(5);
  for (const name of given) expect(settingNames).toContain(name);
});

test('the compose file is given every value by the example of its environment', () => {
  const example = new Set([...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map((match) => match[1]));
  const needed = [...read('deploy/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)\}/g)].map((match) => match[1]);
  expect([...new Set(needed)].filter((name) => !example.has(name))).toEqual([]);
});

test('the Kubernetes manifest names only variables the product reads', () => {
  const manifest = read('deploy/kubernetes.yaml');
  const unknown = [...namesIn(manifest)].filter((name) => !settingNames.includes(name));
  expect(unknown).toEqual([]);
});

test('the dashboard asks for metrics the product has', () => {
  const metrics = read('apps/server/src/platform/observing/metrics.ts');
  const asked = new Set(
    read('deploy/grafana.json').match(/tieout_[a-z_]+?(?=_bucket|_count|_sum|[^a-z_])/g) ?? [],
  );
  expect(asked.size).toBeGreaterThan(3);
  for (const name of asked) expect(metrics).toContain(`'${name}'`);
});
