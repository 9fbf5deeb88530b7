import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('dates of rows', () => {
  test('of another calendar next to common ones are not read as rows', async () => {
    const account = await readAccount([
      say('Account statement'),
      ...table('40 120 200 420> 490> 560>', [
        ['Miti (B.S.)', 'Date (A.D.)', 'Description', 'Withdraw', 'Deposit', 'Balance'],
        ['', '', 'Opening balance', '', '', '1,000.00'],
        ['2081-01-03', '2024-04-15', 'Card purchase', '90.00', '', '910.00'],
        ['2081-01-04', '2024-04-16', 'Transfer in', '', '50.00', '960.00'],
        ['2081-01-08', '2024-04-20', 'Charge', '10.00', '', '950.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-04-15 -90.00 Card purchase',
      '2024-04-16 50.00 Transfer in',
      '2024-04-20 -10.00 Charge',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('of another calendar alone, years ahead, are proven by no total', async () => {
    const account = await readAccount([
      say('Account statement'),
      ...table('40 140 420> 490> 560>', [
        ['Date', 'Description', 'Withdraw', 'Deposit', 'Balance'],
        ['', 'Opening balance', '', '', '1,000.00'],
        ['2081-01-13', 'Card purchase', '90.00', '', '910.00'],
        ['2081-01-14', 'Transfer in', '', '50.00', '960.00'],
      ]),
    ]);
    expect(account.verdict).toBe('unproven');
  });

  test('are below value dates if the headers say so, and a zero fee is a line of its row', async () => {
    const account = await readAccount([
      say('Izvod za period 01.06.2024 - 30.06.2024'),
      ...table('40 200 400> 500>', [
        ['Prethodno stanje', 'Novo stanje', '', ''],
        ['1.000,00', '1.010,00', '', ''],
        ['Valuta', 'Svrha plaćanja', 'Zaduženje', 'Odobrenje'],
        ['Datum obrade', '', 'Naknada', ''],
        ['12.06.2024', 'PEKARA ŽITO', '90,00', ''],
        ['11.06.2024', 'račun 17', '0,00', ''],
        ['17.06.2024', 'PRIMJER DOO', '', '100,00'],
        ['14.06.2024', 'račun 18', '', ''],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-06-11 -90.00 PEKARA ŽITO račun 17',
      '2024-06-14 100.00 PRIMJER DOO račun 18',
    ]);
  });

  test('are the upper of two if the headers say so, and the amount is next to the lower', async () => {
    const account = await readAccount([
      say('Výpis z účtu za období 01.09.2025 - 30.09.2025'),
      say('Počáteční stav: 1 000,00'),
      ...table('40 140 450> 550>', [
        ['Datum', 'Popis', '', ''],
        ['Valuta', 'Protiúčet', 'Částka', 'Zůstatek'],
        ['01.09.2025', 'Platba kartou', '', ''],
        ['03.09.2025', '19-400/0100', '-90,00', '910,00'],
        ['', '', '', ''],
        ['04.09.2025', 'Příchozí úhrada', '', ''],
        ['05.09.2025', '19-500/0100', '50,00', '960,00'],
        ['', '', '', ''],
        ['08.09.2025', 'Poplatek', '', ''],
        ['08.09.2025', '19-600/0100', '-10,00', '950,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2025-09-01 -90.00',
      '2025-09-04 50.00',
      '2025-09-08 -10.00',
    ]);
  });

  test('without a year are in the one that brings them close to the only date with one, although that opens them', async () => {
    const account = await readAccount([
      say('Overzicht spaarrekening'),
      say('Saldo op 1 april 2022  € 1.000,00'),
      ...table('40 150 500>', [
        ['Datum', 'Omschrijving', 'Bedrag'],
        ['12 april', 'Inleg', '€ + 90,00'],
        ['17 april', 'Opname', '€ - 40,00'],
        ['29 april', 'Inleg', '€ + 10,00'],
        ['Saldo eind april 2022', '', '€ 1.060,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2022-04-12 90.00 Inleg',
      '2022-04-17 -40.00 Opname',
      '2022-04-29 10.00 Inleg',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('are given by short words next to the value dates', async () => {
    const account = await readAccount([
      say('Mutasi rekening'),
      ...table('40 120 200 330 420> 520>', [
        ['Tgl Efektif', 'Tgl Trans', 'Keterangan', 'D/C', 'Nominal', 'Saldo'],
        ['', '', 'Saldo Awal', '', '', '1,000.00'],
        ['16/04/2024', '15/04/2024', 'QRIS TOKO', 'D', '90.00', '910.00'],
        ['19/04/2024', '17/04/2024', 'TRF DARI BUDI', 'C', '50.00', '960.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2024-04-15 -90.00 QRIS TOKO', '2024-04-17 50.00 TRF DARI BUDI']);
  });
});

describe('figures next to those of rows', () => {
  test('are the balances before each row if the balances after are printed too', async () => {
    const account = await readAccount([
      say('Deposit account statement'),
      ...table('40 200> 280> 360> 450> 470', [
        ['Transaction date', 'Opening balance', 'Debit', 'Credit', 'Closing balance', 'Description'],
        ['2024/05/17 10:15', '1,000.00', '-90.00', '', '910.00', 'Shop'],
        ['2024/05/19 12:35', '910.00', '', '50.00', '960.00', 'Gift'],
        ['2024/05/20 11:05', '960.00', '-10.00', '', '950.00', 'Fee'],
        ['Total', '', '-100.00', '50.00', '', ''],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-05-17 -90.00 Shop',
      '2024-05-19 50.00 Gift',
      '2024-05-20 -10.00 Fee',
    ]);
    expect(account).toMatchObject({ verdict: 'proven' });
    expect(account.transactions.map(({ balance }) => balance)).toEqual(['910.00', '960.00', '950.00']);
  });

  test('labelled as debt are total debits, next to total credits', async () => {
    const account = await readAccount([
      say('Hesap hareketleri'),
      ...table('40 440>', [
        ['Devreden Bakiye', '1.000,00 TL'],
        ['Toplam Borç', '100,00 TL'],
        ['Toplam Alacak', '50,00 TL'],
      ]),
      ...table('40 120 400> 500>', [
        ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
        ['20.05.2024', 'MASRAF', '-10,00', '950,00'],
        ['19.05.2024', 'HAVALE', '50,00', '960,00'],
        ['17.05.2024', 'MARKET', '-90,00', '910,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-05-20 -10.00 MASRAF',
      '2024-05-19 50.00 HAVALE',
      '2024-05-17 -90.00 MARKET',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

test('the instalment charged now is the amount, and the remaining one is no balance', async () => {
  const account = await readAccount([
    say('Estado de cuenta tarjeta de crédito'),
    say('Período 01/05/2024 al 31/05/2024'),
    ...table('40 120 320> 420> 540>', [
      ['Fecha', 'Descripción', 'Importe compra', 'Importe cuota', 'Saldo restante'],
      ['17/05/2024', 'LIBRERIA LUNA', '90,00', '30,00', '60,00'],
      ['18/05/2024', 'FARMACIA SOL', '5,00', '5,00', '0,00'],
      ['19/05/2024', 'MERCADO SUR', '12,00', '4,00', '8,00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`)).toEqual([
    '2024-05-17 -30.00 null',
    '2024-05-18 -5.00 null',
    '2024-05-19 -4.00 null',
  ]);
});

test('letters after balances are their side, and letters after amounts that of the rows', async () => {
  const account = await readAccount([
    say('Account transactions'),
    ...table('40 120 400> 410 500> 510', [
      ['Date', 'Description', 'Amount', 'D/C', 'Balance', 'D/C'],
      ['', 'Balance brought forward', '', '', '1,000.00', 'D'],
      ['17.05.2024', 'MARKET', '90.00', 'D', '1,090.00', 'D'],
      ['19.05.2024', 'TRANSFER', '50.00', 'C', '1,040.00', 'D'],
      ['20.05.2024', 'CHARGE', '10.00', 'D', '1,050.00', 'D'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2024-05-17 -90.00 MARKET',
    '2024-05-19 50.00 TRANSFER',
    '2024-05-20 -10.00 CHARGE',
  ]);
});

test('a transaction is pending if a status column says so', async () => {
  const account = await readAccount([
    say('Umsatzliste 01.06.2024 - 30.06.2024'),
    say('Kontostand: 950,00 EUR'),
    ...table('40 120 200 470> 555>', [
      ['Status', 'Buchungsdatum', 'Buchungstext', 'Betrag EUR', 'Saldo EUR'],
      ['vorgemerkt', '01.07.2024', 'GARTENMARKT', '-45,90', ''],
      ['gebucht', '20.06.2024', 'GEBÜHR', '-10,00', '950,00'],
      ['gebucht', '19.06.2024', 'GUTSCHRIFT', '50,00', '960,00'],
      ['gebucht', '17.06.2024', 'EINKAUF', '-90,00', '910,00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2024-06-20 -10.00',
    '2024-06-19 50.00',
    '2024-06-17 -90.00',
  ]);
});

test('directions precede their amounts, and at the end of a text are part of it', async () => {
  const account = await readAccount([
    say('Account statement'),
    ...table('40 130 460> 560>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Opening balance', '', 'CR 1,000.00'],
      ['17 May 2024', 'Shop', 'DR 90.00', 'CR 910.00'],
      ['18 May 2024', 'Refund CR', 'CR 50.00', 'CR 960.00'],
      ['', 'Closing balance', '', 'CR 960.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-05-17 -90.00 Shop', '2024-05-18 50.00 Refund CR']);
  expect(account.verdict).toBe('proven');
});

test('a time before the date is part of its cell, and the dong sign is no debit', async () => {
  const account = await readAccount([
    say('Lịch sử giao dịch'),
    say('Số dư đầu kỳ: 1,000,000 đ'),
    ...table('40 120 240 440> 555>', [
      ['Mã giao dịch', 'Thời gian', 'Nội dung', 'Số tiền', 'Số dư'],
      ['MM1001', '10:42:07 17/05/2024', 'Thanh toan', '-90,000 đ', '910,000 đ'],
      ['MM1002', '10:43:07 18/05/2024', 'Nhan tien', '+50,000 đ', '960,000 đ'],
      ['MM1003', '10:44:07 19/05/2024', 'Rut tien', '-10,000 đ', '950,000 đ'],
    ]),
    say('Số dư cuối kỳ: 950,000 đ'),
  ]);
  expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2024-05-17 -90000',
    '2024-05-18 50000',
    '2024-05-19 -10000',
  ]);
  expect(account).toMatchObject({ currency: 'VND', verdict: 'proven' });
});

test('an unknown column is the balance if it follows from the amounts of its rows', async () => {
  const account = await readAccount([
    say('Relevé des opérations'),
    ...table('40 130 380> 470> 560>', [
      ['DATE', 'NATURE DE L OPERATION', 'DEBIT', 'CREDIT', 'AVOIR'],
      ['17/05/2024', 'RETRAIT', '90,00', '', '910,00'],
      ['18/05/2024', 'VERSEMENT', '', '50,00', '960,00'],
      ['19/05/2024', 'TAXE', '10,00', '', '950,00'],
    ]),
  ]);
  expect(account.transactions.map(({ balance }) => balance)).toEqual(['910.00', '960.00', '950.00']);
});

test('stars before amounts protect them from changes', async () => {
  const account = await readAccount([
    say('Account statement'),
    ...table('40 130 400> 480> 560>', [
      ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
      ['', 'Opening balance', '', '', '**1,000.00'],
      ['17 May 2024', 'Bookshop', '*90.00', '', '**910.00'],
      ['18 May 2024', 'Refund', '', '*50.00', '**960.00'],
      ['', 'Closing balance', '', '', '**960.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-05-17 -90.00 Bookshop', '2024-05-18 50.00 Refund']);
  expect(account.verdict).toBe('proven');
});

test('accounts in several currencies, each under its number and with a balance carried over, are separated', async () => {
  const account = (number: string, money: string, opening: string, out: string, closing: string) => [
    say(`Hesap No: ${number}   Döviz Cinsi: ${money}`),
    ...table('40 140 400> 480> 560>', [
      ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
      ['', 'Devir', '', '', opening],
      ['17.05.2024', 'MARKET', out, '', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Hesap ekstresi'),
      ...account('0123-4567890', 'TRY', '1.000,00', '90,00', '910,00'),
      ...account('0123-4567891', 'USD', '200,00', '15,00', '185,00'),
    ],
  ]);
  expect(accounts.map(({ currency, opening, closing }) => [currency, opening, closing])).toEqual([
    ['TRY', '1000.00', '910.00'],
    ['USD', '200.00', '185.00'],
  ]);
});

test.each([
  ['Macedonian', 'Извод', 'Датум|Опис|Должи|Побарува|Салдо', 'Почетно салдо', 'Крајно салдо'],
  ['Azerbaijani', 'Hesabdan çıxarış', 'Tarix|Təyinat|Məxaric|Mədaxil|Qalıq', 'İlkin qalıq', 'Son qalıq'],
  ['Swahili', 'Taarifa', 'Tarehe|Maelezo|Malipo|Mapokezi|Salio', 'Salio la mwanzo', 'Salio la mwisho'],
  ['Afrikaans', 'Staat', 'Datum|Beskrywing|Debiet|Krediet|Saldo', 'Openingsaldo', 'Sluitingsaldo'],
  ['Catalan', 'Extracte de compte', 'Data|Concepte|Càrrecs|Abonaments|Saldo', 'Saldo anterior', 'Nou saldo'],
])('an account in %s is read by the words of its trade', async (_, title, headings, opening, closing) => {
  const account = await readAccount([
    say(title),
    ...table('40 140 420> 490> 560>', [
      headings.split('|'),
      ['', opening, '', '', '1.000,00'],
      ['17.05.2024', 'POS', '90,00', '', '910,00'],
      ['', closing, '', '', '910,00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-05-17 -90.00 POS']);
  expect(account).toMatchObject({ opening: '1000.00', closing: '910.00', verdict: 'proven' });
});

test('an account in Albanian is read by its terms', async () => {
  const account = await readAccount([
    say('Nxjerrje llogarie'),
    ...table('40 140 420> 490> 560>', [
      ['Data', 'Përshkrimi', 'Debi', 'Kredi', 'Gjendja'],
      ['', 'Gjendja fillestare', '', '', '1,000.00'],
      ['17.05.2024', 'Blerje POS', '90.00', '', '910.00'],
      ['', 'Totali', '90.00', '0.00', ''],
      ['', 'Gjendja përfundimtare', '', '', '910.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-05-17 -90.00 Blerje POS']);
  expect(account).toMatchObject({ opening: '1000.00', closing: '910.00', verdict: 'proven' });
});
