import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

/** Lines of a table with those of a bar next to them on the same lines. */
function nextTo(bar: readonly DrawnLine[], rows: readonly DrawnLine[]): DrawnLine[] {
  return Array.from({ length: Math.max(bar.length, rows.length) }, (_, at) => [
    ...(bar[at] ?? []),
    ...(rows[at] ?? []),
  ]);
}

/** Labels, each over its figure. */
function bar(left: number, ...texts: string[]): DrawnLine[] {
  return texts.map((text) => [{ text, left }]);
}

const RIGHT_OF_ROWS = bar(
  430,
  'Account summary',
  'Credit limit',
  '9,000.00',
  'Previous balance',
  '4,400.00',
  'Payments',
  '100.00',
  'New balance',
  '4,330.00',
);

describe('a bar of figures right of the rows', () => {
  const COLUMNS = '40 110 380>';
  const head = [say('Credit card statement'), say('Statement period: 2025-03-01 to 2025-03-31')];

  test('is none of their columns, where most figures stand on lines of rows', async () => {
    const account = await readAccount([
      ...head,
      ...nextTo(
        RIGHT_OF_ROWS,
        table(COLUMNS, [
          ['Date', 'Description', 'Amount'],
          ['', '', ''],
          ['2025-03-04', 'PAYMENT', '-100.00'],
          ['', '', ''],
          ['2025-03-05', 'FIRST SHOP', '10.00'],
          ['', '', ''],
          ['2025-03-06', 'SECOND SHOP', '20.00'],
        ]),
      ),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 100.00 PAYMENT',
      '2025-03-05 -10.00 FIRST SHOP',
      '2025-03-06 -20.00 SECOND SHOP',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '4400.00', closing: '4330.00' });
  });

  test('is none of the columns of a single row, whose figure is next to one of its', async () => {
    const account = await readAccount([
      ...head,
      ...nextTo(
        [...RIGHT_OF_ROWS.slice(0, -1), ...bar(430, '4,300.00')],
        table(COLUMNS, [
          ['Date', 'Description', 'Amount'],
          ['', '', ''],
          ['2025-03-04', 'PAYMENT', '-100.00'],
        ]),
      ),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 100.00 PAYMENT']);
    expect(account).toMatchObject({ verdict: 'proven', opening: '4400.00', closing: '4300.00' });
  });

  test('leaves the balances their column, and is cut from it at a gap as narrow as half a line', async () => {
    const account = await readAccount([
      say('Account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...nextTo(
        bar(
          434,
          'Overdraft limit',
          '500.00',
          'Balance on 31 March 2025',
          '368.00',
          'Paid in',
          '0.00',
          'Paid out',
        ),
        table('40 110 340> 425>', [
          ['Date', 'Description', 'Amount', 'Balance'],
          ['2025-03-04', 'Card payment', '-10.00', '390.00'],
          ['', 'FIRST SHOP', '', ''],
          ['2025-03-05', 'Card payment', '-15.00', '375.00'],
          ['', 'SECOND SHOP', '', ''],
          ['2025-03-06', 'Card payment', '-5.00', '370.00'],
          ['', 'THIRD SHOP', '', ''],
          ['2025-03-07', 'Card payment', '-2.00', '368.00'],
        ]),
      ),
      say('32.00', 434),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 Card payment FIRST SHOP',
      '2025-03-05 -15.00 Card payment SECOND SHOP',
      '2025-03-06 -5.00 Card payment THIRD SHOP',
      '2025-03-07 -2.00 Card payment',
    ]);
    expect(account.transactions.map(({ balance }) => balance)).toEqual([
      '390.00',
      '375.00',
      '370.00',
      '368.00',
    ]);
  });
});

describe('a bar of figures left of the rows', () => {
  test('is none of the columns of a single row, though its first label is on the line of the headers', async () => {
    const account = await readAccount([
      say('Kreditkartenabrechnung 31.01.2025'),
      ...nextTo(
        bar(
          40,
          'NEUER SALDO',
          'EUR 400,00',
          'MINDESTBETRAG',
          'EUR 20,00',
          'ZAHLBAR BIS',
          '22.02.2025',
          'LIMIT',
          'EUR 900,00',
        ),
        table('160 220 280 440> 540>', [
          ['Datum', 'Verbucht', 'Beschreibung', 'Gutschrift', 'Belastung'],
          ['', '', '', '', ''],
          ['', '', 'Saldovortrag', '', '450,00'],
          ['', '', '', '', ''],
          ['28.01.2025', '29.01.2025', 'Ihre Zahlung', '50,00', ''],
          ['31.01.2025', '', 'Neuer Saldo', '', '400,00'],
        ]),
      ),
    ]);
    expect(rowsOf(account)).toEqual(['2025-01-28 50.00 Ihre Zahlung']);
    expect(account).toMatchObject({ verdict: 'proven', opening: '450.00', closing: '400.00' });
  });
});

describe('the title of the first rows', () => {
  test.each([
    [
      'PAGAMENTOS E CRÉDITOS',
      'Transação',
      'Lançamento',
      'Descrição',
      'Valor EUR',
      'Saldo anterior',
      'Saldo atual',
    ],
    ['PAGOS Y ABONOS', 'Operación', 'Valor', 'Concepto', 'Importe', 'Saldo anterior', 'Saldo actual'],
    ['PAYMENTS AND CREDITS', 'Date', 'Posted', 'Description', 'Amount', 'Previous balance', 'New balance'],
  ])(
    '“%s” right under the headers is no part of one',
    async (titled, made, posted, text, amount, before, after) => {
      const account = await readAccount([
        say('Extrato de Conta Cartão / Extracto de tarjeta de crédito'),
        ...table('50 300>', [
          [before, '300,00'],
          [after, '250,00'],
        ]),
        ...table('40 110 190 400>', [[made, posted, text, amount]]),
        title(titled),
        ...table('40 110 190 400>', [
          ['21-03-2025', '22-03-2025', 'DEVOLUCION TIENDA', '-40,00'],
          ['22-03-2025', '22-03-2025', 'DEVOLUCION LIBRERIA', '-20,00'],
        ]),
        say('COMPRAS'),
        ...table('40 110 190 400>', [['23-03-2025', '24-03-2025', 'FARMACIA', '10,00']]),
      ]);
      expect(rowsOf(account).map((row) => row.slice(0, 17))).toEqual([
        '2025-03-21 40.00 ',
        '2025-03-22 20.00 ',
        '2025-03-23 -10.00',
      ]);
      expect(account.verdict).toBe('proven');
    },
  );
});

describe('the last line of an account', () => {
  test.each(['Ultimosaldo DKK', 'Slutsaldo SEK', 'Schlusssaldo EUR', 'Endsaldo', 'Closing balance PLN'])(
    '“%s” closes it, though it has a date and the totals of both columns',
    async (label) => {
      const account = await readAccount([
        say('Kontoutdrag / Account statement 01-03-2024 - 31-03-2024'),
        ...table('40 120 350> 430> 520>', [
          ['Dato', 'Tekst', 'Debet', 'Kredit', 'Saldo'],
          ['01-03-2024', 'Primosaldo', '', '', '1.000,00'],
          ['04-03-2024', 'FIRST SHOP', '100,00', '', '900,00'],
          ['05-03-2024', 'SECOND SHOP', '50,00', '', '850,00'],
          ['31-03-2024', label, '150,00', '0,00', '850,00'],
        ]),
      ]);
      expect(rowsOf(account)).toEqual(['2024-03-04 -100.00 FIRST SHOP', '2024-03-05 -50.00 SECOND SHOP']);
      expect(account).toMatchObject({ verdict: 'proven', opening: '1000.00', closing: '850.00' });
    },
  );
});

test('Letters of a currency right before a word are part of the text', async () => {
  const account = await readAccount([
    say('Extrato de conta 01-03-2025 a 31-03-2025'),
    ...table('40 120 400> 500>', [
      ['Data', 'Descrição', 'Valor', 'Saldo'],
      ['04-03-2025', 'IMPOSTO DO SELO S/ JUROS', '-3,54', '96,46'],
      ['05-03-2025', 'COMISSAO S/ TRANSFERENCIA', '-1,00', '95,46'],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'IMPOSTO DO SELO S/ JUROS',
    'COMISSAO S/ TRANSFERENCIA',
  ]);
});

describe('a card whose balance falls with what is spent', () => {
  const IBAN = 'UA95 5097 2088 6819 0828 2142 8379 9';
  const statement = (number: string) => [
    say('Виписка за карткою 01.03.2025 - 31.03.2025'),
    ...table('40 300', [
      ['Номер картки', '5168 **** **** 5759'],
      ...(number === '' ? [] : [['Рахунок', number]]),
    ]),
    ...table('40 180 320 450', [
      ['Залишок на кінець', 'Кредитний ліміт', 'Надходження', 'Витрати'],
      ['850,00', '5 000,00', '100,00', '250,00'],
    ]),
    ...table('40 140 400> 520>', [
      ['Дата', 'Опис операції', 'Сума', 'Залишок'],
      ['05.03.2025', 'Покупка', '-200,00', '800,00'],
      ['06.03.2025', 'Переказ', '100,00', '900,00'],
      ['07.03.2025', 'Супермаркет', '-50,00', '850,00'],
    ]),
  ];

  test('moves the money of the account whose number it prints, as its totals show, without an opening balance', async () => {
    const account = await readAccount(statement(IBAN));
    expect(rowsOf(account).map((row) => row.split(' ')[1])).toEqual(['-200.00', '100.00', '-50.00']);
    expect(account).toMatchObject({ number: IBAN, opening: null, closing: '850.00' });
  });

  test('is a debit card where it prints no account number', async () => {
    const account = await readAccount(statement(''));
    expect(rowsOf(account).map((row) => row.split(' ')[1])).toEqual(['-200.00', '100.00', '-50.00']);
    expect(account.number).toBe('5168 **** **** 5759');
  });
});

test('A statement without transactions is one, though a long sentence is on the line of its number', async () => {
  const account = await readAccount([
    say('Kontoauszug 28.12.2025 bis 27.01.2026'),
    ...nextTo(
      bar(40, 'IBAN', 'AT61 1904 3002 3457 3201', 'Kontostand 27.01.2026', 'EUR 3.969,09'),
      bar(
        180,
        'Im Auszugszeitraum wurden keine Buchungen durchgeführt.',
        'Bitte prüfen Sie alle Buchungen. Einwendungen sind innerhalb von zwei Monaten zu erheben.',
      ),
    ),
  ]);
  expect(account).toMatchObject({ opening: null, closing: '3969.09', transactions: [] });
});

test('days of transactions in front of those of booking are no bar next to few rows', async () => {
  const account = await readAccount([
    say('Credit card statement   Dec 18, 2024 - Jan 17, 2025   Account ending in 0216'),
    say('Previous Balance   $100.00'),
    say('New Balance   $116.10'),
    say('Fees'),
    ...table('40 110 190 560>', [
      ['Trans Date', 'Post Date', 'Description', 'Amount'],
      ['Dec 22', 'Dec 24', 'LATE FEE', '$2.98'],
      ['Jan 1', 'Jan 2', 'LATE FEE', '$13.12'],
      ['Total Fees for This Period', '', '', '$16.10'],
      ['Interest Charged'],
      ['Interest Charge on Purchases', '', '', '$0.00'],
      ['Total Interest for This Period', '', '', '$0.00'],
      ['Totals Year-to-Date'],
      ['Total Fees charged', '', '', '$4.59'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-22', '2025-01-01']);
});
