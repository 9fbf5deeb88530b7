import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

type Read = Awaited<ReturnType<typeof readAccount>>;

/** The verdict, both balances and the amounts of an account. */
const sumsOf = ({ verdict, opening, closing, transactions }: Read) => [
  verdict,
  opening,
  closing,
  ...transactions.map(({ amount }) => amount),
];

/** Columns of a table with money out, money in and a balance. */
const SIDES_AND_BALANCE = '50 120 350> 440> 545>';

test.each([
  ['Data', 'Explicatii', 'Utilizari', 'Rambursari', 'Sold utilizat', 'Sold precedent', 'EXTRAS DE CONT'],
  [
    'Fecha',
    'Descripción',
    'Utilizaciones',
    'Pagos',
    'Monto utilizado',
    'Monto utilizado anterior',
    'CARTOLA DE CUENTA',
  ],
])(
  'what is used of a credit line is owed: %s %s %s %s %s',
  async (day, text, out, paid, used, opening, head) => {
    const account = await readAccount([
      say(head),
      ...table(SIDES_AND_BALANCE, [
        [day, text, out, paid, used],
        ['', opening, '', '', '1.000,00'],
        ['04.03.2025', 'FIRST SUPPLIER', '200,00', '', '1.200,00'],
        ['11.03.2025', 'SECOND SUPPLIER', '', '500,00', '700,00'],
        ['25.03.2025', 'THIRD SUPPLIER', '40,00', '', '740,00'],
      ]),
    ]);
    expect(sumsOf(account)).toEqual(['proven', '-1000.00', '-740.00', '-200.00', '500.00', '-40.00']);
  },
);

test.each([
  ['EXTRAS DE CONT - LINIE DE CREDIT', 'Sold precedent', 'Fara operatiuni', 'Sold final', 'Cont'],
  ['CARTOLA LÍNEA DE CRÉDITO', 'Saldo anterior', 'Sin movimientos', 'Saldo final', 'Cuenta'],
  ['WYCIĄG Z RACHUNKU KREDYTOWEGO', 'Saldo początkowe', 'Brak operacji', 'Saldo końcowe', 'Nr rachunku'],
  ['VÝPIS Z ÚVĚROVÉHO ÚČTU', 'Počáteční zůstatek', 'Žádné transakce', 'Konečný zůstatek', 'Číslo účtu'],
])('balances without a transaction under the title of a credit line are owed: %s', async (...texts) => {
  const [head, opening, quiet, closing, number] = texts;
  const account = await readAccount([
    say(head),
    say(`${number}: 118-334467-01`),
    say('01.05.2025 - 31.05.2025'),
    ...table('50 545>', [
      [opening, '98.497,25'],
      [quiet, ''],
      [closing, '98.497,25'],
    ]),
  ]);
  expect(sumsOf(account)).toEqual(['proven', '-98497.25', '-98497.25']);
});

test('the last bill of a charge card is its opening balance', async () => {
  const account = await readAccount([
    say('RAČUN UČINJENIH TROŠKOVA'),
    ...table('50 300', [['Članski broj:', '3682-0320850']]),
    ...table('130> 270> 410> 545>', [
      ['Prethodni račun', '- Uplate i odobrenja', '+ Novi troškovi', '= Ukupno za platiti'],
      ['1.527,84', '0,00', '300,25', '1.828,09'],
    ]),
    ...table('50 120 545>', [
      ['Datum', 'Prodajno mjesto', 'Iznos (EUR)'],
      ['09.03.2024', 'FIRST SHOP', '263,97'],
      ['11.03.2024', 'SECOND SHOP', '36,28'],
    ]),
  ]);
  expect(account.number).toBe('3682-0320850');
  expect(sumsOf(account)).toEqual(['proven', '1527.84', '1828.09', '-263.97', '-36.28']);
});

test('a dated line of both turnovers and what they come to is no transaction', async () => {
  const account = await readAccount([
    say('Sąskaitos išrašas'),
    ...table('50 120 350 545>', [
      ['Data', 'Gavėjas / Mokėtojas', 'Paaiškinimai', 'Suma, EUR'],
      ['2021-08-01', '', 'Likutis pradžiai', '7 016.45'],
      ['2021-08-07', 'FIRST SHOP', 'PIRKINYS', '-111.31'],
      ['2021-08-09', 'SECOND SHOP', 'PIRKINYS', '-20.00'],
      ['2021-08-31', 'Apyvarta: debetas 131.31', 'Apyvarta: kreditas 0.00', '-131.31'],
      ['2021-08-31', '', 'Likutis pabaigai', '6 885.14'],
    ]),
  ]);
  expect(sumsOf(account)).toEqual(['proven', '7016.45', '6885.14', '-111.31', '-20.00']);
});

