import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [
  title('INVOICE'),
  say('Northgate Fixings Ltd'),
  say('14 Station Road'),
  say('Leeds LS1 4AP'),
  [],
  say('Invoice number: 2025-0117'),
  say('Invoice date: 14 March 2025'),
  [],
];

const sums = (rows: readonly (readonly [string, string])[]): DrawnLine[] => table('360 540>', rows);

describe('the lines of an invoice with an unusual table', () => {
  test('have their amounts at the edge of the page, far right of the last header', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 330> 380 450', [['Description', 'Qty', 'Unit price', 'Unit', 'Amount']]),
      ...table('50 250> 330> 380 570>', [
        ['Cotton cloth', '120', '845.00', 'Pcs', '101,400.00'],
        ['Towels', '60', '412.50', 'Pcs', '24,750.00'],
        ['Napkins', '2', '10.00', 'Pcs', '20.00'],
      ]),
      [],
      ...sums([['Total due', '126,170.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '120 × 845.00 = 101400.00 Cotton cloth',
      '60 × 412.50 = 24750.00 Towels',
      '2 × 10.00 = 20.00 Napkins',
    ]);
  });

  test('end at an unlabelled amount that they add up to, which is the subtotal', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['On-site consultation', '2', '60.00', '120.00'],
        ['Sealing compound', '1', '8.00', '8.00'],
        ['', '', '', '200.00'],
        ['CGST 9%', '', '', '18.00'],
        ['SGST 9%', '', '', '18.00'],
        ['Total', '', '', '236.00'],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(3);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '200.00', tax: '36.00', total: '236.00' },
    });
  });

  test('begin above their amount if their line continues in lower case', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['Motion sensor, white,', '', '', ''],
        ['fitted flush', '2', '60.00', '120.00'],
        ['Van', '1', '8.00', '8.00'],
      ]),
      [],
      ...sums([['Total', '200.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '3 × 24.00 = 72.00 Oak shelving board',
      '2 × 60.00 = 120.00 Motion sensor, white, fitted flush',
      '1 × 8.00 = 8.00 Van',
    ]);
  });

  test('have quantity, price and description without any headers, without the postage among the totals', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 120 400> 470> 550>', [
        ['40 bags', 'Tulips "Purissima", bag of 50', '5%', '11.25', '450.00'],
        ['6 pcs', 'Bulb planter with a wooden handle', '20%', '27.95', '167.70'],
      ]),
      [],
      ...table('300 550>', [
        ['Postage', '18.50'],
        ['Total excl. VAT', '636.20'],
        ['VAT 20%', '36.71'],
        ['VAT 5%', '22.50'],
        ['Total to pay', '695.41'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '40 × 11.25 = 450.00 Tulips "Purissima", bag of 50',
      '6 × 27.95 = 167.70 Bulb planter with a wooden handle',
    ]);
    expect(reading).toMatchObject({ fields: { subtotal: '636.20', total: '695.41' } });
  });

  test('do not include the discount between two subtotals', async () => {
    const reading = await readInvoice([
      title('Rechnung Nr. 2026/0388'),
      say('Teeversand Hollerbusch KG'),
      say('Datum: 14.03.2026'),
      [],
      ...table('50 330> 430> 540>', [
        ['Artikel', 'Menge', 'Einzelpreis', 'Betrag EUR'],
        ['Ostfriesen Goldblatt', '12', '18,40', '220,80'],
        ['Assam Broken', '6', '16,90', '101,40'],
      ]),
      ...table('50 540>', [
        ['Zwischensumme', '322,20'],
        ['abzüglich 5 % Treuerabatt', '-16,11'],
        ['Nettobetrag', '306,09'],
        ['zzgl. 7 % MwSt', '21,43'],
        ['Rechnungsbetrag', '327,52'],
      ]),
      say('Zahlbar innerhalb von 14 Tagen bis 28.03.2026 ohne Abzug.'),
    ]);
    expect(linesOf(reading)).toHaveLength(2);
    expect(reading).toMatchObject({ fields: { total: '327.52', dueDate: '2026-03-28' } });
  });

  test('have their quantity before an unlisted unit', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 350> 450> 540>', [['Description', 'Qty', 'Unit price', 'Amount']]),
      ...table('50 366> 450> 540>', [
        ['Lay turf', '420 qlm', '€ 7.85', '€ 3,297.00'],
        ['Set edging stones', '65 qlm', '€ 18.40', '€ 1,196.00'],
      ]),
      [],
      ...sums([['Total', '€ 4,493.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '420 × 7.85 = 3297.00 Lay turf',
      '65 × 18.40 = 1196.00 Set edging stones',
    ]);
  });

  test('leave out codes of letters only, although their header may mean goods', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 120 360> 450> 540>', [
        ['Article', 'Description', 'Qty', 'Unit price', 'Amount'],
        ['VB-RES', 'White wine, reserve', '12', '9.80', '117.60'],
        ['CX-MAD', 'Engraved wooden box', '3', '14.50', '43.50'],
      ]),
      [],
      ...table('50 360 540>', [['Rates', 'Total', '161.10']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '12 × 9.80 = 117.60 White wine, reserve',
      '3 × 14.50 = 43.50 Engraved wooden box',
    ]);
  });

  test('have their amounts below the rest of a two-line header, although it names a rate', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 400> 460> 540>', [
        ['Product', 'Qty', 'Unit price', 'Discount %', 'VAT'],
        ['Lacquer', '2', '178.00', '10%', '320.40'],
        ['Filter set', '12', '188.40', '15%', '1,921.68'],
      ]),
      [],
      ...sums([['Total', '2,242.08']]),
    ]);
    expect(linesOf(reading)).toEqual(['2 × 178.00 = 320.40 Lacquer', '12 × 188.40 = 1921.68 Filter set']);
  });

  test('leave out gross and net prices below them, and an allowance among the totals', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Citric acid', '100', '1.00', '100.00'],
        ['Gross price: 1.0000 Net price: 1.0000', '', '', ''],
        ['Coffee beans', '5', '7.00', '35.00'],
      ]),
      ...table('50 540>', [
        ['Line total amount', '135.00'],
        ['Allowance: Discount', '-13.50'],
        ['Net total amount', '121.50'],
        ['VAT 19%', '23.09'],
        ['Gross total amount', '144.59'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['100 × 1.00 = 100.00 Citric acid', '5 × 7.00 = 35.00 Coffee beans']);
  });

  test('continue below their amounts without headers, and end at the monthly charges', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Task 3 - Construction documents', '3,850.00'],
        ['Planting plan and details for phase two,', ''],
        ['revised per board comments of June 9', ''],
        ['Task 4 - Bidding', '1,200.00'],
        ['Pre-bid meeting and two addenda', ''],
        ['Reimbursable expenses', '164.35'],
        ['Plotting and mileage', ''],
        ['Current charges', '5,214.35'],
        ['Previous balance', '2,400.00'],
        ['Payment received 06/12/2026 - thank you', '-2,400.00'],
        ['Total amount due', '$5,214.35'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 3850.00 Task 3 - Construction documents Planting plan and details for phase two, revised per board comments of June 9',
      '- × - = 1200.00 Task 4 - Bidding Pre-bid meeting and two addenda',
      '- × - = 164.35 Reimbursable expenses Plotting and mileage',
    ]);
  });
});

