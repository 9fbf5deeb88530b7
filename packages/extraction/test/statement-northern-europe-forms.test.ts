import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

type Account = Awaited<ReturnType<typeof readAccount>>;

/** The verdict, balances and amounts of an account. */
const figuresOf = ({ verdict, opening, closing, transactions }: Account) => [
  verdict,
  opening,
  closing,
  ...transactions.map(({ amount }) => amount),
];

test('the balance of a Dutch revolving credit is owed: what lowers it comes in', async () => {
  const account = await readAccount([
    ...table('50 350', [['Voorbeeldbank', 'Rekeningoverzicht Doorlopend Krediet']]),
    ...table('50 140 350 560>', [
      ['Contractnummer', '499.380.493', 'Kredietlimiet', '€ 15.000,00'],
      ['Periode', '20-12-2022 - 19-01-2023', 'Maandtermijn', '€ 354,82'],
    ]),
    [],
    ...table('150> 260> 370> 460> 560>', [
      ['Begin 20-12-2022', 'Opnamen', 'Rente en kosten', 'Betaald', 'Openstaand'],
      ['7.125,61', '0,00', '0,00', '29,20', '7.096,41'],
    ]),
    ...table('50 120 220 460> 560>', [
      ['Datum', 'Soort', 'Omschrijving', 'Bedrag', 'Saldo'],
      ['12-01-23', 'Correctie', 'Correctie rente', '-29,20', '7.096,41'],
    ]),
  ]);
  expect(figuresOf(account)).toEqual(['proven', '7125.61', '7096.41', '29.20']);
});

test('what a Dutch card has to be paid closes it', async () => {
  const account = await readAccount([
    ...table('50 350', [['Voorbeeldbank', 'Creditcardoverzicht']]),
    say('Kaartnummer 4537 91** **** 5974'),
    say('Periode 25 december 2023 t/m 24 januari 2024'),
    [],
    say('U heeft in deze periode geen uitgaven gedaan.'),
    [],
    ...table('50 350>', [
      ['Bestedingslimiet', '7.000,00'],
      ['Nog te besteden', '3.729,21'],
      ['Vorig saldo', '3.270,79'],
      ['Betaald', '0,00'],
      ['Uitgegeven', '0,00'],
      ['Te betalen', '3.270,79'],
    ]),
  ]);
  expect(figuresOf(account)).toEqual(['proven', '3270.79', '3270.79']);
});

test('what was paid into a Dutch savings account and taken out of it shows what its minus means', async () => {
  const account = await readAccount([
    ...table('50 350', [['Voorbeeldbank', 'Overzicht Internetsparen']]),
    say('Rekeningnummer NL91 ABNA 0417 1643 00'),
    say('Periode 10 februari 2020 tot en met 9 maart 2020'),
    [],
    ...table('50 560>', [
      ['Tegoed op 10 februari 2020', '€ 344,10'],
      ['Gestort en rente', '€ 500,00'],
      ['Opgenomen', '€ 50,00'],
      ['Tegoed op 9 maart 2020', '€ 794,10'],
    ]),
    ...table('50 150 250 560>', [
      ['Boekdatum', 'Rentedatum', 'Omschrijving', 'Bedrag'],
      ['10 feb 2020', '10 feb 2020', 'Storting van tegenrekening', '€ 300,00'],
      ['13 feb 2020', '13 feb 2020', 'Spaaropdracht', '€ 100,00'],
      ['18 feb 2020', '19 feb 2020', 'Opname', '€ -50,00'],
      ['1 mrt 2020', '3 mrt 2020', 'Storting van tegenrekening', '€ 60,00'],
      ['7 mrt 2020', '7 mrt 2020', 'Spaaropdracht', '€ 40,00'],
    ]),
  ]);
  expect(figuresOf(account)).toEqual([
    ...['proven', '344.10', '794.10'],
    ...['300.00', '100.00', '-50.00', '60.00', '40.00'],
  ]);
});

test('a Dutch savings account says that nothing was paid in or out', async () => {
  const account = await readAccount([
    ...table('50 350', [['Voorbeeldbank', 'Overzicht Internetsparen']]),
    say('Rekeningnummer NL91 ABNA 0417 1643 00'),
    say('Periode 14 december 2024 tot en met 13 januari 2025'),
    [],
    ...table('50 560>', [
      ['Tegoed op 14 december 2024', '€ 8.491,31'],
      ['Tegoed op 13 januari 2025', '€ 8.491,31'],
    ]),
    say('Er zijn in deze periode geen bij- of afschrijvingen geweest.'),
  ]);
  expect(figuresOf(account)).toEqual(['proven', '8491.31', '8491.31']);
});

