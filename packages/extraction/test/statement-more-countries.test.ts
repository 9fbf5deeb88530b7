import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const head: readonly DrawnLine[] = [say('Example Bank'), say('Statement period 01/03/2025 to 31/03/2025')];

describe('a credit card statement', () => {
  const card = (previous: string, total: string, ...rows: readonly string[][]) =>
    readAccount([
      say('Credit Card Statement'),
      say('Card number 1234 XXXX XXXX 5678'),
      ...head,
      ...table('50 300>', [['Previous balance', previous]]),
      ...table('50 130 550>', [['Date', 'Description', 'Amount'], ...rows]),
      ...table('50 300>', [['New balance', total]]),
    ]);

  test('of a holder who overpaid reads unmarked amounts as spending, with a doubt', async () => {
    const account = await card(
      '-900.00',
      '-850.00',
      ['04/03/2025', 'FIRST SHOP', '30.00'],
      ['05/03/2025', 'SECOND SHOP', '40.00'],
      ['06/03/2025', 'THIRD SHOP', '10.00'],
      ['16/03/2025', 'FIRST SHOP RETURN', '-30.00'],
    );
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-30.00', '-40.00', '-10.00', '30.00']);
    expect(account).toMatchObject({ opening: '-900.00', closing: '-850.00', verdict: 'unproven' });
  });

  test('has money in if a plus is right before the amount, however far left that begins', async () => {
    const account = await card(
      'Rs. 1,000.00',
      'Rs. 1,03,030.00',
      ['04/03/2025', 'FIRST SHOP', 'Rs. 2,07,030.00'],
      ['16/03/2025', 'PAYMENT RECEIVED', '+ Rs. 1,05,000.00'],
      ['17/03/2025', 'SECOND SHOP', 'Rs. 30.00'],
      ['18/03/2025', 'SECOND SHOP RETURN', '+ Rs. 30.00'],
    );
    expect(account.transactions.map(({ amount }) => amount)).toEqual([
      '-207030.00',
      '105000.00',
      '-30.00',
      '30.00',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('a date', () => {
  test('is read from three columns under headers for day, month and year', async () => {
    const account = await readAccount([
      say('Estado de cuenta'),
      say('Saldo anterior 100.00'),
      ...table('50 80 110 160 450> 550>', [
        ['Día', 'Mes', 'Año', 'Concepto', 'Monto', 'Saldo'],
        ['08', '12', '25', 'PRIMERA TIENDA', '-20.00', '80.00'],
        ['21', '12', '25', 'DEPOSITO', '50.00', '130.00'],
      ]),
      say('Saldo actual 130.00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-12-08', '2025-12-21']);
    expect(account.verdict).toBe('proven');
  });

  test('of posting above the transaction date is the second of the two', async () => {
    const account = await readAccount([
      say('Wyciąg z rachunku'),
      say('Saldo początkowe 100,00'),
      ...table('50 200 450> 550>', [
        ['Data księgowania /', 'Opis', 'Kwota', 'Saldo'],
        ['Data transakcji', '', 'operacji', 'po operacji'],
        ['06.03.2025', 'SKLEP', '-20,00', '80,00'],
        ['04.03.2025', 'Nr 123', '', ''],
        ['19.03.2025', 'PRZELEW', '50,00', '130,00'],
        ['19.03.2025', 'Nr 124', '', ''],
      ]),
      say('Saldo końcowe 130,00'),
    ]);
    expect(account.transactions.map(({ date, postDate }) => [date, postDate])).toEqual([
      ['2025-03-04', '2025-03-06'],
      ['2025-03-19', '2025-03-19'],
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('letters for debit and credit notes', () => {
  const rows = (...letters: readonly string[]) =>
    readAccount([
      say('Estado de cuenta'),
      say('Saldo anterior 100.00'),
      ...table('50 130 180 450> 550>', [
        ['Fecha', 'Tipo', 'Concepto', 'Monto', 'Saldo'],
        ['04/03/2025', letters[0] ?? '', 'PRIMERA TIENDA', '20.00', '80.00'],
        ['15/03/2025', letters[1] ?? '', 'DEPOSITO', '50.00', '130.00'],
        ['18/03/2025', letters[2] ?? '', 'SEGUNDA TIENDA', '30.00', '100.00'],
      ]),
      say('Saldo actual 100.00'),
    ]);

  test('give the direction', async () => {
    const account = await rows('N/D', 'N/C', 'N/D');
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '50.00', '-30.00']);
    expect(account.verdict).toBe('proven');
  });

  test('that contradict the balances leave it unproven', async () => {
    expect((await rows('N/D', 'N/C', 'N/C')).verdict).not.toBe('proven');
    expect((await rows('N/C', 'N/C', 'N/C')).verdict).not.toBe('proven');
  });
});

describe('an available amount', () => {
  test('below the last balance is no transaction and no total', async () => {
    const account = await readAccount([
      say('EXTRAS DE CONT'),
      say('SOLD ANTERIOR 100,00'),
      ...table('50 130 450> 550>', [
        ['Data', 'Descriere', 'Debit', 'Credit'],
        ['04/03/2025', 'PLATA LA POS', '20,00', ''],
        ['', 'RULAJ TOTAL CONT', '20,00', '0,00'],
        ['', 'SOLD FINAL CONT', '', '80,00'],
        ['', 'FONDURI PROPRII', '', '80,00'],
        ['', 'CREDIT NEUTILIZAT', '', '500,00'],
        ['', 'TOTAL DISPONIBIL', '', '580,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -20.00 PLATA LA POS']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a wallet', () => {
  test('has amounts followed by the letter of the franc', async () => {
    const account = await readAccount([
      say('Relevé de compte'),
      say('Solde initial : 10.000F'),
      ...table('50 130 400> 460> 550>', [
        ['Date', 'Opération', 'Montant', 'Frais', 'Solde'],
        ['04/03/2025', 'Retrait', '-2.500F', '0F', '7.500F'],
        ['19/03/2025', 'Transfert reçu', '750F', '0F', '8.250F'],
      ]),
      say('Solde final : 8.250F'),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -2500 Retrait', '2025-03-19 750 Transfert reçu']);
    expect(account.verdict).toBe('proven');
  });
});
