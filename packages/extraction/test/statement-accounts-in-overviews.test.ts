import { expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readStatement } from './read-drawn.ts';

/** The accounts of drawn lines as "number currency opening closing verdict". */
async function accountsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { accounts } = await readStatement([lines]);
  return accounts.map((one) =>
    [one.number, one.currency, one.opening, one.closing, one.verdict].map(String).join(' '),
  );
}

test('an overview may list accounts by nothing but their currencies', async () => {
  const rows = (code: string, amounts: readonly string[]) =>
    table('40 120 220 500>', [
      ['Trans Date', 'Post Date', 'Particulars', `Amount (${code})`],
      ...amounts.map((amount, at) => [`1${at}-Dec-24`, `1${at}-Dec-24`, `SHOP ${at}`, amount]),
    ]);
  const accounts = await accountsOf([
    title('CREDIT CARD STATEMENT'),
    say('Statement Period 01-Dec-24 to 31-Dec-24'),
    [],
    ...table('40 140 240 340 440', [
      ['Currency', 'Previous balance', 'Purchases', 'Payments', 'Closing balance'],
      ['BDT', '7,262.40', '668.78', '70.60', '7,860.58'],
      ['USD', '3,276.80', '223.71', '0.00', '3,500.51'],
    ]),
    [],
    say('TRANSACTIONS IN BDT   BDT ACCOUNT 0118765130256659'),
    ...rows('BDT', ['600.78', '68.00', '70.60 CR']),
    [],
    say('TRANSACTIONS IN USD   USD ACCOUNT 0118233536852176'),
    ...rows('USD', ['200.00', '23.71']),
  ]);
  expect(accounts).toEqual([
    '0118765130256659 BDT 7262.40 7860.58 proven',
    '0118233536852176 USD 3276.80 3500.51 proven',
  ]);
});

test('an account with an IBAN is one though its name is that of a tax', async () => {
  const part = (name: string, balance: string, amount: string) => [
    title(name),
    ...table('40 200 400> 520>', [
      ['Data', 'Opis', 'Kwota', 'Saldo po'],
      ['18.05.2025', 'HURTOWNIA MODEL', `-${amount}`, balance],
    ]),
    [],
  ];
  const accounts = await accountsOf([
    say('Zestawienie operacji 01.05.2025 - 31.05.2025'),
    ...part('Rachunek firmowy PL61 1090 1014 0000 0712 1981 2874 PLN', '900,00', '100,00'),
    ...part('Rachunek firmowy PL27 1140 2004 0000 3002 0135 5387 EUR', '50,00', '20,00'),
    ...part('Rachunek VAT PL10 1050 0099 7603 1234 5678 9123 PLN', '700,00', '10,00'),
  ]);
  expect(accounts.map((one) => one.slice(0, 4))).toEqual(['PL61', 'PL27', 'PL10']);
});

test('a number in groups is that of an account before its currency, and the branch all share is none', async () => {
  const part = (name: string, number: string, balance: string) => [
    title(`${name}   BSB 818-118   Account ${number} AUD`),
    ...table('40 140 340> 440> 540>', [
      ['Date', 'Particulars', 'Debits $', 'Credits $', 'Balance $'],
      ['02 May 2024', 'FIRST SHOP', '10.00', '', balance],
    ]),
    [],
  ];
  const accounts = await accountsOf([
    say('Statement period 1 May 2024 to 31 May 2024'),
    ...part('Business Account', '204 171', '300.00 CR'),
    ...part('Tax Saver', '983 351', '200.00 CR'),
    ...part('Equipment Saver', '322 379', '100.00 CR'),
  ]);
  expect(accounts.map((one) => one.slice(0, 7))).toEqual(['204 171', '983 351', '322 379']);
});

test('without transactions no postal code is an account next to IBANs', async () => {
  const part = (name: string, iban: string, account: string, balance: string) => [
    say(`${name}   ${iban.startsWith('IE29') ? 'EUR' : 'GBP'}`),
    say(`IBAN ${iban}   BIC SHSDIE2X   Account ${account}   NSC 91-18-18`),
    ...table('40 120 520>', [
      ['01 Mar 22', 'BALANCE FORWARD', balance],
      ['', 'No transactions in this period', ''],
    ]),
    [],
  ];
  const accounts = await accountsOf([
    title('Shannonside Bank'),
    say('Business Banking, 118 Example Quay, Limerick V94 X0X0'),
    say('Sample Catering Supplies Ltd'),
    say('Unit 18, Example Business Park'),
    say('Ennis, Co. Clare V95 X0X0'),
    say('Statement of accounts as at 31 March 2022'),
    ...table('40 200 420 520>', [
      ['Account', 'IBAN', '', 'Balance'],
      ['Business Current Account', 'IE29 AIBK 9311 5212 3456 78', 'EUR', '5,652.38'],
      ['Sterling Current Account', 'IE64 IRCE 9205 0112 3456 78', 'GBP', '4,633.07'],
    ]),
    [],
    ...part('Business Current Account', 'IE29 AIBK 9311 5212 3456 78', '08684281', '5,652.38'),
    ...part('Sterling Current Account', 'IE64 IRCE 9205 0112 3456 78', '21353022', '4,633.07'),
  ]);
  expect(accounts.map((one) => one.split(' ').slice(-4).join(' '))).toEqual([
    'EUR 5652.38 5652.38 proven',
    'GBP 4633.07 4633.07 proven',
  ]);
});
