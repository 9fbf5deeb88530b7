import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const sale = table('50 540>', [
  ['Description', 'Amount'],
  ['Consulting', '400.00'],
  ['Travel', '100.00'],
  ['Total', '500.00'],
]);

describe('the customer', () => {
  test.each(['Brf Sjöutsikten 3', 'WEG Lindenstraße 12'])(
    'may be the owners of a building, called by its address: %s',
    async (owners) => {
      const { fields } = await readInvoice([
        title('Acme Elteknik AB'),
        say('Värmdövägen 204, 131 40 Nacka'),
        [],
        ...table('50 350', [
          ['Invoice 4711', owners],
          ['Date 5 March 2026', 'Box 4417'],
          ['', '13104 Nacka'],
        ]),
        [],
        ...sale,
      ]);
      expect(fields.customer).toBe(owners);
    },
  );

  test('may be owners whose name ends in a street', async () => {
    const { fields } = await readInvoice([
      title('INSTALACIONES ELÉCTRICAS MUESTRA, S.L.'),
      say('C/ Cabildo Viejo, 18 - 23400 Úbeda (Jaén)'),
      [],
      ...table('50 330', [
        ['FACTURA A/26-0118', 'Cdad. Prop. Plaza Ejemplo 4'],
        ['Fecha: 30/04/2026', 'Plaza Ejemplo, 4'],
        ['', '23440 Baeza (Jaén)'],
        ['', 'C.I.F. H-23022011'],
      ]),
      [],
      ...sale,
    ]);
    expect(fields.customer).toBe('Cdad. Prop. Plaza Ejemplo 4');
  });

  test('stands behind the number of a tax and before an address', async () => {
    const { fields } = await readInvoice([
      title('Счет на оплату № 118 от 17 марта 2026 г.'),
      say('Поставщик: БИН / ИИН 110840018745, ТОО "Алтын Климат", г. Алматы, пр. Абая, дом 118'),
      say('Покупатель: БИН / ИИН 220740011871, ТОО "Пример Логистик", г. Алматы, ул. Складская, дом 40'),
      [],
      ...table('50 540>', [
        ['Наименование', 'Сумма'],
        ['Кондиционер', '992 000.00'],
        ['Монтаж', '180 000.00'],
        ['Итого:', '1 172 000.00'],
      ]),
    ]);
    expect([fields.vendor, fields.customer]).toEqual(['ТОО "Алтын Климат"', 'ТОО "Пример Логистик"']);
  });

  test('is the name below a form of address', async () => {
    const { fields } = await readInvoice([
      title('Studio Dentistico Campione'),
      say('Via dei Modelli 118 - 41121 Modena'),
      ...table('50 350', [
        ['', 'Gent.mo Sig.'],
        ['FATTURA n. 118/2026', 'Marco Esempio'],
        ['Data: 17/03/2026', 'Via Prova 40'],
        ['', '41012 Carpi (MO)'],
      ]),
      [],
      ...table('50 540>', [
        ['Prestazione', 'Importo €'],
        ['Ablazione del tartaro', '90,00'],
        ['Terapia canalare', '320,00'],
        ['TOTALE FATTURA', '410,00'],
      ]),
    ]);
    expect(fields.customer).toBe('Marco Esempio');
  });

  test('is named below two labels on one line', async () => {
    const { fields } = await readInvoice([
      title('Slaney Fuels Limited'),
      say('Delivery Invoice'),
      ...table('50 350', [
        ['Deliver to / Customer', 'Invoice number SF260318-41'],
        ['Mrs Aoife Sampleton', 'Date 18 March 2026'],
        ['The Old Forge, Ballyteigue', ''],
        ['Kilmore, Co. Wexford', ''],
      ]),
      [],
      ...sale,
    ]);
    expect(fields.customer).toBe('Mrs Aoife Sampleton');
  });
});

describe('the number', () => {
  test('is below the title, not that of a ticket', async () => {
    const { fields } = await readInvoice([
      title('FARMACIAS LA SALUD S.A.'),
      say('FACTURA'),
      say('No. 001-014-000073518'),
      say('Fecha: 09/03/2026'),
      [],
      ...table('50 540>', [
        ['Descripción', 'Precio Total'],
        ['LOSARTAN 50MG', '11.61'],
        ['AMOXICILINA 500MG', '7.80'],
        ['VALOR TOTAL', '19.41'],
      ]),
      say('Ticket: A12-073518'),
    ]);
    expect(fields.number).toBe('001-014-000073518');
  });

  test.each(['NCF: B0200118740', 'NO. DE RECIBO: B0200118740'])(
    'has the name that the country gives it: %s',
    async (line) => {
      const { fields } = await readInvoice([
        title('COMEDOR CRIOLLO SRL'),
        say('FACTURA PARA CONSUMIDOR FINAL'),
        say(line),
        say('FECHA: 17/03/2026'),
        [],
        ...table('50 540>', [
          ['DESCRIPCION', 'VALOR'],
          ['MOFONGO', '795.00'],
          ['TOSTONES', '150.00'],
          ['TOTAL', '945.00'],
        ]),
      ]);
      expect(fields.number).toBe('B0200118740');
    },
  );
});

