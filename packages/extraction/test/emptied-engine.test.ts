import { expect, test } from 'vitest';
import { emptyPdfium, extract } from '../src/index.ts';
import { pdfium } from '../src/read/pdfium.ts';
import { drawPdf, say } from './draw-pdf.ts';

const secret = 'CORRECT HORSE BATTERY STAPLE';

/** Whether the engine's memory holds the text, as the PDF has it or as characters of two or four bytes. */
async function remembers(text: string): Promise<boolean> {
  const memory = Buffer.from((await pdfium()).HEAPU8);
  const wide = Buffer.concat([...text].map((letter) => Buffer.from([letter.charCodeAt(0), 0, 0, 0])));
  return memory.includes(text) || memory.includes(Buffer.from(text, 'utf16le')) || memory.includes(wide);
}

test('an emptied engine has forgotten the document, its password too, and reads the next as a new one does', async () => {
  // Other tests of the same process have used the engine before.
  await emptyPdfium();
  const next = await drawPdf([[say('nothing to read')]]);
  const before = await extract(next);
  await extract(await drawPdf([[say('some text')]], secret), { password: secret });
  await extract(await drawPdf([[say(secret)]]));
  expect(await remembers(secret)).toBe(true);
  await emptyPdfium();
  expect(await remembers(secret)).toBe(false);
  expect(await extract(next)).toEqual(before);
});
