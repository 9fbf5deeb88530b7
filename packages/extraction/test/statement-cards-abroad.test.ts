import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('a card without an opening balance', () => {
  const deferred = (total: string, ...below: readonly DrawnLine[]) =>
    readAccount([
      say('RELEVE DE CARTE BANCAIRE'),
      say('Carte VISA n° 4970 XXXX XXXX 1234'),
      say('Période du 01/01/2024 au 31/01/2024'),
      ...table('50 120 400> 540>', [
        ['Date', 'Commerçant', 'Montant en devise', 'Montant EUR'],
        ['02/01/2024', 'LIBRAIRIE DU PORT', '', '25,90'],
        ['09/01/2024', 'FABLE STREAMING', '20,00 GBP', '23,44'],
        ['20/01/2024', 'REMBOURSEMENT', '', '-5,90'],
        ['', 'TOTAL DES OPERATIONS', '', total],
      ]),
      ...below,
    ]);

  test('is read by the total it charges for its rows, which alone proves nothing', async () => {
    const account = await deferred('43,44');
    expect(rowsOf(account)).toEqual([
      '2024-01-02 -25.90 LIBRAIRIE DU PORT',
      '2024-01-09 -23.44 FABLE STREAMING',
      '2024-01-20 5.90 REMBOURSEMENT',
    ]);
    expect(account.verdict).toBe('unproven');
  });

  test('is not proven if that total differs', async () => {
    expect((await deferred('43,45')).verdict).toBe('unproven');
  });

  test('is not proven if an amount appears twice outside its rows: a payment may be missing', async () => {
    const former = [say('Encours antérieur 310,00'), say('Règlement reçu 310,00')];
    expect((await deferred('43,44', ...former)).verdict).toBe('unproven');
  });
});

test('A card with instalments charges what is due now, and the due date ends no period', async () => {
  const account = await readAccount([
    say('ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO'),
    say('FECHA ESTADO DE CUENTA 25/01/2024 PAGAR HASTA 10/02/2024'),
    ...table('50 120 360> 430> 470 550>', [
      ['FECHA', 'DESCRIPCIÓN', 'MONTO OPERACIÓN', 'MONTO TOTAL', 'N° CUOTA', 'VALOR CUOTA'],
      ['02/01/24', 'LIBRERIA PUERTO', '$12.590', '$12.590', '01/01', '$12.590'],
      ['12/01/24', 'MUEBLES TILO', '$300.000', '$300.000', '02/06', '$50.000'],
    ]),
    say('MONTO TOTAL FACTURADO A PAGAR $62.590'),
  ]);
  expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2024-01-02 -12590',
    '2024-01-12 -50000',
  ]);
  expect(account).toMatchObject({ period: null, verdict: 'unproven' });
});

test('What is charged to an account is a card statement, although its total is called a bill', async () => {
  const { kind } = await readStatement([
    [
      say('EXTRACTO TARJETA DE CRÉDITO'),
      say('Periodo de liquidación: del 26-12-2023 al 25-01-2024'),
      ...table('50 120 540>', [
        ['FECHA', 'ESTABLECIMIENTO', 'IMPORTE'],
        ['27-12-2023', 'LIBRERIA DEL PUERTO', '25,90'],
        ['02-01-2024', 'FABLE STREAMING', '23,44'],
        ['', 'TOTAL OPERACIONES', '49,34'],
        ['', 'TOTAL A CARGAR EN CUENTA', '49,34'],
      ]),
    ],
  ]);
  expect(kind).toBe('credit_card_statement');
});

test('Words without their accents are no currency codes', async () => {
  const account = await readAccount([
    say('NGÂN HÀNG VÍ DỤ - SAO KÊ TÀI KHOẢN'),
    say('Loại tiền: VND'),
    ...table('50 120 400> 540>', [
      ['Ngày GD', 'Diễn giải', 'Ghi nợ', 'Số dư'],
      ['', 'Số dư đầu kỳ', '', '12,000,500'],
      ['02/01/2024', 'HIEU SACH CANG', '259,900', '11,740,600'],
      ['31/01/2024', 'Phi quan ly', '5,500', '11,735,100'],
    ]),
  ]);
  expect(account.currency).toBe('VND');
});

test('A date elsewhere in the document shows whether day or month comes first', async () => {
  const drawn = (day: string) =>
    readAccount([
      say('ESTADO DE CUENTA'),
      say(`Fecha de corte: ${day}`),
      ...table('50 130 400> 540>', [
        ['Fecha', 'Descripción', 'Importe', 'Saldo'],
        ['', 'Saldo anterior', '', '100.00'],
        ['02/03/2024', 'LIBRERIA', '-20.00', '80.00'],
        ['05/03/2024', 'HOTEL', '-30.00', '50.00'],
      ]),
    ]);
  expect((await drawn('25/03/2024')).transactions.map(({ date }) => date)).toEqual([
    '2024-03-02',
    '2024-03-05',
  ]);
  expect((await drawn('25/03/2024')).verdict).toBe('proven');
});

