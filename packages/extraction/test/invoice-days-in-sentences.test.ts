import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const items = table('50 540>', [
  ['Leistung', 'Betrag'],
  ['Webhosting Paket M', '12,90 €'],
  ['Domain', '14,10 €'],
  ['Gesamtbetrag', '27,00 €'],
]);

describe('the days of an invoice', () => {
  test('have the day of a debit as the last to pay', async () => {
    const reading = await readInvoice([
      title('RECHNUNG'),
      say('Nordlicht Rechenzentrum GmbH'),
      say('Rechnungsnummer: RE-26-0815'),
      say('Rechnungsdatum: 02.02.2026'),
      [],
      ...items,
      [],
      say('Der Betrag wird am 10.02.2026 von Ihrem Konto mit der IBAN DE42 4471'),
      say('per Lastschrift eingezogen.'),
    ]);
    expect(reading.fields).toMatchObject({ date: '2026-02-02', dueDate: '2026-02-10' });
  });

  test('have no day to pay from a sentence about something else', async () => {
    const reading = await readInvoice([
      title('RECHNUNG'),
      say('Nordlicht Rechenzentrum GmbH'),
      say('Rechnungsnummer: RE-26-0815'),
      say('Rechnungsdatum: 02.02.2026'),
      [],
      ...items,
      [],
      say('Die Wartung wird am 10.02.2026 in der Nacht durchgeführt.'),
    ]);
    expect(reading.fields.dueDate).toBeNull();
  });

  test('are not those of the order or the payment that a sentence beginning with the title speaks of', async () => {
    const reading = await readInvoice([
      say('Nordlicht Rechenzentrum GmbH'),
      say('Rechnungsnummer: RE-26-0815'),
      say('Rechnungsdatum: 05.03.2026'),
      say('Rechnung gemäß Bestellung vom 01.03.2026'),
      [],
      ...items,
    ]);
    expect(reading.fields.date).toBe('2026-03-05');
  });

  test('may be set with a space behind each point, under a label and in a sentence', async () => {
    const reading = await readInvoice([
      title('RECHNUNG'),
      say('Nordlicht Rechenzentrum GmbH'),
      say('Rechnungsnummer: RE-26-0815'),
      say('Rechnungsdatum: 17. 3. 2026'),
      [],
      ...items,
      [],
      say('Bitte überweisen Sie den Betrag bis zum 16. 4. 2026 ohne Abzug.'),
    ]);
    expect(reading.fields).toMatchObject({ date: '2026-03-17', dueDate: '2026-04-16' });
  });

  test('are not the day of an advance invoice that is set off among the sums', async () => {
    const reading = await readInvoice([
      title('Rechnung Nr. SR-118'),
      say('Nordlicht Rechenzentrum GmbH'),
      say('Rechnungsdatum: 05.03.2026'),
      [],
      ...items,
      ...table('50 540>', [['Rechnung Nr. AR-31 vom 10.02.2026', '-20,00 €']]),
    ]);
    expect(reading.fields.date).toBe('2026-03-05');
  });

  test('have the day until which a Greek invoice gives credit as the last to pay', async () => {
    const reading = await readInvoice([
      title('Τιμολόγιο'),
      say('Αριθμός: 118'),
      say('Ημερομηνία: 17/03/2026'),
      say('Τρόπος πληρωμής: Επί πιστώσει έως 16/04/2026'),
      [],
      ...table('50 540>', [
        ['Περιγραφή', 'Αξία'],
        ['Σχεδιασμός ετικέτας', '1.200,00'],
        ['Συνολική αξία', '1.200,00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ date: '2026-03-17', dueDate: '2026-04-16' });
  });
});

test('the last day to pay may be below the sum that is to pay', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Fenwater Business Retail Limited'),
    say('Invoice number: INV-20751946'),
    [],
    ...table('50 180 320 540>', [
      ['', '', 'Please pay', '€27.00'],
      ['Invoice date', '17 April 2026', 'by 8 May 2026', ''],
    ]),
    [],
    ...items,
  ]);
  expect(reading.fields).toMatchObject({ date: '2026-04-17', dueDate: '2026-05-08' });
});

test('a day that ends the period of the work is not the invoice’s', async () => {
  const reading = await readInvoice([
    say('Federer-Muster Treuhand AG'),
    say('St. Gallen, 13. März 2026'),
    say('Honorarrechnung Nr. 260418'),
    say('Mandat 1187; Leistungen vom 8. Januar bis 6. März 2026'),
    [],
    ...items,
  ]);
  expect(reading.fields.date).toBe('2026-03-13');
});

test('a day in short form is the one printed in full, whatever is first in it', async () => {
  const { fields } = await readInvoice([
    say('ELMBROOK DRUG MART'),
    say('2026/02/11  17:26:40   Store 0418'),
    ...table('50 300>', [
      ['BANDAGES', '7.49'],
      ['MILK', '5.29'],
      ['TOTAL', '12.78'],
    ]),
    say('DATE/TIME 26/02/11 17:26:58'),
  ]);
  expect(fields.date).toBe('2026-02-11');
});