/** A Polish card that prints what is owed with a minus, `opening` included, with a note under its summary. */
const readHeldCard = (opening: string, closing: string) =>
  readAccount([
    say('Zestawienie operacji na karcie kredytowej'),
    say('Numer karty 5213 XX** **** 9158'),
    ...table('150> 280> 410> 545>', [
      ['Saldo poprzednie', 'Suma wpłat', 'Suma obciążeń', 'Saldo na dzień 16-04-2022'],
      [opening, '500,00', '-150,00', closing],
    ]),
    say('Aby uniknąć odsetek, spłać całość zadłużenia. Spłata samej kwoty minimalnej wydłuża okres'),
    say('spłaty.'),
    ...table('50 120 545>', [
      ['Data operacji', 'Opis operacji', 'Kwota operacji w PLN'],
      ['19-03-2022', 'FIRST SHOP', '-100,00'],
      ['23-03-2022', 'SECOND SHOP', '-50,00'],
      ['30-03-2022', 'WPŁATA NA RACHUNEK KARTY', '500,00'],
    ]),
  ]);

test('the end of a sentence is no title of rows', async () => {
  const account = await readHeldCard('-600,00', '-250,00');
  expect(sumsOf(account)).toEqual(['proven', '600.00', '250.00', '-100.00', '-50.00', '500.00']);
});

test('a card whose totals add up as those of an account prints what the holder has', async () => {
  const account = await readHeldCard('-340,00', '10,00');
  expect(sumsOf(account)).toEqual(['proven', '340.00', '-10.00', '-100.00', '-50.00', '500.00']);
});

test('a total of taxes on debits is no total of debits', async () => {
  const account = await readAccount([
    say('Resumen de cuenta'),
    say('Caja de Ahorro N° 118-789367/6'),
    ...table(SIDES_AND_BALANCE, [
      ['Fecha', 'Movimiento', 'Débito', 'Crédito', 'Saldo en cuenta'],
      ['', 'Saldo Inicial', '', '', '1.000,00'],
      ['04/03/20', 'FIRST SHOP', '200,00', '', '800,00'],
      ['', 'Saldo total', '', '', '800,00'],
    ]),
    say(''),
    say('Detalle impositivo'),
    ...table('50 350>', [
      ['Total de impuesto Ley 25.413 - débitos', '$ 306,00'],
      ['Total de impuesto Ley 25.413 - créditos', '$ 12,40'],
    ]),
  ]);
  expect(sumsOf(account)).toEqual(['proven', '1000.00', '800.00', '-200.00']);
});

test('a header of amounts in short is none of dates, even over one row', async () => {
  const account = await readAccount([
    say('Wyciąg z rachunku'),
    say('Saldo początkowe 100,00'),
    ...table('50 120 440> 545>', [
      ['DATA WALUTY', 'OPIS OPERACJI', 'KWOTA OPER.', 'SALDO PO OPER.'],
      ['2024-01-08', 'FIRST SHOP', '-24,37', '75,63'],
    ]),
    say('Saldo końcowe 75,63'),
  ]);
  expect(rowsOf(account)).toEqual(['2024-01-08 -24.37 FIRST SHOP']);
});

test('nothing due in another currency is no other closing balance of a month without rows', async () => {
  const account = await readAccount([
    say('ESTADO DE CUENTA TARJETA VISA'),
    say('N° de tarjeta 4111-18**-****-0635'),
    say('Período 17/10/2025 - 16/11/2025'),
    ...table('50 545>', [
      ['PAGO TOTAL DEL MES', 'S/ 19,189.90'],
      ['PAGO TOTAL US$', 'US$ 0.00'],
      ['DEUDA ANTERIOR', 'S/ 19,189.90'],
      ['SIN OPERACIONES EN EL PERÍODO', ''],
      ['SALDO ACTUAL', 'S/ 19,189.90'],
    ]),
  ]);
  expect(sumsOf(account)).toEqual(['proven', '19189.90', '19189.90']);
});

test('a card whose summary prints its labels over its figures is a statement without a row too', async () => {
  const account = await readAccount([
    say('RAČUN UČINJENIH TROŠKOVA'),
    ...table('50 300', [
      ['Članski broj:', '3651-8631931'],
      ['Datum računa:', '15.01.2024.'],
      ['Broj računa:', '27/2024'],
    ]),
    ...table('130> 270> 410> 545>', [
      ['Prethodni račun', '- Uplate i odobrenja', '+ Novi troškovi', '= Ukupno za platiti'],
      ['281,88', '0,00', '0,00', '281,88'],
    ]),
    say('Pregled preostalih obroka'),
    ...table('50 250 400> 520>', [
      ['Prodajno mjesto', 'Obrok', 'Mjesečno', 'Preostalo'],
      ['FIRST SHOP', '3/12', '138,94', '18,95'],
      ['SECOND SHOP', '2/6', '3,64', '914,96'],
    ]),
  ]);
  expect(sumsOf(account).slice(1)).toEqual(['281.88', '281.88']);
});

