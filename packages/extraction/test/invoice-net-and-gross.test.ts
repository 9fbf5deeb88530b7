import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const COLUMNS = '50 110 320> 400> 470> 540>';
const LINES = [
  ['GR-114', 'Grid fee 35 A', '', '412.00', '103.00', '515.00'],
  ['EN-220', 'Transfer at peak times', '', '1,088.58', '272.15', '1,360.73'],
  ['EN-221', 'Transfer at other times', '', '280.48', '70.12', '350.60'],
];

test('lines without headings are listed without tax where an amount and its tax make the last column', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Norrmora Grid Ltd'),
    say('Invoice number: 118740552'),
    [],
    ...table(COLUMNS, [...LINES, ['', 'Sum', '', '1,781.06', '445.27', '2,226.33']]),
    say('VAT 25 % on 1,781.06: 445.27'),
    ...table('320 540>', [['Amount due', '2,226.33']]),
  ]);
  expect(linesOf(reading)).toEqual([
    '- × - = 412.00 Grid fee 35 A',
    '- × - = 1088.58 Transfer at peak times',
    '- × - = 280.48 Transfer at other times',
  ]);
  expect(reading.verdict).toBe('proven');
});

test('lines without headings in whole amounts are listed without tax, though the head prints what is due', async () => {
  const reading = await readInvoice([
    title('SZÁMLA'),
    say('Próbanet Távközlési Zrt.'),
    ...table('50 150 320', [
      ['Számla sorszáma', 'Számla kelte', 'Fizetendő összeg'],
      ['PN26/0118740', '2026.03.17.', '9 971 Ft'],
    ]),
    [],
    ...table('50 210> 290> 360> 420> 480> 540>', [
      ['Otthoni internet', '1', '5 705', '5 705', '5%', '285', '5 990'],
      ['Kedvezmény', '1', '-952', '-952', '5%', '-48', '-1 000'],
      ['TV Alap csomag', '1', '3 142', '3 142', '27%', '848', '3 990'],
      ['Egység bérleti díj', '1', '780', '780', '27%', '211', '991'],
      ['Összesen', '', '', '8 675', '', '1 296', '9 971'],
    ]),
    ...table('320 540>', [['Fizetendő', '9 971 Ft']]),
  ]);
  expect(reading.lines.map(({ amount }) => Number(amount))).toEqual([5705, -952, 3142, 780]);
  expect(reading.fields).toMatchObject({ currency: 'HUF' });
});

test('of lines with a quantity and an empty price nothing shows whether they count with or without tax', async () => {
  const reading = await readInvoice([
    title('Faktura'),
    say('Sprzedawca: Jodłowy Zdrój Sp. z o.o.'),
    say('Faktura nr 118/H/03/2026'),
    [],
    ...table('50 260> 320> 400> 470> 540>', [
      ['Nazwa', 'Ilość', 'Cena', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'],
      ['Noclegi', '3', '', '960,00', '76,80', '1 036,80'],
      ['Parking', '3', '', '90,00', '20,70', '110,70'],
      ['Razem', '', '', '1 050,00', '97,50', '1 147,50'],
    ]),
    ...table('320 540>', [['Do zapłaty', '1 147,50 zł']]),
  ]);
  expect(reading.fields).toMatchObject({ subtotal: '1050.00', tax: '97.50', total: '1147.50' });
  expect(reading.verdict).toBe('unproven');
  expect(reading.findings).toContainEqual(
    expect.objectContaining({ code: 'not-checked', parameters: { reason: 'net-or-gross' } }),
  );
});

test('lines are listed without tax where a sum before the discount is printed as the subtotal', async () => {
  const reading = await readInvoice([
    title('TAX INVOICE'),
    say('Jeddah Sample Supplies'),
    say('Invoice number: INV-26-01187'),
    [],
    ...table('50 260> 340> 430> 490> 540>', [
      ['Description', 'Qty', 'Discount', 'Taxable amt', 'VAT 15%', 'Total incl.'],
      ['Safety helmet, ratchet', '40', '37.00', '703.00', '105.45', '808.45'],
      ['Safety shoes S3 size 43', '15', '0.00', '1,440.00', '216.00', '1,656.00'],
      ['Nitrile gloves, box of 100', '60', '42.75', '812.25', '121.84', '934.09'],
    ]),
    ...table('330 540>', [
      ['Total before discount (SAR)', '3,035.00'],
      ['Total discount', '79.75'],
      ['VAT 15%', '443.29'],
      ['TOTAL AMOUNT DUE (SAR)', '3,398.54'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['703.00', '1440.00', '812.25']);
  expect(reading.verdict).toBe('unproven');
});

test('what is taken off the sum of the lines is no further section of them', async () => {
  const reading = await readInvoice([
    title('Rechnung'),
    say('Exempel & Probst PartG mbB'),
    say('Rechnungsnummer: 2026/00418'),
    [],
    ...table('50 540>', [
      ['Aufstellung des Jahresabschlusses', '1.842,50'],
      ['Gewerbesteuererklärung', '402,00'],
      ['Auslagenpauschale', '20,00'],
    ]),
    ...table('330 540>', [
      ['Zwischensumme netto', '2.264,50'],
      ['abzgl. Vorschuss 2025/01874', '-800,00'],
      ['Nettobetrag', '1.464,50'],
      ['19 % Umsatzsteuer', '278,26'],
      ['Rechnungsbetrag EUR', '1.742,76'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['1842.50', '402.00', '20.00']);
  expect(reading.fields).toMatchObject({ subtotal: '1464.50', total: '1742.76' });
});

test('a discount, a charge and a rounding of all lines of a slip without a subtotal are none of its lines', async () => {
  const reading = await readInvoice([
    say('WARUNG SAMBAL CONTOH'),
    say('Tanggal : 17-03-2026 19:41'),
    ...table('50 240>', [
      ['Nasi Goreng Kampung', ''],
      ['  2 x 42.000', '84.000'],
      ['Ayam Bakar Taliwang', ''],
      ['  1 x 56.000', '56.000'],
      ['Es Teh Manis', ''],
      ['  3 x 9.000', '27.000'],
      ['Diskon Member 10%', '-16.700'],
      ['Service Charge 5%', '7.515'],
      ['PB1 10%', '15.782'],
      ['Pembulatan', '3'],
      ['TOTAL', 'Rp 173.600'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['84000.00', '56000.00', '27000.00']);
});
