import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const PERIOD = say('Statement period: 1 March 2025 to 31 March 2025');
const facts = ({ transactions, verdict }: Awaited<ReturnType<typeof readAccount>>) => [
  ...transactions.map(({ date, amount }) => `${date} ${amount}`),
  verdict,
];

test('A day without its year has the month first where all other days of the document do', async () => {
  const account = await readAccount([
    say('Relevé bancaire'),
    say('Solde au 2024-12-14  1 837,76'),
    ...table('40 110 390> 460> 550>', [
      ['Date', 'Description', 'Débit', 'Crédit', 'Solde'],
      ['', 'Solde précédent', '', '', '2 264,39'],
      ['12/01', 'Chèque no 0085', '426,63', '', '1 837,76'],
    ]),
  ]);
  expect(facts(account)).toEqual(['2024-12-01 -426.63', 'proven']);
});

describe('two dates of a row', () => {
  test('are posting date and value date if the other is later than the posting date, whatever its header says', async () => {
    const account = await readAccount([
      say('Exempelbanken Kontoutdrag'),
      say('Period 2025-03-01 - 2025-03-31'),
      ...table('40 90 150 400> 470> 550>', [
        ['Bokf.dag', 'Ff.dag', 'Text', 'Uttag', 'Insättning', 'Saldo'],
        ['', '', 'Ingående saldo', '', '', '500,00'],
        ['2025-03-04', '2025-03-05', 'APOTEK LIND', '120,00', '', '380,00'],
        ['2025-03-11', '2025-03-11', 'BG 4112 HYRA', '80,00', '', '300,00'],
        ['2025-03-14', '2025-03-17', 'LÖN VARVET', '', '900,00', '1 200,00'],
        ['', '', 'Utgående saldo', '', '', '1 200,00'],
      ]),
    ]);
    expect(facts(account)).toEqual([
      '2025-03-04 -120.00',
      '2025-03-11 -80.00',
      '2025-03-14 900.00',
      'proven',
    ]);
    expect(account.transactions.map(({ postDate }) => postDate)).toEqual([null, null, null]);
  });

  test('are settlement and transaction if a column that nothing else names as one of days has the earlier ones', async () => {
    const account = await readAccount([
      say('Relevé de compte au comptant, compte 118-1795-2'),
      say('Période du 1 mars 2025 au 31 mars 2025'),
      ...table('40 200 270 430> 450 555>', [
        ['Description', 'Règlement', 'Activité', 'Montant', 'Opération', 'Solde'],
        ["Solde à l'ouverture", '', '', '', '', '500,00'],
        ['MINES ABITIBI', '2025-03-06', 'Achat', '(120,00)', '2025-03-04', '380,00'],
        ['FNB MONDIAL', '2025-03-11', 'Achat', '(80,00)', '2025-03-11', '300,00'],
        ['HYDRO PRIVE', '2025-03-17', 'Vente', '900,00', '2025-03-14', '1 200,00'],
        ['Solde à la clôture', '', '', '', '', '1 200,00'],
      ]),
    ]);
    expect(facts(account)).toEqual([
      '2025-03-04 -120.00',
      '2025-03-11 -80.00',
      '2025-03-14 900.00',
      'proven',
    ]);
    expect(account.transactions.map(({ postDate }) => postDate)).toEqual([
      '2025-03-06',
      '2025-03-11',
      '2025-03-17',
    ]);
  });

  test('stay if only a date in the text follows the first', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      PERIOD,
      say('Opening balance 500.00'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['04/03/2025', '03/03/2025 FIRST SHOP', '-20.00', '480.00'],
        ['15/03/2025', '14/03/2025 SECOND SHOP', '-80.00', '400.00'],
      ]),
      say('Closing balance 400.00'),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.00', '2025-03-15 -80.00', 'proven']);
  });
});

