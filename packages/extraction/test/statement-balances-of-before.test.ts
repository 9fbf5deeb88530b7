import { describe, expect, it, test } from 'vitest';
import { balanceLabel, totalLabel } from '../src/vocabulary/label.ts';
import { say, table, title } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

describe('a card whose balances have one name', () => {
  it('opens with what the statement before left owed', async () => {
    const account = await readAccount([
      title('Výpis z účtu kreditní karty'),
      say('Číslo karty 9809 06** **** 8147'),
      say('Období 10.12.2021 - 9.1.2022'),
      ...table('50 240>', [
        ['Dlužná částka z minulého výpisu', '1 000,00'],
        ['Dlužná částka k 9.1.2022', '1 150,00'],
      ]),
      ...table('50 150 400>', [
        ['Datum transakce', 'Popis', 'Částka Kč'],
        ['12.12.2021', 'Kavárna Květná', '-200,00'],
        ['20.12.2021', 'Vrácení platby Dráha', '50,00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '1150.00' });
  });

  it('opens with the one whose day comes before the rows, although its day and month could be reversed', async () => {
    const account = await readAccount([
      title('Wyciąg z rachunku karty kredytowej nr 35'),
      say('Karta nr 8576 12** **** 3941'),
      say('Okres 03.01.2023 - 02.02.2023'),
      ...table('50 300>', [
        ['Zadłużenie na 03.01.2023', '500,00 PLN'],
        ['Zadłużenie na 02.02.2023', '650,00 PLN'],
      ]),
      title('Transakcje dokonane kartą'),
      ...table('50 150 400>', [
        ['Data operacji', 'Opis', 'Kwota'],
        ['2023-01-06', 'Zakup internetowy Delikatesy', '90,00'],
        ['2023-01-31', 'Stacja Paliw Roztocze', '60,00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '500.00', closing: '650.00' });
  });

  it('closes with the one that names the card behind it, and not with a sentence about balances', () => {
    expect(balanceLabel('TOTAL BALANCE FOR STRAITS ONE CASHBACK VISA')).toBe('closing');
    expect(balanceLabel('Opening balance for Holiday Saver Plus Account')).toBe('opening');
    expect(balanceLabel('Total balance for Platinum Rewards Points Club')).toBeNull();
    expect(balanceLabel('Saldo a financiar')).toBeNull();
    expect(balanceLabel('Total balance for the purposes of the monthly offset account')).toBeNull();
  });
});

test('A running balance in favour of the holder of a card is less than nothing owed', async () => {
  const account = await readAccount([
    title('CREDIT CARD STATEMENT'),
    say('Account number 4564-6300-0641-9072'),
    say('Statement period 19 December 2021 to 18 January 2022'),
    ...table('50 130 210 430> 540>', [
      ['Date Processed', 'Date of Transaction', 'Transaction Details', 'Amount ($A)', 'Balance ($A)'],
      ['', '', 'OPENING BALANCE', '', '69.46 CR'],
      ['19/12/2021', '19/12/2021', 'BUNNINGZ 318000 SYDNEY', '4.43', '65.03 CR'],
      ['20/12/2021', '20/12/2021', 'OPAL TRANSPIRT NORTHCOTE', '249.39', '184.36'],
      ['25/12/2021', '25/12/2021', 'AUTOMATIC PAYMENT - THANKYOU', '276.87 CR', '92.51 CR'],
      ['', '', 'CLOSING BALANCE', '', '92.51 CR'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-4.43', '-249.39', '276.87']);
  expect(account.verdict).not.toBe('contradicted');
});

test('A total under “year-to-date” is no total of the rows', async () => {
  const account = await readAccount([
    title('Statement of Account'),
    say('Account number 67664488'),
    say('11/15/2023 through 12/14/2023'),
    ...table('50 130 420> 496> 572>', [
      ['Date', 'Transaction Description', 'Additions', 'Subtractions', 'Balance'],
      ['Nov 15', 'Previous Balance', '', '', '-197.35'],
      ['Nov 15', 'Withdrawal Debit Card COPPER STATE GYM', '', '-7.38', '-204.73'],
      ['Dec 02', 'Withdrawal ATM CHINO VALLEY', '', '-60.00', '-264.73'],
      ['Dec 14', 'Ending Balance', '', '', '-264.73'],
    ]),
    say('0 additions totaling 0.00. 2 subtractions totaling 67.38.'),
    ...table('50 296> 415>', [
      ['Fee Summary', 'Total this period', 'Total year-to-date'],
      ['Total overdraft (NSF) fees', '0.00', '28.00'],
      ['Total returned item fees', '0.00', '0.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
});

test('A balance that has not changed is read from a statement without transactions', async () => {
  const account = await readAccount([
    title('Rekeningafschrift'),
    say('Rekening-courant NL82 TNSK 1601 5690 59 EUR'),
    say('Periode 16-12-2024 tot en met 15-01-2025'),
    ...table('150 540>', [['Saldo ongewijzigd sinds het vorige afschrift', '8.387,56 C']]),
  ]);
  expect(account.transactions).toEqual([]);
  expect(account.closing).toBe('8387.56');
});

test('A tax number with its country before it is no account number', async () => {
  const account = await readAccount([
    title('Rekeninguittreksel'),
    say('Ondernemersrekening BE39 8597 2483 8484'),
    ...table('50 130 430> 540>', [
      ['Datum', 'Verrichting', 'Bedrag', 'Saldo'],
      ['09-10-2022', 'Vorig saldo', '', '100,00'],
      ['09-10-2022', 'Betaling met bankkaart', '-10,00', '90,00'],
    ]),
    say('Leiebank NV, Graanmarkt 118, RPR Gent afd. Kortrijk, BTW BE 0818.204.771'),
  ]);
  expect(account.number).toBe('BE39 8597 2483 8484');
});

test('A number of things and the price of one is a charge, and no total', () => {
  expect(totalLabel('Faster Payments out, 41 at £0.30')).toBeNull();
  expect(totalLabel('Payments out')).toBe('out');
  expect(totalLabel('Total cargos del 1 a 31')).toBe('out');
});

test('A closing balance with a day next to what moved both ways is no transaction, if no other is printed', async () => {
  const account = await readAccount([
    title('Statement of account'),
    say('account no. 98906731'),
    say('1 Jan 2024 to 31 Jan 2024'),
    ...table('50 110 400> 470> 560>', [
      ['date', 'transaction', 'debits', 'credits', 'balance'],
      ['01.01.24', 'OPENING BALANCE', '', '', '$30,446.00'],
      ['31.01.24', 'CLOSING BALANCE', '6.46', '0.00', '$30,439.54'],
    ]),
  ]);
  expect(account.transactions).toEqual([]);
  expect(account.verdict).not.toBe('proven');
});

test('A tax number whose label ends in two letters is no account number either', async () => {
  const account = await readAccount([
    title('Kontoauszug'),
    say('USt-ID 118740552'),
    ...table('50 130 430> 540>', [
      ['Datum', 'Buchungstext', 'Betrag', 'Saldo'],
      ['09.10.2022', 'Alter Saldo', '', '100,00'],
      ['09.10.2022', 'Kartenzahlung', '-10,00', '90,00'],
    ]),
  ]);
  expect(account.number).toBeNull();
});
