import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const body = (columns: readonly string[], total: string): DrawnLine[] => [
  ...table('50 330> 430> 540>', [columns, ['A', '1', '10.00', '10.00']]),
  [],
  ...table('360 540>', [[total, '10.00']]),
];

const english = body(['Description', 'Qty', 'Unit price', 'Amount'], 'Total');

describe('number, dates and parties', () => {
  test('stand beside, behind or under their labels', async () => {
    const beside = await readInvoice([
      title('INVOICE'),
      say('Calder Valley Electrics Limited'),
      ...table('50 200', [
        ['Invoice no.', 'CV-2201'],
        ['Date', '3 April 2025'],
        ['Due date', '3 May 2025'],
        ['Customer', 'Tidewater Logistics Inc.'],
      ]),
      ...english,
    ]);
    const under = await readInvoice([
      say('Calder Valley Electrics Limited'),
      title('INVOICE'),
      ...table('50 180 310', [
        ['Invoice no.', 'Date', 'Due date'],
        ['CV-2201', '3 April 2025', '3 May 2025'],
      ]),
      [],
      say('Bill to'),
      say('Tidewater Logistics Inc.'),
      ...english,
    ]);
    const expected = {
      number: 'CV-2201',
      date: '2025-04-03',
      dueDate: '2025-05-03',
      vendor: 'Calder Valley Electrics Limited',
      customer: 'Tidewater Logistics Inc.',
    };
    expect(beside.fields).toMatchObject(expected);
    expect(under.fields).toMatchObject(expected);
  });

  test('are read from a letter with a window: the sender is no customer', async () => {
    const reading = await readInvoice([
      say('Kranich Werkzeuge GmbH · Lindenallee 12 · 24105 Kiel'),
      say('Praxis Dr. Weidinger'),
      say('Rosenweg 27a'),
      say('01067 Dresden'),
      [],
      title('Rechnung Nr. 88123'),
      say('Datum: 07.02.2025'),
      ...table('50 330> 430> 540>', [
        ['Leistung', 'Menge', 'Preis', 'Betrag'],
        ['Wartung', '1', '10,00', '10,00'],
      ]),
      ...table('360 540>', [['Rechnungsbetrag', '10,00 €']]),
    ]);
    expect(reading.fields).toMatchObject({
      number: '88123',
      date: '2025-02-07',
      vendor: 'Kranich Werkzeuge GmbH',
      customer: 'Praxis Dr. Weidinger',
    });
  });

  test('keep day before month save where the address is American', async () => {
    const dated = (city: string, mark: string) =>
      readInvoice([
        title('INVOICE'),
        say('Willow Design LLC'),
        say('3581 Cedar Avenue'),
        say(city),
        say('Invoice # 771'),
        say('Date: 03/04/2025'),
        ...table('50 330> 430> 540>', [
          ['Description', 'Qty', 'Unit price', 'Amount'],
          ['Design', '1', `${mark}10.00`, `${mark}10.00`],
        ]),
        ...table('360 540>', [['Total', `${mark}10.00`]]),
      ]);
    expect((await dated('Vancouver, WA 98685', '$')).fields).toMatchObject({
      date: '2025-03-04',
      currency: 'USD',
    });
    expect((await dated('York YO1 7HH', '£')).fields).toMatchObject({ date: '2025-04-03', currency: 'GBP' });
  });

  test('name no currency where a bare dollar sign is all that is printed', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('Willow Design'),
      say('Invoice # 771'),
      say('Date: 03/04/2025'),
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Design', '1', '$10.00', '$10.00'],
      ]),
      ...table('360 540>', [['Total', '$10.00']]),
    ]);
    expect(reading.fields).toMatchObject({ date: '2025-03-04', currency: null, total: '10.00' });
  });

  test('are null where the document is silent', async () => {
    const reading = await readInvoice([title('INVOICE'), say('Oakmoor Catering'), ...english]);
    expect(reading.fields).toMatchObject({
      number: null,
      date: null,
      dueDate: null,
      customer: null,
      tax: null,
    });
  });
});

const LANGUAGES: readonly (readonly [string, readonly string[], readonly string[], string, string])[] = [
  [
    'fr',
    ['Facture n° FA-17', 'Date : 13/11/2024', 'Client : Cabinet Roussel'],
    ['Désignation', 'Qté', 'PU HT', 'Montant HT'],
    'Net à payer',
    'Cabinet Roussel',
  ],
  [
    'es',
    ['Factura nº FA-17', 'Fecha: 13/11/2024', 'Cliente: Clínica Soler'],
    ['Concepto', 'Cantidad', 'Precio', 'Importe'],
    'Total a pagar',
    'Clínica Soler',
  ],
  [
    'it',
    ['Fattura n. FA-17', 'Data: 13/11/2024', 'Cliente: Studio Morandi'],
    ['Descrizione', 'Q.tà', 'Prezzo unitario', 'Importo'],
    'Totale documento',
    'Studio Morandi',
  ],
  [
    'nl',
    ['Factuurnummer: FA-17', 'Factuurdatum: 13-11-2024', 'Klant: Basisschool de Wilg'],
    ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
    'Te betalen',
    'Basisschool de Wilg',
  ],
  [
    'pt',
    ['Fatura nº FA-17', 'Data: 13/11/2024', 'Cliente: Escola do Moinho'],
    ['Descrição', 'Quantidade', 'Preço unitário', 'Valor'],
    'Total a pagar',
    'Escola do Moinho',
  ],
];

test.each(LANGUAGES)(
  'an invoice in %s says number, date, customer, line and total',
  async (_, lines, headings, total, customer) => {
    const reading = await readInvoice([
      ...lines.map((line) => say(line)),
      [],
      ...table('50 330> 430> 540>', [headings, ['LED 50 W', '2', '1.250,00', '2.500,00']]),
      [],
      ...table('360 540>', [[total, '2.500,00 €']]),
    ]);
    expect(reading.fields).toMatchObject({ number: 'FA-17', date: '2024-11-13', customer, total: '2500.00' });
    expect(reading.lines).toMatchObject([
      { description: 'LED 50 W', quantity: '2', unitPrice: '1250.00', amount: '2500.00' },
    ]);
    expect(reading.verdict).toBe('proven');
  },
);
