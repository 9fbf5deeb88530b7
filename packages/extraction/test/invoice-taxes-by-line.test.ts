import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

test('a tax by rate in whole money is what the rounded taxes of its lines make', async () => {
  const reading = await readInvoice([
    title('SZÁMLA'),
    say('Próbanet Távközlési Zrt.'),
    say('Számla sorszáma: PN26/0118740'),
    [],
    ...table('50 220> 290> 360> 410> 460> 540>', [
      ['Megnevezés', 'Menny.', 'Egységár', 'Nettó (Ft)', 'ÁFA', 'ÁFA (Ft)', 'Bruttó (Ft)'],
      ['Otthoni internet 1000', '1', '5 705', '5 705', '5%', '285', '5 990'],
      ['Hűségkedvezmény', '1', '-952', '-952', '5%', '-48', '-1 000'],
      ['TV Alap csomag', '1', '3 142', '3 142', '27%', '848', '3 990'],
      ['Beltéri egység bérleti díj', '1', '780', '780', '27%', '211', '991'],
      ['Összesen', '', '', '8 675', '', '1 296', '9 971'],
    ]),
    [],
    ...table('50 360> 460> 540>', [
      ['ÁFA összesítő', 'Alap (Ft)', 'ÁFA (Ft)', 'Bruttó (Ft)'],
      ['5%', '4 753', '237', '4 990'],
      ['27%', '3 922', '1 059', '4 981'],
      ['Fizetendő', '', '', '9 971 Ft'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '1296.00', total: '9971.00' });
  expect(reading.verdict).toBe('proven');
});

test('what is withheld next to a base and its tax is not their sum', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('Transportes Ejemplo S.L.'),
    say('Número: 26/0031'),
    say('Fecha: 31/03/2026'),
    [],
    ...table('50 130 540>', [
      ['FECHA', 'CONCEPTO', 'IMPORTE'],
      ['03/03/2026', 'Porte Valladolid - Zaragoza', '620,00'],
      ['10/03/2026', 'Porte Valladolid - Vitoria', '545,00'],
      ['24/03/2026', 'Porte Palencia - Lleida', '735,00'],
    ]),
    [],
    ...table('140> 260> 380> 540>', [
      ['BASE IMPONIBLE', '% IVA', 'CUOTA IVA', 'RET. IRPF 1%'],
      ['1.900,00', '21', '399,00', '-19,00'],
    ]),
    ...table('300 540>', [['TOTAL FACTURA', '2.280,00 EUR']]),
  ]);
  expect(reading.fields).toMatchObject({ subtotal: '1900.00', tax: '399.00', total: '2280.00' });
  expect(reading.verdict).toBe('proven');
});

const priced = (price: string) =>
  readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    say('Invoice number: 2026-0117'),
    [],
    ...table('50 210> 280> 340> 410> 470> 540>', [
      ['Description', 'Quantity', 'Unit price', 'VAT %', 'Net', 'VAT', 'Gross'],
      ['Coffee machine', '1', '4,537.19', '21 %', '4,537.19', '952.81', '5,490.00'],
      ['Coffee beans 1 kg', '3', price, '12 %', '934.82', '112.18', '1,047.00'],
      ['Grinder', '2', '500.00', '21 %', '1,000.00', '210.00', '1,210.00'],
    ]),
    ...table('300 540>', [
      ['Subtotal', '6,472.01'],
      ['VAT', '1,274.99'],
      ['Total', '7,747.00'],
    ]),
  ]);

test('a price without tax may be rounded from one with tax of whole cents', async () => {
  const reading = await priced('311.61');
  expect(linesOf(reading)[1]).toBe('3 × 311.61 = 934.82 Coffee beans 1 kg');
  expect(reading.verdict).toBe('proven');
});

test('another price than that is a misprint', async () => {
  expect((await priced('311.62')).verdict).toBe('unproven');
});
