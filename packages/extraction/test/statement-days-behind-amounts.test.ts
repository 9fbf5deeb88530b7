import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const facts = ({ transactions, verdict }: Awaited<ReturnType<typeof readAccount>>) => [
  ...transactions.map(({ date, amount }) => `${date} ${amount}`),
  verdict,
];

describe('days printed behind the amounts', () => {
  test('are read as numbers of days under their heading, whatever figures notes print below', async () => {
    const account = await readAccount([
      say('Banco Exemplo Extrato de conta corrente'),
      say('Período 04/12/2022 a 03/01/2023'),
      ...table('40 240 400> 440', [
        ['Histórico', 'Documento', 'Valor', 'Dia'],
        ['SALDO ANTERIOR', '', '1.000,00', ''],
        ['DEPOSITO DINHEIRO', '242070', '200,00', '08'],
        ['COMPRA FARMACIA', '053985', '50,00-', ''],
        ['SAQUE CAIXA', '515657', '100,00-', '13'],
        ['PIX ENVIADO', '730057', '30,00-', '02'],
        ['SALDO EM 03/01/2023', '', '1.020,00', ''],
        ['SAC', '0800 555', '', '0119'],
      ]),
    ]);
    expect(facts(account)).toEqual([
      '2022-12-08 200.00',
      '2022-12-08 -50.00',
      '2022-12-13 -100.00',
      '2023-01-02 -30.00',
      'proven',
    ]);
  });

  test('are the rows’ own without headings, though a line of the summary begins with another date', async () => {
    const account = await readAccount([
      say('Example Bank credit card statement'),
      ...table('40 240 440>', [
        ['Payment due', 'Minimum payment', 'New balance'],
        ['06/04/2025', '25.00', '260.00'],
      ]),
      say('Previous balance 200.00'),
      ...table('40 400> 440', [
        ['Purchases from 01/03/2025 to 31/03/2025', 'Amount', 'Date'],
        ['CARD PAYMENT 03/03 FIRST SHOP', '20.00', '04/03'],
        ['SECOND SHOP', '80.00', '05/03'],
        ['PAYMENT RECEIVED', '50.00-', '17/03'],
        ['THIRD SHOP', '10.00', '18/03'],
      ]),
      say('New balance 260.00'),
    ]);
    expect(facts(account)).toEqual([
      '2025-03-04 -20.00',
      '2025-03-05 -80.00',
      '2025-03-17 50.00',
      '2025-03-18 -10.00',
      'proven',
    ]);
  });
});

describe('what may be a day or not', () => {
  test('a figure in brackets that begins a row is an amount where the decimal mark is a period', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 1 March 2025 to 31 March 2025'),
      say('Opening balance (24.49)'),
      ...table('120> 220> 260 340', [
        ['Balance', 'Amount', 'Date', 'Description'],
        ['(44.50)', '(20.01)', '04/03/2025', 'CARD PAYMENT HARBOUR BOOKS'],
        ['(64.08)', '(19.58)', '06/03/2025', 'CARD PAYMENT WATER'],
      ]),
      say('Closing balance (64.08)'),
    ]);
    expect(facts(account)).toEqual(['2025-03-04 -20.01', '2025-03-06 -19.58', 'proven']);
  });

  test('the day of an only balance with its year first is before the rows, though read day first it would be years behind', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 27 December 2025 to 26 January 2026'),
      ...table('50 130 300> 390> 480>', [
        ['Date', 'Description', 'Money in', 'Money out', 'Balance'],
        ['25-12-27', 'Balance brought forward', '', '', '671.43'],
        ['26-01-04', 'DEBIT CARD', '', '0.41', '671.02'],
        ['26-01-05', 'WITHDRAWAL', '', '6.85', '664.17'],
        ['26-01-06', 'INTEREST', '0.80', '', '664.97'],
        ['', 'Total', '0.80', '7.26', ''],
      ]),
    ]);
    expect([account.opening, account.closing]).toEqual(['671.43', '664.97']);
  });

  test('the only full date of a statement may end it, though the first balance stands next to it', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('For the period ending May 31, 2021'),
      ...table('50 130 400> 480>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['May 06', 'TRANSFER SENT', '-24.92', '203.08'],
        ['May 31', 'TRANSFER RECEIVED', '656.95', '860.03'],
        ['May 22', 'DEBIT CARD PURCHASE', '-69.13', '790.90'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2021-05-06', '2021-05-31', '2021-05-22']);
  });

  test('a balance has the day next to it, not one of a fact further left on its line', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      ...table('40 180 320 520>', [
        ['Account number', 'Opened on', 'Balance on 26/12/2022', '1,000.00'],
        ['40817808', '14/08/2019', 'Balance on 25/01/2023', '900.00'],
      ]),
      ...table('50 130 400> 480>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['24/01/2023', 'SHOP', '(80.00)', '900.00'],
        ['21/01/2023', 'MARKET', '(20.00)', '980.00'],
      ]),
    ]);
    expect(facts(account)).toEqual(['2023-01-24 -80.00', '2023-01-21 -20.00', 'proven']);
    expect([account.opening, account.closing]).toEqual(['1000.00', '900.00']);
  });
});
