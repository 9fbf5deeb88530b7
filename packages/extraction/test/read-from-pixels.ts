import { isStatement, type StatementReading } from '@tieout/records';
import { readDocument } from '../src/document/read-document.ts';
import { readWords } from '../src/file/read-words.ts';
import type { Word } from '../src/read/page.ts';
import { type DrawnLine, drawPdf } from './draw-pdf.ts';

/** The reading of drawn lines whose words were read from pixels, `as` telling what was read for a word; throws where they were read as no statement. */
export async function readFromPixels(
  lines: readonly DrawnLine[],
  as: (word: Word) => Partial<Word> = () => ({}),
): Promise<StatementReading> {
  const words = await readWords(await drawPdf([lines]), {});
  if ('outcome' in words) throw new Error(words.message);
  const pages = words.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, confidence: 0.97, ...as(word) })),
  }));
  const { extraction } = readDocument(pages);
  if (!isStatement(extraction)) throw new Error('not read as a statement');
  return extraction;
}
