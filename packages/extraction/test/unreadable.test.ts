import { extractionSchema } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { drawPdf, say, table } from './draw-pdf.ts';

const page = [
  say('Example Bank account statement'),
  say('Statement period: 2025-03-01 to 2025-03-31'),
  say('Opening balance 100.00'),
  ...table('50 120 440>', [
    ['Date', 'Description', 'Amount'],
    ['2025-03-04', 'FIRST SHOP', '-10.00'],
    ['2025-03-05', 'SECOND SHOP', '-20.00'],
  ]),
  say('Closing balance 70.00'),
];

/** What the engine says of `bytes`, checked to be a valid value. */
async function read(bytes: Uint8Array, password?: string) {
  return extractionSchema.parse(await extract(bytes, password === undefined ? {} : { password }));
}

describe('an unreadable file has a reason', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const noPages = text(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  );

  test.each([
    { file: 'an empty one', bytes: new Uint8Array(), reason: 'not-a-pdf' },
    { file: 'a text', bytes: text('Dear Sir or Madam'), reason: 'not-a-pdf' },
    { file: 'a header and nothing behind it', bytes: text('%PDF-1.7\n'), reason: 'damaged' },
    { file: 'a PDF of no pages', bytes: noPages, reason: 'damaged' },
  ])('$file', async ({ bytes, reason }) => {
    expect(await read(bytes)).toMatchObject({ outcome: 'unreadable', reason });
  });

  test('an encrypted one without its password, and with another', async () => {
    const bytes = await drawPdf([page], 'open sesame');
    expect(await read(bytes)).toMatchObject({ outcome: 'unreadable', reason: 'password-required' });
    expect(await read(bytes, 'close sesame')).toMatchObject({ reason: 'password-wrong' });
    expect(await read(bytes, 'open sesame')).toMatchObject({
      outcome: 'read',
      accounts: [{ verdict: 'proven', closing: '70.00' }],
    });
  });

  test('a letter, which has no table, by name', async () => {
    const letter = await drawPdf([
      [
        say('Dear customer,'),
        say('thank you for your visit of 4 March 2025. We have changed our opening hours and look'),
        say('forward to seeing you again from Monday to Friday between nine and five.'),
        say('With kind regards,'),
        say('Your branch'),
      ],
    ]);
    expect(await read(letter)).toMatchObject({
      outcome: 'unreadable',
      reason: 'no-transactions',
      pageCount: 1,
    });
  });

  test('one of more pages than the caller allows, before any is read', async () => {
    const pagesRead: number[] = [];
    const extraction = await extract(await drawPdf([page, page, page]), {
      maxPages: 2,
      onProgress: (done) => pagesRead.push(done),
    });
    expect(extraction).toMatchObject({ reason: 'too-many-pages', pageCount: 3 });
    expect(pagesRead).toEqual([]);
  });
});

describe('a file cut off', () => {
  test('at any place is a value, and never proven with rows missing', async () => {
    const whole = await drawPdf([page]);
    for (let part = 0; part < 20; part++) {
      const extraction = await read(whole.slice(0, (whole.length * part) / 20));
      const accounts = 'accounts' in extraction ? extraction.accounts : [];
      for (const account of accounts)
        expect(account.verdict === 'proven' && account.transactions.length !== 2).toBe(false);
    }
  });
});

describe('pages are reported one by one', () => {
  test('to the last', async () => {
    const reported: string[] = [];
    await extract(await drawPdf([page, page]), {
      onProgress: (done, count) => reported.push(`${done}/${count}`),
    });
    expect(reported).toEqual(['1/2', '2/2']);
  });
});
