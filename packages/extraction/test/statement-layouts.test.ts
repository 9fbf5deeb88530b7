import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const head = (number = '12345678') => [
  say('Example Bank account statement'),
  say(`Account number: ${number}`),
  say('Statement period: 2025-03-01 to 2025-03-31'),
];

const COLUMNS = '50 120 440> 540>';
const HEADINGS = ['Date', 'Description', 'Amount', 'Balance'];

const three = [
  ['', 'Opening balance', '', '100.00'],
  ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
  ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
  ['2025-03-25', 'SALARY', '500.00', '570.00'],
  ['', 'Closing balance', '', '570.00'],
];

const threeRows = [
  '2025-03-04 -10.00 FIRST SHOP',
  '2025-03-05 -20.00 SECOND SHOP',
  '2025-03-25 500.00 SALARY',
];

describe('rows', () => {
  test('include the lines of their description', async () => {
    const account = await readAccount([
      ...head(),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'DIRECT DEBIT ENERGY COMPANY', '-10.00', '90.00'],
        ['', 'CONTRACT 88123', '', ''],
        ['', 'MARCH INVOICE', '', ''],
        ['2025-03-05', 'CARD PAYMENT', '-20.00', '70.00'],
        ['2025-03-25', 'TRANSFER FROM', '500.00', '570.00'],
        ['', 'ACME LIMITED', '', ''],
        ['', 'Closing balance', '', '570.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 DIRECT DEBIT ENERGY COMPANY CONTRACT 88123 MARCH INVOICE',
      '2025-03-05 -20.00 CARD PAYMENT',
      '2025-03-25 500.00 TRANSFER FROM ACME LIMITED',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('have their amount if a long text pushed it out of its column, and their direction from the balances', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 120 360> 440> 540>', [
        ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
        ['2025-03-03', 'Opening balance', '', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
        ['2025-03-25', 'SALARY', '', '500.00', '590.00'],
      ]),
      ...table('50 120 390> 540>', [['2025-03-26', 'TRANSFER WITH A LONG TEXT', '20.00', '570.00']]),
      ...table('50 120 360> 440> 540>', [['2025-03-27', 'SECOND SHOP', '70.00', '', '500.00']]),
    ]);
    expect(rowsOf(account)).toContain('2025-03-26 -20.00 TRANSFER WITH A LONG TEXT');
    expect(account).toMatchObject({ verdict: 'proven', closing: '500.00' });
  });

  test('are found without headers if their amounts are left-aligned, not right-aligned', async () => {
    const account = await readAccount([
      say('Kontoauszug Nr. 8/2026'),
      ...table('50 300', [
        ['Alter Kontostand am 31.07.2026', '2.415,33 EUR'],
        ['01.08.2026 Lastschrift Miete', '1.487,50 S'],
        ['05.08.2026 Gutschrift', '388,00 H'],
        ['Neuer Kontostand am 31.08.2026', '1.315,83 EUR'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2026-08-01 -1487.50 Lastschrift Miete',
      '2026-08-05 388.00 Gutschrift',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('keep the lines above their amount in order', async () => {
    const account = await readAccount([
      ...head(),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'DIRECT DEBIT', '', ''],
        ['', 'ENERGY COMPANY', '', ''],
        ['', 'CONTRACT 88123', '-10.00', '90.00'],
        ['2025-03-05', 'TRANSFER TO', '', ''],
        ['', 'ACME LIMITED', '', ''],
        ['', 'INVOICE 14', '-20.00', '70.00'],
        ['', 'Closing balance', '', '70.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 DIRECT DEBIT ENERGY COMPANY CONTRACT 88123',
      '2025-03-05 -20.00 TRANSFER TO ACME LIMITED INVOICE 14',
    ]);
  });

  test('keep a dash within their text, and drop the codes wrapped next to it', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 120 300 440> 540>', [
        ['Date', 'Description', 'Branch', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '', '100.00'],
        ['2025-03-04', 'PAYMENT - THANK YOU', 'NORTH', '-10.00', '90.00'],
        ['', 'CUSTOMER 14', 'GATE', '', ''],
        ['2025-03-05', 'SECOND SHOP', 'NORTH', '-20.00', '70.00'],
        ['2025-03-25', 'SALARY', '', '500.00', '570.00'],
      ]),
    ]);
    expect(rowsOf(account)[0]).toBe('2025-03-04 -10.00 PAYMENT - THANK YOU CUSTOMER 14');
  });

  test('take their date from a line above them that names it, whatever their value date', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 300 440> 540>', [
        ['Details', 'Value date', 'Paid out', 'Paid in'],
        ['Opening balance', '', '', '100.00'],
        ['Booking date: 2025-03-04', '', '', ''],
        ['FIRST SHOP', '2025-03-05', '10.00', ''],
        ['SECOND SHOP', '2025-03-06', '20.00', ''],
        ['Booking date: 2025-03-25', '', '', ''],
        ['SALARY', '2025-03-25', '', '500.00'],
        ['Closing balance', '', '', '570.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2025-03-04 -10.00',
      '2025-03-04 -20.00',
      '2025-03-25 500.00',
    ]);
  });

  test('are dated under an unknown header, and differ from the transaction types below payers', async () => {
    const account = await readAccount([
      ...head(),
      say('Opening balance 100.00'),
      say('Closing balance 570.00'),
      ...table('50 300 440>', [
        ['Description', 'Zzz', 'Amount'],
        ['FIRST SHOP', '2025-03-04', '-10.00'],
        ['Debits', '', ''],
        ['SECOND SHOP', '2025-03-05', '-20.00'],
        ['Debits', '', ''],
        ['SALARY', '2025-03-25', '+500.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 FIRST SHOP Debits',
      '2025-03-05 -20.00 SECOND SHOP Debits',
      '2025-03-25 500.00 SALARY',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('differ from titles between dashes, under headers joined by dots', async () => {
    const account = await readAccount([
      ...head(),
      say('Opening balance 100.00'),
      say('Closing balance 70.00'),
      say('- - - - - - - WITHDRAWALS - - - - - - -'),
      ...table('50 120 440>', [
        ['DATE', 'DESCRIPTION................', 'AMOUNT'],
        ['03-04', 'FIRST SHOP', '10.00'],
        ['03-05', 'SECOND SHOP', '20.00'],
      ]),
      say('- - - - - - - DAILY BALANCE - - - - - - -'),
      ...table('50 200', [
        ['DATE.........BALANCE', 'DATE.........BALANCE'],
        ['03-04     90.00', '03-05     70.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-05 -20.00 SECOND SHOP']);
    expect(account.verdict).toBe('proven');
  });

  test('are followed from last to first if the newest is first', async () => {
    const account = await readAccount([
      ...head(),
      say('Opening balance 100.00'),
      say('Closing balance 570.00'),
      ...table(COLUMNS, [
        HEADINGS,
        ['2025-03-25', 'SALARY', '500.00', '570.00'],
        ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([...threeRows].reverse());
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '570.00' });
  });

  test('continue on the next page, without the balances carried forward', async () => {
    const account = await readAccount(
      [
        ...head(),
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Opening balance', '', '100.00'],
          ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
          ['', 'Balance carried forward', '', '90.00'],
        ]),
      ],
      [
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Balance brought forward', '', '90.00'],
          ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
          ['2025-03-25', 'SALARY', '500.00', '570.00'],
          ['', 'Closing balance', '', '570.00'],
        ]),
      ],
    );
    expect(rowsOf(account)).toEqual(threeRows);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '570.00' });
    expect(account.transactions.map((row) => row.source.page)).toEqual([1, 2, 2]);
  });

  test('continue on pages without repeated headers', async () => {
    const account = await readAccount(
      [...head(), ...table(COLUMNS, [HEADINGS, ...three.slice(0, 2)])],
      [...table(COLUMNS, three.slice(2))],
    );
    expect(rowsOf(account)).toEqual(threeRows);
    expect(account.verdict).toBe('proven');
  });

  test('have boxes that show where they are on the page', async () => {
    const { transactions } = await readAccount([...head(), ...table(COLUMNS, [HEADINGS, ...three])]);
    const [left, top, right, bottom] = transactions[0]?.source.box ?? [0, 0, 0, 0];
    expect([left, right].map(Math.round)).toEqual([50, 540]);
    expect(top).toBeGreaterThan(50 + 15 * 5 - 3);
    expect(bottom).toBeLessThan(50 + 15 * 6 + 1);
  });
});

describe('an amount next to columns of money in and out', () => {
  const sides = (last: string, rows: readonly (readonly string[])[]) => [
    ...head(),
    say('Opening balance 100.00'),
    ...table('50 120 350> 420> 480> 540>', [['Date', 'Description', ...last.split('|')], ...rows]),
    say('Closing balance 570.00'),
  ];

  test('is a charge or another currency if a balance is to the right, and moves nothing by itself', async () => {
    const account = await readAccount(
      sides('Amount|Debit|Credit|Balance', [
        ['2025-03-04', 'FIRST SHOP', '0.50', '10.00', '', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '0.75', '20.00', '', '70.00'],
        ['2025-03-25', 'SALARY', '1.25', '', '500.00', '570.00'],
      ]),
    );
    expect(rowsOf(account)).toEqual(threeRows);
    expect(account.verdict).toBe('proven');
  });

  test('is the balance after each row if it is the last column and there is no other balance', async () => {
    const account = await readAccount(
      sides('Debit|Credit|Amount', [
        ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '20.00', '', '70.00'],
        ['2025-03-25', 'SALARY', '', '500.00', '570.00'],
      ]),
    );
    expect(rowsOf(account)).toEqual(threeRows);
    expect(account.transactions.map((row) => row.balance)).toEqual(['90.00', '70.00', '570.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a balance below each transaction', () => {
  const tiles = (second: string) => [
    ...head(),
    ...table('50 540>', [
      ['SALARY', '+500.00'],
      ['25 March 2025 Account balance', '570.00'],
      ['SECOND SHOP', '-20.00'],
      ['5 March 2025 Account balance', second],
      ['FIRST SHOP', '-10.00'],
      ['4 March 2025 Account balance', '90.00'],
    ]),
  ];
  const balancesOf = async (second: string) =>
    (await readAccount(tiles(second))).transactions.map(({ amount, balance }) => [amount, balance]);

  test('belongs to that transaction if each follows from the one before', async () => {
    expect(await balancesOf('70.00')).toEqual([
      ['500.00', '570.00'],
      ['-20.00', '70.00'],
      ['-10.00', '90.00'],
    ]);
  });

  test('is known for none if one does not follow', async () => {
    expect((await balancesOf('71.00')).map(([, balance]) => balance)).toEqual([null, null, null]);
  });
});

test('labels with a space lost in a scan keep their meaning', async () => {
  const account = await readAccount([
    ...head(),
    ...table(COLUMNS, [
      HEADINGS,
      ['', 'Openingbalance', '', '100.00'],
      ...three.slice(1, 4),
      ['', 'Closingbalance', '', '570.00'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '100.00', closing: '570.00', verdict: 'proven' });
});

describe('checks', () => {
  const ledger = [
    ...head(),
    say('Beginning balance 1,000.00'),
    title('Deposits'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'COUNTER DEPOSIT', '500.00'],
    ]),
  ];

  test('in a grid of two columns are each a row, with the number as reference', async () => {
    const account = await readAccount([
      ...ledger,
      title('Checks paid'),
      ...table('50 120 260> 310 380 540>', [
        ['Check no.', 'Date', 'Amount', 'Check no.', 'Date', 'Amount'],
        ['1041', '2025-03-06', '100.00', '1043', '2025-03-11', '75.50'],
        ['1042', '2025-03-07', '50.25', '1044', '2025-03-12', '24.25'],
      ]),
      say('Ending balance 1,250.00'),
    ]);
    const checks = account.transactions.slice(1);
    expect(checks.map((row) => `${row.date} ${row.amount} ${row.reference}`).sort()).toEqual([
      '2025-03-06 -100.00 1041',
      '2025-03-07 -50.25 1042',
      '2025-03-11 -75.50 1043',
      '2025-03-12 -24.25 1044',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('listed again in a summary are counted once', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 120 370> 450> 540>', [
        ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
        ['', 'Beginning balance', '', '', '1,000.00'],
        ['2025-03-04', 'COUNTER DEPOSIT', '', '500.00', '1,500.00'],
        ['2025-03-06', 'CHECK 1041', '100.00', '', '1,400.00'],
        ['2025-03-07', 'CHECK 1042', '50.25', '', '1,349.75'],
        ['2025-03-09', 'GROCERY STORE', '9.75', '', '1,340.00'],
        ['', 'Ending balance', '', '', '1,340.00'],
      ]),
      title('Summary of checks'),
      ...table('50 120 260>', [
        ['Number', 'Date', 'Amount'],
        ['1041', '2025-03-06', '100.00'],
        ['1042', '2025-03-07', '50.25'],
      ]),
    ]);
    expect(account.transactions.map((row) => row.amount)).toEqual(['500.00', '-100.00', '-50.25', '-9.75']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a document', () => {
  test('with two accounts is read as two, each with its own number, balances and verdict', async () => {
    const { accounts } = await readStatement([
      [...head('11112222'), ...table(COLUMNS, [HEADINGS, ...three])],
      [
        ...head('33334444'),
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Opening balance', '', '9,000.00'],
          ['2025-03-10', 'INTEREST', '12.00', '9,012.00'],
          ['2025-03-11', 'TRANSFER OUT', '-1,000.00', '8,012.00'],
          ['', 'Closing balance', '', '8,012.00'],
        ]),
      ],
    ]);
    expect(
      accounts.map(({ number, opening, closing, verdict }) => [number, opening, closing, verdict]),
    ).toEqual([
      ['11112222', '100.00', '570.00', 'proven'],
      ['33334444', '9000.00', '8012.00', 'proven'],
    ]);
    expect(rowsOf(accounts[1])).toEqual(['2025-03-10 12.00 INTEREST', '2025-03-11 -1000.00 TRANSFER OUT']);
  });

  test('with two tables under equal headers, slightly shifted, is read in the columns of each', async () => {
    const of = (columns: string, opening: string, closing: string) =>
      table(columns, [
        HEADINGS,
        ['', 'Beginning Balance', '', opening],
        ['2025-03-04', 'FIRST SHOP', '-10.00', closing],
        ['', 'Ending Balance', '', closing],
      ]);
    const { accounts } = await readStatement([
      [
        ...head('00001111'),
        ...of(COLUMNS, '100.00', '90.00'),
        say('Account number: 00002222'),
        ...of('50 120 451> 540>', '400.00', '390.00'),
      ],
    ]);
    expect(accounts.map(({ verdict, transactions }) => [verdict, transactions.length])).toEqual([
      ['proven', 1],
      ['proven', 1],
    ]);
  });

  test('with rows whose amounts are missing among balances that do not follow is contradicted', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 120 300 440> 540>', [
        ['Date', 'Description', '', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '', '500.00'],
        ['2025-03-02', 'LOST', 'for 60.00', '', '440.00'],
        ['', 'Opening balance', '', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '', '-10.00', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '', '-20.00', '70.00'],
        ['', 'Closing balance', '', '', '70.00'],
      ]),
    ]);
    expect(account.verdict).toBe('contradicted');
  });

  test('with a balance of an earlier day right after the last one begins another account, under the same headings too', async () => {
    const headings = ['Date', 'Libellé', 'Montant en EUR'];
    const { accounts } = await readStatement([
      [
        say('RELEVE DE VOS COMPTES'),
        say('COMPTE DE DEPOT - N° 04093455065'),
        ...table('50 150 440>', [
          headings,
          ['', 'SOLDE DEBITEUR AU 13/06/2026', '- 435,40'],
          ['16/06/2026', 'COTISATION', '- 11,45'],
          ['01/07/2026', 'VIREMENT RECU', '+ 1 424,40'],
          ['', 'SOLDE CREDITEUR AU 13/07/2026', '+ 977,55'],
        ]),
        say('L.E.P. EN CPTE - N° 05234087765'),
        ...table('50 150 440>', [
          headings,
          ['', 'SOLDE CREDITEUR AU 13/06/2026', '+ 1 200,00'],
          ['02/07/2026', 'VERSEMENT', '+ 50,00'],
          ['', 'SOLDE CREDITEUR AU 13/07/2026', '+ 1 250,00'],
        ]),
      ],
    ]);
    expect(
      accounts.map(({ number, opening, closing, verdict }) => [number, opening, closing, verdict]),
    ).toEqual([
      ['04093455065', '-435.40', '977.55', 'proven'],
      ['05234087765', '1200.00', '1250.00', 'proven'],
    ]);
  });

  test('with two accounts of which one was altered contradicts only that one', async () => {
    const { accounts, findings } = await readStatement([
      [
        ...head('11112222'),
        ...table(COLUMNS, [HEADINGS, ...three]),
        say('Account number: 33334444'),
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Opening balance', '', '9,000.00'],
          ['2025-03-10', 'INTEREST', '12.00', '9,013.00'],
          ['2025-03-11', 'TRANSFER OUT', '-1,000.00', '8,013.00'],
          ['', 'Closing balance', '', '8,013.00'],
        ]),
      ],
    ]);
    expect(accounts.map((account) => account.verdict)).toEqual(['proven', 'contradicted']);
    expect(
      findings.filter((finding) => finding.severity === 'error').map((finding) => finding.account),
    ).toEqual([1, 1]);
  });

  test('with a column of check numbers has them as references', async () => {
    const account = await readAccount([
      ...head(),
      ...table('50 110 180 440> 540>', [
        ['Date', 'Cheque no.', 'Description', 'Amount', 'Balance'],
        ['', '', 'Opening balance', '', '100.00'],
        ['2025-03-04', '000123', 'CHEQUE PAID', '-50.00', '50.00'],
        ['2025-03-05', '', 'SALARY', '100.00', '150.00'],
        ['', '', 'Closing balance', '', '150.00'],
      ]),
    ]);
    expect(account.transactions.map((row) => row.reference)).toEqual(['000123', null]);
  });

  test('with white text hidden between its rows is read without it', async () => {
    const hidden: DrawnLine = [
      { text: '2025-03-06', left: 50, colour: 'white' },
      { text: 'NEVER HAPPENED', left: 120, colour: 'white' },
      { text: '-66.00', right: 440, colour: 'white' },
    ];
    const lines = table(COLUMNS, [HEADINGS, ...three]);
    const account = await readAccount([...head(), ...lines.slice(0, 4), hidden, ...lines.slice(4)]);
    expect(rowsOf(account)).toEqual(threeRows);
    expect(account.verdict).toBe('proven');
  });

  test.each([90, 180, 270] as const)(
    'rotated by %s degrees is read as if it were upright',
    async (rotation) => {
      const account = await readAccount({
        lines: [...head(), ...table(COLUMNS, [HEADINGS, ...three])],
        rotation,
      });
      expect(rowsOf(account)).toEqual(threeRows);
      expect(account.verdict).toBe('proven');
      const [left, top, right, bottom] = account.transactions[0]?.source.box ?? [0, 0, 0, 0];
      expect(right - left > bottom - top).toBe(rotation === 180);
    },
  );
});

describe('an amount column', () => {
  test('with an unknown header has the direction that the other header does not name', async () => {
    const account = await readAccount([
      say('Statement of account 2025-03-01 to 2025-03-31'),
      say('Opening balance 1,100.00'),
      ...table('50 130 340> 440> 540>', [
        ['Date', 'Description', 'Zugzwang', 'Credit', 'Balance'],
        ['2025-03-04', 'FIRST SHOP', '1,000.00', '', '100.00'],
        ['2025-03-05', 'EMPLOYER', '', '500.00', '600.00'],
        ['2025-03-06', 'SECOND SHOP', '20.00', '', '580.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -1000.00 FIRST SHOP',
      '2025-03-05 500.00 EMPLOYER',
      '2025-03-06 -20.00 SECOND SHOP',
    ]);
  });
});

describe('an amount raised above its row', () => {
  test('belongs to the row it overlaps, and likewise balances to their labels', async () => {
    const raised = (left: number, text: string, right: number, sum: string): DrawnLine => [
      { text, left },
      { text: sum, right, raised: 5.5 },
    ];
    const account = await readAccount([
      say('Kontoauszug 2/2025'),
      ...table('50 120 440> 540>', [['Datum', 'Erläuterung', 'Betrag Soll EUR', 'Betrag Haben EUR']]),
      raised(120, 'Kontostand am 01.03.2025', 540, '100,00'),
      [{ text: '04.03.2025', left: 50 }, ...raised(120, 'Kartenzahlung', 440, '-10,00')],
      say('BUCHLADEN', 120),
      [{ text: '05.03.2025', left: 50 }, ...raised(120, 'Gutschrift', 540, '50,00')],
      say('ANNA MUSTER', 120),
      raised(120, 'Kontostand am 31.03.2025', 540, '140,00'),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 Kartenzahlung BUCHLADEN',
      '2025-03-05 50.00 Gutschrift ANNA MUSTER',
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '140.00', verdict: 'proven' });
  });
});

describe('rows with three lines per cell', () => {
  test('end with their number, which is below their dates', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.03.2025 - 31.03.2025'),
      say('Anfangssaldo 100,00'),
      ...table('50 130 440>', [
        ['Datum', 'Vorgang', 'Betrag'],
        ['04.03.2025', 'Kartenzahlung', '-10,00'],
        ['04.03.2025', 'BUCHLADEN', ''],
        ['700111', 'Karte 1', ''],
        ['05.03.2025', 'Gutschrift', '50,00'],
        ['05.03.2025', 'ANNA MUSTER', ''],
        ['700112', 'Danke', ''],
      ]),
      say('Schlusssaldo 140,00'),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 Kartenzahlung BUCHLADEN 700111 Karte 1',
      '2025-03-05 50.00 Gutschrift ANNA MUSTER 700112 Danke',
    ]);
  });
});

describe('text half a line above and below its amounts', () => {
  test('belongs to them, also on the first row of a page', async () => {
    const half = (date: string, sum: string, upper: string, lower: string): DrawnLine[] => [
      [
        { text: date, left: 50, raised: -7 },
        { text: sum, right: 260, raised: -7 },
        { text: upper, left: 365 },
      ],
      [{ text: lower, left: 365, raised: 1 }],
      [],
    ];
    const head: DrawnLine[] = table('50 220 365', [['Data', 'Importo', 'Descrizione operazioni']]);
    const account = await readAccount(
      [
        say('Estratto conto dal 01/03/2025 al 31/03/2025'),
        say('Saldo iniziale 100,00'),
        ...head,
        ...half('14/03/2025', '-10,00', 'PAGAMENTO CARTA', 'LIBRERIA'),
        ...half('15/03/2025', '50,00', 'BONIFICO A FAVORE', 'ORD ANNA'),
      ],
      [...head, ...half('16/03/2025', '-20,00', 'PRELIEVO', 'MILANO'), say('Saldo finale 120,00')],
    );
    expect(rowsOf(account)).toEqual([
      '2025-03-14 -10.00 PAGAMENTO CARTA LIBRERIA',
      '2025-03-15 50.00 BONIFICO A FAVORE ORD ANNA',
      '2025-03-16 -20.00 PRELIEVO MILANO',
    ]);
  });
});

describe('letter-spaced text', () => {
  /** Each letter split by a space, words by three. */
  const apart = (text: string) => [...text].join(' ');

  test('spells titles, headers and labels', async () => {
    const columns = '50 150 540>';
    const headings = [apart('DATE'), apart('DESCRIPTION'), apart('AMOUNT')];
    const account = await readAccount([
      say('Statement period: 2025-03-01 to 2025-03-31'),
      say(`${apart('BEGINNING BALANCE')}      1,000.00`),
      say(`${apart('ENDING BALANCE')}      1,070.00`),
      title(apart('DEPOSITS AND ADDITIONS')),
      ...table(columns, [headings, ['2025-03-04', 'PAYROLL', '150.00']]),
      title(apart('ELECTRONIC WITHDRAWALS')),
      ...table(columns, [headings, ['2025-03-06', 'RENT', '80.00']]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['150.00', '-80.00']);
    expect(account).toMatchObject({ opening: '1000.00', closing: '1070.00', verdict: 'proven' });
  });

  test('spells a header row with more letters than a line has words', async () => {
    const columns = '50 130 340> 440> 560>';
    const headings = ['DATE', 'TRANSACTION DETAILS', 'DEBIT', 'CREDIT', 'BALANCE'].map(apart);
    const account = await readAccount([
      say('Opening balance 100.00'),
      ...table(columns, [
        headings,
        ['2025-03-04', 'PAYROLL', '150.00', '', '250.00'],
        ['2025-03-06', 'RENT', '', '80.00', '170.00'],
      ]),
      say('Closing balance 170.00'),
    ]);
    expect(account.verdict).toBe('contradicted');
  });
});

describe('side-by-side lists', () => {
  test('are read one after the other although no header names their amounts', async () => {
    const account = await readAccount([
      say('Credit card statement'),
      say('Statement period: 01 May 2025 to 31 May 2025'),
      say('Balance brought forward 100.00'),
      ...table('50 110 270> 310 370 540>', [
        ['Date', 'Description', '', 'Date', 'Description', ''],
        ['01 May 25', 'FIRST SHOP', '16.03', '15 May 25', 'FIFTH SHOP', '6.66'],
        ['02 May 25', 'SECOND SHOP', '65.28', '17 May 25', 'PAYMENT', '50.00 CR'],
        ['03 May 25', 'REFUND', '10.00 CR', '18 May 25', 'SIXTH SHOP', '7.15'],
        ['04 May 25', 'FOURTH SHOP', '6.36', '20 May 25', 'SEVENTH SHOP', '27.92'],
      ]),
      say('Closing balance 169.40'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual([
      ...['-16.03', '-65.28', '10.00', '-6.36'],
      ...['-6.66', '50.00', '-7.15', '-27.92'],
    ]);
    expect(account.verdict).toBe('proven');
  });
});
