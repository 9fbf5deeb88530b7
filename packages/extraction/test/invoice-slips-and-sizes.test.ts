import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const items: readonly DrawnLine[] = [
  ...table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['Oak board', '1', '10.00', '10.00'],
  ]),
  ...table('360 540>', [['Total', '10.00']]),
];

describe('marks of a document', () => {
  test('are dated by the place and a small word before the day, not by the order they name', async () => {
    const { fields } = await readInvoice([
      say('Musterhuber GmbH, Beispielstraße 41, 5020 Salzburg'),
      [],
      ...table('50 330 430', [
        ['Hausverwaltung Exempel & Co KG', 'Rechnung Nr.:', 'R2026/0187'],
        ['Platzhaltergasse 5', 'Salzburg, am:', '16. Februar 2026'],
        ['5020 Salzburg'],
      ]),
      [],
      title('RECHNUNG'),
      say('Objekt: Mustermoosweg 18 - Ihr Auftrag vom 3.2.2026.'),
      ...table('50 330> 430> 540>', [
        ['Bezeichnung', 'Menge', 'Preis', 'Betrag'],
        ['Wartung', '1', '10,00', '10,00'],
      ]),
      ...table('360 540>', [['Rechnungsbetrag EUR', '10,00']]),
    ]);
    expect(fields.date).toBe('2026-02-16');
  });

  test('are numbered by the number below, not by the kind of an Italian electronic invoice', async () => {
    const { fields } = await readInvoice([
      say('UFFICIO ESEMPIO S.R.L.'),
      say('FATTURA (TD01)'),
      ...table('50 150', [
        ['Numero', '187/PA'],
        ['Data', '27/02/2026'],
      ]),
      ...table('50 330> 430> 540>', [
        ['Descrizione', 'Quantità', 'Prezzo', 'Importo'],
        ['Canone', '1', '10,00', '10,00'],
      ]),
      ...table('360 540>', [['Totale documento', '10,00']]),
    ]);
    expect(fields.number).toBe('187/PA');
  });

  test('are not numbered by what is sold', async () => {
    const { fields } = await readInvoice([
      say('Bluegum Managed IT Pty Ltd'),
      title('Tax Invoice'),
      ...table('50 150 250', [
        ['Date', 'Invoice', 'Terms'],
        ['28/02/2026', '41874', '14 days'],
      ]),
      [],
      ...table('50 330> 430> 540>', [
        ['Description', 'Hours', 'Rate', 'Amount'],
        ['Ticket 118740 - Boardroom display', '2', '10.00', '20.00'],
        ['Ticket 118755 - New starter', '1', '10.00', '10.00'],
      ]),
      ...table('360 540>', [['Total', '30.00']]),
    ]);
    expect(fields.number).toBe('41874');
  });

  test('are in Canadian dollars by their taxes, though the lines name the USA', async () => {
    const { fields } = await readInvoice([
      say('Boreal Mobile Inc., 400 boulevard du Modèle, Montreal QC H3B 9Z9'),
      title('Invoice 4187405'),
      say('Maya Sample, 5520 rue de l’Exemple, Montreal QC H2J 9Z9'),
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Plan Essential', '$10.00'],
        ['Roam USA day pass', '$10.00'],
        ['GST', '$1.00'],
        ['QST', '$2.00'],
        ['Total', '$23.00'],
      ]),
    ]);
    expect(fields.currency).not.toBe('USD');
  });

  test('name the seller without the legal form that begins the small print', async () => {
    const { fields } = await readInvoice([
      say('LOCAMAT DU BOCAGE'),
      say('Agence de Vire - 14500 Vire Normandie'),
      title('FACTURE N° FL2602-01187'),
      ...table('50 330> 430> 540>', [
        ['Désignation', 'Quantité', 'PU HT', 'Montant HT'],
        ['Mini-pelle', '1', '10,00', '10,00'],
      ]),
      ...table('360 540>', [['Net à payer (EUR)', '10,00']]),
      [],
      say('LOCAMAT DU BOCAGE - SAS au capital de 118 740 € - Siège : 14500 Vire Normandie'),
    ]);
    expect(fields.vendor).toBe('LOCAMAT DU BOCAGE');
  });
});