describe('a dual-currency card with columns side by side', () => {
  const drawn = (lastInDollars: string) =>
    readStatement([
      [
        say('RESUMEN DE CUENTA VISA'),
        say('CIERRE ACTUAL 25 Ene 24 LIMITE DE COMPRA $ 900.000,00'),
        ...table('50 120 430> 540>', [
          ['FECHA', 'DETALLE DE TRANSACCION', 'PESOS', 'DOLARES'],
          ['', 'SALDO ANTERIOR', '45.120,50', '12,00'],
          ['05.01.24', 'SU PAGO EN PESOS', '45.120,50-', ''],
          ['05.01.24', 'SU PAGO EN USD', '', '12,00-'],
          ['09.01.24', 'FABLE STREAMING', '', lastInDollars],
          ['15.01.24', 'HOTEL LAGO', '35.000,00', ''],
          ['', 'SALDO ACTUAL', '35.000,00', '20,00'],
        ]),
      ],
    ]);

  test('is an account in each of them', async () => {
    const { accounts } = await drawn('20,00');
    expect(accounts.map(rowsOf)).toEqual([
      ['2024-01-05 45120.50 SU PAGO EN PESOS', '2024-01-15 -35000.00 HOTEL LAGO'],
      ['2024-01-05 12.00 SU PAGO EN USD', '2024-01-09 -20.00 FABLE STREAMING'],
    ]);
    expect(accounts).toMatchObject([
      { currency: null, opening: '45120.50', closing: '35000.00', verdict: 'proven' },
      { currency: 'USD', opening: '12.00', closing: '20.00', verdict: 'proven' },
    ]);
  });

  test('is one doubted account if one currency does not tie out', async () => {
    const { accounts, findings } = await drawn('21,00');
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['unproven']);
    expect(findings.map(nameOf)).toContain('rows-unread other-currency');
  });
});

describe('facts printed once', () => {
  const drawn = (...head: readonly string[]) =>
    readAccount([
      say('Account statement'),
      ...head.map((line) => say(line)),
      ...table('50 130 400> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2024-01-10', 'HARBOUR BOOKS', '-20.00', '80.00'],
        ['2024-01-15', 'FABLE STREAMING', '-30.00', '50.00'],
      ]),
    ]);

  test('may touch its label and another date', async () => {
    const { number, period } = await drawn('IBAN:DE89370400440532013000', 'From:2024-01-01 To:2024-01-31');
    expect(number).toBe('DE89370400440532013000');
    expect(period).toEqual({ start: '2024-01-01', end: '2024-01-31' });
  });

  test('may be a card number grouped by periods', async () => {
    expect((await drawn('Cartão 5316.XXXX.XXXX.1234')).number).toBe('5316.XXXX.XXXX.1234');
  });

  test('may be a currency by name', async () => {
    expect((await drawn('Kart Limiti: 50.000,00 TL')).currency).toBe('TRY');
    expect((await drawn('Валюта: российский рубль')).currency).toBe('RUB');
  });
});

test('a unit in brackets apart from its header is no column of money in', async () => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    say('Statement period: 01/12/2023 to 31/12/2023'),
    say('Previous balance 1,000.00'),
    ...table('50 120 400> 526> 533 550> 536> 541', [
      ['Date', 'Transaction Details', 'Reward Points', 'Amount', '(in`)'],
      ['04/12/2023', 'FIRST SHOP', '10', '', '', '100.00'],
      ['05/12/2023', 'PAYMENT RECEIVED', '0', '', '', '', '300.00', 'CR'],
      ['06/12/2023', 'SECOND SHOP', '4', '', '', '40.00'],
    ]),
    say('Total amount due 840.00'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-100.00', '300.00', '-40.00']);
  expect(account.verdict).toBe('proven');
});

test('the purchases of one card, after its number, are a total and no transaction', async () => {
  const account = await readAccount([
    say('Resumen de cuenta de su tarjeta VISA'),
    say('Saldo anterior 1.000,00'),
    ...table('50 120 440>', [
      ['Fecha', 'Detalle de transacción', 'Pesos'],
      ['24/12/2024', 'SUPER AHORRO', '100,00'],
      ['25/12/2024', 'FARMACIA', '50,00'],
      ['26/12/2024', 'LIBRERIA', '25,00'],
      ['Tarjeta 0045 Total Consumos de MUESTRA JORDAN', '', '175,00'],
    ]),
    say('SALDO ACTUAL $ 1.175,00'),
    say('PAGO MINIMO $ 300,00'),
  ]);
  expect(account.transactions).toHaveLength(3);
  expect(account.verdict).toBe('proven');
});