describe('a debt', () => {
  test('falls by payments though they are in columns with unknown headers', async () => {
    const account = await readAccount([
      say('Example Society annual statement'),
      PERIOD,
      ...table('50 130 380> 470> 555>', [
        ['Date', 'Description', 'Raised by', 'Lowered by', 'Balance owed'],
        ['01 Mar 2025', 'Opening balance', '', '', '9,000.00'],
        ['05 Mar 2025', 'Overpayment - thank you', '', '100.00', '8,900.00'],
        ['17 Mar 2025', 'Overpayment - thank you', '', '250.00', '8,650.00'],
        ['31 Mar 2025', 'Closing balance', '', '', '8,650.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['100.00', '250.00']);
  });

  test('is not considered if every row of a prepaid card leads to an available balance', async () => {
    const account = await readAccount([
      say('Extrato do Cartão Refeição'),
      say('Período: 01-03-2025 a 31-03-2025'),
      say('Saldo anterior: 50,00 €'),
      say('Saldo atual: 81,00 €'),
      ...table('40 120 420> 490> 555>', [
        ['Data mov.', 'Descrição do movimento', 'Utilizações', 'Carregamentos', 'Saldo'],
        ['03-03-2025', 'COMPRA FARMÁCIA', '9,00', '', '41,00'],
        ['11-03-2025', 'CARREGAMENTO', '', '60,00', '101,00'],
        ['19-03-2025', 'COMPRA LIVRARIA', '20,00', '', '81,00'],
      ]),
    ]);
    expect(facts(account)).toEqual(['2025-03-03 -9.00', '2025-03-11 60.00', '2025-03-19 -20.00', 'proven']);
  });
});

describe('direction letters', () => {
  test('of balances appear in the letter column too', async () => {
    const account = await readAccount([
      say('Banca Esempio estratto conto'),
      say('Periodo dal 01/03/2025 al 31/03/2025'),
      ...table('40 140 240> 290', [
        ['Data', 'Segno', 'Importo', 'Descrizione operazione'],
        ['01/03/2025', 'D', '350,12', 'SALDO INIZIALE'],
        ['04/03/2025', 'D', '12,00', 'ACQUISTO'],
        ['15/03/2025', 'A', '500,00', 'BONIFICO DA G ESEMPIO'],
        ['31/03/2025', 'A', '137,88', 'SALDO CONTABILE'],
      ]),
    ]);
    expect([account.opening, account.closing]).toEqual(['-350.12', '137.88']);
    expect(facts(account)).toEqual(['2025-03-04 -12.00', '2025-03-15 500.00', 'proven']);
  });

  test('below a single amount do not shift those that end with a currency code', async () => {
    const account = await readAccount([
      say('Exemple Banque relevé de compte carte de crédit'),
      say('Solde précédent 100,00'),
      say('Nouveau solde 57,10'),
      ...table('40 110 180 450> 540>', [
        ['Date', 'Comptabilisée', 'Détail', 'Montant en devise', 'Montant en €'],
        ['03/03/2025', '03/03/2025', 'BOULANGERIE', '4,69 USD', '3,52'],
        ['09/03/2025', '09/03/2025', 'PRELEVEMENT AUTOMATIQUE', '', '60,00'],
      ]),
      [{ text: 'CR', right: 540, raised: 5 }],
      ...table('40 110 180 450> 540>', [
        ['17/03/2025', '19/03/2025', 'ÉNERGIE', '5,97 USD', '9,43'],
        ['22/03/2025', '22/03/2025', 'MARCHÉ', '4,42 USD', '4,15'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-3.52', '60.00', '-9.43', '-4.15']);
  });
});

describe('balances outside the rows', () => {
  test('are not read from available amounts', async () => {
    const account = await readAccount([
      say('Example Bank statement of account'),
      PERIOD,
      say('Opening Ledger Balance 500.00'),
      say('Closing Available Balance 350.00'),
      say('Closing Ledger Balance 400.00'),
      ...table('50 120 400> 470> 560>', [
        ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'],
        ['04 Mar 2025', 'FIRST SHOP', '20.00', '-', '480.00 Cr'],
        ['15 Mar 2025', 'SECOND SHOP', '80.00', '-', '400.00 Cr'],
        ['', 'Closing Balance', '', '', '400.00 Cr'],
        ['', 'Available Balance', '', '', '350.00 Cr'],
      ]),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.00', '2025-03-15 -80.00', 'proven']);
  });

  test('with the same label and two dates open and close by the dates', async () => {
    const account = await readAccount([
      say('Example Bank statement'),
      PERIOD,
      ...table('40 200 330 450', [
        ['Balance on 31 Mar 2025', 'Total paid in', 'Total paid out', 'Balance on 1 Mar 2025'],
        ['£400.00', '£0.00', '£100.00', '£500.00'],
      ]),
      ...table('50 130 420> 490> 560>', [
        ['Date', 'Details', 'Paid in (£)', 'Paid out (£)', 'Balance (£)'],
        ['15 Mar 2025', 'SECOND SHOP', '', '80.00', '400.00'],
        ['04 Mar 2025', 'FIRST SHOP', '', '20.00', '480.00'],
      ]),
    ]);
    expect([account.opening, account.closing]).toEqual(['500.00', '400.00']);
    expect(facts(account)).toEqual(['2025-03-15 -80.00', '2025-03-04 -20.00', 'proven']);
  });
});

describe('rows', () => {
  test('keep the texts left of their dates under headers whose last line names no amount', async () => {
    const account = await readAccount([
      say('Eksempelbanken Kontoutskrift'),
      say('i perioden 01.03.2025 - 31.03.2025'),
      ...table('40 280 400> 475> 490', [
        ['', '', 'Ut av', 'Inn på', ''],
        ['Forklaring', 'Rentedato', 'konto', 'konto', 'Bokført'],
        ['Saldo fra kontoutskrift 28.02.2025', '', '', '500,00', ''],
        ['Varekjøp BERGEN', '04.03', '120,00', '', '04.03'],
        ['eFaktura FYRET', '12.03', '30,00', '', '11.03'],
        ['KID 74317', '', '', '', ''],
        ['Giro Åshild Vik', '17.03', '', '60,00', '16.03'],
        ['KID 05120393', '', '', '', ''],
        ['Sum', '', '150,00', '60,00', ''],
        ['Saldo i Deres favør 31.03.2025', '', '', '410,00', ''],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'Varekjøp BERGEN',
      'eFaktura FYRET KID 74317',
      'Giro Åshild Vik KID 05120393',
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -120.00', '2025-03-11 -30.00', '2025-03-16 60.00', 'proven']);
  });

  test('are not read from payments due in the future', async () => {
    const account = await readAccount([
      say('Example Bank current account statement'),
      PERIOD,
      ...table('50 130 400> 480> 560>', [
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['1 Mar', 'Start balance', '', '', '£500.00'],
        ['4 Mar', 'FIRST SHOP', '£20.00', '', '£480.00'],
        ['31 Mar', 'End balance', '', '', '£480.00'],
      ]),
      say('Payments coming up'),
      ...table('50 130 300 400>', [
        ['Date', 'Description', 'Type', 'Money out'],
        ['2 Apr', 'City Gym', 'Direct Debit', '£25.00'],
        ['3 Apr', 'Water Board', 'Direct Debit', '£31.12'],
      ]),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.00', 'proven']);
  });
});

describe('columns', () => {
  const twins = (credit: string, debit: string) => [
    say('Example Bank statement of account'),
    PERIOD,
    say('Beginning Balance 500.00'),
    say('Ending Balance 1,380.00'),
    ...table('50 120 400> 470> 560>', [
      ['Date', 'Description', 'Amount', 'Amount', 'Balance'],
      ['04/03/2025', 'FIRST SHOP', '20.00', '', '480.00'],
      ['15/03/2025', 'SECOND SHOP', '80.00', '', '400.00'],
      ['18/03/2025', 'SALARY', debit, credit, '1,400.00'],
      ['20/03/2025', 'THIRD SHOP', '20.00', '', '1,380.00'],
    ]),
  ];

  test('with equal headers before a balance are money out and money in', async () => {
    expect(facts(await readAccount(twins('1,000.00', '')))).toEqual([
      '2025-03-04 -20.00',
      '2025-03-15 -80.00',
      '2025-03-18 1000.00',
      '2025-03-20 -20.00',
      'proven',
    ]);
  });

  test('with equal headers leave a row in doubt if its balance contradicts its column', async () => {
    expect((await readAccount(twins('', '1,000.00'))).verdict).not.toBe('proven');
  });

  test('with a misread header still contain the date a row begins with', async () => {
    const account = await readAccount([
      say('Exemple Banque extrait de compte'),
      say('Du 01/03/2025 au 31/03/2025'),
      say('Ancien solde 500,00'),
      say('Nouveau solde 400,00'),
      ...table('40 110 330 470> 550>', [
        ['SARL', 'Libellé', 'Date val.', 'Débit', 'Crédit'],
        ['04/03', 'CARTE BOULANGERIE', '05/03', '20,00', ''],
        ['14/03', 'PRELEVEMENT ÉNERGIE', '17/03', '80,00', ''],
      ]),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.00', '2025-03-14 -80.00', 'proven']);
  });

  test('for days of float are no amounts among headers', async () => {
    const account = await readAccount([
      say('Example Bank account activity'),
      PERIOD,
      say('Opening Ledger Balance 500.00'),
      say('Closing Ledger Balance 600.00'),
      ...table('30 100 300> 360> 420> 480> 560>', [
        ['Post', '', 'Debit', 'Credit', '1-Day', '2+ Day', 'Ledger'],
        ['Date', 'Description', 'Amount', 'Amount', 'Float', 'Float', 'Balance'],
        ['04 Mar 2025', 'CHECK PAID', '20.00', '0.00', '0.00', '0.00', '480.00'],
        ['15 Mar 2025', 'DEPOSIT', '0.00', '120.00', '12.00', '0.00', '600.00'],
      ]),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.00', '2025-03-15 120.00', 'proven']);
  });
});

describe('a doubt remains', () => {
  test('if money in raises a debt', async () => {
    const account = await readAccount([
      say('Exemple Banque relevé de marge de crédit'),
      say('Du 1 mars 2025 au 31 mars 2025'),
      ...table('40 110 380> 470> 555>', [
        ['Date', 'Description', 'Avances ($)', 'Remboursements ($)', 'Solde dû ($)'],
        ['', 'Solde dû précédent', '', '', '8 120,40'],
        ['4 mars', 'Virement au compte', '', '28,66', '8 149,06'],
      ]),
      say('Solde dû 8 149,06'),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('if every balance of a card has the minus of a debt, and its payment too', async () => {
    const account = await readAccount([
      say('Voorbeeldbank uitgavenstaat kredietkaart'),
      say('Vorig saldo 300,00 -'),
      say('Nieuw saldo 100,00 -'),
      ...table('40 160 550>', [
        ['Datum', 'Omschrijving', 'Bedrag'],
        ['04/03/2025', 'BETALING VIA DOMICILIERING', '200,00 -'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('if only a total at the top was read, and not the rows of the table', async () => {
    const account = await readAccount([
      say('Exemple Banque relevé de compte'),
      say('Du 1 mars 2025 au 31 mars 2025'),
      ...table('40 320>', [
        ['Ancien solde', '8 120,40'],
        ['Choses rendues', '0,00'],
        ['Choses prises, et autres', '28,66'],
        ['Nouveau solde', '8 149,06'],
      ]),
      ...table('40 110 400 555>', [
        ['Date', 'Description', 'Sortes diverses', 'Solde'],
        ['', 'Virement au compte', '28,66', '8 149,06'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });
});