test('The addressee of a slip that comes back with the payment is the seller', async () => {
  const { fields } = await readInvoice([
    title('INVOICE'),
    ...table('50 300 420', [
      ['Thistledown Sample Foods Ltd', 'Invoice Date', 'Otter & Ink Creative Ltd'],
      ['FAO Accounts Payable', '28 Feb 2026', 'Unit 3, Example Maltings'],
      ['18 Placeholder Way', 'Invoice Number', 'Silver Lane'],
      ['PERTH', 'INV-2187', 'LEEDS'],
      ['PH1 9ZZ', '', 'LS9 9ZZ'],
    ]),
    [],
    ...items,
    [],
    say('PAYMENT ADVICE'),
    ...table('50 300 420', [
      ['To: Otter & Ink Creative Ltd', 'Customer', 'Thistledown Sample Foods Ltd'],
      ['Unit 3, Example Maltings', 'Invoice Number', 'INV-2187'],
      ['LEEDS LS9 9ZZ', 'Amount Due', '10.00'],
    ]),
  ]);
  expect(fields).toMatchObject({
    vendor: 'Otter & Ink Creative Ltd',
    customer: 'Thistledown Sample Foods Ltd',
  });
});

test('Sizes under an item, and what is said below them, are not what it is called', async () => {
  const { lines } = await readInvoice([
    say('Longclough Footwear Limited'),
    title('INVOICE CN018741'),
    ...table('50 330> 430> 540>', [
      ['Description', 'Pairs', 'Price', 'Amount'],
      ['Ladies Chelsea boot', '7', '10.00', '70.00'],
    ]),
    ...table('50 90 120 150', [
      ['Size', '4', '5', '6'],
      ['Prs', '3', '3', '1'],
    ]),
    say('Reason: Sole separating'),
    ...table('50 330> 430> 540>', [['Gents brogue derby', '2', '10.00', '20.00']]),
    ...table('50 90 120 150', [
      ['Size', '8', '9'],
      ['Prs', '1', '1'],
    ]),
    say('Reason: Wrong colour sent'),
    [],
    ...table('360 540>', [['Total', '90.00']]),
  ]);
  expect(lines.map(({ description }) => description)).toEqual(['Ladies Chelsea boot', 'Gents brogue derby']);
});

test('The title of a section in the middle of a slip is no part of the item above it', async () => {
  const { lines } = await readInvoice([
    say('SUNDOWN MARKET'),
    ...table('50 290>', [
      ['OATWELL GRANOLA', '4.79'],
      ['BLACK BEANS', '3.78'],
    ]),
    [{ text: 'REFRIG/FROZEN', left: 130 }],
    ...table('50 290>', [
      ['VALLEY MILK', '4.49'],
      ['LRG EGGS', '5.29'],
      ['TOTAL', '18.35'],
    ]),
  ]);
  expect(lines.map(({ description }) => description)).toContain('BLACK BEANS');
});

test('What was owed before the sum of a notice is no line of it', async () => {
  const { fields, lines } = await readInvoice([
    say('Wattlebird Strata Management Pty Ltd'),
    title('TAX INVOICE'),
    ...table('50 180', [['Notice no.', 'SP118740-26Q2']]),
    [],
    ...table('50 240 390> 460> 540>', [
      ['Details', 'Period', 'Amount', 'GST', 'Total'],
      ['Administrative Fund', '01/04/26 - 30/06/26', '812.40', '81.24', '893.64'],
      ['Capital Works Fund', '01/04/26 - 30/06/26', '296.15', '29.62', '325.77'],
      ['Special levy', '01/04/26 - 30/06/26', '650.00', '65.00', '715.00'],
      ['Total of this notice', '', '1,758.55', '175.86', '1,934.41'],
      ['Levies in arrears at date of issue', '', '', '', '1,218.55'],
      ['Interest on arrears at 10% p.a. to 16/02/2026 (no GST)', '', '', '', '9.46'],
      ['TOTAL AMOUNT DUE', 'Please pay by 01/04/2026', '', '', '$3,162.42'],
    ]),
  ]);
  expect(lines.map(({ description }) => description)).toEqual([
    'Administrative Fund',
    'Capital Works Fund',
    'Special levy',
  ]);
  expect(fields.number).toBe('SP118740-26Q2');
});