describe('a till receipt', () => {
  test('has a quantity before its description, and a card surcharge that is no payment', async () => {
    const reading = await readInvoice([
      say('NULLARBOR ROADHOUSE'),
      say('ABN 44 118 220 471'),
      say('TAX INVOICE'),
      say('Receipt 88120'),
      say('14/07/2026 09:12'),
      ...table('50 300>', [
        ['Meat pie', '$7.50'],
        ['2 x Iced coffee', '$11.00'],
        ['Card surcharge 1%', '$0.19'],
        ['TOTAL', '$18.69'],
      ]),
    ]);
    expect(linesOf(reading)).toContain('2 × - = 11.00 Iced coffee');
    expect(reading.verdict).not.toBe('contradicted');
  });

  test('has its taxes by rates without a percent sign, if base and tax give the gross', async () => {
    const reading = await readInvoice([
      say('BIO DES HALLES'),
      say('35400 ST MALO'),
      say('TICKET 004471'),
      say('LE 09/05/2026 A 12:41:55'),
      ...table('50 300>', [
        ['FARINE T65 1KG', '2,15'],
        ['OEUFS X6', '6,57'],
        ['COMTE AOP', '6,80'],
        ['SAVON MARSEILLE', '4,65'],
        ['TOTAL EUR', '20,17'],
        ['CB SANS CONTACT', '20,17'],
      ]),
      ...table('50 130> 180> 230> 300>', [
        ['TVA', 'TAUX', 'HT', 'TVA', 'TTC'],
        ['1', '5,50', '14,71', '0,81', '15,52'],
        ['2', '20,00', '3,88', '0,77', '4,65'],
      ]),
    ]);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { tax: '1.58', total: '20.17' } });
  });

  test('has the tax that its taxes by rate add up to, and a total in its country’s words', async () => {
    const reading = await readInvoice([
      say('Delikatesy U Zosi Sp. z o.o.'),
      say('NIP 676-220-41-18'),
      say('2026-10-03'),
      say('PARAGON FISKALNY'),
      ...table('50 300>', [
        ['Chleb razowy', '28,83C'],
        ['Piwo bezalk.', '12,87A'],
        ['PTU A 23,00 %', '2,41'],
        ['PTU C 5,00 %', '1,37'],
        ['SUMA PTU', '3,78'],
        ['SUMA PLN', '41,70'],
      ]),
    ]);
    expect(reading).toMatchObject({ fields: { subtotal: null, tax: '3.78', total: '41.70' } });
  });

  test('has the gross of a rate among its taxes, which is no total', async () => {
    const reading = await readInvoice([
      say('dm-Markt Pohlweg 110'),
      say('33100 Paderborn'),
      say('18.05.2020 16:07'),
      ...table('50 270> 300', [
        ['Kokosriegel', '0,95', '2'],
        ['Kräuterbonbons', '1,75', '2'],
        ['Brillenputztücher', '0,85', '1'],
      ]),
      ...table('50 270>', [
        ['Summe', '3,55'],
        ['BAR EUR', '-5,55'],
        ['Rückgeld EUR', '2,00'],
      ]),
      ...table('50 180> 230> 300>', [
        ['MwSt-Satz', 'Brutto', 'Netto', 'MwSt'],
        ['1=19,00%', '0,85', '0,71', '0,14'],
        ['2=7,00%', '2,70', '2,52', '0,18'],
      ]),
    ]);
    expect(reading).toMatchObject({ fields: { total: '3.55', tax: '0.32' } });
  });
});

