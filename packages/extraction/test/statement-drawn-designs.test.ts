import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readDrawn, readStatement, rowsOf } from './read-drawn.ts';

const PERIOD = say('Statement period: 10/01/2024 to 10/31/2024');
const LEDGER = '50 110 400> 540>';

/** An account whose rows print their balance, and after it what else the paper says. */
const ledger = (...below: readonly DrawnLine[]): DrawnLine[] => [
  say('Example Bank checking account'),
  PERIOD,
  ...table(LEDGER, [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['10/01', 'Beginning balance', '', '1,000.00'],
    ['10/02', 'CARD PURCHASE HARBOUR BOOKS', '-20.00', '980.00'],
    ['10/03', 'CARD PURCHASE FABLE STREAMING', '-30.00', '950.00'],
    ['10/04', 'PAYROLL', '500.00', '1,450.00'],
    ['10/05', 'CARD PURCHASE BLUE KETTLE', '-40.00', '1,410.00'],
    ['10/31', 'Ending balance', '', '1,410.00'],
  ]),
  ...below,
];

describe('repeated facts', () => {
  test('count once, although they are in three columns side by side', async () => {
    const again = table('50 90 160> 220 260 330> 390 430 500>', [
      ['Date', 'Item', 'Amount', 'Date', 'Item', 'Amount', 'Date', 'Item', 'Amount'],
      ['10/02', 'POS', '20.00', '10/03', 'POS', '30.00', '10/05', 'POS', '40.00'],
    ]);
    const account = await readAccount(ledger(title('Items paid'), ...again));
    expect(account.transactions).toHaveLength(4);
    expect(account.verdict).toBe('proven');
  });
});

describe('the period of a statement', () => {
  const rows = (head: readonly DrawnLine[]) =>
    readAccount([
      ...head,
      say('Beginning balance 1,000.00'),
      title('Withdrawals'),
      ...table('50 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['10/02', 'HARBOUR BOOKS', '20.00'],
        ['10/20', 'FABLE STREAMING', '30.00'],
      ]),
      say('Ending balance 950.00'),
    ]);
  const WANTED = ['2024-10-02 -20.00 HARBOUR BOOKS', '2024-10-20 -30.00 FABLE STREAMING'];

  test('is read if the year of its first day touches the month of its last', async () => {
    expect(rowsOf(await rows([say('Statement Period: Oct 01 2024-Oct 31 2024')]))).toEqual(WANTED);
  });

  test('is read if an amount follows it on its line', async () => {
    const line = [
      ...say('10/01/24 to 10/31/24'),
      { text: 'Credits (+)', left: 300 },
      { text: '0.00', right: 540 },
    ];
    expect(rowsOf(await rows([say('Statement Activity From:'), line]))).toEqual(WANTED);
  });
});

describe('dates', () => {
  test('such as "1-5" are read in a column of their own', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 01/01/2024 to 01/31/2024'),
      say('Beginning balance 1,000.00'),
      title('Subtractions'),
      ...table('50 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['1-5', 'HARBOUR BOOKS', '20.00'],
        ['1-22', 'FABLE STREAMING', '30.00'],
      ]),
      say('Ending balance 950.00'),
    ]);
    expect(rowsOf(account)).toEqual(['2024-01-05 -20.00 HARBOUR BOOKS', '2024-01-22 -30.00 FABLE STREAMING']);
  });

  test('such as "1-5" begin no sidebar of a table further right, if they are between a check number and its amount', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 12/04/2024 to 01/04/2025'),
      say('Beginning balance 1,000.00'),
      title('Checks'),
      ...table('50 95 170> 200 245 320>', [
        ['Check', 'Date', 'Amount', 'Check', 'Date', 'Amount'],
        ['1494', '1-1', '$40.00', '1566', '12-10', '50.00'],
      ]),
      ...table('50 130 200 540>', [
        ['Withdrawals', 'Date', 'Location', 'Amount'],
        ...['12-6', '12-8', '12-14', '12-20', '1-2'].map((day) => ['', day, 'HARBOUR BOOKS', '10.00']),
      ]),
      say('Ending balance 860.00'),
      ...['Deposits', 'Branches', 'Lost cards'].map((text) => [
        ...say(text),
        ...say('see over the page', 200),
      ]),
      ...['Notes', 'of the', 'bank'].map((text) => say(text)),
    ]);
    expect(rowsOf(account)).toContain('2025-01-01 -40.00 1494');
  });
});

