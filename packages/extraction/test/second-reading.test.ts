import { expect, it } from 'vitest';
import { confidenceAgain, rereadDoubtful } from '../src/ocr/reread-doubtful.ts';
import type { Page, Word } from '../src/read/page.ts';
import { readPages } from '../src/read/read-pages.ts';
import { drawPdf, say } from './draw-pdf.ts';

/** The words of drawn lines read a second time, each first read as `as` says. */
async function readTwice(texts: readonly string[], as: (word: Word) => Partial<Word>) {
  const bytes = await drawPdf([texts.map((text) => say(text))]);
  const read = await readPages(bytes, {});
  if ('outcome' in read) throw new Error(read.message);
  const pages = read.pages.map(
    (page): Page => ({
      ...page,
      layer: 'image',
      words: page.words.map((word) => ({ ...word, confidence: 0.97, ...as(word) })),
    }),
  );
  const again = await rereadDoubtful({ bytes, password: undefined, pages }, 'dates');
  return (again ?? []).flatMap(({ words }) => words);
}

it('is as sure of a date as of what was read alike the second time', async () => {
  const [date] = await readTwice(['13/03/2025'], () => ({ confidence: 0.4 }));
  expect(date?.text).toBe('13/03/2025');
  expect(date?.confidence).toBeGreaterThan(0.9);
});

it('doubts a date that was read otherwise the second time, which is then another one of it', async () => {
  const [date] = await readTwice(['13/03/2025'], () => ({ confidence: 0.4, text: '18/03/2025' }));
  expect(date).toMatchObject({ text: '18/03/2025', confidence: 0.4 });
  expect(date?.alternatives).toContain('13/03/2025');
});

it.each([
  ['the only date that may have been read again', ['2025/112/14', '2025/12/14', '2025/1112/14'], 0.5],
  ['one of two dates that may have been read again', ['2025/112/14', '2025/12/14', '2025/11/14'], 0],
])('is less sure of %s', (_, readings, confidence) => {
  expect(confidenceAgain({ text: '2025/12/14' }, { confidence: 0.1 }, readings)).toBe(confidence);
});