describe('a date or a currency without a label', () => {
  const item = table('50 540>', [
    ['Description', 'Amount'],
    ['Home visit', '110.00'],
    ['Vaccination', '89.50'],
  ]);

  test('is the due date in a sentence about paying', async () => {
    const due = 'Payment is due within 7 days, by 26/08/2026. Thank you for trusting us.';
    const reading = await readInvoice([...head, ...item, [], ...sums([['Total', '199.50']]), [], say(due)]);
    expect(reading).toMatchObject({ fields: { dueDate: '2026-08-26' } });
  });

  test('is not the date in any other sentence', async () => {
    const other = 'Please return the empty crates by 26/08/2026.';
    const reading = await readInvoice([...head, ...item, [], ...sums([['Total', '199.50']]), [], say(other)]);
    expect(reading).toMatchObject({ fields: { dueDate: null } });
  });

  test('is not the currency whose code a product number begins with', async () => {
    const reading = await readInvoice([
      title('FATTURA'),
      say('Officine Brambati SRL, 27058 Voghera'),
      say('Numero: 143/A'),
      say('Data: 30/04/2026'),
      [],
      ...table('50 130 430> 540>', [
        ['Codice', 'Descrizione', 'Quantità', 'Importo'],
        ['MNT-01', 'Manutenzione pompa', '6,00', '288,00'],
        ['MNT-02', 'Manutenzione valvola', '2,00', '48,00'],
      ]),
      [],
      ...sums([['Totale EUR', '336,00']]),
    ]);
    expect(reading).toMatchObject({ fields: { currency: 'EUR' } });
  });

  test('is dollars on a receipt with an American phone number and a month-first date', async () => {
    const reading = await readInvoice([
      say('BLUE HERON DINER'),
      say('412 Harbor Ave, Astoria OR'),
      say('(503) 555-0182'),
      say('06/21/2026 7:42 PM'),
      ...table('50 300>', [
        ['2 Cheeseburger', '25.90'],
        ['3 Lemonade', '11.25'],
        ['Subtotal', '37.15'],
        ['Local tax 5.0%', '1.86'],
        ['Total', '39.01'],
      ]),
    ]);
    expect(reading).toMatchObject({ fields: { currency: 'USD' } });
  });

  test('is the date of an ISO timestamp', async () => {
    const reading = await readInvoice([
      title('FACTURA'),
      say('Papelería Tepeyac, S.A. de C.V.'),
      say('Serie y folio: A 4471'),
      say('Fecha de emisión: 2026-02-18T10:44:02'),
      [],
      ...item,
      [],
      ...sums([['Total', '199.50']]),
    ]);
    expect(reading).toMatchObject({ fields: { date: '2026-02-18' } });
  });

  test('is no customer called "Frau", but the person addressed', async () => {
    const reading = await readInvoice([
      say('Malermeister Jens Thorwart'),
      say('Ulmenweg 3, 34233 Fuldatal'),
      [],
      say('Eheleute'),
      say('Katrin und Uwe Söhnlein'),
      say('Am Hopfengarten 27'),
      say('34128 Kassel'),
      [],
      say('Rechnungs-Nr.: 26031'),
      say('Datum: 02.09.2026'),
      [],
      ...item,
      [],
      ...sums([['Gesamtbetrag', '199.50']]),
    ]);
    expect(reading).toMatchObject({ fields: { customer: 'Katrin und Uwe Söhnlein' } });
  });

  test('is read from a month with a letter read as a zero', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('Elken Service Sdn Bhd'),
      say('DATE : 10 0CT 2017'),
      [],
      ...item,
      [],
      ...sums([['Total', '199.50']]),
    ]);
    expect(reading).toMatchObject({ fields: { date: '2017-10-10' } });
  });

  test('is sure if the document has only one date, and not if it has two', async () => {
    const paper = (...days: string[]) =>
      readInvoice([
        title('INVOICE 4471'),
        say('Northgate Fixings Ltd'),
        ...days.map((day) => say(`Leeds, ${day}`)),
        [],
        ...item,
        [],
        ...sums([['Total', '199.50']]),
      ]);
    const [one, two] = [await paper('14 March 2025'), await paper('14 March 2025', '18 March 2025')];
    expect(one.fields.date).toBe('2025-03-14');
    expect(one.fieldSources?.date?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(two.fieldSources?.date?.confidence).toBeLessThan(0.9);
  });

  test('is no name if a colon ends its cell', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('Northgate Fixings Ltd'),
      say('14 Station Road, Leeds LS1 4AP'),
      [],
      say('Charged onward unto :'),
      say('Fine Grocery of the Old Port'),
      say('87 Saint Paul Street'),
      say('London N1 3VB'),
      [],
      say('Invoice number: 8841'),
      say('Invoice date: 22 March 2026'),
      [],
      ...item,
      [],
      ...sums([['Total', '199.50']]),
    ]);
    expect(reading.fields.customer).not.toBe('Charged onward unto');
  });
});

