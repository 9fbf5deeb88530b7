import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];

async function read(...lines: readonly (readonly DrawnLine[])[]) {
  const { lines: items, verdict, fields, findings } = await readInvoice([...head, ...lines.flat()]);
  return { amounts: items.map(({ amount }) => amount), verdict, fields, findings };
}

describe('lines and the sums of their kinds', () => {
  test('are not both items: the lines are', async () => {
    const { amounts } = await read(
      table('50 95 130 180 450 540>', [
        ['12.10.26', '', '0010', 'First visit', '1', '12.94'],
        ['', '', 'Ä1', 'Advice', '1', '10.72'],
        ['', '16,26', 'Ä5000', 'Picture of the teeth', '2', '10.49'],
        ['', '', '1040', 'Cleaning', '26', '94.17'],
        ['19.10.26', '36', '0090', 'Injection', '1', '7.76'],
        ['', '36', '2080', 'Filling of two sides', '1', '109.45'],
        ['', '36', '', 'Anaesthetic, ampoule', '2', '2.10'],
      ]),
      table('295 540>', [
        ['Fees by the first list', '224.32'],
        ['Fees by the second list', '21.21'],
        ['Materials', '2.10'],
        ['Total EUR', '247.63'],
      ]),
    );
    expect(amounts).toHaveLength(7);
  });

  const valuation = (second: string) =>
    read(
      table('50 330> 450>', [
        ['Preliminaries', '21,400.00', '17,120.00'],
        ['Demolition', '9,650.00', second],
        ['Steelwork', '34,280.00', '34,280.00'],
        ['Brickwork', '48,900.00', '31,785.00'],
      ]),
      table('70 540>', [['Gross valuation', '92,835.00']]),
      table('300 540>', [
        ['Less previously certified', '(71,418.44)'],
        ['Amount due this certificate, net', '21,416.56'],
        ['VAT at 20%', '4,283.31'],
        ['TOTAL NOW DUE', '25,699.87'],
      ]),
    );

  test.each(['9,650.00', '9,750.00'])('a sum of a longer list above proves nothing (%s)', async (second) => {
    const { verdict, amounts } = await valuation(second);
    expect([verdict, amounts.length]).not.toEqual(['proven', 2]);
  });

  test('a charge that unread lines above it make is not proven', async () => {
    const { verdict, amounts } = await read(
      table('120> 200> 280> 300', [
        ['Montant HT', 'Heures', 'Taux HT', 'Diligences'],
        ['525,00', '2,50', '210,00', 'Rendez-vous et étude du dossier'],
        ['630,00', '3,00', '210,00', 'Audience du 5 novembre 2026'],
        ['85,00', '', '', 'Frais de dossier (forfait)'],
      ]),
      table('260 540>', [
        ['Total honoraires et frais HT', '1 240,00'],
        ['TVA 20 %', '248,00'],
        ['Total TTC', '1 488,00'],
      ]),
      [say('Débours (hors champ de TVA)')],
      table('120> 300', [
        ['13,00', 'Timbre fiscal de plaidoirie'],
        ['78,42', 'Commissaire de justice'],
      ]),
      table('260 540>', [
        ['Total débours', '91,42'],
        ['TOTAL GÉNÉRAL', '1 579,42 €'],
      ]),
    );
    expect(amounts.length === 5 || verdict !== 'proven').toBe(true);
  });

  test('what a carrier calls freight is the sum of its lines, and surcharges below it are none', async () => {
    const { amounts, verdict } = await read(
      table('50 330> 430> 540>', [
        ['Description', 'Kg', 'Rate', 'Amount'],
        ['Express', '42.0', '6.00', '252.00'],
        ['Overnight', '10.0', '14.00', '140.00'],
        ['Economy', '20.0', '5.40', '108.00'],
      ]),
      table('300 540>', [
        ['FREIGHT', '500.00'],
        ['FUEL SURCHARGE 10%', '50.00'],
        ['VAT 20%', '110.00'],
        ['TOTAL DUE', '660.00'],
      ]),
    );
    expect([amounts, verdict]).toEqual([['252.00', '140.00', '108.00'], 'proven']);
  });

  test('the bill before and its payment, which leave nothing, are no lines', async () => {
    const { amounts } = await read(
      table('50 300>', [
        ['Your last bill, 2 October', '78.90'],
        ['Direct Debit received, thank you', '-78.90'],
        ['Brought forward', '0.00'],
      ]),
      [say('Charges this month')],
      table('50 540>', [
        ['Business Unlimited, monthly plan', '26.00'],
        ['Device plan instalment 9 of 24', '21.50'],
        ['Calls to 084 numbers', '12.50'],
      ]),
      table('300 540>', [
        ['Total excluding VAT', '60.00'],
        ['VAT at 20%', '12.00'],
        ['Total', '72.00'],
      ]),
    );
    expect(amounts).toEqual(['26.00', '21.50', '12.50']);
  });

  test('a sum of one kind of lines is not the subtotal of all, though a rate is levied on it', async () => {
    const { fields } = await read(
      table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Price', 'Amount'],
        ['Cleaning', '1', '680.00', '680.00'],
        ['Windows', '6', '19.50', '117.00'],
        ['Paper', '1', '48.60', '48.60'],
      ]),
      table('50 120> 200> 260> 300 540>', [
        ['Rate', '', 'Base', 'Tax', '', ''],
        ['', '22%', '48.60', '10.69', 'Goods total', '48.60'],
      ]),
      table('300 540>', [
        ['Vornal', '845.60'],
        ['Total VAT', '10.69'],
        ['Total', '856.29'],
      ]),
    );
    expect([null, '845.60']).toContain(fields.subtotal);
  });
});

