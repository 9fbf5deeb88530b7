import { expect, it } from 'vitest';
import { plainAmongFigures } from '../src/ocr/strips/plain-among-figures.ts';

/** Characters of a strip, with the second choice of those that have one. */
function charactersOf(text: string, seconds: Readonly<Record<string, string>> = {}) {
  return [...text].map((sign, at) => ({
    text: sign,
    x: at * 20,
    confidence: 0.9,
    second: seconds[sign] ?? '',
    secondConfidence: 0.05,
  }));
}

function textOf(characters: ReturnType<typeof plainAmongFigures>): string {
  return characters.map(({ text }) => text).join('');
}

it.each([
  ['Õ1,02', {}, 'O1,02'],
  ['1Ú7,50', { Ú: '0' }, '107,50'],
  ['3ø', {}, '3o'],
])('reads the marked letter of %s next to a figure as a plain one', (text, seconds, plain) => {
  expect(textOf(plainAmongFigures(charactersOf(text, seconds)))).toBe(plain);
});

it.each(['KRAKÓW 23', 'Öztürk', '12,50€', '£9.00'])('leaves %s as it is', (text) => {
  expect(textOf(plainAmongFigures(charactersOf(text)))).toBe(text);
});
