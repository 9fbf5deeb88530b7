import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('dates of rows', () => {
  test.each([
    ['', '07.12./08.12.', '28.12./02.01.'],
    [', the last period of which a scan lost', '07.12./08.12', '28.12./02.01'],
  ])('may be posting date and value date in one word%s', async (_, first, second) => {
    const account = await readAccount([
      say('Kontoauszug vom 01.12.2023 bis 31.12.2023'),
      ...table('40 120 470> 555>', [
        ['Buchung/Wert', 'Vorgang/Buchungsinformation', 'Soll', 'Haben'],
        ['', 'Alter Kontostand', '', 'EUR + 1.200,00'],
        [first, 'SEPA Überw. Einzel', '- 90,29', ''],
        ['', 'Miete', '', ''],
        [second, 'Gutschr. SEPA', '', '+ 15,00'],
        ['', 'Neuer Kontostand', '', 'EUR + 1.124,71'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2023-12-07 -90.29 SEPA Überw. Einzel Miete',
      '2023-12-28 15.00 Gutschr. SEPA',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('may be titles with the year first, and are not the value dates', async () => {
    const account = await readAccount([
      say('Számlakivonat  Időszak: 2023.12.01. - 2023.12.31.'),
      ...table('40 380 555>', [
        ['Megnevezés', 'Értéknap', 'Összeg'],
        ['Nyitó egyenleg', '', '120 000'],
        ['2023. december 7.', '', ''],
        ['Vásárlás belföld', '2023.12.09.', '-3 563'],
        ['2023. december 15.', '', ''],
        ['Átutalás', '2023.12.17.', '-20 437'],
        ['Záró egyenleg', '', '96 000'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2023-12-07 -3563 Vásárlás belföld', '2023-12-15 -20437 Átutalás']);
    expect(account.verdict).toBe('proven');
  });

  test('are above dated interest rows, each with a line of text, and the box above them is on both pages', async () => {
    const head = [
      ...table('40 180 310 440', [
        ['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij'],
        ['EUR 687,09 +/CREDIT', 'EUR 605,19 +/CREDIT', 'EUR 111,90', 'EUR 30,00'],
      ]),
      ...table('40 110 460> 550>', [['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij']]),
      ...table('40 460> 550>', [['(Rentedatum)', '(debet)', '(credit)']]),
    ];
    const row = (day: string, interestDay: string, texts: readonly string[], out: string, into: string) =>
      table('40 110 460> 550>', [
        [day, texts[0] ?? '', out, into],
        [interestDay, texts[1] ?? '', '', ''],
        ['', texts[2] ?? '', '', ''],
      ]);
    const title = say('Rekeningafschrift 20-01-2025');
    const account = await readAccount(
      [
        title,
        ...head,
        ...row('06-01', '(07-01)', ['BEA, Betaalpas', 'BAKKERIJ DE HALM', 'GENT'], '11,90', ''),
      ],
      [
        title,
        ...head,
        ...row('08-01', '(09-01)', ['GEA, Betaalpas', 'Geldmaat', 'UTRECHT'], '100,00', ''),
        ...row('11-01', '(11-01)', ['SEPA Overboeking', 'Naam: J Voorbeeld', 'Kenmerk: A1'], '', '30,00'),
      ],
    );
    expect(rowsOf(account)).toEqual([
      '2025-01-06 -11.90 BEA, Betaalpas BAKKERIJ DE HALM GENT',
      '2025-01-08 -100.00 GEA, Betaalpas Geldmaat UTRECHT',
      '2025-01-11 30.00 SEPA Overboeking Naam: J Voorbeeld Kenmerk: A1',
    ]);
    expect(account).toMatchObject({ opening: '687.09', closing: '605.19', verdict: 'proven' });
  });
});

describe('a card', () => {
  test('with sections by holder keeps the holder names out of the rows', async () => {
    const account = await readAccount([
      say('Credit card statement'),
      ...table('40 110 200 555>', [
        ['Posting Date', 'Transaction Date', 'Description', 'Amount'],
        ['', '', 'JORDAN SAMPLE   5412 XXXX XXXX 1234', ''],
        ['', '', 'PREVIOUS BALANCE', '100.00'],
        ['03 JAN', '02 JAN', 'PAYMENT RECEIVED', '100.00CR'],
        ['09 JAN', '08 JAN', 'HARBOUR BOOKS', '20.50'],
        ['', '', 'ALEX SAMPLE (SUPPLEMENTARY)   5412 XXXX XXXX 7788', ''],
        ['11 JAN', '10 JAN', 'BAKERY', '4.50'],
        ['15 JAN', '14 JAN', 'FERRY', '15.00'],
        ['', '', 'NEW BALANCE', '40.00'],
      ]),
      say('Statement date 20 JAN 2024'),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'PAYMENT RECEIVED',
      'HARBOUR BOOKS',
      'BAKERY',
      'FERRY',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('that was overpaid prints its credit balance with the signs of its rows', async () => {
    const account = await readAccount([
      say('Výpis z kreditní karty'),
      say('Období: 1.1.2024 - 31.1.2024'),
      ...table('40 170 300 430', [
        ['Počáteční zůstatek', 'Splátky a vratky', 'Transakce a poplatky', 'Konečný zůstatek'],
        ['-500,00', '700,00', '-150,00', '50,00'],
      ]),
      ...table('40 165 555>', [
        ['Datum transakce', 'Popis transakce', 'Částka'],
        ['3.1.2024', 'KNIHY', '-100,00'],
        ['9.1.2024', 'Splátka úvěru', '700,00'],
        ['15.1.2024', 'PEKÁRNA', '-50,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-01-03 -100.00 KNIHY',
      '2024-01-09 700.00 Splátka úvěru',
      '2024-01-15 -50.00 PEKÁRNA',
    ]);
    expect(account).toMatchObject({ opening: '500.00', closing: '-50.00', verdict: 'proven' });
  });
});

test('a balance column named by what it is the balance of is no sidebar', async () => {
  const account = await readAccount([
    say('Resumen de cuenta   Desde: 01/03/24 Hasta: 31/03/24'),
    say('Caja de ahorro en pesos Nº 123-456789/0   CBU 0720123488000012345678'),
    ...table('40 130 400> 475> 560>', [
      ['Fecha', 'Movimiento', 'Débito', 'Crédito', 'Saldo en cuenta'],
      ['01/03/24', 'Saldo Inicial', '', '', '$ 1.000,00'],
      ['05/03/24', 'Compra', '$ 100,00', '', '$ 900,00'],
      ['09/03/24', 'Transferencia recibida', '', '$ 50,00', '$ 950,00'],
      ['15/03/24', 'Compra', '$ 1.200,00', '', '-$ 250,00'],
      ['31/03/24', 'Haberes', '', '$ 300,00', '$ 50,00'],
    ]),
    say('Saldo total                         $ 50,00'),
  ]);
  expect(account).toMatchObject({
    number: '123-456789/0',
    opening: '1000.00',
    closing: '50.00',
    verdict: 'proven',
  });
});

test('texts before the dates of rows are no sidebar', async () => {
  const row = (text: string, day: string, out: string, into: string) =>
    table('40 330 450> 520> 530', [[text, day, out, into, day]])[0] ?? [];
  const account = await readAccount([
    say('Kontoutskrift for konto 1234.56.78903 i perioden 01.09.2024 - 30.09.2024'),
    ...table('40 330 450> 520> 530', [['Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokført']]),
    ...table('40 520>', [['Saldo fra kontoutskrift 31.08.2024', '1.000,00']]),
    row('Giro fra Kari', '02.09', '', '200,00'),
    ...table('40', [['Nettgiro'], ['Melding: leie'], ['Takk']]),
    row('Varekjøp KRAFTBUTIKKEN I STORGATA NUMMER ELLEVE TRONDHEIM', '05.09', '50,00', ''),
    row('Varekjøp BAKERI', '07.09', '25,00', ''),
    row('Avtalegiro', '09.09', '25,00', ''),
    ...table('40 520>', [['Saldo i Deres favør 30.09.2024', '1.100,00']]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'Giro fra Kari Nettgiro Melding: leie Takk',
    'Varekjøp KRAFTBUTIKKEN I STORGATA NUMMER ELLEVE TRONDHEIM',
    'Varekjøp BAKERI',
    'Avtalegiro',
  ]);
});

test('columns headed by two currencies are two accounts of a card', async () => {
  const { accounts } = await readStatement([
    [
      say('ESTADO DE CUENTA TARJETA DE CREDITO   Periodo: 01/05/2024 al 31/05/2024'),
      say('Tarjeta XXXX XXXX XXXX 4003'),
      ...table('40 90 145 470> 555>', [
        ['Fecha', 'Fecha', '', 'Soles', 'Dolares'],
        ['Proceso', 'Consumo', 'Descripcion', '(S/)', '(US$)'],
        ['', '', 'SALDO ANTERIOR', '108.36', '47.12'],
        ['02 MAY', '01 MAY', 'PAGO EN EFECTIVO', '108.36-', ''],
        ['04 MAY', '02 MAY', 'TALLERES', '87.14', ''],
        ['05 MAY', '04 MAY', 'FERRY LONDON', '', '14.63'],
        ['09 MAY', '09 MAY', 'PAGO EN EFECTIVO', '', '47.12-'],
        ['', '', 'DEUDA TOTAL', '87.14', '14.63'],
      ]),
    ],
  ]);
  expect(accounts.map(({ currency, verdict }) => `${currency} ${verdict}`)).toEqual([
    'PEN proven',
    'USD proven',
  ]);
  expect(rowsOf(accounts[0])).toEqual(['2024-05-01 108.36 PAGO EN EFECTIVO', '2024-05-02 -87.14 TALLERES']);
  expect(rowsOf(accounts[1])).toEqual([
    '2024-05-04 -14.63 FERRY LONDON',
    '2024-05-09 47.12 PAGO EN EFECTIVO',
  ]);
});

test.each([
  ['Conto corrente IBAN IT13 K 33165 51969 799402521514 Valuta EUR', 'IT13 K 33165 51969 799402521514'],
  ['Clearing- och kontonummer 8105-9,994 310 123-4', '8105-9,994 310 123-4'],
  ['Livret A n° 34 567 89A 021', '34 567 89A 021'],
  ['Compte : LU28 1111 0019 4006 4475 0000 EUR', 'LU28 1111 0019 4006 4475 0000'],
  ['Mitgliedsnummer xxxx-xxxxxx-05747', 'xxxx-xxxxxx-05747'],
  ['CONTRATO NUMERO: 7001234567', '7001234567'],
])('the account of “%s” is %s', async (line, number) => {
  const account = await readAccount([
    say(line),
    ...table('40 110 450> 550>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2024-05-02', 'Ferry', '-10.00', '90.00'],
      ['2024-05-03', 'Bakery', '-5.00', '85.00'],
    ]),
  ]);
  expect(account.number).toBe(number);
});

describe('purchases in an annex after the closing balance', () => {
  const page = (title: string, closing: string) => [
    say('RELEVE DE COMPTE  du 01/12/2020 au 31/12/2020'),
    ...table('40 110 350 480> 555>', [
      ['Date', 'Nature des opérations', 'Valeur', 'Débit', 'Crédit'],
      ['', 'SOLDE CREDITEUR AU 30/11/2020', '', '', '1 534,57'],
      ['13.12.20', 'VIR SEPA', '15.12.20', '', '70,15'],
      ['21.12.20', 'FACTURE CARTE DIFFEREE', '22.12.20', '3,60', ''],
      ['29.12.20', 'RETRAIT DAB', '30.12.20', '40,00', ''],
      ['', 'TOTAL DES MOUVEMENTS', '', '43,60', '70,15'],
      ['', closing, '', '', '1 561,12'],
    ]),
    [],
    say(title),
    ...table('40 110 480>', [
      ['Date', 'Commerçant', 'Montant'],
      ['25.11.20', 'LIBRAIRIE DES QUAIS', '2,16'],
      ['29.11.20', 'MARCHE', '1,44'],
      ['', 'TOTAL DEBITE LE 21/12/2020', '3,60'],
    ]),
  ];

  test.each(['DETAIL DES OPERATIONS PAR CARTE 4974 XXXX XXXX 1234', 'VOTRE CARTE'])(
    'titled “%s” do not belong to the account',
    async (title) => {
      const account = await readAccount(page(title, 'SOLDE CREDITEUR AU 31/12/2020'));
      expect(account.transactions.map(({ amount }) => amount)).toEqual(['70.15', '-3.60', '-40.00']);
      expect(account).toMatchObject({ opening: '1534.57', closing: '1561.12', verdict: 'proven' });
    },
  );

  test('are doubted if no closing balance shows it', async () => {
    const account = await readAccount(page('VOTRE CARTE', 'DISPONIBLE'));
    expect(account.verdict).not.toBe('proven');
  });
});

test('a column headed “Montant” next to money in and money out is the balance', async () => {
  const account = await readAccount([
    say('Relevé EUR  1 mars 2024 - 31 mars 2024'),
    ...table('40 400> 480> 555>', [
      ['Description', 'Entrant', 'Sortant', 'Montant'],
      ['Transaction par carte de LIBRAIRIE', '', '-20,00', '130,00'],
      ['9 mars 2024', '', '', ''],
      ['Argent reçu de Camille', '50,00', '', '150,00'],
      ['5 mars 2024', '', '', ''],
    ]),
  ]);
  expect(account.transactions.map(({ amount, balance }) => `${amount} ${balance}`)).toEqual([
    '-20.00 130.00',
    '50.00 150.00',
  ]);
});

test('a code at one position in every row names the currency', async () => {
  const rows = (codes: readonly string[]) =>
    readAccount([
      say('Account statement'),
      ...table('40 110 450> 550> 150', [
        ['Date', '', 'Amount', 'Balance', 'Description'],
        ...codes.map((code, at) => [`2024-05-0${at + 1}`, code, '-10.00', `${90 - at * 10}.00`, 'Ferry']),
      ]),
    ]);
  expect((await rows(['CNY', 'CNY', 'CNY'])).currency).toBe('CNY');
  expect((await rows(['CNY', 'USD', 'CNY'])).currency).toBeNull();
});

test.each([
  ['Saldo poprzedniego wyciągu', 'Saldo bieżącego wyciągu'],
  ['Saldo do extrato anterior', 'Saldo em dívida'],
  ['Edellisen laskun saldo', 'Laskun loppusumma'],
])('“%s” opens what “%s” closes', async (opens, closes) => {
  const account = await readAccount([
    say('Credit card statement'),
    ...table('40 300>', [
      [opens, '100,00'],
      [closes, '130,00'],
    ]),
    [],
    ...table('40 110 555>', [
      ['Date', 'Description', 'Amount'],
      ['12.05.2024', 'Ferry', '30,00'],
      ['13.05.2024', 'Payment', '-20,00'],
      ['14.05.2024', 'Bakery', '20,00'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '100.00', closing: '130.00', verdict: 'proven' });
});

describe('balances of two dates, the later one first', () => {
  const account = (title: string, closing: string, opening: string, rows: readonly (readonly string[])[]) => [
    say(title),
    ...table('40 300>', [
      ['Saldo op 31/08/2022', closing],
      ['Saldo op 31/07/2022', opening],
    ]),
    [],
    ...table('40 110 555>', [['Datum', 'Omschrijving', 'Bedrag (EUR)'], ...rows]),
    [],
  ];
  const current = account('Zichtrekening BE68 5390 0754 7034', '+130,00 EUR', '+100,00 EUR', [
    ['25/08/2022', 'Loon', '+50,00'],
    ['17/08/2022', 'Bancontact', '-20,00'],
  ]);

  test('open and close by their dates', async () => {
    expect(await readAccount(current)).toMatchObject({
      opening: '100.00',
      closing: '130.00',
      verdict: 'proven',
    });
  });

  test('begin another account after its number', async () => {
    const savings = account('Spaarrekening BE43 0689 9999 9501', '+900,00 EUR', '+1.000,00 EUR', [
      ['20/08/2022', 'Overschrijving', '-100,00'],
    ]);
    const { accounts } = await readStatement([[...current, ...savings]]);
    expect(accounts.map(({ number, verdict }) => `${number} ${verdict}`)).toEqual([
      'BE68 5390 0754 7034 proven',
      'BE43 0689 9999 9501 proven',
    ]);
  });
});

test('a dash may replace the cents', async () => {
  const account = await readAccount([
    say('Kontoauszug 01.11.2023 - 30.11.2023'),
    ...table('40 110 400> 475> 555>', [
      ['Datum', 'Text', 'Belastung', 'Gutschrift', 'Saldo'],
      ['', 'Saldovortrag', '', '', "4'620.—"],
      ['2.11.23', 'Einkauf', '9.—', '', "4'611.—"],
      ['6.11.23', 'Gutschrift', '', '47.05', "4'658.05"],
      ['9.11.23', 'Miete', "1'600.–", '', "3'058.05"],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-9.00', '47.05', '-1600.00']);
  expect(account.verdict).toBe('proven');
});
