import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('columns are read wherever they are', () => {
  test('dates under a header nobody knows, in the middle of the row', async () => {
    const account = await readAccount([
      say('Kontoutdrag 2025-07-01 - 2025-07-31 SEK'),
      ...table('90> 150 220 400 540>', [
        ['Belopp', 'Bokf.', 'Text', 'Valuta', 'Saldo'],
        ['', '', 'INGÅENDE SALDO', '', '1 000,00'],
        ['-100,00', '07-14', 'HÖRNBUTIKEN', '07-15', '900,00'],
        ['-50,00', '07-16', 'BOKLÅDAN', '07-17', '850,00'],
        ['-20,00', '07-18', 'APOTEKET', '07-21', '830,00'],
        ['', '', 'UTGÅENDE SALDO', '', '830,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 HÖRNBUTIKEN',
      '2025-07-16 -50.00 BOKLÅDAN',
      '2025-07-18 -20.00 APOTEKET',
    ]);
  });

  test('a second date behind the text, without headers', async () => {
    const account = await readAccount([
      say('Account statement 01/07/2025 to 31/07/2025 GBP'),
      ...table('40 120 330 470> 540>', [
        ['01/07/2025', 'Opening balance', '', '', '1,000.00'],
        ['14/07/2025', 'HARBOUR BOOKS', '15/07/2025', '100.00-', '900.00'],
        ['16/07/2025', 'FABLE STREAMING', '17/07/2025', '50.00-', '850.00'],
        ['18/07/2025', 'METRO TRANSIT', '21/07/2025', '20.00-', '830.00'],
        ['31/07/2025', 'Closing balance', '', '', '830.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 HARBOUR BOOKS',
      '2025-07-16 -50.00 FABLE STREAMING',
      '2025-07-18 -20.00 METRO TRANSIT',
    ]);
  });

  test('words for money in and out between two dates', async () => {
    const account = await readAccount([
      say('Rekeningoverzicht 01-07-2025 tot 31-07-2025 Betaalrekening EUR'),
      say('Vorig saldo 500,00   Nieuw saldo 460,00'),
      ...table('40 200 300 380 540>', [
        ['Omschrijving', 'Datum', '', 'Boekdatum', 'Bedrag'],
        ['WATERNET', '14-07-2025', 'Af', '15-07-2025', '30,00'],
        ['BAKKERIJ', '16-07-2025', 'Bij', '17-07-2025', '10,00'],
        ['FIETSPLAATS', '18-07-2025', 'Af', '18-07-2025', '20,00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-30.00', '10.00', '-20.00']);
  });

  test('an amount that may be a date, at the start of its row', async () => {
    const account = await readAccount([
      say('Credit card statement 01/07/2025 to 31/07/2025 NZD'),
      ...table('120> 160 300', [
        ['Amount NZ$', 'Date', 'Details'],
        ['345.07', '14/07/2025', 'HARBOUR BOOKS'],
        ['27.07', '16/07/2025', 'FABLE STREAMING'],
        ['148.60', '18/07/2025', 'METRO TRANSIT'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -345.07 HARBOUR BOOKS',
      '2025-07-16 -27.07 FABLE STREAMING',
      '2025-07-18 -148.60 METRO TRANSIT',
    ]);
  });

  test('a dash for an empty amount right before a date', async () => {
    const account = await readAccount([
      say('Account statement 01 Jul 2025 to 31 Jul 2025 GBP'),
      ...table('40 152> 160 320> 340 540>', [
        ['Value date', 'Credit', 'Date', 'Balance', 'Narration', 'Debit'],
        ['15 Jul 2025', '-', '14 Jul 2025', '900.00', 'HARBOUR BOOKS', '100.00'],
        ['17 Jul 2025', '-', '16 Jul 2025', '850.00', 'FABLE STREAMING', '50.00'],
        ['18 Jul 2025', '30.00', '18 Jul 2025', '880.00', 'METRO TRANSIT', '-'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 HARBOUR BOOKS',
      '2025-07-16 -50.00 FABLE STREAMING',
      '2025-07-18 30.00 METRO TRANSIT',
    ]);
  });

  test('money in left of the dates, which is no bar next to the rows', async () => {
    const account = await readAccount([
      say('Relevé de compte du 01/07/2025 au 31/07/2025 EUR'),
      ...table('100> 120 230> 260', [
        ['Crédit', 'Date', 'Débit', 'Détail des opérations'],
        ['1 000,00', '', '', 'Ancien solde au 01/07/2025'],
        ['', '14/07', '100,00', 'PHARMACIE CENTRALE'],
        ['30,00', '16/07', '', 'VIREMENT DURAND'],
        ['', '18/07', '20,00', 'CARTE LIBRAIRIE'],
        ['', '19/07', '10,00', 'CARTE GARAGE'],
        ['900,00', '', '', 'Nouveau solde au 31/07/2025'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 PHARMACIE CENTRALE',
      '2025-07-16 30.00 VIREMENT DURAND',
      '2025-07-18 -20.00 CARTE LIBRAIRIE',
      '2025-07-19 -10.00 CARTE GARAGE',
    ]);
  });
});

describe('dates are read', () => {
  test('with the year on the line below, next to another date', async () => {
    const account = await readAccount([
      say('Account statement from 1 Jul 2025 to 31 Jul 2025 INR'),
      ...table('40 100 180 460> 540>', [
        ['Txn Date', 'Value Date', 'Description', 'Debit', 'Balance'],
        ['14 Jul', '15 Jul 2025', 'ATM WDL', '100.00', '900.00'],
        ['2025', '', 'HUBBALLI'],
        ['16 Jul', '17 Jul 2025', 'BY DEBIT CARD', '50.00', '850.00'],
        ['2025', '', 'HESCOM'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 ATM WDL HUBBALLI',
      '2025-07-16 -50.00 BY DEBIT CARD HESCOM',
    ]);
  });

  test('with a short year behind a comma', async () => {
    const account = await readAccount([
      say('Account statement July 01, 2025 to July 31, 2025 KYD'),
      ...table('40 130 460> 540>', [
        ['Date', 'Description', 'Withdrawals', 'Balance'],
        ['Jul 14, 25', 'HARBOUR BOOKS', '100.00', '900.00'],
        ['Jul 16, 25', 'FABLE STREAMING', '50.00', '850.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 HARBOUR BOOKS',
      '2025-07-16 -50.00 FABLE STREAMING',
    ]);
  });

  test('by a period whose first day has another form than its last', async () => {
    const account = await readAccount([
      say('Statement Period: 12/19-Jan 18 2026 USD'),
      ...table('40 130 540>', [
        ['Date', 'Description', 'Amount'],
        ['12/25', 'HARBOUR BOOKS', '-100.00'],
        ['01/03', 'FABLE STREAMING', '-50.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-12-25 -100.00 HARBOUR BOOKS',
      '2026-01-03 -50.00 FABLE STREAMING',
    ]);
  });
});

describe('what is next to the rows of an account', () => {
  test('a list of rates and what they come to is no list of transactions, even next to a single row', async () => {
    const account = await readAccount([
      say('Relevé de compte du 01/07/2025 au 31/07/2025 EUR'),
      ...table('40 120 460> 540>', [
        ['Date', 'Libellé', 'Débit', 'Crédit'],
        ['', 'SOLDE AU 01/07/2025', '', '1 000,00'],
        ['14/07/25', 'PHARMACIE CENTRALE', '100,00', ''],
        ['', 'SOLDE AU 31/07/2025', '', '900,00'],
      ]),
      ...table('40 200 260 400> 500>', [
        ['Nature', 'Du', 'Au', 'Taux', 'Montant'],
        ['Intérêts débiteurs', '01/07/25', '31/07/25', '3,96 %', '45,44'],
        ['Commission', '01/07/25', '31/07/25', '0,05 %', '17,54'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-07-14 -100.00 PHARMACIE CENTRALE']);
    expect(account.verdict).toBe('proven');
  });

  test('of two currencies in a summary, the unused one says nothing', async () => {
    const { accounts } = await readStatement([
      [
        say('Estado de cuenta tarjeta de crédito 01/07/2025 al 31/07/2025 US$'),
        ...table('40 300> 440>', [
          ['Saldo anterior', '0.00', '310.43'],
          ['Saldo total a pagar de contado', '0.00', '360.43'],
        ]),
        ...table('40 120 540>', [
          ['Fecha', 'Concepto', 'Monto US$'],
          ['14/07/2025', 'SUPER LA GUARDIA', '30.00'],
          ['16/07/2025', 'CINE MASATEPE', '20.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ opening, closing }) => [opening, closing])).toEqual([['310.43', '360.43']]);
  });

  test('dinars of Tunisia have three decimals, though a company states its capital in whole ones', async () => {
    const account = await readAccount([
      say('Extrait de compte du 01/07/2025 au 31/07/2025 dinar tunisien (TND)'),
      ...table('40 120 460> 540>', [
        ['Date', 'Libellé', 'Débit', 'Crédit'],
        ['14/07/25', 'PHARMACIE JASMIN', '10,708', ''],
        ['16/07/25', 'ENCAISSEMENT CHEQUE', '', '1 331,027'],
        ['18/07/25', 'RETRAIT GAB', '379,467', ''],
      ]),
      say('S.A. au capital de 118.740.000 dinars - taux 4,37 %'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.708', '1331.027', '-379.467']);
  });
});

describe('the number of an account', () => {
  const rows = table('40 130 540>', [
    ['Date', 'Description', 'Amount'],
    ['14/07/2025', 'HARBOUR BOOKS NL18ZZZ243346150000', '-100.00'],
    ['16/07/2025', 'FABLE STREAMING', '-50.00'],
  ]);

  test('is in a sentence rather than in the texts of rows', async () => {
    const account = await readAccount([
      say('Dit zijn de mutaties van rekening NL59 TBTK 0041 8789 29 op naam van J. de Voorbeeld'),
      say('van 1 juli 2025 tot en met 31 juli 2025 EUR'),
      ...rows,
    ]);
    expect(account.number).toBe('NL59 TBTK 0041 8789 29');
  });

  test('is below a label that says what it is made of', async () => {
    const account = await readAccount([
      say('RIB (banque - guichet - compte - clé)'),
      say('10118 00027 01173118622-40'),
      say('Relevé de compte du 01/07/2025 au 31/07/2025 EUR'),
      ...rows,
    ]);
    expect(account.number).toBe('10118 00027 01173118622-40');
  });

  test('is given in full if a payment slip prints it so', async () => {
    const account = await readAccount([
      say('Credit card statement 01/07/2025 to 31/07/2025 GBP'),
      say('Card number XXXX XXXX XXXX 2019'),
      ...rows,
      say('bank giro credit   Card number 5118 7485 2762 2019'),
    ]);
    expect(account.number).toBe('5118 7485 2762 2019');
  });
});
