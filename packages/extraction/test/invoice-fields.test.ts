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
  test('are read next to, after or below their labels', async () => {
    const nextTo = await readInvoice([
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
    expect(nextTo.fields).toMatchObject(expected);
    expect(under.fields).toMatchObject(expected);
  });

  test('are read from a window letter: the sender is no customer', async () => {
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

  test('are day first unless the address is American', async () => {
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

  test('take no article number with a leading zero for an amount in a currency', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('Facture N° F-118 du 12/03/2025'),
      ...table('50 130 400> 540>', [
        ['Référence', 'Désignation', 'Qté', 'Montant HT'],
        ['GEL0740', 'Solution pour les mains', '4', '100,00'],
      ]),
      ...table('400 540>', [
        ['Total HT', '100,00'],
        ['TVA 20 %', '20,00'],
        ['NET À PAYER', '120,00 €'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ total: '120.00', currency: 'EUR' });
  });

  test('name no currency if only a dollar sign is printed', async () => {
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

  test('are null if the document has none', async () => {
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
  [
    'sv',
    ['Fakturanummer: FA-17', 'Fakturadatum: 2024-11-13', 'Kund: Nordhamn Logistik'],
    ['Beskrivning', 'Antal', 'À-pris', 'Belopp'],
    'Att betala',
    'Nordhamn Logistik',
  ],
  [
    'da',
    ['Fakturanr.: FA-17', 'Fakturadato: 13-11-2024', 'Kunde: Fjordens Frugt'],
    ['Beskrivelse', 'Antal', 'Enhedspris', 'I alt'],
    'I alt at betale',
    'Fjordens Frugt',
  ],
  [
    'no',
    ['Fakturanr: FA-17', 'Fakturadato: 13.11.2024', 'Faktura til: Sameiet Bryggen'],
    ['Beskrivelse', 'Antall', 'Pris', 'Beløp'],
    'Å betale',
    'Sameiet Bryggen',
  ],
  [
    'fi',
    ['Laskun numero: FA-17', 'Laskun päiväys: 13.11.2024', 'Asiakas: Rantala Puutarhat'],
    ['Kuvaus', 'Määrä', 'Yksikköhinta', 'Yhteensä'],
    'Maksettava yhteensä',
    'Rantala Puutarhat',
  ],
  [
    'pl',
    ['Numer faktury: FA-17', 'Data wystawienia: 13.11.2024', 'Nabywca: Przedszkole Bajka'],
    ['Nazwa', 'Ilość', 'Cena netto', 'Kwota'],
    'Razem do zapłaty',
    'Przedszkole Bajka',
  ],
];

test.each(LANGUAGES)(
  'an invoice in %s has number, date, customer, line and total',
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

describe('the parties of an invoice', () => {
  const lines = table('50 540>', [
    ['Omschrijving', 'Bedrag'],
    ['Snoeiwerk', '120,00'],
    ['Totaal', '€ 120,00'],
  ]);

  test('are read below a bare heading, not from the column next to it', async () => {
    const reading = await readInvoice([
      ...table('50 380', [
        ['Factuur aan', 'Van Dongen Ontwerp'],
        ['Bakkerij De Molen B.V.', 'Kerkstraat 41'],
        ['Dorpsstraat 8', '3581 RA Utrecht'],
        ['3511 AB Utrecht', 'KvK 61234567'],
      ]),
      [],
      title('Factuur'),
      say('Factuurnummer 2024-11'),
      ...lines,
    ]);
    expect(reading.fields).toMatchObject({
      vendor: 'Van Dongen Ontwerp',
      customer: 'Bakkerij De Molen B.V.',
    });
  });

  test('are recognized by the section that labels their name', async () => {
    const reading = await readInvoice([
      title('NOTA FISCAL'),
      say('Número da nota: 57455681'),
      say('PRESTADOR DE SERVIÇOS'),
      say('Nome/Razão Social: Horizonte Sistemas Ltda'),
      say('CPF/CNPJ: 12.345.678/0001-90'),
      say('TOMADOR DE SERVIÇOS'),
      say('Nome/Razão Social: Comercial Paulista S/A'),
      [],
      ...table('50 540>', [
        ['Descrição', 'Valor total'],
        ['Suporte técnico', 'R$ 900,00'],
        ['Valor total da nota', 'R$ 900,00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({
      vendor: 'Horizonte Sistemas Ltda',
      customer: 'Comercial Paulista S/A',
    });
  });

  test('the vendor of a bill is the company whose registration is at the bottom', async () => {
    const reading = await readInvoice([
      say('Lindale Primary School'),
      say('7 Orchard Close'),
      say('Hereford HR1 2AB'),
      [],
      title('Your bill'),
      say('Bill number: M933917890'),
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Monthly plan', '£35.45'],
        ['Total', '£35.45'],
      ]),
      [],
      say('Clearwave Mobile Limited, registered in England 01234567. VAT no. GB 111 2223 44'),
    ]);
    expect(reading.fields).toMatchObject({
      vendor: 'Clearwave Mobile Limited',
      customer: 'Lindale Primary School',
    });
  });
});

test.each([
  ['in groups of digits', [say('Invoice number: 4041 1874 0326')], '4041 1874 0326'],
  ['between asterisks', [say('Invoice no. *312/2026*')], '312/2026'],
  ['of a series and a place in it, below the title', [say('F001 - 00011874')], 'F001 - 00011874'],
])('a number %s is read whole', async (_, lines, number) => {
  const reading = await readInvoice([
    title('Invoice'),
    ...lines,
    say('Date: 2025-03-05'),
    [],
    ...table('50 330> 430> 540>', [
      ['Description', 'Qty', 'Price', 'Amount'],
      ['Drill', '2', '100.00', '200.00'],
    ]),
    ...table('360 540>', [['Total', '200.00']]),
  ]);
  expect(reading.fields.number).toBe(number);
});

test('the day of an invoice is not that of a permit with the day it ends on', async () => {
  const { fields } = await readInvoice([
    title('SALES INVOICE'),
    say('Kusina Foods Corp.'),
    say('03/18/2026 07:41 PM'),
    [],
    ...table('50 540>', [
      ['Adobo', '370.00'],
      ['Sinigang', '320.00'],
      ['Total', '690.00'],
    ]),
    [],
    say('Date issued 01/08/2025 valid to 01/07/2030'),
  ]);
  expect(fields.date).toBe('2026-03-18');
});