test('a day that a sentence reckons with is not the day of the invoice', async () => {
  const { fields } = await readInvoice([
    title('Mersey Bank Skips Ltd'),
    say('INVOICE'),
    ...table('50 350 470', [
      ['Sample Builders Ltd', 'Invoice no.', 'INV118742'],
      ['27 Grange Lane', 'Invoice date', '31/03/2026'],
    ]),
    [],
    ...sale,
    [],
    say('Payment 30 days from invoice date: 30/04/2026.'),
  ]);
  expect(fields.date).toBe('2026-03-31');
});

test('two halves of a tax are added, though a table by rate repeats them', async () => {
  const { fields } = await readInvoice([
    title('HOTEL RAJTARA RESIDENCY'),
    say('TAX INVOICE No. HRR/0913 dated 16-Jul-2026'),
    [],
    ...table('50 540>', [
      ['Particulars', 'Amount (Rs.)'],
      ['Room Rent', '8,400.00'],
      ['Laundry', '340.00'],
      ['Net Amount', '8,740.00'],
      ['CGST', '240.60'],
      ['SGST', '240.60'],
      ['Round Off', '-0.20'],
      ['Grand Total', '9,221.00'],
    ]),
    [],
    ...table('50 200> 300> 380> 460> 540>', [
      ['SAC', 'Taxable Value', 'CGST %', 'CGST', 'SGST %', 'SGST'],
      ['996311', '8,400.00', '2.5', '210.00', '2.5', '210.00'],
      ['999712', '340.00', '9', '30.60', '9', '30.60'],
      ['Total', '8,740.00', '', '240.60', '', '240.60'],
    ]),
  ]);
  expect([fields.subtotal, fields.tax, fields.total]).toEqual(['8740.00', '481.20', '9221.00']);
});

describe('the lines', () => {
  test('leave out which part of an amount is a contribution', async () => {
    const invoice = await readInvoice([
      title('Maison Falbala SAS'),
      say('Facture F-2026-0118740 du 17/03/2026'),
      [],
      ...table('50 110 350> 450> 540>', [
        ['Référence', 'Désignation', 'Qté', 'Prix unitaire', 'Montant TTC'],
        ['CAN3', 'Canapé 3 places', '1', '749,00 €', '749,00 €'],
        ['', 'dont éco-participation mobilier 9,20 €', '', '', ''],
        ['TBL8', 'Table basse ronde', '2', '159,00 €', '318,00 €'],
        ['', 'dont éco-participation DEEE 0,24 € par unité', '', '', ''],
      ]),
      [],
      ...table('400 540>', [['Total TTC', '1 067,00 €']]),
    ]);
    expect(linesOf(invoice)).toEqual([
      '1 × 749.00 = 749.00 Canapé 3 places',
      '2 × 159.00 = 318.00 Table basse ronde',
    ]);
  });

  test('leave out how a dish is wanted', async () => {
    const invoice = await readInvoice([
      title('Makan Lane Pte. Ltd.'),
      say('Receipt 30957, 21/06/2026 19:38'),
      ...table('50 240>', [
        ['2 HAINANESE CHICKEN', '39.60'],
        ['   > Half / Boneless', ''],
        ['1 CEREAL PRAWN', '28.00'],
        ['1 SAMBAL KANGKONG', '14.00'],
        ['TOTAL', '$81.60'],
      ]),
    ]);
    expect(invoice.lines.map(({ description }) => description.replace(/^\d /, ''))).toEqual([
      'HAINANESE CHICKEN',
      'CEREAL PRAWN',
      'SAMBAL KANGKONG',
    ]);
  });
});

describe('the currency', () => {
  test.each([
    ['dirhams and a Moroccan town', ['20100 Casablanca', 'Capital de 500 000 DH'], 'MAD'],
    ['a mark that only one country has', ['72000 Zenica', 'ZA UPLATU KM: 500.00'], 'BAM'],
    ['the form of companies and a province', ['MAKHULU (PTY) LTD', 'Isithebe, KwaZulu-Natal 4490'], 'ZAR'],
  ])('follows from %s', async (_, [first = '', second = ''], currency) => {
    const { fields } = await readInvoice([title('Facture 4711'), say(first), say(second), [], ...sale]);
    expect(fields.currency).toBe(currency);
  });
});

