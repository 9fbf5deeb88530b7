import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

describe('an account without transactions', () => {
  test('closes with the balance next to the words that say so', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.02.2025 - 28.02.2025'),
      say('Kontonummer 4711081502'),
      ...table('50 120 300> 400> 540>', [
        ['Datum', 'Text', 'Belastung', 'Gutschrift', 'Saldo'],
        ['', 'Keine Umsätze', '', '', '4.601,22'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: null, closing: '4601.22', transactions: [] });
  });

  test('is a statement if it prints a number, the balance of a day and words that nothing moved', async () => {
    const account = await readAccount([
      say('Consulta de movimientos'),
      say('Cuenta ES04 1678 4366 2647 1736 0579'),
      say('Saldo a 14/09/2025: 2340,78 €'),
      say('No existen movimientos entre 15/08/2025 y 14/09/2025.'),
    ]);
    expect(account).toMatchObject({ opening: null, closing: '2340.78', transactions: [] });
  });

  test('has the balance of a day over its figure, though an account number is left of it', async () => {
    const account = await readAccount([
      say('Movimientos de cuenta'),
      ...table('40 340>', [
        ['Cuenta Negocios', 'Saldo a 14/10/2025'],
        ['ES42 5971 9128 3766 1292 4663', '5.996,63 EUR'],
        ['Titular: Lucía Ejemplo', 'Retenciones: 0,00 EUR'],
      ]),
      say('Periodo consultado: del 15/09/2025 al 14/10/2025'),
      say('No existen movimientos en el periodo consultado.'),
    ]);
    expect(account).toMatchObject({ opening: null, closing: '5996.63', transactions: [] });
  });

  test('has no row for amounts next to it', async () => {
    const account = await readAccount([
      say('Wyciąg z rachunku 01.02.2025 - 28.02.2025'),
      say('Saldo na początek okresu 4.601,22'),
      say('Brak transakcji w tym okresie'),
      say('Saldo na koniec okresu 4.601,22'),
      ...table('50 200 300> 400>', [
        ['Oprocentowanie od', 'stawka', 'limit', 'odsetki'],
        ['01.02.2025', '7,05%', '20,94', '197,99'],
      ]),
    ]);
    expect(account).toMatchObject({
      opening: '4601.22',
      closing: '4601.22',
      transactions: [],
      verdict: 'proven',
    });
  });
});

describe('a recap from one balance to the other', () => {
  test('is recognized by its dates if its labels are equal, and its totals are no rows', async () => {
    const account = await readAccount([
      say('Výpis z účtu 15.07.2022 - 14.08.2022'),
      ...table('50 120 500>', [
        ['Datum', 'Transakce', 'Částka CZK'],
        ['20.07.2022', 'Příchozí úhrada', '+800,00'],
        ['25.07.2022', 'Platba kartou', '-300,00'],
      ]),
      ...table('120 500>', [
        ['Zůstatek ke dni 15.07.2022', '1 000,00'],
        ['+ příchozí platby (1)', '800,00'],
        ['− odchozí platby (1)', '300,00'],
        ['Zůstatek ke dni 14.08.2022', '1 500,00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '1500.00', verdict: 'proven' });
    expect(account.transactions).toHaveLength(2);
  });
});

describe('a repeated list', () => {
  test('with balances is the one that is read, although it comes after the other', async () => {
    const { accounts } = await readStatement([
      [
        say('Statement of account 03/01/2021 through 03/31/2021'),
        ...table('50 300', [['Opening balance 1,000.00', 'Closing balance 1,250.00']]),
        say('Deposits and credits'),
        ...table('50 120 400>', [
          ['03/14', 'Transfer from T. Ashdown', '500.00'],
          ['03/20', 'Refund Orchard', '50.00'],
        ]),
        say('Card purchases'),
        ...table('50 120 400>', [
          ['03/03', 'Bluebird Books', '200.00'],
          ['03/16', 'Corner Cafe', '100.00'],
        ]),
        ...table('50 120 400> 500>', [
          ['Date', 'Transaction', 'Amount', 'Balance'],
          ['03/03', 'Bluebird Books', '-200.00', '800.00'],
          ['03/14', 'Transfer from T. Ashdown', '500.00', '1,300.00'],
          ['03/16', 'Corner Cafe', '-100.00', '1,200.00'],
          ['03/20', 'Refund Orchard', '50.00', '1,250.00'],
        ]),
      ],
    ]);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ opening: '1000.00', closing: '1250.00', verdict: 'proven' });
    expect(accounts[0]?.transactions).toHaveLength(4);
  });
});

test('A closing balance printed twice, in an overview without its day too, says nothing of the one before', async () => {
  const { accounts } = await readStatement([
    [
      say('Example Bank account statement'),
      say('Your accounts on 30 September 2022'),
      ...table('40 240 420>', [
        ['Account', 'Account number', 'Balance'],
        ['Current account', '2793 0961 693', '3,060.30'],
        ['Joint account', '3886 8787 948', '4,711.52'],
      ]),
      title('Current account 2793 0961 693'),
      ...table('40 120 420>', [
        ['Date', 'Description', 'Amount'],
        ['30 Sep', 'Closing balance', '3,060.30'],
      ]),
      title('Joint account 3886 8787 948'),
      ...table('40 120 420>', [
        ['Date', 'Description', 'Amount'],
        ['30 Sep', 'Closing balance', '4,711.52'],
      ]),
    ],
  ]);
  expect(accounts.map(({ verdict }) => verdict)).toEqual(['unproven', 'unproven']);
});
