import { describe, expect, test } from 'vitest';
import { sectionTitle, totalLabel } from '../src/vocabulary/label.ts';
import { exactPhrase } from '../src/vocabulary/phrase-table.ts';
import { HEADINGS } from '../src/vocabulary/tables.ts';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('a strip of a charge card, previous balance less payments plus charges', () => {
  const drawn = (payments: string, charges: string, due: string) =>
    readAccount([
      say('TARJETA OLMECA'),
      say('Número de Cuenta 3717-964258-82072'),
      say('Fecha de emisión 14 de octubre de 2022'),
      ...table('50 170 300 430', [
        ['Saldo Anterior', `- ${payments}`, `+ ${charges}`, `= ${due}`],
        ['44,267.76', '0.00', '59.52', '44,327.28'],
      ]),
      ...table('50 150 540>', [
        ['Fecha', 'Detalle de las operaciones', 'Importe en pesos'],
        ['11 de octubre', 'RESTAURANTE EL CARDENALITO', '59.52'],
      ]),
    ]);

  test('says that charges raise the debt', async () => {
    const account = await drawn('Pagos y Créditos', 'Nuevos Cargos', 'Saldo a Pagar');
    expect(rowsOf(account)).toEqual(['2022-10-11 -59.52 RESTAURANTE EL CARDENALITO']);
    expect(account).toMatchObject({ number: '3717-964258-82072', verdict: 'proven' });
  });

  test('in unknown words proves nothing where it closes with an amount to be paid', async () => {
    const account = await drawn('Entregas', 'Firmas', 'Saldo a Pagar');
    expect(account.verdict).toBe('unproven');
  });
});

test('a plus behind a balance of a card is a credit, as it is behind a payment', async () => {
  const account = await readAccount([
    say('KREDİ KARTI HESAP ÖZETİ'),
    say('Hesap Kesim Tarihi 5 Aralık 2021'),
    ...table('50 540>', [
      ['Önceki Dönem Borcu', '1.620,44+'],
      ['Dönem Borcu (TL)', '2.636,54+'],
    ]),
    ...table('50 150 540>', [
      ['İşlem Tarihi', 'Açıklama', 'Tutar (TL)'],
      ['09.11.2021', 'KAHVE DÜNYAM', '215,35'],
      ['20.11.2021', 'İADE OPEK AKARYAKIT', '168,84+'],
      ['24.11.2021', 'OTOMATİK ÖDEME', '1.504,64+'],
      ['26.11.2021', 'HEPSİBURDA', '442,03'],
    ]),
  ]);
  expect(account).toMatchObject({
    opening: '-1620.44',
    closing: '-2636.54',
    verdict: 'proven',
  });
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '-215.35',
    '168.84',
    '1504.64',
    '-442.03',
  ]);
});

test("a card's number and holder right below the headings are no part of the first description", async () => {
  const account = await readAccount([
    say('KREDİ KARTI HESAP ÖZETİ'),
    say('Önceki Dönem Borcu 100,00'),
    ...table('50 150 540>', [
      ['İşlem Tarihi', 'Açıklama', 'Tutar (TL)'],
      ['', '5418 18** **** 0578 - ELİF MİSAL ÖRNEK', ''],
      ['09.11.2021', 'KAHVE DÜNYAM', '215,35'],
      ['26.11.2021', 'HEPSİBURDA', '442,03'],
    ]),
    say('Dönem Borcu 757,38'),
  ]);
  expect(account.transactions[0]?.description).toBe('KAHVE DÜNYAM');
});

test('a balance of the last statement and one of a final day open and close an account', async () => {
  const account = await readAccount([
    say('RESUMEN DE CUENTA CORRIENTE EN PESOS'),
    ...table('50 120 340> 420> 540>', [
      ['FECHA', 'DESCRIPCION', 'DEBITOS', 'CREDITOS', 'SALDO'],
      ['', 'SALDO ULTIMO EXTRACTO AL 01/02/2022', '', '', '645.854,00'],
      ['02/02/22', 'COMPRA AGUAS', '8.476,03', '', '637.377,97'],
      ['', 'SALDO FINAL AL DIA 28/02/2022', '', '', '637.377,97'],
    ]),
  ]);
  expect(account).toMatchObject({ verdict: 'proven', opening: '645854.00', closing: '637377.97' });
});

