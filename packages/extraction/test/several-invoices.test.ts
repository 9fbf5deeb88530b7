import { type InvoiceReading, invoicesOf } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { messageOf, nameOf } from './finding-names.ts';
import { readInvoice } from './read-invoice.ts';

type Sold = { readonly number: string | null; readonly date: string; readonly price: number };

function head({ number, date }: Sold): DrawnLine[] {
  return [
    title('Invoice'),
    say('Heron Tools Ltd'),
    say('12 Linden Avenue, Leeds'),
    [],
    ...(number === null ? [] : [say(`Invoice number: ${number}`)]),
    say(`Invoice date: ${date}`),
    [],
  ];
}

function items({ price }: Sold): DrawnLine[] {
  return table('50 330> 430> 540>', [
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Cordless drill', '2', money(price), money(price * 2)],
    ['Set of bits', '1', '30.00', '30.00'],
  ]);
}

function sums({ price }: Sold): DrawnLine[] {
  return [
    [],
    ...table('360 540>', [
      ['Subtotal', money(price * 2 + 30)],
      ['Total GBP', money(price * 2 + 30)],
    ]),
  ];
}

function onePage(sold: Sold): DrawnLine[] {
  return [...head(sold), ...items(sold), ...sums(sold)];
}

function money(amount: number): string {
  return amount.toFixed(2);
}

const march: Sold = { number: 'HT-1001', date: '05/03/2025', price: 100 };
const april: Sold = { number: 'HT-1002', date: '07/04/2025', price: 120 };

function summariesOf(reading: InvoiceReading) {
  return invoicesOf(reading).map(({ verdict, fields, lines }) => [
    fields.number,
    fields.total,
    lines.length,
    verdict,
  ]);
}

describe('a file of several invoices', () => {
  test('of one subscription, untitled and alike but for their numbers, is read invoice by invoice', async () => {
    const untitled = (sold: Sold) => [...onePage(sold).slice(1), say('Paid by card. VAT number GB123456789')];
    const reading = await readInvoice(untitled(march), untitled({ ...march, number: 'HT-1002' }));
    expect(summariesOf(reading)).toEqual([
      ['HT-1001', '230.00', 2, 'proven'],
      ['HT-1002', '230.00', 2, 'proven'],
    ]);
  });

  test('is read invoice by invoice, each with its own number, lines, total and proof', async () => {
    const reading = await readInvoice(onePage(march), onePage(april));
    expect(summariesOf(reading)).toEqual([
      ['HT-1001', '230.00', 2, 'proven'],
      ['HT-1002', '270.00', 2, 'proven'],
    ]);
    expect(reading.pageCount).toBe(2);
    expect(reading.others?.[0]?.lines[0]?.source.page).toBe(2);
    expect(reading.findings.map((finding) => [nameOf(finding), finding.invoice])).toEqual([
      ['several-invoices several', undefined],
      ['check-holds lines', 0],
      ['check-holds lines', 1],
    ]);
  });

  test('is split by dates and totals if the invoices have no numbers', async () => {
    const reading = await readInvoice(
      onePage({ ...march, number: null }),
      onePage({ ...april, number: null }),
    );
    expect(summariesOf(reading)).toEqual([
      [null, '230.00', 2, 'proven'],
      [null, '270.00', 2, 'proven'],
    ]);
  });

  test('contains a separate credit note, which names its invoice', async () => {
    const reading = await readInvoice(onePage(march), [
      title('Credit note'),
      say('Heron Tools Ltd'),
      say('Credit note number: CN-77'),
      say('Date: 09/04/2025'),
      say('For invoice number: HT-1001'),
      [],
      ...items({ ...march, price: 15 }),
      ...sums({ ...march, price: 15 }),
    ]);
    expect(summariesOf(reading).map(([number, total]) => [number, total])).toEqual([
      ['HT-1001', '230.00'],
      ['CN-77', '60.00'],
    ]);
  });

  test('contains a receipt without a number after numbered invoices', async () => {
    const reading = await readInvoice(
      onePage(march),
      onePage(april),
      onePage({ number: null, date: '09/05/2025', price: 45 }),
    );
    expect(summariesOf(reading).map(([number, total]) => [number, total])).toEqual([
      ['HT-1001', '230.00'],
      ['HT-1002', '270.00'],
      [null, '120.00'],
    ]);
  });

  test('keeps the later pages of each with its first', async () => {
    const reading = await readInvoice(
      [...head(march), ...items(march)],
      [say('Invoice number: HT-1001'), [], ...sums(march)],
      onePage(april),
      [say('Our general terms of sale apply. Goods remain ours until they are paid.')],
    );
    expect(summariesOf(reading)).toEqual([
      ['HT-1001', '230.00', 2, 'proven'],
      ['HT-1002', '270.00', 2, 'proven'],
    ]);
    expect(messageOf(reading.findings[0])).toContain('on pages 1-2 and 3-4');
  });
});

describe('an invoice of several pages', () => {
  test('is one if its second page calls itself an invoice, under a number that its first page has too', async () => {
    const reading = await readInvoice(
      [...head(march), say('Series 000.017'), ...items(march)],
      [title('Invoice'), say('Number: 000.017'), [], ...sums(march)],
    );
    expect(reading.others).toBeUndefined();
  });

  test('is one, whatever numbers its second page has', async () => {
    const reading = await readInvoice(
      [...head(march), ...items(march)],
      [say('Delivery note number: 77'), [], ...sums(march)],
    );
    expect(summariesOf(reading)).toEqual([['HT-1001', '230.00', 2, 'proven']]);
  });

  test('is not proven if a page calls itself another invoice and says too little to be read as one', async () => {
    const reading = await readInvoice(onePage(march), [...head(april), say('Thank you for your order.')]);
    expect(summariesOf(reading)).toEqual([['HT-1001', '230.00', 2, 'unproven']]);
    expect(reading.findings.map(nameOf)).toContain('several-invoices one');
  });
});

describe('another invoice on the next page', () => {
  const other: Sold = { number: '118', date: '17/03/2025', price: 450 };

  test('is one though its short number is printed on the page before as that of a house', async () => {
    const reading = await readInvoice([...onePage(march), say('Site: 118 Frontage Road')], onePage(other));
    expect(summariesOf(reading)).toEqual([
      ['HT-1001', '230.00', 2, 'proven'],
      ['118', '930.00', 2, 'proven'],
    ]);
  });

  test('is one though its foot names the leaf of a register, which is no number of a page', async () => {
    const reading = await readInvoice(onePage(march), [
      ...onePage(april),
      say('Reg. Mercantil de Navarra, tomo 1306, folio 88, hoja NA-25517'),
    ]);
    expect(summariesOf(reading).map(([number]) => number)).toEqual(['HT-1001', 'HT-1002']);
  });
});
