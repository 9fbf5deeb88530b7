import { describe, expect, test } from 'vitest';
import { roleOf } from '../src/tables/heading.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const ends = ({ verdict, opening, closing }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  opening,
  closing,
];

test('balances that rise by what goes out are owed without the title of a loan, below their sums too', async () => {
  const account = await readAccount([
    say('Home finance statement   1 November 2025 to 30 November 2025'),
    say('Account number M118/284983-0'),
    ...table('50 130 380> 460> 550>', [
      ['Date', 'Transaction', 'Debits', 'Credits', 'Balance'],
      ['1 Nov 2025', 'Balance brought forward', '', '', '£13,982.28'],
      ['2 Nov 2025', 'Advance released', '£832.14', '', '£14,814.42'],
      ['3 Nov 2025', 'Advance released', '£263.14', '', '£15,077.56'],
      ['4 Nov 2025', 'Interest refund', '', '£83.38', '£14,994.18'],
      ['30 Nov 2025', 'Closing balance', '1,095.28', '83.38', '£14,994.18'],
    ]),
  ]);
  expect(ends(account)).toEqual(['proven', '-13982.28', '-14994.18']);
});

test('an outstanding balance without transactions is owed', async () => {
  const account = await readAccount([
    say('Mortgage statement   1 January 2021 to 31 January 2021'),
    say('Account number M118/076526-4'),
    say('1 Jan 2021   Balance brought forward   £27,227.16'),
    say('There were no transactions in this period'),
    say('31 Jan 2021   Balance outstanding   £27,227.16'),
  ]);
  expect(ends(account)).toEqual(['proven', '-27227.16', '-27227.16']);
});

test.each([
  ['Loan statement   1 January 2021 to 31 January 2021', 'Operating line', '-27227.16'],
  ['Monthly statement   1 January 2021 to 31 January 2021', 'Everyday Home Loan', '-27227.16'],
  ['Monthly statement   1 January 2021 to 31 January 2021', 'Ask us about a home loan', '27227.16'],
])(
  'without transactions the title “%s” over “%s” shows whether a balance is owed',
  async (title, name, balance) => {
    const account = await readAccount([
      say(title),
      say(name),
      say('Account number 118/076526-4'),
      say('1 Jan 2021   Balance brought forward   27,227.16'),
      say('There were no transactions in this period'),
      say('31 Jan 2021   Closing balance   27,227.16'),
    ]);
    expect(ends(account)).toEqual(['proven', balance, balance]);
  },
);

test('what a Portuguese credit account uses and repays moves the capital owed', async () => {
  const account = await readAccount([
    say('Extrato de Conta Corrente Caucionada de 01-06-2024 a 30-06-2024   Moeda EUR'),
    say('Contrato n.º 0118.590337.018'),
    ...table('50 130 380> 460> 550>', [
      ['Data mov.', 'Descrição', 'Utilizações', 'Reembolsos', 'Capital em dívida'],
      ['', 'Capital em dívida anterior', '', '', '74 951,50'],
      ['05-06-24', 'UTILIZAÇÃO PARA DO', '7 626,82', '', '82 578,32'],
      ['11-06-24', 'REEMBOLSO', '', '1 598,17', '80 980,15'],
      ['', 'Capital em dívida atual', '', '', '80 980,15'],
    ]),
  ]);
  expect(ends(account)).toEqual(['proven', '-74951.50', '-80980.15']);
});

test('the days over the rows are theirs where the header that can name days has texts below it', async () => {
  const account = await readAccount([
    say('Kontoauszug 2. September 2021 bis 1. Oktober 2021   IBAN CH48 7809 7057 4452 9592 2'),
    say('Anfangsbestand CHF 5748.64   Endbestand CHF 5492.30'),
    ...table('50 140 440> 540>', [
      ['', 'Buchung', 'Betrag', 'Tagessaldo'],
      ['01.10.2021', '', '', '5492.30'],
      ['', 'Geldwechsel', '-149.25', ''],
      ['30.09.2021', '', '', '5641.55'],
      ['', 'Dorfbäckerei', '-5.14', ''],
      ['26.09.2021', '', '', '5646.69'],
      ['', 'Bergbahn', '-101.95', ''],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ date }) => date)]).toEqual([
    'proven',
    '2021-10-01',
    '2021-09-30',
    '2021-09-26',
  ]);
});

test('days of settlement are those of posting', () => {
  expect(['Liquidação', 'Movimentação', 'Likviddag', 'Date de règlement'].map(roleOf)).toEqual([
    'postDate',
    'date',
    'postDate',
    'postDate',
  ]);
});