/** The head of a German charge card's statement, with its equation. */
const chargeCard = (payments: string, charges: string, closing: string) => [
  ...table('50 450', [['Beispielkarten', 'Kontoauszug']]),
  ...table('50 350 450', [
    ['Dr. Ilka Westphal', 'Karten-Nr.', 'xxxx-xxxxxx-11411'],
    ['50667 Köln', 'Datum', '30.09.2020'],
  ]),
  [],
  ...table('150> 155 280> 285 420> 425 560>', [
    ['Saldo letzter Monat EUR', '', 'Gutschriften EUR', '', 'Neue Belastungen EUR', '', 'Saldo EUR'],
    ['100,00', '-', payments, '+', charges, '=', closing],
  ]),
];

test('a header over days that may name texts names days where the texts are under another', async () => {
  const account = await readAccount([
    ...chargeCard('79,23', '43,13', '63,90'),
    ...table('50 100 150 540> 545', [
      ['Umsatz', 'Buchung', 'Zahlungen und Gutschriften', 'Betrag in EUR'],
      ['11.09', '13.09', 'ZAHLUNG ERHALTEN BESTEN DANK', '79,23', 'CR'],
      ['Umsatz', 'Buchung', 'Neue Umsätze für Dr. Ilka Westphal', 'Betrag in EUR'],
      ['02.09', '02.09', 'LUFTREISEN MUENCHEN', '4,71'],
      ['06.09', '07.09', 'HOTEL VIER TUERME ZUERICH', '10,26'],
      ['26.09', '26.09', 'RESTAURANT WALDHAUS', '28,16'],
    ]),
  ]);
  expect(account.number).toBe('xxxx-xxxxxx-11411');
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ date, postDate, amount }) => `${date} ${postDate} ${amount}`)).toEqual([
    '2020-09-11 2020-09-13 79.23',
    '2020-09-02 2020-09-02 -4.71',
    '2020-09-06 2020-09-07 -10.26',
    '2020-09-26 2020-09-26 -28.16',
  ]);
});

test('a line that says that no more transactions follow is no text of the row above', async () => {
  const account = await readAccount([
    ...chargeCard('79,23', '0,00', '20,77'),
    ...table('50 100 150 540> 545', [
      ['Umsatz', 'Buchung', 'Zahlungen und Gutschriften', 'Betrag in EUR'],
      ['11.09', '13.09', 'ZAHLUNG ERHALTEN BESTEN DANK', '79,23', 'CR'],
    ]),
    say('Keine neuen Umsätze in diesem Abrechnungszeitraum', 150),
  ]);
  expect(rowsOf(account)).toEqual(['2020-09-11 79.23 ZAHLUNG ERHALTEN BESTEN DANK']);
});

test('totals and the closing balance below the rows may be under labels of their own, next to a word', async () => {
  const account = await readAccount([
    say('Kontoauszug Beispielbank'),
    say('27.12.2023 bis 26.01.2024'),
    ...table('50 300 560>', [
      ['Kontonummer', 'Auszug', 'Kontostand per 27.12.2023'],
      ['320 980 212', '178', '+ 1.000,00'],
    ]),
    ...table('50 150 460> 560>', [
      ['Buchung/Wert', 'Vorgang/Buchungsinformation', 'Soll', 'Haben'],
      ['31.12./31.12.', 'Kartenzahlung', '- 117,96'],
      ['18.01./20.01.', 'Gutschrift', '', '+ 50,00'],
      ['25.01./26.01.', 'Kartenzahlung', '- 10,04'],
      [],
      ['', '', '', ''],
    ]),
    ...table('50 300> 430> 560>', [
      ['', 'Zahlungseingänge', 'Zahlungsausgänge', 'Neuer Kontostand'],
      ['Summen', 'EUR 50,00', 'EUR 128,00', 'EUR + 922,00'],
    ]),
  ]);
  expect(figuresOf(account)).toEqual(['proven', '1000.00', '922.00', '-117.96', '50.00', '-10.04']);
});

