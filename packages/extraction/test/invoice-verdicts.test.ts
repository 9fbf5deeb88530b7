import { describe, expect, test } from 'vitest';
import { readWords } from '../src/file/read-words.ts';
import { readInvoice as readPages } from '../src/invoice/read-invoice.ts';
import { type DrawnLine, drawPdf, say, table, title } from './draw-pdf.ts';
import { messageOf, nameOf } from './finding-names.ts';
import { readDrawn } from './read-drawn.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('Rechnung'),
  say('Kranich Werkzeuge GmbH'),
  say('Lindenallee 12'),
  say('24105 Kiel'),
  [],
  say('Rechnungsnummer: R-4711'),
  say('Rechnungsdatum: 05.03.2025'),
  say('Fällig am: 19.03.2025'),
  [],
];

const items = table('50 330> 430> 540>', [
  ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
  ['Akkuschrauber', '2', '100,00', '200,00'],
  ['Montage vor Ort', '3', '50,00', '150,00'],
]);

function withSums(rows: readonly (readonly [string, string])[]): DrawnLine[] {
  return [...head, ...items, [], ...table('360 540>', rows)];
}

describe('the verdict of an invoice', () => {
  test('is unproven where neither a word nor a price says that it is one, though the sums add up', async () => {
    const lumps = table('50 540>', [
      ['Akkuschrauber', '200,00'],
      ['Montage vor Ort', '150,00'],
      ['Gesamtbetrag', '350,00'],
    ]);
    const readAs = async (lines: readonly DrawnLine[], isKindKnown: boolean) => {
      const words = await readWords(await drawPdf([[...head, ...lines]]), {});
      return 'pages' in words ? readPages(words.pages, 'invoice', isKindKnown) : null;
    };
    const priced = [...items, ...table('360 540>', [['Gesamtbetrag', '350,00 €']])];
    expect((await readAs(lumps, true))?.verdict).toBe('proven');
    expect((await readAs(lumps, false))?.verdict).toBe('unproven');
    expect((await readAs(priced, false))?.verdict).toBe('proven');
  });

  test('is proven if lines, subtotal, taxes by rate and total tie out', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['zzgl. 19 % MwSt.', '38,00 €'],
        ['zzgl. 7 % MwSt.', '10,50 €'],
        ['Gesamtbetrag', '398,50 €'],
      ]),
    );
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '350.00', tax: '48.50', total: '398.50', currency: 'EUR' },
    });
  });

  test('is proven with shipping and a discount between subtotal and total', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['Rabatt', '-35,00 €'],
        ['Versandkosten', '5,00 €'],
        ['MwSt. 19 %', '60,80 €'],
        ['Gesamtbetrag', '380,80 €'],
      ]),
    );
    expect(reading).toMatchObject({ verdict: 'proven', fields: { total: '380.80', tax: '60.80' } });
  });

  test('is contradicted if the lines miss the printed subtotal, with the difference', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '360,00 €'],
        ['MwSt. 19 %', '68,40 €'],
        ['Gesamtbetrag', '428,40 €'],
      ]),
    );
    expect(reading.verdict).toBe('contradicted');
    expect(messageOf(reading.findings.find((finding) => nameOf(finding) === 'sum-break lines'))).toContain(
      '10.00',
    );
  });

  test('is contradicted if subtotal and tax do not give the total', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['MwSt. 19 %', '66,50 €'],
        ['Gesamtbetrag', '461,50 €'],
      ]),
    );
    expect(reading.verdict).toBe('contradicted');
  });

  test('is unproven if a line does not multiply, although the total passes', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
        ['Akkuschrauber', '2', '100,00', '200,00'],
        ['Filtersatz', '4', '10,00', '40,00'],
        ['Montage vor Ort', '3', '55,00', '150,00'],
      ]),
      [],
      ...table('360 540>', [['Gesamtbetrag', '390,00 €']]),
    ]);
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings).toContainEqual(
      expect.objectContaining({
        code: 'figures-disagree',
        parameters: expect.objectContaining({ reason: 'line-product' }),
        row: 2,
      }),
    );
  });

  test('is unproven if a labelled total follows from nothing, and names it', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['zzgl. 19 % MwSt.', '38,00 €'],
        ['zzgl. 7 % MwSt.', '10,50 €'],
        ['MwSt. gesamt', '84,50 €'],
        ['Gesamtbetrag', '398,50 €'],
      ]),
    );
    expect(reading).toMatchObject({ verdict: 'unproven', fields: { tax: '48.50', total: '398.50' } });
    expect(
      messageOf(reading.findings.find((finding) => nameOf(finding) === 'figure-unexplained sum')),
    ).toContain('84.50');
  });

  test('is unproven if nothing confirms the included tax', async () => {
    const reading = await readInvoice(
      withSums([
        ['Gesamtbetrag', '350,00 €'],
        ['enthaltene MwSt.', '58,55 €'],
      ]),
    );
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings.map(nameOf)).toContain('not-checked tax');
  });

  test('is proven if the printed rate confirms the included tax', async () => {
    const reading = await readInvoice(
      withSums([
        ['Gesamtbetrag', '350,00 €'],
        ['enthaltene MwSt. 19 %', '55,88 €'],
      ]),
    );
    expect(reading).toMatchObject({ verdict: 'proven', fields: { tax: '55.88' } });
  });

  test('is unproven if a row of the tax table misses its total by cents that a rounded rate would allow', async () => {
    const slip = (base: string) => [
      title('Kassenbon'),
      say('Kranich Werkzeuge GmbH'),
      [],
      ...table('50 240>', [
        ['Akkuschrauber', '200,00'],
        ['Bohrer', '38,00'],
        ['Summe', '238,00 €'],
      ]),
      [],
      ...table('50 110> 170> 240>', [['19%', base, '38,00', '238,00']]),
    ];
    expect((await readInvoice(slip('200,00'))).verdict).toBe('proven');
    expect((await readInvoice(slip('200,03'))).verdict).toBe('unproven');
  });

  test('is unproven if a total below the passing one follows only by subtracting what is added', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['Versandkosten', '11,00 €'],
        ['Nettobetrag', '361,00 €'],
        ['Porto', '2,00 €'],
        ['Gesamtbetrag', '359,00 €'],
      ]),
    );
    expect(reading.verdict).not.toBe('proven');
  });

  test('is unproven if a rounding has lost its sign, and the amount due follows it', async () => {
    const reading = await readDrawn([
      [
        title('Receipt'),
        say('Kranich Tools'),
        say('05/03/2025'),
        [],
        ...table('50 330> 430> 540>', [
          ['Item', 'Qty', 'Price', 'Amount'],
          ['Sponge', '2', '1.15', '2.30'],
          ['Bucket', '1', '4.61', '4.61'],
        ]),
        [],
        ...table('360 540>', [
          ['Total', '6.91'],
          ['Rounding adjustment', '0.01'],
          ['Total rounded', '6.90'],
        ]),
      ],
    ]);
    expect(reading).toMatchObject({ verdict: 'unproven', fields: { total: '6.90' } });
  });

  test('is unproven with a printed rounding that nothing needs', async () => {
    const reading = await readInvoice(
      withSums([
        ['Zwischensumme', '350,00 €'],
        ['MwSt. 19 %', '66,50 €'],
        ['Rundung', '-0,01 €'],
        ['Gesamtbetrag', '416,50 €'],
      ]),
    );
    expect(reading.verdict).toBe('unproven');
  });

  test('is unproven if the included tax is a cent off its rates', async () => {
    const slip = (tax: string) => [
      title('Kassenbon'),
      say('Kranich Werkzeuge GmbH'),
      [],
      ...table('50 170> 240>', [
        ['Bezeichnung', 'MwSt', 'Betrag'],
        ['Akkuschrauber', '19%', '119,00'],
        ['Fachbuch', '7%', '10,70'],
        ['Summe', '', '129,70 €'],
        ['enthaltene MwSt', '', tax],
      ]),
    ];
    expect((await readInvoice(slip('19,70'))).verdict).toBe('proven');
    expect((await readInvoice(slip('19,71'))).verdict).toBe('unproven');
  });

  test('is unproven if a column next to the amounts adds up to no printed figure', async () => {
    const bill = (net: string) => [
      ...head,
      ...table('50 330> 430> 540>', [
        ['Bezeichnung', 'Netto', 'USt.', 'Brutto'],
        ['Stellplatz', net, '19,00', '119,00'],
        ['Kabelanschluss', '200,00', '38,00', '238,00'],
      ]),
      [],
      ...table('360 540>', [
        ['Summe netto', '300,00 €'],
        ['19 % Umsatzsteuer', '57,00 €'],
        ['Gesamtbetrag', '357,00 €'],
      ]),
    ];
    expect((await readInvoice(bill('100,00'))).verdict).toBe('proven');
    expect((await readInvoice(bill('700,00'))).verdict).not.toBe('proven');
  });

  test('is unproven if the taxes of the lines, next to quantities and prices, add up to no printed figure', async () => {
    const slip = (tax: string) => [
      title('Kvittering'),
      say('Øresundslinjen A/S'),
      ...table('50 280> 360> 450> 540>', [
        ['Vare', 'Antal', 'Pris', 'Heraf moms', 'I alt DKK'],
        ['Frokostbuffet voksen', '2', '169,00', tax, '338,00'],
        ['Parkering', '1', '50,00', '10,00', '50,00'],
        ['Total', '', '', '77,60', '388,00'],
      ]),
      say('Betalt med Dankort'),
    ];
    expect((await readInvoice(slip('67,60'))).verdict).toBe('proven');
    expect((await readInvoice(slip('97,60'))).verdict).toBe('unproven');
  });

  test('is not proven by the list of payments if the items miss the total', async () => {
    const reading = await readInvoice([
      title('Invoice #4711'),
      say('Fleetway Hosting LLC'),
      [],
      ...table('50 540>', [
        ['Description', 'Total'],
        ['Business hosting', '$140.00'],
        ['Domain renewal', '$35.95'],
        ['Sub Total', '$155.95'],
        ['Total', '$155.95'],
      ]),
      [],
      ...table('50 200 350 540>', [
        ['Transaction Date', 'Gateway', 'Transaction ID', 'Amount'],
        ['03/05/2025', 'Credit Card', 'ch_AKPQRS', '$155.95'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('is unproven if the totals pass only without a row that has quantity and price', async () => {
    const reading = await readInvoice([
      ...head,
      ...items,
      [],
      ...table('360 540>', [['Gesamtbetrag', '400,00 €']]),
      [],
      ...table('50 540>', [
        ['Zahlung', 'Betrag'],
        ['Überweisung', '400,00'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('does not use a part of the totals as the total if a withheld amount is printed', async () => {
    const reading = await readInvoice([
      title('FACTURA'),
      say('Marta Ibáñez Soler'),
      say('Nº factura: F-12/24'),
      say('Fecha: 05/03/2024'),
      [],
      ...table('50 330> 430> 540>', [
        ['Concepto', 'Cantidad', 'Precio', 'Importe'],
        ['Asesoría fiscal', '2', '100,00', '200,00'],
      ]),
      [],
      ...table('360 540>', [
        ['Base imponible', '200,00 €'],
        ['IVA 21%', '42,00 €'],
        ['Retención IRPF 15%', '-30,00 €'],
        ['TOTAL A PAGAR', '212,00 €'],
      ]),
    ]);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '200.00', tax: '42.00', total: '212.00' },
    });
  });

  test('invents no total: a document without one says so', async () => {
    const reading = await readInvoice([...head, ...items]);
    expect(reading.fields).toMatchObject({ subtotal: null, tax: null, total: null });
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings.map(nameOf)).toContain('not-found total');
  });
});

test('a delivery note is none of the supported kinds, and the answer says what it calls itself', async () => {
  const extraction = await readDrawn([
    [title('Lieferschein'), say('Kranich Werkzeuge GmbH'), say('2 Kartons Schrauben')],
  ]);
  expect(extraction).toMatchObject({ outcome: 'unreadable', reason: 'no-transactions' });
  expect(JSON.stringify(extraction)).toContain('Lieferschein');
});

test('a receipt is unproven if its lines pass only without one that multiplies, although it was paid that way', async () => {
  const reading = await readInvoice([
    say('Frischmarkt Sander'),
    title('Quittung'),
    say('2 x 54,09', 64),
    ...table('50 240>', [['EIER FREILAND', '108,18']]),
    say('2 x 2 394,81', 64),
    ...table('50 240>', [['ROGGENBROT', '4 789,62']]),
    say('0,5 x 94,06', 64),
    ...table('50 240>', [
      ['EIER FREILAND', '47,03'],
      ['Zu zahlen', '4 948,83 €'],
      ['girocard', '4 948,83'],
    ]),
    ...table('50 110> 170> 240>', [
      ['USt %', 'Netto', 'USt.', 'Brutto'],
      ['19 %', '90,91', '17,27', '108,18'],
      ['7 %', '4 520,23', '316,42', '4 836,65'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

describe('a document that is none of the supported kinds', () => {
  const offered = table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['Oak worktop', '2', '100.00', '200.00'],
    ['Fitting', '3', '50.00', '150.00'],
    ['', '', 'Subtotal', '350.00'],
    ['', '', 'VAT 20%', '70.00'],
    ['', '', 'Total', '420.00'],
  ]);

  test.each(['QUOTATION', 'Angebot', 'DEVIS', 'Presupuesto', 'Preventivo', 'Offerte', 'Purchase Order'])(
    '“%s” is recognized by its name, though its lines and totals tie out',
    async (name) => {
      const extraction = await readDrawn([[title(name), say('Thornbury Trade Supplies'), [], ...offered]]);
      expect(extraction).toMatchObject({ outcome: 'unreadable', reason: 'no-transactions' });
      expect(JSON.stringify(extraction)).toContain(name);
    },
  );

  test('an invoice that mentions an offer is an invoice', async () => {
    const reading = await readInvoice([
      title('Invoice'),
      say('Invoice number: 4711'),
      say('Quotation'),
      say('Q-12 of 3 March'),
      [],
      ...offered,
    ]);
    expect(reading.fields.total).toBe('420.00');
  });

  test('a letter is reported as one', async () => {
    const extraction = await readDrawn([
      [
        say('Dear Mrs Ashdown,'),
        say('thank you for your kind letter of last week, which we were pleased to receive.'),
        say('We shall be happy to see you on the agreed day and remain at your disposal until then.'),
      ],
    ]);
    expect(extraction).toMatchObject({ outcome: 'unreadable', reason: 'no-transactions' });
    expect(JSON.stringify(extraction)).toContain('a letter');
  });
});

test('a credit note without a minus stays as printed, and says so', async () => {
  const reading = await readInvoice([
    title('Credit Note'),
    say('Credit note no: CN-12'),
    [],
    ...table('50 540>', [
      ['Description', 'Amount'],
      ['Oak worktop returned', '£200.00'],
      ['Total credit', '£200.00'],
    ]),
  ]);
  expect(reading).toMatchObject({ fields: { total: '200.00' }, lines: [{ amount: '200.00' }] });
  expect(reading.findings.map(nameOf)).toContain('credit-unsigned');
});

test('a net amount that its line’s tax and gross amount deny by cents keeps a bill from being proven', async () => {
  const rent = (net: string) => [
    title('MIETRECHNUNG'),
    say('Stadtgrund Immobilien AG'),
    say('Rechnungsnummer: MR-67039'),
    say('Datum: 23.05.2022'),
    [],
    ...table('50 340> 430> 540>', [
      ['Position', 'Netto', 'USt.', 'Brutto'],
      ['Kabelanschluss', '1.019,52 €', '193,71 €', '1.213,23 €'],
      ['Stellplatz', '292,85 €', '55,64 €', '348,49 €'],
      ['Heizkosten', net, '165,60 €', '1.037,17 €'],
      ['Nettokaltmiete', '220,47 €', '41,89 €', '262,36 €'],
    ]),
    ...table('360 540>', [
      ['Summe netto', '2.404,41 €'],
      ['19 % Umsatzsteuer', '456,84 €'],
      ['Zahlbetrag', '2.861,25 €'],
    ]),
  ];
  expect((await readInvoice(rent('871,57 €'))).verdict).toBe('proven');
  expect((await readInvoice(rent('871,54 €'))).verdict).toBe('unproven');
});
