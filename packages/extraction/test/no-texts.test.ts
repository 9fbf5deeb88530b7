import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../src');

/** Words a message to people begins a sentence with, after the end of another or at the start of a text. */
const SENTENCE =
  /['"`](?:[^'"`\n]* )?(?:Compare|Check|Enter|Upload|Download|Ask|Choose|Book|Undo|Take)\b[^'"`\n]*\.['"`]/;
const MESSAGE = /\bmessage(?::|\s*=)\s*(?:\n\s*)?['"`]/;

test('the engine says nothing in words: codes, reasons and parameters only, whose messages are in records', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const speaking = files.filter((name) => {
    const text = readFileSync(path.join(SOURCE, name), 'utf8');
    return SENTENCE.test(text) || MESSAGE.test(text);
  });
  expect(speaking).toEqual([]);
});

test.each([
  ["message: 'Compare it with the page.'", true],
  ["message:\n    'A row may be missing.'", true],
  ["const BROKEN = 'This is broken. Ask the sender.';", true],
  ["  reason: 'missing',", false],
])('%s is found: %j', (line, isFound) => {
  expect(SENTENCE.test(line) || MESSAGE.test(line)).toBe(isFound);
});