test('a plus behind the currency of what a card owed is a credit', async () => {
  const account = await readAccount([
    say('Kredi Kartı Hesap Özeti'),
    say('Kart No: 5400 61** **** 5292'),
    ...table('50 120 545>', [
      ['İşlem Tarihi', 'Açıklama', 'Tutar (TL)'],
      ['', 'Önceki dönem borcu', '590,61 TL +'],
      ['01/02/2025', 'FIRST SHOP', '600,04'],
      ['04/02/2025', 'SECOND SHOP', '85,69'],
      ['', 'Dönem borcu', '95,12 TL'],
    ]),
  ]);
  expect(sumsOf(account).slice(1)).toEqual(['-590.61', '95.12', '-600.04', '-85.69']);
});

test('a title with the number of the account is no part of the headers below it', async () => {
  const account = await readAccount([
    say('RESUMEN DE CUENTA COMITENTE'),
    ...table('50 350 450', [['DETALLE DE MOVIMIENTOS Y SALDOS EN PESOS', 'Cuenta N° 1182021', 'Moneda ARS']]),
    ...table('50 120 190 290 485> 545>', [
      ['Concertación', 'Liquidación', 'Comprobante', 'Descripción', 'Importe', 'Saldo'],
      ['19/12/2024', '', '', 'SALDO INICIAL', '', '1,000.00'],
      ['19/12/2024', '20/12/2024', '66898165', 'FIRST FEE', '-413.20', '586.80'],
      ['23/12/2024', '24/12/2024', '64003213', 'FIRST DEPOSIT', '390.25', '977.05'],
      ['2/1/2025', '2/1/2025', '47513495', 'SECOND FEE', '-59.90', '917.15'],
      ['18/1/2025', '', '', 'SALDO FINAL', '', '917.15'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2024-12-19 -413.20 66898165 FIRST FEE',
    '2024-12-23 390.25 64003213 FIRST DEPOSIT',
    '2025-01-02 -59.90 47513495 SECOND FEE',
  ]);
});

test('the sum of the rows under a Czech table is none of them, and texts are those of the row above', async () => {
  const account = await readAccount([
    say('Výpis z účtu kreditní karty'),
    say('Číslo karty 5100 18** **** 0100'),
    say('Úvěrový rámec 1 000,00'),
    say('Povinná minimální splátka 10,00'),
    say('Dluh z předchozího výpisu 100,00'),
    say('Celková dlužná částka 180,00'),
    ...table('50 120 195 545>', [
      ['Datum transakce', 'Datum zaúčtování', 'Popis transakce', 'Částka v CZK'],
      ['16.06.2021', '17.06.2021', 'FIRST SHOP', '50,00'],
      ['', '', 'LINZ', ''],
      ['17.06.2021', '17.06.2021', 'INTEREST', '10,00'],
      ['18.06.2021', '19.06.2021', 'SECOND SHOP', '20,00'],
      ['', '', 'PRAHA', ''],
    ]),
    ...table('50 545>', [['Součet transakcí za období', '80,00']]),
    say('Při platbě uveďte variabilní symbol.'),
    say('Dlužíte-li Vy nám, je částka bez znaménka.'),
  ]);
  expect(rowsOf(account)).toEqual([
    '2021-06-16 -50.00 FIRST SHOP LINZ',
    '2021-06-17 -10.00 INTEREST',
    '2021-06-18 -20.00 SECOND SHOP PRAHA',
  ]);
});

test('a closing balance named by its day is no text of the last row', async () => {
  const account = await readAccount([
    say('HITELKÁRTYA ELSZÁMOLÁS'),
    ...table('50 120 545>', [
      ['Művelet napja', 'Művelet', 'Összeg (Ft)'],
      ['', 'Előző elszámolás egyenlege', '-2 043 178 Ft'],
      ['2023.02.03', 'FIRST SHOP', '-27 849'],
      ['2023.02.05', 'SECOND SHOP', '-12 000'],
      ['', 'Egyenleg 2023.02.14 napján', '-2 083 027 Ft'],
    ]),
    say('Jóváírások összesen: 0 Ft'),
    say('Terhelések összesen: 39 849 Ft'),
  ]);
  expect(rowsOf(account)).toEqual(['2023-02-03 -27849 FIRST SHOP', '2023-02-05 -12000 SECOND SHOP']);
  expect(account.verdict).toBe('proven');
});