test('A person right below the name of a company is not the customer', async () => {
  const { fields } = await readInvoice([
    say('DISTRIBUCIONES LA FIGURADA, S.L.'),
    ...table('50 250 350', [
      ['Pol. Ind. El Ejemplo, nave 41 - 30169 Murcia', 'Tel. 968 555 118', 'C.I.F. B-30118740'],
    ]),
    [],
    ...table('330', [
      ['CAFÉ BAR LOS MUESTRAS, C.B.'],
      ['Antonio Muestra'],
      ['Calle del Modelo, 18 bajo'],
      ['30002 MURCIA'],
    ]),
    [],
    ...table('50 150 230 310 400 450', [
      ['FACTURA', 'FECHA', 'CLIENTE', 'N.I.F.', 'RUTA', 'FORMA DE PAGO'],
      ['A26/001874', '31/01/2026', '04118', 'E-30740552', 'MJ', 'Giro 15 y 30 días'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['CONCEPTO', 'UNID.', 'PRECIO', 'IMPORTE'],
      ['Cerveza lager', '1', '10,00', '10,00'],
    ]),
    ...table('360 540>', [['TOTAL FACTURA €', '10,00']]),
  ]);
  expect(fields.customer).toBe('CAFÉ BAR LOS MUESTRAS, C.B.');
});

test('the number of an article under its name and amount is no line and no name, whatever it was sold at before', async () => {
  const reading = await readInvoice([
    title('RECEIPT'),
    say('North Ridge Outfitters'),
    say('04/11/2026'),
    [],
    ...table('50 300>', [
      ['Trail shorts grey L', '34.99'],
      ['SKU 400118740552 REG', '45.00'],
      ['Insulated bottle', '22.50'],
      ['SKU 400118740611', ''],
      ['EAT IN', ''],
      ['Sandwich', '4.50'],
      ['TAKE AWAY', ''],
      ['Crisps', '1.35'],
      ['TOTAL', '63.34'],
    ]),
  ]);
  expect(reading.lines.map(({ description, amount }) => `${description} ${amount}`)).toEqual([
    'Trail shorts grey L 34.99',
    'Insulated bottle 22.50',
    'Sandwich 4.50',
    'Crisps 1.35',
  ]);
});

test('Amounts of a slip in a currency without decimals need no mark where its total is below them', async () => {
  const { lines, fields } = await readInvoice([
    say('PRÓBA ÉLELMISZER KFT.'),
    say('NYUGTA'),
    [],
    ...table('50 300>', [
      ['KENYÉR FEHÉR', '899'],
      ['TOJÁS', '799'],
      ['ÖSSZESEN:', '1 698 Ft'],
      ['BANKKÁRTYA', '1 698 Ft'],
    ]),
  ]);
  expect(lines.map(({ amount }) => amount)).toEqual(['899.00', '799.00']);
  expect(fields.total).toBe('1698.00');
});

test('The number and the size of an article under its name are no part of it', async () => {
  const { lines } = await readInvoice([
    say('MODEHAUS MUSTER'),
    title('KASSENBON'),
    ...table('50 300>', [
      ['Herrenhose Chino', '59,95'],
      ['Art. 118740  Gr. 52', ''],
      ['Oberhemd Slim', '79,90'],
      ['Art. 204187  Gr. 41', ''],
      ['SUMME EUR', '139,85'],
    ]),
  ]);
  expect(lines.map(({ description }) => description)).toEqual(['Herrenhose Chino', 'Oberhemd Slim']);
});