describe('the columns of a table of lines without headings, or with unknown ones', () => {
  const sums = table('400 540>', [
    ['Subtotal', '951.20'],
    ['VAT 25.5%', '242.56'],
    ['Total', '1,193.76'],
  ]);
  const lines = [
    ['Decking boards', '64', 'm', '4.80', '307.20', '25.5%', '385.54'],
    ['Fastening kit', '1', 'set', '46.00', '46.00', '25.5%', '57.73'],
    ['Assembly work', '11.5', 'h', '52.00', '598.00', '25.5%', '750.49'],
  ];
  const grid = '50 220> 230 320> 400> 460> 540>';
  const expected = [
    '64 × 4.80 = 307.20 Decking boards',
    '1 × 46.00 = 46.00 Fastening kit',
    '11.5 × 52.00 = 598.00 Assembly work',
  ];
  const head = [title('INVOICE'), say('Harrow Works Ltd'), say('Invoice number: H-78'), []];

  test('are named by quantity times price, not taken for the amounts with tax at the edge', async () => {
    const reading = await readInvoice([...head, ...table(grid, lines), [], ...sums]);
    expect(linesOf(reading)).toEqual(expected);
    expect(reading.verdict).toBe('proven');
  });

  test('are named so below words that no list knows', async () => {
    const unknown = ['Vornal', 'Talmek', 'Ubrin', 'Kestal', 'Mindor', 'Pelka', 'Sorven'];
    const reading = await readInvoice([...head, ...table(grid, [unknown, ...lines]), [], ...sums]);
    expect(linesOf(reading)).toEqual(expected);
  });
});
