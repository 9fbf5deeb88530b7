import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const COLUMNS = '50 120 440>';
const HEADINGS = ['Date', 'Description', 'Amount'];
const card = [say('Credit card statement'), say('Statement period: 2025-03-01 to 2025-03-31')];

const rows = [
  ['2025-03-04', 'FIRST SHOP', '10.00'],
  ['2025-03-05', 'SECOND SHOP', '20.00'],
  ['2025-03-25', 'PAYMENT THANK YOU', '-25.00'],
];

const read = [
  '2025-03-04 -10.00 FIRST SHOP',
  '2025-03-05 -20.00 SECOND SHOP',
  '2025-03-25 25.00 PAYMENT THANK YOU',
];

describe('balances', () => {
  test('are found in a box next to another box', async () => {
    const account = await readAccount([
      ...card,
      ...table('50 200> 320 500>', [
        ['Minimum Payment Due', '25.00', 'Previous Balance', '100.00'],
        ['Credit limit', '900.00', 'New Balance', '105.00'],
      ]),
      ...table(COLUMNS, [HEADINGS, ...rows]),
    ]);
    expect(rowsOf(account)).toEqual(read);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '105.00' });
  });

  test('are found under two-line labels next to transaction counts, whatever the last line alone would mean', async () => {
    const account = await readAccount([
      say('Account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('110> 200> 260> 350> 420> 540>', [
        ['BEGINNING', 'DEPOSITS &', '', 'WITHDRAWALS &', '', 'ENDING'],
        ['BALANCE', 'CREDITS (+)', 'NO.', 'DEBITS (-)', 'NO.', 'BALANCE'],
        ['100.00', '500.00', '1', '30.00', '3', '570.00'],
      ]),
      ...table('50 120 400> 480> 560>', [
        ['Date', 'Description', 'Credits', 'Debits', 'Balance'],
        ['2025-03-04', 'FIRST SHOP', '', '10.00', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '', '20.00', '70.00'],
      ]),
    ]);
    expect(account).toMatchObject({ verdict: 'contradicted', opening: '100.00', closing: '570.00' });
  });

  test('are found by what they are the balance of, and totals of the year next to rates are ignored', async () => {
    const account = await readAccount([
      say('Account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 200>', [
        ['Beginning Core Account Balance', '100.00'],
        ['Ending Core Account Balance', '70.00'],
      ]),
      ...table(COLUMNS, [
        HEADINGS,
        ['2025-03-04', 'FIRST SHOP', '-10.00'],
        ['2025-03-05', 'SECOND SHOP', '-20.00'],
      ]),
      ...table('50 300> 400>', [
        ['Purchases', '24.9%', '910.33'],
        ['Total payments in 2025', '', '12.77'],
      ]),
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '70.00' });
  });

  test('have labels that continue below their amounts', async () => {
    const account = await readAccount([
      say('Account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 200>', [
        ['Balance brought', '100.00'],
        ['forward', ''],
        ['Sundry', '30.00-'],
        ['debits', ''],
        ['Closing', '70.00'],
        ['balance', ''],
      ]),
      [],
      ...table(COLUMNS, [
        HEADINGS,
        ['2025-03-04', 'FIRST SHOP', '-10.00'],
        ['2025-03-05', 'SECOND SHOP', '-20.00'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(2);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '70.00' });
  });

  test('differ from rows with a similar text, and credits are recognized by the mark below their total', async () => {
    const account = await readAccount([
      ...card,
      say('Previous balance 100.00'),
      say('New balance 90.00'),
      ...table('50 120 440>', [
        HEADINGS,
        ['2025-03-04', 'Balance enquiry', '10.00'],
        ['2025-03-05', 'SECOND SHOP', '5.00'],
        ['2025-03-25', 'ACME', '25.00'],
        ['', '', 'CR'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-5.00', '25.00']);
    expect(account.verdict).toBe('proven');
  });

  test('alternate with totals below the rows, each after its own label', async () => {
    const account = await readAccount([
      say('Account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 340> 440> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
        ['', 'Beginning balance', '', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
        ['2025-03-25', 'SALARY', '', '500.00', '590.00'],
      ]),
      ...table('50 200> 380 540>', [
        ['Balance last statement', '100.00', 'Total debits', '10.00'],
        ['Balance this statement', '590.00', 'Total credits', '500.00'],
      ]),
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '590.00' });
  });

  test('are found under the labels of a box with operators between them', async () => {
    const account = await readAccount([
      ...card,
      ...table('50 150 250 350', [
        ['Opening Balance', 'Payments', 'Purchases', 'Total Dues'],
        ['100.00', '- 25.00', '+ 30.00', '= 105.00'],
      ]),
      ...table(COLUMNS, [HEADINGS, ...rows]),
    ]);
    expect(rowsOf(account)).toEqual(read);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '105.00' });
  });

  test('above the rows open them if the running balances follow from them', async () => {
    const account = await readAccount([
      say('Account statement from 1 March 2025 to 31 March 2025'),
      say('Balance as on 1 March 2025 100.00'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
      ]),
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '70.00' });
  });

  test('are not totals of points', async () => {
    const account = await readAccount([
      ...card,
      say('Previous balance 100.00'),
      ...table(COLUMNS, [HEADINGS, ...rows]),
      say('New balance 105.00'),
      ...table(COLUMNS, [
        ['Rewards points brought forward', '', '12,440.00'],
        ['Points earned', '', '318.00'],
      ]),
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '105.00' });
  });
});

describe('a sidebar', () => {
  test('whose figures stand under their names, next to every row of a short list', async () => {
    const account = await readAccount([
      say('Estado de cuenta tarjeta de crédito'),
      say('Cuenta 4420-614876-7'),
      ...table('40 52 64 130 400> 440 550>', [
        ['Fecha', '', '', 'Detalle', 'Importe en $', '', ''],
        ['09', '12', '25', 'HELADOS CANTERO 1/3', '500,00', 'Saldo anterior', ''],
        ['10', '12', '25', 'FARMACIA 2/6', '100,00', '', '3.000,00 $'],
        ['15', '12', '25', 'TIENDA DEL SUR 2/6', '200,00', 'Pagos y devoluciones', ''],
        ['17', '12', '25', 'ESTACION 1/2', '300,00', '', '0,00 $'],
        ['20', '12', '25', 'LIBRERIA LA ESQUINA', '50,00', 'SALDO A PAGAR', ''],
        ['03', '01', '26', 'ABITAR COBRANZAS', '50,00', '', '4.200,00 $'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-12-09 -500.00 HELADOS CANTERO 1/3',
      '2025-12-10 -100.00 FARMACIA 2/6',
      '2025-12-15 -200.00 TIENDA DEL SUR 2/6',
      '2025-12-17 -300.00 ESTACION 1/2',
      '2025-12-20 -50.00 LIBRERIA LA ESQUINA',
      '2026-01-03 -50.00 ABITAR COBRANZAS',
    ]);
    expect(account).toMatchObject({ opening: '3000.00', closing: '4200.00', verdict: 'proven' });
  });

  test('is next to most rows, under none of the headings that begin at their dates', async () => {
    const account = await readAccount([
      say('Kreditkarte 5835 57XX XXXX 7538'),
      say('Abrechnung vom 14.12.2022'),
      ...table('30 132 166 217 378 540>', [
        ['', 'Beleg', 'Buchung', 'Verwendungszweck', 'Währung', 'Betrag EUR'],
        ['Ihre Karte', '15.11.', '', 'Saldo letzte Abrechnung', '', '0,00 -'],
        ['583557XX XXXX 7538', '18.11.', '18.11.', 'SHOP 1', 'EUR', '10,00 -'],
        ['gültig bis 11/29', '20.11.', '20.11.', 'SHOP 2', 'EUR', '10,00 -'],
        ['', '21.11.', '21.11.', 'SHOP 3', 'EUR', '10,00 -'],
        ['Verfügungsrahmen', '', '', 'HAMBURG', '', ''],
        ['9.000,00 EUR', '24.11.', '26.11.', 'SHOP 4', 'EUR', '10,00 -'],
        ['frei 5.156,16 EUR', '01.12.', '02.12.', 'SHOP 5', 'EUR', '10,00 -'],
        ['Einzug', '03.12.', '05.12.', 'SHOP 6', 'EUR', '10,00 -'],
        ['05.01.2023', '08.12.', '09.12.', 'SHOP 7', 'EUR', '10,00 -'],
        ['vom Konto', '', '', 'HAMBURG', '', ''],
        ['DE 4711', '', '', 'DEU', '', ''],
        ['Service', '11.12.', '12.12.', 'SHOP 8', 'EUR', '10,00 -'],
        ['', '14.12.', '', 'Neuer Saldo', '', '80,00 -'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date?.slice(5)).join(' ')).toBe(
      '11-18 11-20 11-21 11-24 12-01 12-03 12-08 12-11',
    );
  });

  test('neither adds to the rows nor takes from them', async () => {
    const account = await readAccount([
      ...card,
      ...table('50 120 340> 400 520>', [
        [...HEADINGS, 'CONTACT US', ''],
        ['2025-03-04', 'FIRST SHOP', '10.00', 'Previous balance', '100.00'],
        ['', 'REF 8841', '', 'Interest rates', ''],
        ['2025-03-05', 'SECOND SHOP', '20.00', 'Cash advances', '0.00'],
        ['2025-03-25', 'PAYMENT THANK YOU', '-25.00', 'New balance', '105.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP REF 8841', ...read.slice(1)]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '105.00' });
  });
});

describe('a card', () => {
  test('titles its sections in the header row', async () => {
    const account = await readAccount([
      ...card,
      say('Previous balance 100.00'),
      say('New balance 105.00'),
      ...table(COLUMNS, [
        ['Date', 'PAYMENTS AND CREDITS', 'Amount'],
        ['2025-03-25', 'PAYMENT THANK YOU', '-25.00'],
        ['Date', 'PURCHASES', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '10.00'],
        ['2025-03-05', 'SECOND SHOP', '20.00'],
      ]),
    ]);
    expect(rowsOf(account).sort()).toEqual(read);
  });

  test('prints signs in their own column, plus for purchases', async () => {
    const account = await readAccount([
      ...card,
      say('Previous balance 100.00'),
      say('New balance 105.00'),
      ...table('50 120 360 440>', [
        ['Date', 'Description', '', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '+', '$10.00'],
        ['2025-03-05', 'SECOND SHOP', '+', '$20.00'],
        ['2025-03-25', 'PAYMENT THANK YOU', '-', '$25.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(read);
    expect(account.verdict).toBe('proven');
  });

  test('prints foreign amounts in a column that only some rows fill', async () => {
    const account = await readAccount([
      ...card,
      say('Previous balance 100.00'),
      say('New balance 105.00'),
      ...table('50 120 330> 440>', [
        ['Date', 'Description', 'Amount', 'Amount in EUR'],
        ['2025-03-04', 'FIRST SHOP', '11.90', '10.00'],
        ['2025-03-05', 'SECOND SHOP', '', '20.00'],
        ['2025-03-25', 'PAYMENT THANK YOU', '', '-25.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '25.00']);
  });

  test('has its number read though part of it is masked', async () => {
    const account = await readAccount([
      ...card,
      say('JORDAN SAMPLE 4510 **** **** 9568'),
      ...table(COLUMNS, [HEADINGS, ...rows]),
    ]);
    expect(account.number).toBe('4510 **** **** 9568');
  });
});

describe('an account', () => {
  test('has its number read below its label', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      ...table('50 300', [
        ['Account holder', 'Account number'],
        ['Jordan Sample', '055-3122141'],
      ]),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table(COLUMNS, [HEADINGS, ...rows]),
    ]);
    expect(account.number).toBe('055-3122141');
  });
});

describe('dates', () => {
  const period = [say('Example Bank account statement'), say('From 2025-03-01 to 2025-03-31')];

  test('may have a footnote mark', async () => {
    const account = await readAccount([
      ...period,
      ...table(COLUMNS, [
        HEADINGS,
        ['03/14/25*', 'FIRST SHOP', '-10.00'],
        ['03/15/25', 'SECOND SHOP', '-20.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-14 -10.00 FIRST SHOP', '2025-03-15 -20.00 SECOND SHOP']);
  });

  test('are below their rows, in grey next to references', async () => {
    const account = await readAccount([
      ...period,
      ...table('50 340> 440> 540>', [
        ['Description', 'Incoming', 'Outgoing', 'Amount'],
        ['Received money', '30.00', '', '120.00'],
        ['25 March 2025 TRANSFER-22', '', '', ''],
        ['Card transaction', '', '-10.00', '90.00'],
        ['4 March 2025 CARD-11', '', '', ''],
      ]),
    ]);
    expect(account.transactions).toMatchObject([
      { date: '2025-03-25', amount: '30.00', balance: '120.00' },
      { date: '2025-03-04', amount: '-10.00', balance: '90.00' },
    ]);
  });

  test('have their totals above their rows, which give the rows their sign', async () => {
    const account = await readAccount([
      ...period,
      say('Opening balance 100.00'),
      say('Closing balance 95.00'),
      ...table('50 150 440>', [
        ['4 Mar 2025', 'Total in', '+ 25.00'],
        ['', 'Transfer from Ann', '25.00'],
        ['', 'Total out', '- 10.00'],
        ['', 'First shop', '10.00'],
        ['5 Mar 2025', 'Total out', '- 20.00'],
        ['', 'Second shop', '15.00'],
        ['', 'Third shop', '5.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 25.00 Transfer from Ann',
      '2025-03-04 -10.00 First shop',
      '2025-03-05 -15.00 Second shop',
      '2025-03-05 -5.00 Third shop',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('text that continues on the next page', () => {
  const foot = say('Deposits are protected up to the legal limit per person and bank.');
  const page = (own: readonly (readonly string[])[]) => [
    title('Your account'),
    ...table(COLUMNS, [HEADINGS, ...own]),
    foot,
  ];

  test('is not mixed with the footer of each page', async () => {
    const account = await readAccount(
      [
        ...card,
        ...page([
          ['2025-03-04', 'FIRST SHOP', '10.00'],
          ['', 'IN THE OLD TOWN', ''],
        ]),
      ],
      [
        [],
        [],
        ...page([
          ['2025-03-05', 'SECOND SHOP', '20.00'],
          ['2025-03-25', 'PAYMENT THANK YOU', '-25.00'],
        ]),
      ],
    );
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'FIRST SHOP IN THE OLD TOWN',
      'SECOND SHOP',
      'PAYMENT THANK YOU',
    ]);
  });
});

describe('a balance over two lines', () => {
  test('is the amount after the currency name, below its label', async () => {
    const account = await readAccount([
      say('Kontoauszug Nr. 12'),
      say('alter Saldo zum 28.02.2025'),
      ...table('50 440>', [['in EUR', '100,00']]),
      ...table('50 80 220 440>', [
        ['Nr.', 'Valuta / Buchungstag', 'Buchungstext', 'EUR'],
        ['01', '13.03.2025 / 14.03.2025', 'Kartenzahlung BUCHLADEN', '-10,00'],
        ['02', '15.03.2025 / 15.03.2025', 'Gutschrift ANNA', '50,00'],
      ]),
      say('neuer Saldo zum 31.03.2025'),
      ...table('50 440>', [['in EUR', '140,00']]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-14 -10.00 Kartenzahlung BUCHLADEN',
      '2025-03-15 50.00 Gutschrift ANNA',
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '140.00', verdict: 'proven' });
  });
});

describe('two-line headers', () => {
  test('split the balance into debit and credit, and name no opening balance', async () => {
    const account = await readAccount([
      say('Kontoutskrift brukskonto'),
      ...table('50 120 300> 370> 440> 540>', [
        ['', '', '', '', 'Saldo', 'Saldo'],
        ['Dato', 'Beskrivelse', 'Ut', 'Inn', 'Ut', 'Inn'],
        ['', 'Inngående saldo', '', '', '', '100,00'],
        ['15.03.25', 'Varekjøp BAKERI', '10,00', '', '', '90,00'],
        ['25.03.25', 'Lønn', '', '500,00', '', '590,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-15 -10.00 Varekjøp BAKERI', '2025-03-25 500.00 Lønn']);
    expect(account.verdict).toBe('proven');
  });

  test('name the payments and credits of a card, above both', async () => {
    const account = await readAccount([
      say('Zestawienie operacji karty kredytowej od 1 marca 2025 do 31 marca 2025'),
      ...table('50 120 360> 440> 540>', [
        ['', '', '', 'Spłaty i', 'Saldo po'],
        ['Data', 'Opis operacji', 'Transakcje', 'uznania', 'operacji'],
        ['04.03.2025', 'ZAKUP PIERWSZY', '10,00', '', '110,00'],
        ['05.03.2025', 'ZAKUP DRUGI', '20,00', '', '130,00'],
        ['25.03.2025', 'SPŁATA KARTY', '', '25,00', '105,00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '25.00']);
  });
});

test('a line of held amounts below the figures of a box has labels of its own, with numbers in them', async () => {
  const account = await readAccount([
    say('Banco Ejemplo cartola cuenta corriente'),
    say('Moneda CLP Desde 01/03/2025 Hasta 31/03/2025'),
    ...table('40 160 280 400', [
      ['Saldo inicial', 'Total abonos', 'Total cargos', 'Saldo final'],
      ['$ 2.668.968', '$ 0', '$ 106.653', '$ 2.562.315'],
      [
        'Retención 24 hrs. $ 0',
        'Retención 48 hrs. $ 0',
        'Otras retenciones $ 0',
        'Saldo promedio $ 2.615.642',
      ],
    ]),
    ...table('40 130 400> 480> 560>', [
      ['Fecha', 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
      ['17/03/2025', 'COMPRA TIENDA', '106.653', '', '2.562.315'],
    ]),
  ]);
  expect([account.opening, account.closing, account.verdict]).toEqual(['2668968', '2562315', 'proven']);
});
