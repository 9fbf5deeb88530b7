import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const sums = (rows: readonly (readonly [string, string])[]): DrawnLine[] => table('360 540>', rows);

describe('the lines of a trade', () => {
  test('continue after the total of a section, which is not one of them', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Drafting of claim', '510.00'],
        ['Conference with counsel', '68.00'],
        ['Total profit costs', '578.00'],
        ['Court issue fee', '455.00'],
        ['Courier', '18.50'],
        ['Total disbursements', '473.50'],
      ]),
      ...sums([
        ['Subtotal', '1,051.50'],
        ['VAT 20%', '210.30'],
        ['Total', '1,261.80'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 510.00 Drafting of claim',
      '- × - = 68.00 Conference with counsel',
      '- × - = 455.00 Court issue fee',
      '- × - = 18.50 Courier',
    ]);
    expect(reading.verdict).toBe('proven');
  });

  test('leave out what is offered with a price and not charged', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Basin mixer', '1', '219.00', '219.00'],
        ['Option: mixer in black', '1', '289.00', '(price only)'],
      ]),
      ...sums([['Total', '219.00']]),
    ]);
    expect(linesOf(reading)).toEqual(['1 × 219.00 = 219.00 Basin mixer']);
  });

  test('multiply by prices for a hundred and a thousand', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 280> 350> 400 540>', [
        ['Description', 'Qty', 'Unit price', 'UOM', 'Amount'],
        ['Hex bolt', '250', '12.50', 'C', '31.25'],
        ['Washer', '2000', '4.00', 'M', '8.00'],
        ['Driver', '2', '149.00', 'EA', '298.00'],
      ]),
      ...sums([['Total', '337.25']]),
    ]);
    expect(reading.lines.map((line) => line.unitPrice)).toEqual(['12.50', '4.00', '149.00']);
    expect(reading.verdict).toBe('proven');
  });

  test('multiply by prices in hundredths of the currency', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 280> 300 400> 540>', [
        ['Description', 'Qty', 'Unit', 'Unit price', 'Amount'],
        ['Standing charge', '1', 'month', '41.20', '41.20'],
      ]),
      [
        { text: 'Energy on weekdays', left: 50 },
        { text: '1,864', right: 280 },
        { text: 'kWh', left: 300 },
        { text: '58.40 cents', left: 380 },
        { text: '1,088.58', right: 540 },
      ],
      ...sums([['Total', '1,129.78']]),
    ]);
    expect(reading.verdict).toBe('proven');
  });

  test('may be paid less a tax that the customer withholds', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Cleaning of air conditioners', '7,800.00'],
        ['Travel to site', '900.00'],
      ]),
      ...sums([
        ['Subtotal', '8,700.00'],
        ['VAT 7%', '609.00'],
        ['Grand total', '9,309.00'],
        ['Withholding tax 3%', '261.00'],
        ['Net payment', '9,048.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '609.00', total: '9309.00' });
    expect(reading.verdict).toBe('proven');
  });

  test('of a till have their quantity before and their price after the description', async () => {
    const reading = await readInvoice([
      title('RECEIPT'),
      say('Corner Café'),
      ...table('50 200> 260>', [
        ['2 Flat white', '3.20', '6.40'],
        ['Scone', '', '2.50'],
        ['TOTAL', '', '8.90'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['2 × 3.20 = 6.40 Flat white', '- × - = 2.50 Scone']);
  });
});

const body = [
  ...table('50 540>', [
    ['Description', 'Amount'],
    ['Garden work', '£120.00'],
  ]),
  ...sums([['Total', '£120.00']]),
];

describe('the parties of a trade', () => {
  test('are not the account holder, nor the contact person of a letter', async () => {
    const reading = await readInvoice([
      title('Thornbury Pike LLP'),
      say('4 Temple Row, Birmingham B2 5HG'),
      [],
      say('Castlegate Homes Ltd'),
      say('Attn: Accounts Payable'),
      say('22 Vicarage Road'),
      say('Solihull B91 3RH'),
      [],
      say('Invoice no: 817408'),
      [],
      ...body,
      [],
      say('Account name: Thornbury Office Account  Sort code 20-00-00'),
    ]);
    expect(reading.fields).toMatchObject({ vendor: 'Thornbury Pike LLP', customer: 'Castlegate Homes Ltd' });
  });

  test('are not the header of a column', async () => {
    const reading = await readInvoice([
      title('Lakeview Medicine, P.C.'),
      say('Invoice number: 4471'),
      [],
      ...table('50 300 540>', [
        ['Description', 'Provider', 'Charges'],
        ['Office visit', 'DR SHAH', '$120.00'],
      ]),
      ...sums([['Total', '$120.00']]),
    ]);
    expect(reading.fields.vendor).toBe('Lakeview Medicine, P.C.');
    expect(linesOf(reading)).toEqual(['- × - = 120.00 Office visit']);
  });
});

test('the number of a credit note is its own, not that of the credited invoice', async () => {
  const reading = await readInvoice([
    title('AVOIR'),
    say('N° AV-2025-0042'),
    say('Sur facture n° FA-184634'),
    [],
    ...table('50 540>', [
      ['Désignation', 'Montant HT'],
      ['Chaise pliante', '-80,00 €'],
    ]),
    ...sums([
      ['Total HT', '-80,00 €'],
      ['TVA 20 %', '-16,00 €'],
      ['Total TTC', '-96,00 €'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ number: 'AV-2025-0042', total: '-96.00' });
});

test('a tax included in the total is detected where the tax table adds up to the total, in spite of a discount', async () => {
  const reading = await readInvoice([
    title('KASSABON'),
    say('De Kruidenier'),
    ...table('50 240>', [
      ['Goudse kaas', '13,54'],
      ['Kipfilet', '6,62'],
      ['Subtotaal', '20,16'],
      ['Bonus', '-1,50'],
      ['Totaal', '18,66'],
    ]),
    [],
    ...table('50 150> 240>', [['9%', '17,12', '1,54']]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '1.54', total: '18.66' });
});

test('an amount below a rate header is no tax', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('Tránsitos Mediterráneos, S.L.'),
    say('Nº Factura: EM24/36543'),
    [],
    ...table('50 540>', [
      ['Concepto', 'No sujeto / exento'],
      ['Flete marítimo', '1.951,92'],
    ]),
    [],
    ...table('130> 220> 320> 420> 540>', [
      ['Base imponible', '% IVA', 'Cuota IVA', 'Exento', 'TOTAL FACTURA'],
      ['0,00', '21,00', '0,00', '1.951,92', '1.951,92 €'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '0.00', total: '1951.92' });
});

test.each(['N.º da fatura', 'Nº da fatura', 'Fatura n.º'])(
  '"%s" is read as the number it labels',
  async (label) => {
    const reading = await readInvoice([
      title('FATURA'),
      say('Estúdio Maré Lda'),
      ...table('300 500>', [[label, '0922556']]),
      [],
      ...table('50 540>', [
        ['Designação', 'Valor'],
        ['Visita técnica', '120,00'],
        ['Total', '120,00'],
      ]),
    ]);
    expect(reading.fields.number).toBe('0922556');
  },
);

describe('a document without a title', () => {
  test('that prints what card terminals print is a receipt', async () => {
    const reading = await readInvoice([
      title('Office Supply Mart'),
      say('07/20/2024 5:23 PM'),
      ...table('50 540>', [
        ['Laptop cooling mat', '39.99'],
        ['Subtotal', '39.99'],
        ['Sales tax', '3.60'],
        ['Total', '43.59'],
      ]),
      say('AUTH CODE 076243'),
      say('AID A0000000031010'),
    ]);
    expect(reading.kind).toBe('receipt');
  });

  test('and without a dated row is no statement', async () => {
    const reading = await readInvoice([
      say('Meridian Airways'),
      say('Issue Date: 13 Nov 2025'),
      ...table('50 540>', [
        ['Base fare:', '636.83 USD'],
        ['Passenger Facility Charge:', '9.00 USD'],
        ['Carry-on and checked bag:', '35.00 USD'],
        ['eTicket Total:', '680.83 USD'],
      ]),
    ]);
    expect(reading.fields.total).toBe('680.83');
  });
});

describe('a till receipt', () => {
  test('has its number next to date and time if it has no label, and not that of its company', async () => {
    const reading = await readInvoice([
      title('MR. HARDWARE SDN BHD'),
      say('Company No: 750441-W'),
      ...table('50 240>', [
        ['BOOSTER CABLE', '29.90'],
        ['MOTH BALLS', '2.10'],
        ['TOTAL', 'RM 32.00'],
      ]),
      say('08-03-17 13:42 SH01 B028 T2 R000017473'),
    ]);
    expect(reading.fields).toMatchObject({ number: 'R000017473', date: '2017-03-08', currency: 'MYR' });
  });

  test('may name its items below their amounts', async () => {
    const reading = await readInvoice([
      title('Seafood Restaurant'),
      say('Date: 28 Apr 2018 20:10'),
      ...table('50 180 260>', [
        ['1', 'D', '20.00'],
        ['Chicken', '', ''],
        ['1', 'D', '15.00'],
        ['Vegetables', '', ''],
        ['TOTAL', '', '35.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['- × - = 20.00 Chicken', '- × - = 15.00 Vegetables']);
  });

  test('has no item for a zero discount or rounding, nor for the units above its columns', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('Hardware Sdn Bhd'),
      say('Date: 15/06/2017'),
      ...table('50 180 260>', [
        ['', '(RM)', '(RM)'],
        ['2000160000024', '1', '15.00'],
        ['Stretch film', '', ''],
        ['', 'SUB-fOTAL (GST)', '15.00'],
        ['', 'DISC', '0.00'],
        ['', 'ROUNDING', '0.00'],
        ['TOTAL', '', '15.00'],
      ]),
    ]);
    expect(linesOf(reading).map((line) => line.slice(-20))).toEqual(['= 15.00 Stretch film']);
  });

  test('keeps its labelled subtotal, although its tax table prints the base', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('Golden Scoop Ltd'),
      ...table('50 240>', [
        ['Double cup', '20.00'],
        ['Topping', '1.50'],
        ['Sub Total', '21.50'],
        ['Total', '21.50'],
      ]),
      [],
      ...table('50 150> 240>', [['6%', '20.28', '1.22']]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '21.50', tax: '1.22', total: '21.50' });
  });
});

test('a date under two labels is the document’s own', async () => {
  const reading = await readInvoice([
    title('RECHNUNG'),
    say('Kranich Werkzeuge GmbH'),
    say('Bestelldatum: 01.06.2024'),
    say('Lieferdatum/Rechnungsdatum: 04.06.2024'),
    ...table('50 240>', [
      ['Bohrer', '38,00 €'],
      ['Gesamtbetrag', '38,00 €'],
    ]),
  ]);
  expect(reading.fields.date).toBe('2024-06-04');
});

describe('a ticket or a house bill', () => {
  test('calls its total "A PAYER" in capitals without accents', async () => {
    const reading = await readInvoice([
      title('FACTURETTE'),
      say('Pharmacie des Arcades'),
      ...table('50 240>', [
        ['DOLIPRANE 1G', '2,18'],
        ['SERUM PHY', '7,52'],
        ['A PAYER', '9,70 EUR'],
      ]),
    ]);
    expect(reading).toMatchObject({ kind: 'receipt', fields: { total: '9.70' } });
    expect(reading.lines).toHaveLength(2);
  });

  test('prints the cost of a line under "price" if it has no quantity', async () => {
    const reading = await readInvoice([
      title('Online-Ticket'),
      say('Fahrgast: Svenja Thiel'),
      say('Buchungsdatum: 02.09.2025'),
      ...table('50 330> 430> 540>', [
        ['Positionen', 'Preis', 'MwSt 7%', 'Netto'],
        ['Fahrkarte 2. Klasse', '52,88€', '3,46€', '49,42€'],
        ['Sitzplatz', '5,20€', '0,34€', '4,86€'],
        ['Summe', '58,08€', '', ''],
      ]),
    ]);
    expect(reading.lines.map((line) => line.amount)).toEqual(['52.88', '5.20']);
    expect(reading.fields).toMatchObject({ total: '58.08', customer: 'Svenja Thiel' });
  });

  test('is addressed to the person greeted with a title, right below its letterhead', async () => {
    const reading = await readInvoice([
      say('Polderstroom'),
      say('De heer Yilmaz'),
      say('Kanaalweg 7'),
      say('8243 PN Lelystad'),
      [],
      title('Jaarnota'),
      say('Notanummer 1185624817'),
      ...table('50 540>', [
        ['Omschrijving', 'Bedrag'],
        ['Leveringskosten stroom', '€ 208,47'],
        ['Totaal', '€ 208,47'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ vendor: 'Polderstroom', customer: 'De heer Yilmaz' });
  });

  test('is what the end of its header says', async () => {
    const reading = await readInvoice([
      title('RENTAL AGREEMENT RECEIPT'),
      say('Rental Agreement No: 330592150'),
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Loss damage waiver', '$29.99'],
        ['TOTAL', '$29.99'],
      ]),
    ]);
    expect(reading).toMatchObject({ kind: 'receipt', fields: { number: '330592150' } });
  });
});

test('a municipal bill is no statement, although a payment leads from the last balance to none', async () => {
  const reading = await readInvoice([
    title('TAX INVOICE'),
    say('Langkloof Municipality'),
    ...table('50 540>', [['Tax invoice number', '187402026031']]),
    ...table('50 540>', [
      ['Previous account balance', '2 318.40'],
      ['2026/02/27 Payment received - EasyPayment', '2 318.40-'],
      ['Balance brought forward', '0.00'],
    ]),
    ...table('50 540>', [
      ['Subtotal excluding VAT', '3 078.30'],
      ['VAT 15%', '333.27'],
      ['TOTAL AMOUNT PAYABLE', 'R3 411.57'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ number: '187402026031', total: '3411.57' });
});
