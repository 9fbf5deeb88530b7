import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const LIMIT_BYTES = 100 * 1000;
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist');

if (!existsSync(path.join(dist, 'index.html'))) throw new Error('the web app is not built: npm run build');

test('the landing page asks for at most 100 kB of JavaScript, compressed', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = scripts.map((script) => gzipSync(readFileSync(path.join(dist, script))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
});
