import { describe, expect, test } from 'vitest';
import { namesMoneyHeld } from '../src/values/names-money-held.ts';
import { say, table, title } from './draw-pdf.ts';
import { readStatement } from './read-drawn.ts';

const AT = '50 130 400> 480> 560>';
const rows = (opening: string, ...moved: readonly (readonly string[])[]) =>
  table(AT, [
    ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    ['01/07/2025', 'Opening balance', '', '', opening],
    ...moved,
  ]);

/** A page that names its currency in a title alone, far above the rows. */
const page = (currency: string, iban: string, opening: string, closing: string) => [
  say('Example Bank'),
  say(`${currency} Statement`),
  say('Robin Sample'),
  say(`IBAN ${iban}`),
  say('1 Example Street'),
  ...table('50 280> 380> 480> 560>', [
    ['Product', 'Opening balance', 'Money out', 'Money in', 'Closing balance'],
    ['Current account', opening, '20.00', '10.00', closing],
    ['Savings vaults', '0.00', '0.00', '0.00', '0.00'],
    ['Total', opening, '20.00', '10.00', closing],
  ]),
  say('The balance on your statement may differ from the balance in your app.'),
  say('It does not include pending transactions.'),
  say('Account transactions from 1 July 2025 to 31 July 2025'),
];

describe('accounts in several currencies', () => {
  test('have the currency of the title of their pages, however far above the rows', async () => {
    const { accounts } = await readStatement([
      [
        ...page('EUR', 'LT121000011101001000', '100.00', '90.00'),
        ...rows(
          '100.00',
          ['02/07/2025', 'SHOP', '20.00', '', '80.00'],
          ['03/07/2025', 'PAY', '', '10.00', '90.00'],
        ),
      ],
      [
        ...page('GBP', 'LT601010012345678901', '200.00', '190.00'),
        ...rows(
          '200.00',
          ['02/07/2025', 'SHOP', '20.00', '', '180.00'],
          ['03/07/2025', 'PAY', '', '10.00', '190.00'],
        ),
      ],
    ]);
    expect(accounts.map(({ currency, verdict }) => `${currency} ${verdict}`)).toEqual([
      'EUR proven',
      'GBP proven',
    ]);
  });

  test.each([
    ['EUR on [GMT]', true],
    ['USD am', true],
    ['EUR', false],
    ['EUR Shop', false],
  ])('are held, and no row moves them, where a line but for its day says “%s”: %s', (text, isBalance) => {
    expect(namesMoneyHeld(text)).toBe(isBalance);
  });

  test('are not contradicted by a total converted to one of them', async () => {
    const { accounts } = await readStatement([
      [
        say('Example Bank account statement'),
        say('Statement period: 1 March 2025 to 31 March 2025'),
        ...table('50 250 560>', [
          ['Account', 'Number', 'Balance'],
          ['Savings account', '7701297580091', '90.00'],
          ['Indicative total in MVR at 15.42', '', '168,294.10'],
        ]),
        ...table('50 130 400> 480> 560>', [
          ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
          ['', 'Opening balance', '', '', '100.00'],
          ['02/03/2025', 'SHOP', '20.00', '', '80.00'],
          ['03/03/2025', 'PAY', '', '10.00', '90.00'],
          ['', 'Closing balance', '', '', '90.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven']);
  });
});

test('titles that add the code of the currency to the names of an overview head accounts', async () => {
  const wallet = (name: string, rows: string[][]) => [
    say(name),
    ...table('50 130 400> 480> 560>', [['Date', 'Description', 'Debit', 'Credit', 'Balance'], ...rows]),
  ];
  const { accounts } = await readStatement([
    [
      say('Transaction statement 11 Dec 2023 - 10 Jan 2024'),
      say('Your balances on 10 Jan 2024'),
      ...table('50 250 400>', [
        ['Travel money', 'AUD', '8,984.37'],
        ['Holiday money', 'USD', '6,903.55'],
      ]),
      ...wallet('Travel money (AUD)', [
        ['18/12/23', 'TRANSFER', '23.67', '', '7,846.04'],
        ['23/12/23', 'LOAD', '', '1,138.33', '8,984.37'],
      ]),
      ...wallet('Holiday money (USD)', [
        ['19/12/23', 'PURCHASE', '88.37', '', '6,814.55'],
        ['21/12/23', 'LOAD', '', '89.00', '6,903.55'],
      ]),
    ],
  ]);
  expect(accounts.map(({ currency, transactions }) => [currency, transactions.length])).toEqual([
    ['AUD', 2],
    ['USD', 2],
  ]);
});

/** Accounts of one member, each under a bold title with its own number. */
const memberAccounts = () =>
  [
    ['SHARE CAPITAL', '00118-564148', '500.00', '560.00'],
    ['DEPOSIT CONTRIBUTION', '00118-241640', '100.00', '160.00'],
    ['HOLIDAY SAVINGS', '00118-961310', '200.00', '260.00'],
  ].flatMap(([name = '', number = '', opening = '', closing = '']) => [
    title(`${name} ${number}`),
    ...table('50 150 400> 480> 560>', [
      ['Posting Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['', 'Balance B/F', '', '', opening],
      ['02/07/2025', 'CHECKOFF', '', '60.00', closing],
    ]),
  ]);

test('accounts have the only currency of their document, though just one of them has it next to its title', async () => {
  const { accounts } = await readStatement([
    [say('MEMBER STATEMENT'), say('Payroll No. : 841220'), say('Currency : KES'), ...memberAccounts()],
  ]);
  expect(accounts.map(({ currency }) => currency)).toEqual(['KES', 'KES', 'KES']);
});

test('a title in words for the capital of a company names an account where its number has the form of the others', async () => {
  const { accounts } = await readStatement([
    [say('MEMBER STATEMENT'), say('Payroll No. : 841220'), say('Currency : KES'), ...memberAccounts()],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual(['00118-564148', '00118-241640', '00118-961310']);
});

test('the country behind a dollar sign is the currency of the account it names', async () => {
  const account = (name: string, number: string, opening: string, closing: string) => [
    title(`${name} n° ${number}`),
    ...table('50 150 480> 560>', [
      ['Date', 'Description', 'Montant', 'Solde'],
      ['', 'Solde à l’ouverture', '', opening],
      ['2025-07-02', 'DIVIDENDE', '60.00', closing],
      ['', 'Solde à la clôture', '', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Relevé de portefeuille, Laval (Québec) H7N 1A8'),
      say('Période du 2025-07-01 au 2025-07-31'),
      ...account('Compte au comptant $ CA', '118-8417-5', '500.00', '560.00'),
      ...account('Compte au comptant $ US', '118-6765-3', '100.00', '160.00'),
      ...account('Compte sur marge $US', '118-6766-3', '200.00', '260.00'),
    ],
  ]);
  expect(accounts.map(({ currency }) => currency)).toEqual(['CAD', 'USD', 'USD']);
});

test('accounts whose names differ in three letters in brackets, no code of a currency, are two', async () => {
  const account = (name: string, opening: string, closing: string) => [
    say(name),
    ...table('50 130 400> 480> 560>', [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['18/12/23', 'TRANSFER', '', '60.00', opening],
      ['23/12/23', 'INTEREST', '', '1.00', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Statement 11 Dec 2023 - 10 Jan 2024'),
      ...table('50 400>', [
        ['Savings (ISA)', '161.00'],
        ['Savings (LTD)', '261.00'],
      ]),
      ...account('Savings (ISA)', '160.00', '161.00'),
      ...account('Savings (LTD)', '260.00', '261.00'),
    ],
  ]);
  expect(accounts.map(({ closing }) => closing)).toEqual(['161.00', '261.00']);
});

test('a postcode over titles that begin with the same words heads no account', async () => {
  const account = (name: string, number: string, opening: string, closing: string) => [
    say(name),
    say(`Account no. ${number}, transactions from 01/07/2025 to 31/07/2025`),
    ...table('50 150 480> 560>', [
      ['Date', 'Description', 'Debit/Credit', 'Balance'],
      ['', 'Opening balance', '', opening],
      ['05/07/2025', 'TRANSFER', '60.00', closing],
      ['', 'Closing balance', '', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      title('Example Bank'),
      say('Robin Sample, 8 Example Street, Haifa 3505208'),
      ...account('Checking account in New Shekel', '207-186069/33', '500.00', '560.00'),
      ...account('Foreign currency account in US Dollar', '659-819897/63', '100.00', '160.00'),
      ...account('Foreign currency account in Euro', '092-661717/34', '200.00', '260.00'),
    ],
  ]);
  expect(accounts.map(({ currency, number }) => `${currency} ${number}`)).toEqual([
    'ILS 207-186069/33',
    'USD 659-819897/63',
    'EUR 092-661717/34',
  ]);
});

test('the identity number of a holder heads no account for having the form of the bank’s', async () => {
  const { accounts } = await readStatement([
    [
      title('Sparisjóður Dæmi Reikningsyfirlit'),
      ...table('40 200', [['Skipagata 14, 600 Akureyri', 'kt. 450488-2219']]),
      title('Reikningur: 0476-26-596768'),
      title('Kennitala: 828273-9663'),
      say('Tímabil: 21.08.2025 - 20.09.2025'),
      ...table('330 560>', [['Staða frá fyrra yfirliti', '203.506']]),
      say('Engar færslur á tímabilinu'),
    ],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual(['0476-26-596768']);
});

test('one other number in three groups is enough for an account whose name ends in a word for phones', async () => {
  const account = (name: string, number: string, opening: string, closing: string) => [
    title(`${name} ${number}`),
    ...table('50 130 480> 560>', [
      ['Date', 'Details', 'Amount', 'Balance'],
      ['16 Jun 2025', 'TRANSFER', '60.00', opening],
      ['22 Jun 2025', 'INTEREST', '1.00', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank statement, 15 June 2025 to 14 July 2025'),
      ...account('Everyday Now', '38-9018-0971912', '160.00', '161.00'),
      ...account('Online Call', '38-9018-0983617', '260.00', '261.00'),
    ],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual(['38-9018-0971912', '38-9018-0983617']);
});