describe('a row that reads like a total', () => {
  const account = (...rows: readonly (readonly string[])[]) =>
    readAccount([
      say('Example Bank account statement'),
      ...table('40 110 390> 470> 555>', [
        ['Date', 'Payment type and details', 'Paid out', 'Paid in', 'Balance'],
        ['', 'BALANCE BROUGHT FORWARD', '', '', '1,000.00'],
        ['4 Mar 2025', 'VIS CORNER BAKERY', '20.00', '', ''],
        ...rows,
        ['5 Mar 2025', 'CR J SAMPLE', '', '50.00', '1,017.24'],
      ]),
      say('Closing balance 1,017.24'),
    ]);

  test('is one where the next balance follows with it, and not without it', async () => {
    const { verdict, transactions } = await account(
      ['', 'DR TOTAL CHARGES TO 24 FEB', '2.76', '', ''],
      ['', 'VIS CORNER BAKERY', '10.00', '', '967.24'],
    );
    expect(transactions.map(({ description, amount }) => `${amount} ${description}`)).toEqual([
      '-20.00 VIS CORNER BAKERY',
      '-2.76 DR TOTAL CHARGES TO 24 FEB',
      '-10.00 VIS CORNER BAKERY',
      '50.00 CR J SAMPLE',
    ]);
    expect(verdict).toBe('proven');
  });

  test('is one next to its own running balance too', async () => {
    const { verdict, transactions } = await account(
      ['', 'VIS CORNER BAKERY', '10.00', '', ''],
      ['', 'DR TOTAL CHARGES TO 24 FEB', '2.76', '', '967.24'],
    );
    expect(transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-10.00', '-2.76', '50.00']);
    expect(verdict).toBe('proven');
  });

  test('is a total where the next balance follows without it', async () => {
    const { transactions } = await account(
      ['', 'VIS CORNER BAKERY', '12.76', '', ''],
      ['', 'TOTAL PAID OUT', '32.76', '', '967.24'],
    );
    expect(transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-12.76', '50.00']);
  });
});

test('Signs before a currency of letters count, below days with the totals of both directions', async () => {
  const account = await readAccount([
    say('Extrato da conta'),
    say('Conta 89206215-6'),
    ...table('40 565>', [
      ['Saldo inicial', 'R$ 1.000,00'],
      ['Saldo final do período', 'R$ 1.110,00'],
    ]),
    say('Movimentações'),
    ...table('40 430> 565>', [['16 jul 2023', 'Entradas + 200,00', 'Saídas - 80,00']]),
    ...table('50 190 565>', [
      ['Pix recebido', 'Condomínio Jardim', '+ R$ 200,00'],
      ['Compra no débito', 'Posto Alvorada', '- R$ 80,00'],
    ]),
    ...table('40 565>', [['Saldo do dia', 'R$ 1.120,00']]),
    ...table('40 430> 565>', [['17 jul 2023', 'Entradas + 0,00', 'Saídas - 10,00']]),
    ...table('50 190 565>', [['Tarifa', 'Mensalidade', '- R$ 10,00']]),
    ...table('40 565>', [['Saldo do dia', 'R$ 1.110,00']]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2023-07-16 200.00 Pix recebido Condomínio Jardim',
    '2023-07-16 -80.00 Compra no débito Posto Alvorada',
    '2023-07-17 -10.00 Tarifa Mensalidade',
  ]);
  expect(account.verdict).toBe('proven');
});

test('the totals of both directions below each day are those of the day, one of them zero or not', async () => {
  const account = await readAccount([
    say('Выписка по счету 1180742805574120'),
    say('Период с 01.03.2020 по 05.03.2020'),
    say('Входящий остаток на 01.03.2020 1 000,00'),
    ...table('40 120 400> 490>', [
      ['Дата', 'Назначение платежа', 'Дебет', 'Кредит'],
      ['02.03.2020', 'Терминал', '20,00', ''],
      ['', 'Обороты за 02.03.2020', '20,00', '0,00'],
      ['03.03.2020', 'Аренда', '', '300,00'],
      ['03.03.2020', 'Оплата по счету', '40,00', ''],
      ['', 'Обороты за 03.03.2020', '40,00', '300,00'],
      ['05.03.2020', 'Терминал', '20,00', ''],
      ['', 'Обороты за 05.03.2020', '20,00', '0,00'],
    ]),
    say('Исходящий остаток на 05.03.2020 1 220,00'),
  ]);
  expect(account.verdict).toBe('proven');
});

test('lines without a day between the opening and the closing balance have neither day of the two, under a column of days', async () => {
  const account = await readAccount([
    say('Kontoauszug DE21 2895 5245 5295 5548 96 EUR'),
    say('vom 24.04.2024 bis 23.05.2024'),
    ...table('40 120 440> 540>', [
      ['Buchung', 'Vorgang', 'Soll', 'Haben'],
      ['', 'Alter Saldo vom 24.04.2024', '', '8.094,15'],
      ['', 'Umlauf', '9,00', ''],
      ['', 'Beilagen', '0,25', ''],
      ['', 'Neuer Saldo vom 23.05.2024', '', '8.084,90'],
    ]),
  ]);
  expect([account.verdict, account.transactions[0]?.date]).toEqual(['unproven', null]);
});

test('payments that lower what a loan owes come in, and its interest goes out', async () => {
  const account = await readAccount([
    say('Statement of account 1 March 2025 to 31 March 2025   Account number 4471 882 019'),
    ...table('50 130 330> 430> 540>', [
      ['Date', 'Description', 'Interest', 'Payments', 'Balance'],
      ['01/03/2025', 'Balance brought forward', '', '', '8,400.00'],
      ['12/03/2025', 'Instalment', '', '350.00', '8,050.00'],
      ['31/03/2025', 'Interest for March', '41.20', '', '8,091.20'],
      ['31/03/2025', 'Closing balance', '', '', '8,091.20'],
    ]),
  ]);
  expect(ends(account)).toEqual(['proven', '-8400.00', '-8091.20']);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['350.00', '-41.20']);
});

test('a loan whose rows seem to hold money is not proven: turned about they tie out as well', async () => {
  const account = await readAccount([
    say('LOAN STATEMENT'),
    say('October 25, 2022 to November 24, 2022'),
    say('NOTE 61-717257-72   OPERATING LINE'),
    ...table('50 130 430> 540>', [
      ['10-25-22', 'Beginning balance', '', '6,114.95'],
      ['10-26-22', 'Entry 9386', '35.73', '6,150.68'],
      ['10-28-22', 'Entry 3055', '359.77', '6,510.45'],
      ['10-30-22', 'Entry 5301', '7.11', '6,517.56'],
      ['11-24-22', 'Ending balance', '', '6,517.56'],
    ]),
  ]);
  expect(account.verdict).toBe('unproven');
});