test('a day of payment in Japanese titles no payments, as their own title does', () => {
  expect(['お支払', 'お支払日 2024年3月25日', 'ご入金・ご返金'].map(sectionTitle)).toEqual([
    'out',
    null,
    'in',
  ]);
});

describe('numbered sections of a card', () => {
  const drawn = (...middle: readonly DrawnLine[]) =>
    readAccount([
      say('ESTADO DE CUENTA DE TARJETA DE CRÉDITO'),
      say('Período facturado 01/03/2023 al 31/03/2023'),
      say(''),
      say('1. PERÍODO ANTERIOR'),
      ...table('50 540>', [['Saldo adeudado final período anterior', '$3.785.142']]),
      say('2. PAGOS Y ABONOS DEL PERÍODO'),
      ...middle,
      say(''),
      ...table('50 540>', [['MONTO TOTAL FACTURADO A PAGAR', '$3.663.845']]),
    ]);

  test('have a single row although another says that it has none', async () => {
    const account = await drawn(
      ...table('80 150 540>', [['21/03/23', 'REV. COMPRA HIPER', '$-121.297']]),
      say('3. PERÍODO ACTUAL: COMPRAS, CARGOS Y COMISIONES'),
      say('Sin operaciones en el período', 120),
    );
    expect(rowsOf(account)).toEqual(['2023-03-21 121297 REV. COMPRA HIPER']);
    expect(account.verdict).toBe('proven');
  });

  test('end where the next number begins another, whatever it says', async () => {
    const account = await readAccount([
      say('ESTADO DE CUENTA DE TARJETA DE CRÉDITO'),
      say('Período facturado 01/03/2023 al 31/03/2023'),
      say(''),
      say('1. PERÍODO ANTERIOR'),
      ...table('50 540>', [['Saldo adeudado final período anterior', '$3.785.142']]),
      say('2. PAGOS Y ABONOS DEL PERÍODO'),
      say('Sin pagos ni abonos', 120),
      say('3. PERÍODO ACTUAL: LO QUE COMPRÓ'),
      ...table('50 120 540>', [
        ['FECHA', 'DESCRIPCIÓN', 'VALOR CUOTA'],
        ['21/03/23', 'CINE HOITS', '$100.000'],
        ['22/03/23', 'FALABELO', '$21.297'],
      ]),
      say(''),
      ...table('50 540>', [['MONTO TOTAL FACTURADO A PAGAR', '$3.906.439']]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-100000', '-21297']);
    expect(account.verdict).toBe('proven');
  });
});

test('a side and a word for amounts name one column, however far apart they are set', () => {
  expect(['DR AMOUNT', 'CR AMOUNT'].map((text) => exactPhrase(HEADINGS, text))).toEqual(['out', 'in']);
});

test('small print at the foot of two pages is furniture, also where it counts them', async () => {
  const foot = (page: number) => say(`Tarjeta Araucana S.A. - Av. Muestra 418, Santiago Página ${page} de 2`);
  const rows = (from: number) =>
    table('50 120 540>', [
      ['FECHA', 'DESCRIPCIÓN', 'IMPORTE'],
      ...Array.from({ length: 9 }, (_, at) => [`${from + at}/03/2023`, `CINE ${at}`, `${at + 1}.000,00`]),
    ]);
  const account = await readAccount(
    [
      ...[say('ESTADO DE CUENTA DE TARJETA DE CRÉDITO'), say('Saldo anterior 1.000,00')],
      ...[...rows(10), foot(1)],
    ],
    [say('Tarjeta Araucana'), say(''), ...rows(19), foot(2)],
  );
  expect(account.transactions.map(({ description }) => description).join()).not.toContain('Araucana');
});

describe('a summary without signs on its figures', () => {
  const drawn = (interest: string) =>
    readAccount([
      say('EXTRACTO TARJETA DE CREDITO'),
      say('Periodo facturado 16 ene 2025 - 15 feb 2025'),
      ...table('50 300>', [
        ['Saldo anterior', '1.250,00'],
        ['(+) Compras del mes', '480,00'],
        ['(+) Intereses corrientes', interest],
        ['(-) Pagos y abonos', '1.250,00'],
        ['(=) Saldo total a pagar', '501,50'],
      ]),
      say(''),
      ...table('50 150 540>', [
        ['Fecha', 'Descripcion', 'Valor'],
        ['2025-01-20', 'ALMACEN MUESTRA', '480,00'],
        ['2025-02-01', 'ABONO SUCURSAL', '-1.250,00'],
        ['2025-02-15', 'INTERESES CORRIENTES', '21,50'],
      ]),
    ]);

  test('is one of parts where one choice of signs leads from balance to balance: purchases alone contradict nothing', async () => {
    expect((await drawn('21,50')).verdict).toBe('proven');
  });

  test('proves nothing where its figures lead nowhere', async () => {
    expect((await drawn('7,77')).verdict).not.toBe('proven');
  });
});

test('a word for the sign of a term is no part of its label', () => {
  expect(['Less Payments', 'Menos Abonos', 'Plus Purchases', 'Less'].map(totalLabel)).toEqual([
    ...['in', 'in', 'out', null],
  ]);
});

test('a charge card shows itself by its strip of labels, and by the number of its member', async () => {
  const account = await readAccount([
    say('SAMPLE SERVICES INDIA'),
    say('Membership Number XXXX-XXXXX1-61004'),
    say('Statement date 12/03/2025'),
    ...table('50 150 250 350 460', [
      [
        ...[
          'Opening Balance Rs',
          'New Credits Rs -',
          'New Debits Rs +',
          '= Closing Balance Rs',
          'Minimum Payment',
        ],
      ],
      ['5,000.00', '6,500.00', '900.00', '-600.00', '0.00'],
    ]),
    ...table('50 150 540>', [
      ['Date', 'Details', 'Amount Rs'],
      ['February 20', 'PAYMENT RECEIVED. THANK YOU', '6,500.00'],
      ['', '', 'CR'],
      ['March 1', 'BIG BASKETT BENGALURU', '650.00'],
      ['March 5', 'UBR INDIA NEW DELHI', '250.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['6500.00', '-650.00', '-250.00']);
  expect(account).toMatchObject({ number: 'XXXX-XXXXX1-61004', verdict: 'proven' });
});

test('two currencies stay apart next to a column of instalments', async () => {
  const { accounts } = await readStatement([
    [
      say('ESTADO DE CUENTA TARJETA DE CREDITO'),
      say('Fecha de cierre 10/03/2025'),
      ...table('50 130 330> 430> 540>', [
        ['Fecha', 'Descripcion', 'Cuota', 'Soles', 'Dolares'],
        ['', 'SALDO ANTERIOR', '', '500.00', '20.00'],
        ['12/02/2025', 'PAGO CAJERO', '', '-500.00', ''],
        ['15/02/2025', 'PAGO APP', '', '', '-20.00'],
        ['20/02/2025', 'CINEPLANETT', '01/03', '45.00', ''],
        ['01/03/2025', 'AMAZONN', '01/01', '', '12.50'],
        ['', 'SALDO ACTUAL', '', '45.00', '12.50'],
      ]),
    ],
  ]);
  expect(accounts.map(({ closing, verdict }) => `${closing} ${verdict}`)).toEqual([
    '45.00 proven',
    '12.50 proven',
  ]);
});

test('one sign of a card is enough to doubt a few rows that have no mark of their own', async () => {
  const drawn = (...head: readonly string[]) =>
    readAccount([
      ...head.map((text) => say(text)),
      ...table('50 250', [
        ['Saldo Anterior', 'Saldo Actual'],
        ['1,250.00', '1,600.00'],
      ]),
      ...table('50 150 540>', [
        ['Fecha', 'Detalle', 'Importe'],
        ['9 de marzo de 2024', 'TIENDA MUESTRA', '350.00'],
      ]),
    ]);
  expect((await drawn('Estado de Cuenta')).verdict).toBe('proven');
  expect((await drawn('Estado de Cuenta', 'Fecha de Corte 12/03/2024')).verdict).toBe('unproven');
});