test('a Danish broker heads its rows with the security and the type of transaction', async () => {
  const account = await readAccount([
    say('Kontoudtog'),
    ...table('50 150 240 330 480> 560>', [
      ['Bogføringsdag', 'Valørdag', 'Transaktionstype', 'Værdipapir', 'Beløb', 'Saldo'],
      ['06-01-2025', '08-01-2025', 'GEBYR', 'Realtidskurser', '-15,75', '984,25'],
      ['11-01-2025', '15-01-2025', 'KØBT', 'Indeks Globale 9119 stk. à', '-231,57', '752,68'],
      ['', '', '', '19471'],
      ['16-01-2025', '16-01-2025', 'HÆVNING', 'Overførsel', '-100,00', '652,68'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-01-06 -15.75 GEBYR Realtidskurser',
    '2025-01-11 -231.57 KØBT Indeks Globale 9119 stk. à 19471',
    '2025-01-16 -100.00 HÆVNING Overførsel',
  ]);
});

test('sums named next to the rows are no text of theirs, though the first stands on the line of the headers', async () => {
  const account = await readAccount([
    ...table('50 500', [['Esimerkkipankki', 'Tiliote']]),
    say('Tilinumero FI21 1234 5600 0007 85'),
    say('Ajanjakso 1.9.2021 - 30.9.2021'),
    [],
    ...table('50 110 330> 410> 430 560>', [
      ['Päivä', 'Kuvaus', 'Summa EUR', 'Saldo', 'Tulot'],
      ['1.9.2021', 'Rahtifirma', '-16,79', '684,47', '', '75,98'],
      ['', 'Korttimaksu Joensuu', '', '', 'Menot'],
      ['2.9.2021', 'Tukkukauppa', '-4,65', '679,82', '', '744,06'],
      ['', 'Korttimaksu, kortti 6379', '', '', 'Tilin saldo 30.9.2021'],
      ['3.9.2021', 'Kukkakauppa', '-3,61', '676,21', '', '676,21'],
      ['', 'Korttimaksu, kortti 8028', '', '', 'Tapahtumia 5 kpl'],
      ['6.9.2021', 'Hotelli', '-5,09', '671,12', 'Business Mastercard'],
      ['', 'Korttimaksu Helsinki'],
      ['7.9.2021', 'Vakuutus', '-1,00', '670,12'],
      ['', 'Maksu'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2021-09-01 -16.79 Rahtifirma Korttimaksu Joensuu',
    '2021-09-02 -4.65 Tukkukauppa Korttimaksu, kortti 6379',
    '2021-09-03 -3.61 Kukkakauppa Korttimaksu, kortti 8028',
    '2021-09-06 -5.09 Hotelli Korttimaksu Helsinki',
    '2021-09-07 -1.00 Vakuutus Maksu',
  ]);
});

test("a broker's accounts without transactions are known by the numbers of their deposits", async () => {
  const { accounts } = await readStatement([
    [
      say('Kontoudtog'),
      ...table('350 450', [
        ['Kundenummer', '3429253'],
        ['Periode fra', '01-11-2023'],
        ['Periode til', '30-11-2023'],
      ]),
      say('Kontante midler pr. 30-11-2023'),
      ...table('50 300 560>', [
        ['Aktiedepot', 'Depotnr. 71143866', '14.834,28'],
        ['Aktiesparekonto', 'Depotnr. 35957667', '53.308,08'],
        ['Ratepension', 'Depotnr. 88464528', '7.057,26'],
        ['I alt DKK', '', '75.199,62'],
      ]),
      ...[
        ['Aktiedepot 71143866', '14.834,28'],
        ['Aktiesparekonto 35957667', '53.308,08'],
        ['Ratepension 88464528', '7.057,26'],
      ].flatMap(([name = '', held = '']) => [
        [],
        [...title(name), { text: 'Indestående pr. 30-11-2023', left: 300 }, { text: held, right: 560 }],
        say('Ingen transaktioner i perioden'),
      ]),
    ],
  ]);
  expect(accounts.map(({ number, closing, currency }) => `${number} ${closing} ${currency}`)).toEqual([
    '71143866 14834.28 DKK',
    '35957667 53308.08 DKK',
    '88464528 7057.26 DKK',
  ]);
});

test('a closing balance next to what moved on both sides ends the rows, by a noun of its own for it', async () => {
  const account = await readAccount([
    say('Kontoauszug Beispielbank'),
    ...table('50 120 190 380> 470> 560>', [
      ['Buchung', 'Valuta', 'Text', 'Soll', 'Haben', 'Saldo'],
      ['', '', 'Anfangsbestand 01.06.2025', '', '', '571,15'],
      ['14.06.2025', '16.06.2025', 'Verkauf Wertpapier NESTLE', '', '100,49', '671,64'],
    ]),
    [{ text: 'Abr.Nr. 780564', left: 190, raised: -3 }],
    ...table('190 380> 470> 560>', [['Endbestand 30.06.2025', '0,00', '100,49', '671,64']]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-06-14 100.49 Verkauf Wertpapier NESTLE Abr.Nr. 780564']);
  expect(figuresOf(account)).toEqual(['proven', '571.15', '671.64', '100.49']);
});

test('the currency in a box of a card is the currency of the card, though a date makes the box look like a row', async () => {
  const account = await readAccount([
    say('Kontoauszug Mastercard Gold'),
    ...table('350 560>', [
      ['Kontonummer', '586801153'],
      ['Kreditrahmen', '5.000,00'],
      ['Verfügbar', '4.431,39'],
    ]),
    [],
    ...table('50 200 330 500>', [
      ['Zu zahlender Gesamtbetrag', 'Mindestbetrag', 'Zahlbar bis', 'Währung'],
      ['€ 568,61', '€ 28,43', '09.02.2025', 'EUR'],
    ]),
    ...table('50 130 210 560>', [
      ['Datum', 'Gebucht', 'Beschreibung', 'Betrag'],
      ['2025-01-07', '2025-01-07', 'NETFLIX USD 24,99 Kurs 1,0822', '20,35'],
    ]),
    ...table('350 560>', [
      ['Letzter Saldo', '548,26'],
      ['Neuer Saldo', '568,61'],
    ]),
    say('Zahlungen an: Beispielbank AB, IBAN SE45 5000 0000 0583 9825 7466'),
    say('Beispielbank AB, Box 947, SE-501 10 Borås'),
  ]);
  expect(account.currency).toBe('EUR');
  expect(figuresOf(account)).toEqual(['proven', '548.26', '568.61', '-20.35']);
});

test('what is held in a currency on a day, with its time zone, closes an account, and its only row is of the day below', async () => {
  const account = await readAccount([
    say('Relevé de compte EUR'),
    say('1 juillet 2021 (GMT+01:00) - 31 juillet 2021 (GMT+01:00)'),
    say('IBAN BE68 5390 0754 7034'),
    [],
    ...table('50 560>', [['EUR le 31 juillet 2021 (GMT+01:00)', '7.594,21 EUR']]),
    ...table('50 380> 470> 560>', [
      ['Description', 'Entrant', 'Sortant', 'Montant'],
      ['Argent envoyé à Thomas Lejeune', '', '-327,24', '7.594,21'],
    ]),
    ...table('50 200', [['5 juillet 2021', 'Transaction : 13264990']]),
  ]);
  expect(account.closing).toBe('7594.21');
  expect(rowsOf(account)).toEqual([
    '2021-07-05 -327.24 Argent envoyé à Thomas Lejeune Transaction : 13264990',
  ]);
});

test('what is held in a currency on a day closes an account without transactions', async () => {
  const account = await readAccount([
    say('Relevé de compte EUR'),
    say('13 décembre 2024 (GMT+01:00) - 12 janvier 2025 (GMT+01:00)'),
    say('IBAN BE68 5390 0754 7034'),
    [],
    ...table('50 560>', [['EUR le 12 janvier 2025 (GMT+01:00)', '3.411,57 EUR']]),
    say('Aucune opération sur cette période'),
  ]);
  expect(account.closing).toBe('3411.57');
});

test('a word for rewards that ends the text of a row titles no rows', async () => {
  const account = await readAccount([
    say('Kontoauszug Beispielbank'),
    say('IBAN DE89 3704 0044 0532 0130 00'),
    [],
    ...table('50 130 560>', [
      ['Datum', 'Buchung', 'Betrag'],
      ['10.10.2020', 'Markt', '-85,09 €'],
      ['', 'Kartenzahlung'],
      [],
      ['08.10.2020', 'Beispielbank', '+1,01 €'],
      ['', 'Cashback'],
      [],
      ['07.10.2020', 'Fahrscheine', '-41,01 €'],
      ['', 'Kartenzahlung'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2020-10-10 -85.09 Markt Kartenzahlung',
    '2020-10-08 1.01 Beispielbank Cashback',
    '2020-10-07 -41.01 Fahrscheine Kartenzahlung',
  ]);
});
