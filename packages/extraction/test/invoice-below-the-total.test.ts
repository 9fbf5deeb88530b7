import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2026-0117'), []];
const LINES = [
  ['Description', 'Quantity', 'Price', 'Amount'],
  ['Label design', '1', '1,200.00', '1,200.00'],
  ['Editing, hours', '10', '45.00', '450.00'],
  ['Photographs', '4', '50.00', '200.00'],
  ['', '', '', ''],
];
const bill = (sums: readonly (readonly string[])[]) =>
  readInvoice([...head, ...table('50 300> 400> 520>', LINES), ...table('300 520>', sums)]);

test('lines and their tax prove a total, though a tip is added below it', async () => {
  const reading = await bill([
    ['VAT 24%', '444.00'],
    ['Total', '2,294.00'],
    ['Gratuity', '100.00'],
    ['Paid by card', '2,394.00'],
  ]);
  expect(reading.fields).toMatchObject({ tax: '444.00', total: '2294.00' });
  expect(reading.verdict).toBe('proven');
});

test('a payment named by its day alone leads from the total to the amount due', async () => {
  const reading = await bill([
    ['VAT 24%', '444.00'],
    ['Total', '2,294.00'],
    ['12/05/2026 EFTPOS, with thanks', '-500.00'],
    ['Balance owing', '1,794.00'],
  ]);
  expect(reading.fields.total).toBe('2294.00');
  expect(reading.verdict).toBe('proven');
});

test('a total in a second currency below the first is no other total', async () => {
  const reading = await bill([
    ['VAT 20%', '370.00 €'],
    ['Total', '2,220.00 €'],
    ['Total in leva', '4,341.94 лв.'],
  ]);
  expect(reading.fields).toMatchObject({ total: '2220.00', currency: 'EUR' });
  expect(reading.verdict).toBe('proven');
});

test('an amount due that nothing printed leads to keeps a total from being proven', async () => {
  const reading = await bill([
    ['VAT 24%', '444.00'],
    ['Total', '2,294.00'],
    ['12/05/2026 EFTPOS, with thanks', '-500.00'],
    ['Balance owing', '1,749.00'],
  ]);
  expect(reading.verdict).toBe('unproven');
});

test('a deduction named by its document and day leads to what is called the sum to pay', async () => {
  const reading = await bill([
    ['Subtotal', '1,850.00'],
    ['VAT 24%', '444.00'],
    ['Total', '2,294.00'],
    ['FZ/31/02/2026 of 10/02/2026', '-400.00'],
    ['Total to pay', '1,894.00'],
  ]);
  expect(reading.fields.total).toBe('2294.00');
  expect(reading.verdict).toBe('proven');
});

test('a deduction of an unknown name between two totals was paid before, and the first is the total', async () => {
  const reading = await bill([
    ['Totaal exclusief btw', '1,850.00'],
    ['Btw 24%', '444.00'],
    ['Totaal opdracht', '2,294.00'],
    ['Af: termijn 26.0118', '-400.00'],
    ['Door u te betalen', '1,894.00'],
  ]);
  expect(reading.fields.total).toBe('2294.00');
  expect(reading.verdict).toBe('proven');
});