describe('the country of a dollar', () => {
  const inDollars = [
    ...table('50 540>', [
      ['Description', 'Amount'],
      ['Hull cleaning', '$300.00'],
      ['Anode', '$200.00'],
    ]),
    ...table('360 540>', [['Total', '$500.00']]),
  ];

  test.each([
    ['any country with the sign', ['Harbour Row 4, Kingston', 'Jamaica, (876) 555-0118'], 'JMD'],
    ['a code two spaces behind a state', ['1451 Specimen Street', 'Greensboro, NC  27406 US'], 'USD'],
    ['a state in full', ['77 Example Row', 'Portland, Oregon 97209'], 'USD'],
    ['a name, whatever the country', ['Toronto, ON M5V 9Z9', 'All amounts in US dollars'], 'USD'],
    ['no zeros that begin a number of taxes', ['Sliema Road 4', 'Tax no. 001211957248'], null],
  ])('follows from %s', async (_, [first = '', second = ''], currency) => {
    const { fields } = await readInvoice([title('Invoice 4711'), say(first), say(second), [], ...inDollars]);
    expect(fields.currency).toBe(currency);
  });

  test('follows from its address and phone numbers, however amounts are written', async () => {
    const { fields } = await readInvoice([
      title('Cascade Locks Auto'),
      ...table('50 300', [
        ['118 Specimen Road', 'Invoice 4711'],
        ['Astoria, OR 97103', '(503) 555-0182'],
      ]),
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Brake pads', '300,00'],
        ['Labor', '1.200,00'],
      ]),
      ...table('360 540>', [['Total', '1.500,00']]),
    ]);
    expect(fields.currency).toBe('USD');
  });
});

test('amounts by age behind the sums are no line, though nothing times something is nothing', async () => {
  const invoice = await readInvoice([
    title('Bluejay Grounds Care, Inc.'),
    say('INVOICE BG-26-0447, 04/01/2026'),
    [],
    ...table('80> 110 230> 320> 340', [
      ['QTY', 'SERVICE DATE', 'RATE', 'AMOUNT', 'DESCRIPTION'],
      ['1', '03/31/2026', '1,850.00', '1,850.00', 'Grounds maintenance'],
      ['4.5', '03/10/2026', '96.00', '432.00', 'Storm cleanup'],
      ['2', '03/24/2026', '85.00', '170.00', 'Irrigation technician'],
    ]),
    ...table('400 540>', [
      ['Subtotal', '2,452.00'],
      ['Invoice total', '2,452.00'],
      ['AMOUNT DUE', '$2,452.00'],
    ]),
    [],
    ...table('50 160 270 380', [
      ['Current 2,452.00', '1-30 days 0.00', '31-60 days 0.00', 'Over 60 days 0.00'],
    ]),
    say('Please make checks payable to Bluejay Grounds Care, Inc.'),
  ]);
  expect(linesOf(invoice)).toHaveLength(3);
});

test('the sections of a summary are not joined to one line next to the details of some', async () => {
  const invoice = await readInvoice([
    title('Stadtwerke Bärenfurt GmbH'),
    say('Rechnung JA-2025-0087402 vom 23.01.2026'),
    [],
    ...table('50 180 330> 390> 460> 540>', [
      ['Leistung', 'Verbrauch', 'Netto EUR', 'USt-Satz', 'USt EUR', 'Brutto EUR'],
      ['Erdgas', '15.310 kWh', '100,00', '19 %', '19,00', '119,00'],
      ['Trinkwasser', '97 m³', '20,00', '19 %', '3,80', '23,80'],
      ['Rechnungsbetrag', '', '120,00', '', '22,80', '142,80'],
    ]),
    [],
    [],
    ...table('50 250> 260 440> 540>', [
      ['Preisbestandteil', 'Menge', '', 'EUR je Einheit', 'Netto EUR'],
      ['Mengenpreis', '10', 'm³', '1,50', '15,00'],
      ['Grundpreis Zähler', '1', 'Jahr', '5,00', '5,00'],
      ['Summe Trinkwasser', '', '', '', '20,00'],
    ]),
  ]);
  const isJoined = invoice.lines.some(({ description }) => /Erdgas.*Trinkwasser/.test(description));
  expect(isJoined).toBe(false);
});