describe('a list of checks', () => {
  test('is money out under an unknown title, and a subtotal is no transaction', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      PERIOD,
      say('Beginning balance 1,000.00'),
      title('Card Withdrawals'),
      ...table('50 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['10/02', 'HARBOUR BOOKS', '20.00-'],
        ['10/04', 'BLUE KETTLE', '5.00-'],
        ['', 'Card 4471 Withdrawals Subtotal', '25.00-'],
      ]),
      title('Items of the clearing house'),
      ...table('50 110 540>', [
        ['Check', 'Date', 'Amount'],
        ['1001', '10/07', '30.00'],
        ['1002', '10/09', '45.00'],
      ]),
      say('Ending balance 900.00'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-5.00', '-30.00', '-45.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a text next to totals', () => {
  const PLACES = '50 101 360> 450> 540>';
  const sided = (...rows: readonly (readonly string[])[]): DrawnLine[] => [
    say('Example Bank account statement'),
    PERIOD,
    ...table(PLACES, [
      ['Date', 'Transactions', 'Withdrawn', 'Deposited', 'Balance'],
      ['01 Oct 2024', 'Opening balance', '', '', '1,000.00'],
      ['02 Oct 2024', 'EFTPOS HARBOUR BOOKS', '20.00', '', '980.00'],
      ...rows,
    ]),
  ];

  test('may mention a point of sale without counting points', async () => {
    const account = await readAccount(
      sided(
        ['', 'Point of sale purchase', '30.00', '', '950.00'],
        ['', 'Point of sale purchase', '40.00', '', '910.00'],
      ),
    );
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-30.00', '-40.00']);
  });

  test('may begin its last line with a date that is not the row’s', async () => {
    const account = await readAccount(
      sided(
        ['05 Oct 2024', 'WITHDRAWAL ATM SYDNEY'],
        ['', '03 Oct 6017', '40.00', '', '940.00'],
        ['07 Oct 2024', 'FABLE STREAMING', '10.00', '', '930.00'],
        ['09 Oct 2024', 'WITHDRAWAL ATM LEEDS'],
        ['', '08 Oct 6018', '50.00', '', '880.00'],
      ),
    );
    expect(rowsOf(account)).toEqual([
      '2024-10-02 -20.00 EFTPOS HARBOUR BOOKS',
      '2024-10-05 -40.00 WITHDRAWAL ATM SYDNEY 03 Oct 6017',
      '2024-10-07 -10.00 FABLE STREAMING',
      '2024-10-09 -50.00 WITHDRAWAL ATM LEEDS 08 Oct 6018',
    ]);
  });

  test('ends before the dot leader to its amount', async () => {
    const account = await readAccount(
      sided(['03 Oct 2024', 'BPAY 0855704................', '30.00', '', '950.00']),
    );
    expect(account.transactions[1]?.description).toBe('BPAY 0855704');
  });
});

describe('a date line that prints its balance above its rows', () => {
  const paper = (...rows: readonly DrawnLine[]): DrawnLine[] => [
    say('Extrato da conta'),
    say('Período: 01/05/2024 a 31/05/2024'),
    [...say('Saldo total'), ...say('Saldo disponível', 180), ...say('Saldo bloqueado', 320)],
    [...say('R$ 900,00'), ...say('R$ 900,00', 180), ...say('R$ 0,00', 320)],
    ...rows,
  ];
  const day = (text: string, balance: string): DrawnLine => [
    ...say(text),
    ...say(`Saldo do dia: R$ ${balance}`, 200),
  ];
  const row = (text: string, amount: string, balance: string): DrawnLine => [
    { text, left: 50 },
    { text: amount, right: 440 },
    { text: balance, right: 540 },
  ];
  const rows = [
    day('3 de Maio de 2024', '950,00'),
    row('Pix enviado: "Padaria"', '-R$ 20,00', 'R$ 980,00'),
    row('Pix enviado: "Livraria"', '-R$ 30,00', 'R$ 950,00'),
    day('7 de Maio de 2024', '900,00'),
    row('Pagamento efetuado: "Aguas"', '-R$ 50,00', 'R$ 900,00'),
  ];

  test('is the date of each of them', async () => {
    expect(rowsOf(await readAccount(paper(...rows)))).toEqual([
      '2024-05-03 -20.00 Pix enviado: "Padaria"',
      '2024-05-03 -30.00 Pix enviado: "Livraria"',
      '2024-05-07 -50.00 Pagamento efetuado: "Aguas"',
    ]);
  });

  test('proves no month without transactions if no date is read', async () => {
    const undated = rows.map((line) => (line.length === 3 ? line : line.slice(1)));
    const extraction = await readDrawn([paper(...undated)]);
    expect(JSON.stringify(extraction)).not.toContain('"verdict":"proven"');
  });
});

describe('a document that does not call itself a card statement', () => {
  test('is read as one if its printed totals would be swapped otherwise', async () => {
    const account = await readAccount([
      say('Example Software Inc, spending of May 1, 2024 - May 31, 2024'),
      say('Previous balance 100.00'),
      say('Payments and credits (100.00)'),
      say('Total purchases 75.00'),
      say('New balance 75.00'),
      ...table('50 150 540>', [
        ['Date', 'Merchant', 'Amount'],
        ['05/03/2024', 'HARBOUR BOOKS', '25.00'],
        ['05/13/2024', 'Statement payment', '(100.00)'],
        ['05/14/2024', 'FABLE STREAMING', '50.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-25.00', '100.00', '-50.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('dates below a header', () => {
  const paper = (period: string, heading: string, days: readonly string[]): DrawnLine[] => [
    say('Extracto de cuenta'),
    say(period),
    say('Saldo inicial 1.000,00'),
    ...table('50 150 360> 450> 540>', [
      [heading, 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
      [days[0] ?? '', 'LIBRERIA', '20,00', '', '980,00'],
      [days[1] ?? '', 'NOMINA', '', '500,00', '1.480,00'],
      [days[2] ?? '', 'FARMACIA', '30,00', '', '1.450,00'],
    ]),
    say('Saldo final 1.450,00'),
  ];
  const daysOf = async (...paperOf: Parameters<typeof paper>) =>
    (await readAccount(paper(...paperOf))).transactions.map(({ date }) => date);

  test('are in the months of the period if only day numbers are printed', async () => {
    const period = 'Periodo del 15/12/2024 al 14/01/2025';
    expect(await daysOf(period, 'Día', ['16', '31', '02'])).toEqual([
      '2024-12-16',
      '2024-12-31',
      '2025-01-02',
    ]);
  });

  test('are within the few weeks of a period that would be many months with the month first', async () => {
    const period = 'Periodo del 07/12/2024 al 06/01/2025';
    expect(await daysOf(period, 'Día', ['07', '31', '02'])).toEqual([
      '2024-12-07',
      '2024-12-31',
      '2025-01-02',
    ]);
  });

  test('are read in the printed format: "(MM DD)", joined or not', async () => {
    const period = 'Periodo del 2024-09-01 al 2024-09-30';
    for (const second of ['09 18', '0918'])
      expect(await daysOf(period, 'Fecha (MM DD)', ['09 03', second, '09 20'])).toEqual([
        '2024-09-03',
        '2024-09-18',
        '2024-09-20',
      ]);
  });

  test('are read if one in many lacks its month; only that row has the date above, in doubt', async () => {
    const days = ['03 09', '04 09', '05 09', '06 09', '07 09', '10', '11 09', '12 09', '12 09', '14 09'];
    const { accounts, findings } = await readStatement([
      [
        say('Extracto de cuenta'),
        say('Periodo del 01/09/2024 al 30/09/2024'),
        say('Saldo inicial 1.000,00'),
        ...table('50 150 450>', [
          ['Fecha', 'Descripción', 'Importe'],
          ...days.map((day) => [day, 'LIBRERIA', '-20,00']),
        ]),
        say('Saldo final 800,00'),
      ],
    ]);
    expect(accounts[0]?.transactions.map(({ date }) => date?.slice(8)).join(' ')).toBe(
      '03 04 05 06 07 07 11 12 12 14',
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'date-doubtful',
        parameters: expect.objectContaining({ reason: 'carried-down' }),
        row: 5,
      }),
    );
  });
});

describe('a sign in brackets after an amount', () => {
  test('is its direction', async () => {
    const account = await readAccount([
      say('Extrato de conta corrente'),
      say('Período: 01/05/2024 a 31/05/2024'),
      ...table('50 150 540>', [
        ['Dia', 'Histórico', 'Valor'],
        ['30/04/2024', 'Saldo Anterior', '1.000,00 (+)'],
        ['03/05/2024', 'Pagamento de Boleto', '20,00 (-)'],
        ['07/05/2024', 'Pix - Recebido', '50,00 (+)'],
        ['31/05/2024', 'Saldo Final', '1.030,00 (+)'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '50.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a minus before the only transaction of an account', () => {
  test('is not read as money in without a doubt, although the balances say so', async () => {
    const account = await readAccount([
      say('Example Bank savings account'),
      PERIOD,
      ...table(LEDGER, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['10/01', 'Beginning balance', '', '5,826.84'],
        ['10/27', 'TRANSFER FROM SHARES', '46.17-', '5,873.01'],
        ['10/31', 'Ending balance', '', '5,873.01'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });
});

describe('a minus before the only amount of a section', () => {
  const paper = (fee: string, ...checks: string[]) =>
    readAccount([
      say('Example Bank account statement'),
      PERIOD,
      say('Beginning balance 1,000.00'),
      ...(
        [
          ['Electronic Payments', '10/02', 'HARBOUR BOOKS', '20.00'],
          ['Other Withdrawals', '10/05', 'ATM FEE', fee],
        ] as const
      ).flatMap(([name, ...row]) => [
        title(name),
        ...table('50 110 540>', [['Posting date', 'Description', 'Amount'], row]),
        say(`Subtotal: ${row[2].replace('-', '')}`),
      ]),
      title('Checks Paid'),
      ...table('50 110 540>', [
        ['Date', 'Serial no.', 'Amount'],
        ...checks.map((check, index) => ['10/09', `${1368 + index}`, check]),
      ]),
      say('Ending balance 945.00'),
    ]);

  test('is doubted if the same table of another withdrawals section has none', async () => {
    expect((await paper('-5.00', '30.00')).verdict).not.toBe('proven');
  });

  test('is the convention of a table of its own, such as checks, if more than one row has it', async () => {
    expect((await paper('5.00', '10.00-', '20.00-')).verdict).toBe('proven');
    expect((await paper('5.00', '30.00-')).verdict).toBe('unproven');
  });
});