describe('a figure that contradicts others is doubted', () => {
  const foot = (net: string) =>
    read(
      table('50 330> 540>', [
        ['Professional charges', 'Net', 'VAT'],
        ['Lease', '1,250.00', '250.00'],
        ['Return', '95.00', '19.00'],
        ['Transfer', '35.00', '-'],
      ]),
      table('330> 540>', [[net, '269.00']]),
      table('50 330>', [
        ['Add VAT', '269.00'],
        ['Total of this bill', '1,649.00'],
      ]),
    );

  test('as each of several feet without a name', async () => {
    expect(await foot('1,380.00')).toMatchObject({ verdict: 'proven' });
    expect((await foot('1,380.50')).verdict).not.toBe('proven');
  });

  const share = (tax: string) =>
    read(
      table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Price', 'Amount'],
        ['Fish', '2', '30.00', '60.00'],
        ['Beef', '1', '48.00', '48.00'],
      ]),
      table('300 540>', [['Total', '108.00']]),
      [say(`Vornal @ 20.00% on 90.00    ${tax}`)],
    );

  test('as a share that is written out', async () => {
    expect((await share('18.00')).verdict).toBe('proven');
    expect((await share('18.70')).verdict).not.toBe('proven');
  });

  const discounted = (first: string) =>
    read(
      table('50 540>', [
        ['Thermometer', first],
        ['Cream', '26.80'],
        ['SUBTOTAL', '35.70'],
        ['LOYALTY DISCOUNT', '-3.00'],
        ['TOTAL', '32.70'],
      ]),
    );

  test('as a subtotal before a discount that the lines do not make', async () => {
    expect((await discounted('8.90')).verdict).toBe('proven');
    expect((await discounted('5.90')).verdict).not.toBe('proven');
  });

  const till = (edge: number) =>
    read(
      table('50 300>', [
        ['BANANAS', '1.01'],
        ['TOMATOES', '6.28'],
        ['COUPON', '-1.00'],
      ]),
      table(`${edge} 300>`, [['Vornal', '0.92']]),
      table('70 300>', [['BALANCE', '7.21']]),
    );

  test('as a last line that begins right of all others and may be a tax', async () => {
    expect((await till(50)).verdict).toBe('proven');
    expect((await till(70)).verdict).not.toBe('proven');
  });

  test('as the amount without tax below the total, in the place of the lines', async () => {
    const { verdict } = await read(
      table('50 300>', [
        ['Grundavgift', '59,07'],
        ['Kilometer 14,8 km', '192,40'],
        ['Tid 22 min', '118,80'],
        ['ATT BETALA SEK', '370,20'],
        ['Varav moms 6 %', '20,95'],
        ['Vornal', '349,25'],
      ]),
    );
    expect(verdict).not.toBe('proven');
  });

  const tipped = (second: string) =>
    read(
      table('50 300>', [
        ['Latte', '11.00'],
        ['Croissant', second],
        ['Beans', '16.00'],
        ['Subtotal', '31.75'],
        ['Sales Tax', '0.91'],
        ['Tip', '3.00'],
        ['Total', '35.66'],
      ]),
    );

  test('as lines that lead to the subtotal with a charge below it', async () => {
    expect((await tipped('1.75')).verdict).not.toBe('proven');
  });

  const withNet = (third: string) =>
    read(
      table('50 120 330> 430> 480> 560>', [
        ['Code', 'Product', 'Qty', 'Subtotal', 'VAT', 'Subtotal incl. VAT'],
        ['118', 'Tea', '12', '324.90', '21%', '393.13'],
        ['204', 'Flour', '20', '284.00', '10.5%', '313.82'],
        ['331', 'Oil', '15', third, '21%', '323.43'],
      ]),
      table('300 560>', [
        ['Net', '876.20'],
        ['VAT 21%', '124.36'],
        ['VAT 10.5%', '29.82'],
        ['Total', '1,030.38'],
      ]),
    );

  test('as one amount of a column next to the lines', async () => {
    expect((await withNet('767.30')).verdict).not.toBe('proven');
  });

  const taxed = (sixth: string) =>
    read(
      table('50 330> 430> 540>', [
        ['Description', 'Amount', 'GST', 'Total'],
        ['Fees', '1,180.00', '118.00', '1,298.00'],
        ['Search', '31.80', '3.20', '35.00'],
        ['Certificate', sixth, '3.60', '39.60'],
        ['Totals', '1,247.80', '124.80', '1,372.60'],
      ]),
    );

  test('as one line that alone is off by a cent', async () => {
    expect((await taxed('36.00')).verdict).toBe('proven');
    expect((await taxed('36.01')).verdict).not.toBe('proven');
  });
});

test('the tax next to its table is no line, though a quantity of one multiplies', async () => {
  const { amounts } = await read(
    table('60> 110> 160> 200> 220 380 540>', [
      ['Qté', 'P.U. HT', 'Rem. %', 'TVA', 'Désignation', 'Référence', 'Montant HT'],
      ['20', '4,35', '15', '1', 'Papier', 'PAP80A4', '73,95'],
      ['6', '38,90', '20', '1', 'Toner', 'TON118N', '186,72'],
      ['1', '9,90', '', '1', 'Livraison', 'LIV', '9,90'],
    ]),
    table('40 110> 160> 230> 380 540>', [
      ['Code', 'Base HT', 'Taux', 'Montant TVA', 'Total HT', '270,57'],
      ['1', '270,57', '20,00 %', '54,11', 'Total TVA', '54,11'],
      ['', '', '', '', 'Total TTC', '324,68'],
    ]),
  );
  expect(amounts).toEqual(['73.95', '186.72', '9.90']);
});
