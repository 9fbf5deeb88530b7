import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const NBSP = '\u00a0';

describe('amounts are read', () => {
  test.each([
    { style: 'with commas between groups', amounts: ['12,345.60', '-1,234.50', '-11,111.10', '0.00'] },
    { style: 'the European way', amounts: ['12.345,60', '-1.234,50', '-11.111,10', '0,00'] },
    { style: 'the Swiss way', amounts: ["12'345.60", "-1'234.50", "-11'111.10", '0.00'] },
    { style: 'with spaces between groups', amounts: ['12 345,60', '-1 234,50', '-11 111,10', '0,00'] },
    {
      style: 'with spaces that do not break between groups',
      amounts: [`12${NBSP}345,60`, `-1${NBSP}234,50`, `-11${NBSP}111,10`, '0,00'],
    },
    { style: 'without groups', amounts: ['12345.60', '-1234.50', '-11111.10', '0.00'] },
  ])('$style', async ({ amounts }) => {
    const [opening = '', first = '', second = '', closing = ''] = amounts;
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 440>', [
        ['Date', 'Description', 'Amount'],
        ['', 'Opening balance', opening],
        ['2025-03-04', 'FIRST SHOP', first],
        ['2025-03-05', 'SECOND SHOP', second],
        ['', 'Closing balance', closing],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -1234.50 FIRST SHOP', '2025-03-05 -11111.10 SECOND SHOP']);
    expect(account).toMatchObject({ verdict: 'proven', opening: '12345.60', closing: '0.00' });
  });

  test('with the currency before the minus', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', 'RM100.00'],
        ['2025-03-04', 'FIRST SHOP', 'RM-1,134.50', 'RM-1,034.50'],
        ['2025-03-05', 'SECOND SHOP', 'RM34.50', 'RM-1,000.00'],
        ['', 'Closing balance', '', 'RM-1,000.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -1134.50 FIRST SHOP', '2025-03-05 34.50 SECOND SHOP']);
    expect(account).toMatchObject({ verdict: 'proven', closing: '-1000.00' });
  });

  test('whole, next to the decimals of other currencies', async () => {
    const account = await readAccount([
      say('Example Bank account statement, currency JPY'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 340> 440> 540>', [
        ['Date', 'Description', 'Original amount', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '', '120,000'],
        ['2025-03-04', 'FIRST SHOP', '12.65 EUR', '-2,060', '117,940'],
        ['2025-03-05', 'SECOND SHOP', '30.77 USD', '-4,540', '113,400'],
        ['2025-03-06', 'THIRD SHOP', '99.10 USD', '-14,600', '98,800'],
        ['', 'Closing balance', '', '', '98,800'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -2060 FIRST SHOP 12.65 EUR',
      '2025-03-05 -4540 SECOND SHOP 30.77 USD',
      '2025-03-06 -14600 THIRD SHOP 99.10 USD',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '120000', closing: '98800' });
  });

  test('under an unknown header if the balances follow from them', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Qwertz', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-34.50', '65.50'],
        ['2025-03-05', 'SECOND SHOP', '-5.25', '60.25'],
        ['2025-03-06', 'REFUND', '20.00', '80.25'],
        ['', 'Closing balance', '', '80.25'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -34.50 FIRST SHOP',
      '2025-03-05 -5.25 SECOND SHOP',
      '2025-03-06 20.00 REFUND',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', closing: '80.25' });
  });

  test('in lakhs and crores', async () => {
    const account = await readAccount([
      say('Example Bank account statement, IFSC EXAM0001234'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 120 340> 440> 540>', [
        ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
        ['', 'Opening balance', '', '', '1,50,000.00'],
        ['14/03/2025', 'NEFT OFFICE RENT', '1,25,000.50', '', '24,999.50'],
        ['25/03/2025', 'LAND SALE', '', '1,20,00,000.00', '1,20,24,999.50'],
        ['', 'Closing balance', '', '', '1,20,24,999.50'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-14 -125000.50 NEFT OFFICE RENT',
      '2025-03-25 12000000.00 LAND SALE',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', currency: 'INR', closing: '12024999.50' });
  });

  test('without decimals if the document prints none', async () => {
    const account = await readAccount([
      say('Example Bank account statement, all amounts in JPY'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '150,000'],
        ['2025-03-04', 'RENT', '-80,000', '70,000'],
        ['2025-03-25', 'SALARY', '310,500', '380,500'],
        ['', 'Closing balance', '', '380,500'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -80000 RENT', '2025-03-25 310500 SALARY']);
    expect(account).toMatchObject({ verdict: 'proven', currency: 'JPY', closing: '380500' });
  });
});

describe('three digits after the only separator', () => {
  const dinars = (first: string, ...rest: readonly (readonly string[])[]) => [
    say('Statement of account 2025-03-01 to 2025-03-31'),
    say(`Opening balance ${first}`),
    ...table('50 130 440> 540>', [['Date', 'Description', 'Amount', 'Balance'], ...rest]),
  ];

  test('are three decimals if a zero or another separator shows it', async () => {
    const account = await readAccount(
      dinars(
        '1,100.500',
        ['2025-03-04', 'FIRST SHOP', '-0.500', '1,100.000'],
        ['2025-03-05', 'SECOND SHOP', '-99.750', '1,000.250'],
      ),
    );
    expect(rowsOf(account)).toEqual(['2025-03-04 -0.500 FIRST SHOP', '2025-03-05 -99.750 SECOND SHOP']);
    expect(account.verdict).toBe('proven');
  });

  test('are thousands if only a rate has three decimals, after the other separator', async () => {
    const account = await readAccount([
      say('Estado de cuenta 01/03/2025 al 31/03/2025'),
      say('Saldo inicial $1.100.500'),
      ...table('50 130 440> 540>', [
        ['Fecha', 'Descripción', 'Cargos', 'Saldo'],
        ['04/03/2025', 'PANADERIA', '$4.375', '$1.096.125'],
        ['05/03/2025', 'IMPUESTO TASA 0,066 %', '$6.007', '$1.090.118'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-4375', '-6007']);
    expect(account.verdict).toBe('proven');
  });

  test('are three decimals of a currency that has them', async () => {
    const account = await readAccount([
      say('Currency KWD'),
      ...dinars(
        '743.057',
        ['2025-03-04', 'FIRST SHOP', '-4.678', '738.379'],
        ['2025-03-05', 'SECOND SHOP', '-56.832', '681.547'],
      ),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-4.678', '-56.832']);
    expect(account.verdict).toBe('proven');
  });

  test.each([
    ['another money is named as well', 'Currency IDR, rate of KWD', '738.379'],
    ['a sum groups its thousands twice', 'Currency KWD', '1.738.379'],
  ])('are thousands where %s', async (_, named, balance) => {
    const account = await readAccount([
      say(named),
      ...dinars('743.057', ['2025-03-04', 'FIRST SHOP', '-4.678', balance]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-4678']);
  });

  test('may be either if nothing shows it, which is a doubt', async () => {
    const account = await readAccount(
      dinars(
        '743.057',
        ['2025-03-04', 'FIRST SHOP', '-4.678', '738.379'],
        ['2025-03-05', 'SECOND SHOP', '-56.832', '681.547'],
      ),
    );
    expect(account.verdict).toBe('unproven');
  });
});
test('two amounts so long that they touch are read as two', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('40 130 391> 450>', [
      ['Date', 'Description', 'Deposit', 'Balance'],
      ['', 'Opening balance', '', '1,000,000.00'],
      ['04/03/2025', 'FIRST', '20.00', '1,000,020.00'],
      ['09/03/2025', 'SECOND', '', '40,341.181,040,361.18'],
      ['11/03/2025', 'THIRD', '15.00', '1,040,376.18'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-03-04 20.00 FIRST',
    '2025-03-09 40341.18 SECOND',
    '2025-03-11 15.00 THIRD',
  ]);
});
