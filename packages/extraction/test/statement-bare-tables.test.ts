import { describe, expect, test } from 'vitest';
import { roleOf } from '../src/tables/heading.ts';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

describe('rows without headers that begin with their day', () => {
  test('keep it where lines below them print a day of value', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement Period 1 Aug 2025 - 31 Aug 2025'),
      ...table('40 90 400> 470> 555>', [
        ['01 Aug', '2025 OPENING BALANCE', '', '', '$500.00'],
        ['02 Aug', 'FIRST SHOP Value', '10.00', '', '$490.00'],
        ['', 'Date: 31 Jul', '', '', ''],
        ['04 Aug', 'SECOND SHOP', '20.00', '', '$470.00'],
        ['08 Aug', 'SALARY EXAMPLE LTD', '', '100.00', '$570.00'],
        ['28 Aug', 'THIRD SHOP Value', '30.00', '', '$540.00'],
        ['', 'Date: 26 Aug', '', '', ''],
        ['31 Aug', '2025 CLOSING BALANCE', '', '', '$540.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual([
      ...['2025-08-02', '2025-08-04', '2025-08-08', '2025-08-28'],
    ]);
  });
});

describe('a line of balances', () => {
  test('has the amount that is not zero, whichever of two currencies comes first', async () => {
    const account = await readAccount([
      say('Banco Ejemplo, estado de cuenta tarjeta de crédito'),
      say('No. de tarjeta 5678-XXXX-XXXX-1530'),
      say('Fecha de corte 31/10/2025'),
      ...table('40 105 225> 250 555>', [
        ['Fecha', 'Fecha', 'Monto', '', 'Monto'],
        ['operación', 'consumo', 'Dólares $', 'Descripción', 'Quetzales Q'],
        ['', '', '$0.00', 'SALDO ANTERIOR', 'Q500.00'],
        ['03-oct', '03-oct', '0.00', 'CAFE PRIMERO', '100.00'],
        ['08-oct', '06-oct', '0.00', 'TIENDA SEGUNDA', '50.00'],
        ['29-oct', '27-oct', '0.00', 'PAGO', '250.00-'],
        ['', '', '$0.00', 'SALDO ACTUAL', 'Q400.00'],
      ]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['500.00', '400.00', 'proven']);
  });

  test('is none where a currency has two rates next to it', async () => {
    const account = await readAccount([
      say('Voorbeeldbank rekeningafschrift'),
      ...table('40 160 400', [
        ['Vorig saldo 01-03-2025', '', 'Nieuw saldo 31-03-2025'],
        ['SRD 1.000,00 +', '', 'SRD 1.050,00 +'],
      ]),
      ...table('40 165> 240> 265 480', [
        ['Boekdatum', 'Bij', 'Af', 'Omschrijving', 'Rentedatum'],
        ['01-03-2025', '', '50,00', 'AANKOOP WINKEL', '01-03-2025'],
        ['14-03-2025', '100,00', '', 'STORTING', '14-03-2025'],
      ]),
      ...table('40 165> 240>', [
        ['Wisselkoersen', 'Aankoop', 'Verkoop'],
        ['USD', '37,80', '38,45'],
        ['EUR', '41,18', '42,26'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(2);
    expect(account.verdict).toBe('proven');
  });

  test('keeps its minus among the dashes of empty cells', async () => {
    const account = await readAccount([
      say('Example Bank savings account statement'),
      say('Statement period 1 Mar 2025 - 31 Mar 2025'),
      ...table('40 60 130 300 400> 470> 520 525', [
        ['#', 'Date', 'Description', 'Chq/Ref. No.', 'Withdrawal', 'Deposit', '', 'Balance'],
        ['-', '-', 'Opening Balance', '-', '-', '-', '-', '600.45'],
        ['1', '04 Mar 2025', 'CARD FIRST SHOP', '23386172', '100.00', '', '-', '700.45'],
        ['2', '11 Mar 2025', 'SALARY', '66055826', '', '900.00', '', '199.55'],
        ['3', '18 Mar 2025', 'CARD SECOND SHOP', '70601667', '50.00', '', '', '149.55'],
      ]),
    ]);
    expect([account.opening, account.verdict]).toEqual(['-600.45', 'proven']);
  });
});

describe('a short word', () => {
  test('next to words that name no column is part of a place, and no direction', () => {
    expect(roleOf('NEWBURYPORT * MA')).toBeNull();
    expect([roleOf('Ma'), roleOf('Obroty Ma'), roleOf('Kwota Ma')]).toEqual(['in', 'in', 'in']);
  });
});

describe('a document of several pages', () => {
  const HEADER = [
    say('Example Bank account statement'),
    say('Account number 365-7-88867-4'),
    say('Statement period 1 Nov 2025 - 30 Nov 2025'),
  ];
  const sheet = (rows: readonly (readonly string[])[]) => [
    ...HEADER,
    ...table('40 110 400> 470> 555>', rows as string[][]),
  ];

  test('is one account where each page prints the same header and continues from the balance of the page before', async () => {
    const { accounts } = await readStatement([
      sheet([
        ['', 'Opening balance', '', '', '1,000.00'],
        ['03/11/2025', 'FIRST SHOP', '100.00', '', '900.00'],
        ['05/11/2025', 'SALARY', '', '500.00', '1,400.00'],
        ['', 'Closing balance', '', '', '1,400.00'],
      ]),
      sheet([
        ['', 'Opening balance', '', '', '1,400.00'],
        ['13/11/2025', 'SECOND SHOP', '200.00', '', '1,200.00'],
        ['25/11/2025', 'THIRD SHOP', '300.00', '', '900.00'],
        ['', 'Closing balance', '', '', '900.00'],
      ]),
    ]);
    expect(accounts.map(({ transactions, verdict }) => [transactions.length, verdict])).toEqual([
      [4, 'proven'],
    ]);
  });

  test('has an account for each summary below rows under an account number of their own', async () => {
    const account = (heading: string, name: string, number: string, rows: string[][], sums: string[][]) => [
      title(heading),
      say(`${name}  11.12.2025 bis 10.01.2026`),
      say(`IBAN: ${number}`),
      ...table('40 300 555>', rows),
      title('Zusammenfassung'),
      ...table('40 555>', [['Beschreibung', 'Betrag'], ...sums]),
    ];
    const { accounts } = await readStatement([
      account(
        'Kontoauszug',
        'Hauptkonto',
        'DE89 5216 5492 3612 9415 28',
        [
          ['Erster Laden', '12.12.2025', '-150,00€'],
          ['Gehalt', '17.12.2025', '+100,00€'],
          ['Zweiter Laden', '20.12.2025', '-30,00€'],
        ],
        [
          ['Dein alter Kontostand', '500,00€'],
          ['Ausgehende Transaktionen', '-180,00'],
          ['Eingehende Transaktionen', '+100,00'],
          ['Dein neuer Kontostand', '420,00€'],
        ],
      ),
      account(
        'Space Kontoauszug',
        'Space „Urlaub“',
        'DE83 1833 9278 5160 3367 48',
        [
          ['Dritter Laden', '18.12.2025', '-7,00€'],
          ['Vierter Laden', '25.12.2025', '-15,00€'],
        ],
        [
          ['Dein alter Kontostand', '269,00€'],
          ['Ausgehende Transaktionen', '-22,00'],
          ['Eingehende Transaktionen', '+0,00'],
          ['Dein neuer Kontostand', '247,00€'],
        ],
      ),
    ]);
    expect(
      accounts.map(({ currency, opening, closing, verdict }) => [currency, opening, closing, verdict]),
    ).toEqual([
      ['EUR', '500.00', '420.00', 'proven'],
      ['EUR', '269.00', '247.00', 'proven'],
    ]);
  });
});
