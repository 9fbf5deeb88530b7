import { extractionSchema } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { drawPdf, say, table } from './draw-pdf.ts';
import { namesIn } from './finding-names.ts';

const columns = '50 120 440> 540>';
const heads = ['Date', 'Description', 'Amount', 'Balance'];

/** Advertising around a statement of two pages, each of whose rows can be shown by its name. */
const pages = [
  [say('Discover our new savings products')],
  [
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Opening balance 100.00'),
    ...table(columns, [heads, ['2025-03-04', 'ON PAGE TWO', '-10.00', '90.00']]),
  ],
  [
    ...table(columns, [heads, ['2025-03-05', 'ON PAGE THREE', '-20.00', '70.00']]),
    say('Closing balance 70.00'),
  ],
  [say('General terms and conditions')],
];

async function read(chosen: readonly number[], more: { maxPages?: number } = {}) {
  return extractionSchema.parse(await extract(await drawPdf(pages), { pages: chosen, ...more }));
}

describe('of a document whose pages are chosen', () => {
  test('only those are read, and the others are named', async () => {
    const reading = await read([2, 3]);
    expect(reading).toMatchObject({
      pageCount: 4,
      accounts: [
        {
          verdict: 'proven',
          transactions: [
            { description: 'ON PAGE TWO', source: { page: 2 } },
            { description: 'ON PAGE THREE', source: { page: 3 } },
          ],
        },
      ],
    });
    expect(reading.outcome === 'read' && reading.findings).toContainEqual({
      code: 'pages-not-read',
      parameters: { reason: 'left-out', pages: '1, 4' },
      severity: 'info',
    });
  });

  test('a part of the statement is not proven by sums that need the rest', async () => {
    const reading = await read([2]);
    expect(reading).toMatchObject({ accounts: [{ transactions: [{ description: 'ON PAGE TWO' }] }] });
    expect(JSON.stringify(reading)).not.toContain('ON PAGE THREE');
  });

  test('the limit counts those chosen, not those there are', async () => {
    expect(await read([2, 3], { maxPages: 2 })).toMatchObject({ outcome: 'read' });
    expect(await read([2, 3], { maxPages: 1 })).toMatchObject({ reason: 'too-many-pages', pageCount: 4 });
  });

  test('page numbers beyond the end are ignored, and it is an error if none is left', async () => {
    expect(await read([2, 3, 9])).toMatchObject({ outcome: 'read' });
    expect(await read([8, 9])).toMatchObject({
      reason: 'no-transactions',
      message: expect.stringContaining('None of the chosen pages'),
    });
  });
});

test('of a document read whole, no page is said to be left out', async () => {
  const reading = extractionSchema.parse(await extract(await drawPdf(pages)));
  expect(namesIn(reading)).not.toContain('pages-not-read left-out');
});
