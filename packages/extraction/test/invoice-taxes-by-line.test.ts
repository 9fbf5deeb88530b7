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
