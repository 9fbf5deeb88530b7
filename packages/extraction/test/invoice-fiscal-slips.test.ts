import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('the slip of a card terminal', () => {
  test('has no line items: its amount and the gratuity are what is charged', async () => {
    const reading = await readInvoice([
      say('THE BENT FORK'),
      say('7 Sample Street'),
      [],
      say('CUSTOMER COPY'),
      say('VISA DEBIT'),
      say('AID: A0000000031010'),
      say('CONTACTLESS'),
      say('SALE'),
      ...table('50 220>', [
        ['AMOUNT', '£27.60'],
        ['GRATUITY', '£3.00'],
        ['TOTAL', '£30.60'],
      ]),
      say('17/03/26 13:05'),
      say('AUTH CODE: 118740'),
    ]);
    expect(linesOf(reading)).toEqual([]);
    expect(reading.fields.total).toBe('30.60');
    expect(reading.verdict).toBe('unproven');
  });
});
