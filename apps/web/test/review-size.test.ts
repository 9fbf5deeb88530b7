import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What only the schema library says, in code that was made small too. */
const SCHEMA_LIBRARY = 'invalid_type';
/** Each file costs a phone as much as some kilobytes of code. */
const FILES_MAX = 5;
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist');
const list = path.join(dist, 'pages/code.json');

if (!existsSync(list)) throw new Error('the web app is not built: npm run build');

const { review }: { review: string[] } = JSON.parse(readFileSync(list, 'utf8'));

test('the code with which a review is first shown comes in few files', () => {
  expect(review.length).toBeGreaterThan(1);
  expect(review.length).toBeLessThanOrEqual(FILES_MAX);
});

test('the code with which a review is first shown has no schema library', () => {
  const holders = review.filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes(SCHEMA_LIBRARY),
  );
  expect(holders).toEqual([]);
});
