import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('columns without headers, or in another order', () => {
  test('dates under lines that name the booking day are of value where they come later', async () => {
    const account = await readAccount([
      say('Tiliote 1.8.2023 - 31.8.2023 EUR'),
      say('Alkusaldo 1.8.2023   +100,00'),
      say('Kirjauspäivä 9.8.'),
      ...table('40 120 550>', [['9.8.', 'SAIMAAN APTEEKKI', '-19,00']]),
      say('Kirjauspäivä 13.8.'),
      ...table('40 120 550>', [
        ['14.8.', 'JÄRVIENERGIA OY', '-4,00'],
        ['15.8.', 'K-KAUPPA', '-7,00'],
      ]),
      say('Loppusaldo 31.8.2023   +70,00'),
    ]);
    expect(rowsOf(account)).toEqual([
      '2023-08-09 -19.00 SAIMAAN APTEEKKI',
      '2023-08-13 -4.00 JÄRVIENERGIA OY',
      '2023-08-13 -7.00 K-KAUPPA',
    ]);
  });

  test('a currency code on every row is no text', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.07.2025 bis 31.07.2025'),
      ...table('40 120 420 540>', [
        ['01.07.2025', 'Alter Saldo', '', '1.000,00'],
        ['14.07.2025', 'BÄCKEREI KOGGE', 'EUR', '-100,00'],
        ['16.07.2025', 'MARKTHALLE', 'EUR', '-50,00'],
        ['18.07.2025', 'TANKHOF', 'EUR', '-20,00'],
        ['21.07.2025', 'APOTHEKE', 'EUR', '-10,00'],
        ['31.07.2025', 'Neuer Saldo', '', '820,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -100.00 BÄCKEREI KOGGE',
      '2025-07-16 -50.00 MARKTHALLE',
      '2025-07-18 -20.00 TANKHOF',
      '2025-07-21 -10.00 APOTHEKE',
    ]);
  });

  test('dates in the last column, under a header that elsewhere names purchases', async () => {
    const account = await readAccount([
      say('Carte de crédit, relevé du 25/12/2024 au 24/01/2025 EUR'),
      say('Ancien solde 100,00   Solde restant dû 170,00'),
      ...table('40 180> 200 480', [
        ['Débit le', 'Montant', 'Commerçant', 'Achat'],
        ['28/12', '30,00', 'PHARMACIE CENTRALE', '27/12'],
        ['01/01', '25,00', 'LIBRAIRIE', '30/12'],
        ['04/01', '15,00', 'GARAGE', '04/01'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2024-12-27 2024-12-28',
      '2024-12-30 2025-01-01',
      '2025-01-04 2025-01-04',
    ]);
  });

  test('texts under a header that elsewhere names money, with the date behind the amount', async () => {
    const account = await readAccount([
      say('Card statement 1 Oct 2025 to 31 Oct 2025 GBP'),
      say('Previous balance 100.00   New balance 102.00'),
      ...table('40 400> 440', [
        ['Where you spent it', '£', 'Date'],
        ['BLUE KETTLE CAFE', '7.75', '2 Oct 25'],
        ['ORCHARD FARM SHOP', '4.25', '4 Oct 25'],
        ['METRO TRANSIT', '30.00', '5 Oct 25'],
        ['PINE & OAK refund', '40.00-', '11 Oct 25'],
      ]),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual([
      '2025-10-02 -7.75 BLUE KETTLE CAFE',
      '2025-10-04 -4.25 ORCHARD FARM SHOP',
      '2025-10-05 -30.00 METRO TRANSIT',
      '2025-10-11 40.00 PINE & OAK refund',
      'proven',
    ]);
  });

  test('a processing date is no transaction date, whichever comes first', async () => {
    const account = await readAccount([
      say('Extracto de cuenta desde 13/12/2022 hasta 12/01/2023 EUR'),
      ...table('40 110 190 400> 540>', [
        ['Fecha', 'Fecha', 'Descripción', 'Débito', 'Saldo'],
        ['proc.', 'movim.', '', '', ''],
        ['16/12/22', '15/12/22', 'SUPER YEGROS', '100,00', '900,00'],
        ['30/12/22', '28/12/22', 'FARMACIA', '50,00', '850,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2022-12-15 2022-12-16',
      '2022-12-28 2022-12-30',
    ]);
  });

  test('a word in place of an amount is no text', async () => {
    const account = await readAccount([
      say('Account statement 1 May 2020 to 31 May 2020 AUD'),
      ...table('40 120 340> 430> 530>', [
        ['Date', 'Transaction details', 'Withdrawals', 'Deposits', 'Balance'],
      ]),
      ...table('40 120 360> 450> 550>', [
        ['1 May', 'OPENING BALANCE', '', '', '1,000.00'],
        ['4 May', 'VISA PURCHASE', '100.00', 'blank', '900.00'],
        ['6 May', 'SALARY', 'blank', '250.00', '1,150.00'],
        ['8 May', 'LYGON ST BOOKS', '50.00', 'blank', '1,100.00'],
        ['31 May', 'CLOSING BALANCE', '', '', '1,100.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2020-05-04 -100.00 VISA PURCHASE',
      '2020-05-06 250.00 SALARY',
      '2020-05-08 -50.00 LYGON ST BOOKS',
    ]);
  });
});

describe('what stands next to rows, between them or below', () => {
  test('a check number before a date of two words is no date', async () => {
    const account = await readAccount([
      say('Account statement December 18, 2024 - January 17, 2025 USD'),
      say('Beginning balance 500.00   Ending balance 400.00'),
      say('Checks paid'),
      ...table('40 90 200>', [
        ['No.', 'Date', 'Amount'],
        ['1115', 'Dec 18', '100.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-18']);
  });

  test('an amount in brackets of another length is in its column', async () => {
    const { accounts } = await readStatement([
      [
        say('STATEMENT OF ACCOUNT 11 Dec 2022 to 10 Jan 2023'),
        ...table('30 83 329 435 535', [
          ['DATE', 'DESCRIPTION', 'WITHDRAWAL', 'DEPOSIT', 'BALANCE'],
          ['', 'Chequing 239235-77 in CAD', '', '', ''],
          ['14 Dec', 'MEMBER TRANSFER', '(677.42)', '--', '8,273.13'],
          ['21 Dec', 'DEPOSIT - TELLER', '--', '317.00', '8,590.13'],
        ]),
        ...table('30 83 347 459 535', [['22 Dec', 'POS LANTERN GROCERS', '(7.46)', '--', '8,582.67']]),
        ...table('30 83 329 435 535', [['', 'ENDING BALANCE', '', '', '8,582.67']]),
      ],
    ]);
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['-677.42', '317.00', '-7.46']);
  });

  test('a date in a bar left of the rows is not theirs', async () => {
    const account = await readAccount([
      say('Abrechnung vom 14.02.2025'),
      ...table('30 132 166 217 560>', [
        ['', '15.01.', '', 'Saldo letzte Abrechnung', '100,00 -'],
        ['Ihre Karte', '21.01.', '23.01.', 'APOTHEKE AM HAFEN EUR', '90,81 -'],
        ['Gültig bis 11/29', '', '', '', ''],
        ['', '22.01.', '23.01.', 'BUCHHANDLUNG DEICH EUR', '39,19 -'],
        ['Einzug', '', '', '', ''],
        ['08.03.2025', '08.02.', '08.02.', 'MARKTHALLE FOERDE EUR', '70,00 -'],
        ['vom Konto', '', '', '', ''],
        ['Betrag 300,00 -', '09.02.', '10.02.', 'TANKHOF NORD EUR', '30,00 +'],
        ['Effektivzins', '', '', '', ''],
        ['', '14.02.', '', 'Neuer Saldo', '270,00 -'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual([
      '2025-01-21',
      '2025-01-22',
      '2025-02-08',
      '2025-02-09',
    ]);
  });

  test('the fee for a card among the rows of an account makes it no card', async () => {
    const { statementType, accounts } = await readStatement([
      [
        say('Rekeninguittreksel BE69 6659 7135 3356'),
        ...table('30 170> 200 240 320', [
          ['Datum', 'Bedrag in EUR', 'Nr.', 'Valuta', 'Omschrijving'],
          ['', '6.783,64 +', '', '', 'Vorig saldo op 05-12-2025'],
          ['06-12', '58,16 -', '1', '07-12', 'Kruidenier aan zee'],
          ['08-12', '28,42 -', '2', '09-12', 'Kosten creditcard'],
          ['09-12', '66,06 -', '3', '11-12', 'Waternet oost'],
          ['', '6.631,00 +', '', '', 'Nieuw saldo op 04-01-2026'],
        ]),
      ],
    ]).then((reading) => ({ statementType: reading.kind, accounts: reading.accounts }));
    expect([statementType, accounts[0]?.opening, accounts[0]?.closing]).toEqual([
      'bank_statement',
      '6783.64',
      '6631.00',
    ]);
  });

  test('balances that bore interest, below the closing balance, lead from no row', async () => {
    const account = await readAccount([
      say('Estratto conto dal 19.03.2022 al 18.04.2022 EUR'),
      ...table('40 120 220 450> 550>', [
        ['Data', 'Valuta', 'Descrizione', 'Addebiti', 'Accrediti'],
        ['19.03.2022', '19.03.2022', 'Saldo iniziale', '', '+1.000,00'],
        ['22.03.2022', '24.03.2022', 'Pagamento POS', '100,00', ''],
        ['17.04.2022', '17.04.2022', 'Stipendio', '', '300,00'],
        ['', '', 'Totali', '100,00', '300,00'],
        ['18.04.2022', '', 'Saldo finale', '', '+1.200,00'],
      ]),
      ...table('40 240 300 400 500', [
        ['', 'Saldo per valuta', 'Giorni', 'Numeri creditori', 'Tasso'],
        ['Dal 19.03.2022 al 18.04.2022', '+1.041,28', '31', '769267', '0,000'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('a label whose end stands with a day before the balance names it', async () => {
    const account = await readAccount([
      say('Your account summary for 1st Jun 2022 to 30th Jun 2022 GBP'),
      ...table('40 450>', [
        ['Balance brought forward from', ''],
        ['1st Jun Statement', '5,422.61'],
        ['Total money in:', '0.00'],
        ['Total money out:', '-0.00'],
        ['Your balance at close of business', ''],
        ['30th Jun 2022', '5,422.61'],
      ]),
      ...table('40 550>', [
        ['Balance brought forward from previous statement', '5,422.61'],
        ['No transactions have been made on this account.', ''],
        ['Balance carried forward to next statement', '5,422.61'],
      ]),
    ]);
    expect([rowsOf(account), account.opening, account.closing]).toEqual([[], '5422.61', '5422.61']);
  });

  test('sums carried to the next page are those of the rows above', async () => {
    const account = await readAccount([
      say('Kontoutskrift 01.06.2021 - 30.06.2021 NOK'),
      ...table('40 120 450> 550>', [
        ['Bokført', 'Forklaring', 'Ut av konto', 'Inn på konto'],
        ['', 'Saldo fra kontoutskrift 01.06.2021', '', '1 000,00'],
        ['02.06.', 'KAFÉ BRYGGA', '100,00', ''],
        ['03.06.', 'LØNN', '', '500,00'],
        ['', 'Sum til neste side', '100,00', '500,00'],
        ['', 'Sum fra forrige side', '100,00', '500,00'],
        ['08.06.', 'BOKSTUA', '50,00', ''],
        ['09.06.', 'RETUR', '', '20,00'],
        ['', 'Saldo i Deres favør 30.06.2021', '', '1 370,00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('deposits with the day on which they mature are no transactions', async () => {
    const account = await readAccount([
      say('Statement of transactions in savings account 626155509318 in INR'),
      say('for the period December 15, 2024 - January 14, 2025'),
      ...table('40 120 360> 450> 550>', [
        ['DATE', 'PARTICULARS', 'DEPOSITS', 'WITHDRAWALS', 'BALANCE'],
        ['15-12-2024', 'B/F', '', '', '2,42,082.60'],
        ['04-01-2025', 'NEFT SALARY', '43,730.03', '', '2,85,812.63'],
        ['', 'TOTAL', '43,730.03', '0.00', '2,85,812.63'],
      ]),
      say('FIXED DEPOSITS'),
      ...table('40 130 280> 300 430> 450 570>', [
        ['DEPOSIT NO.', 'OPEN DATE', 'DEP. AMT.', 'ROI%', 'MAT. AMT.', 'MAT. DATE', 'BALANCE'],
        ['011810241385', '11-01-2020', '1,50,000.00', '6.70', '1,65,718.40', '11-01-2030', '1,50,000.00'],
      ]),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual(['2025-01-04 43730.03 NEFT SALARY', 'proven']);
  });

  test('a number of digits under a header for receipts is no date', async () => {
    const account = await readAccount([
      say('Tarjeta de crédito, resumen de cuenta EUR'),
      say('Cierre actual 15 Mar 24   Saldo anterior 100,00   Saldo actual 140,00'),
      ...table('40 82 200 550>', [
        ['Fecha', 'Comprobante', 'Detalle de transacción', 'Pesos'],
        ['18.02.24', '33192506', 'FARMACIA', '10,00'],
        ['23.02.24', '19611109', 'HELADERIA', '20,00'],
        ['27.02.24', '90613661', 'KIOSCO', '10,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-02-18', '2024-02-23', '2024-02-27']);
  });

  test('the last balance, named above the rows and repeated below, is not also the first', async () => {
    const account = await readAccount([
      say('Extrato conta período 01/11/2025 até 30/11/2025 BRL'),
      say('saldo em conta   850,00'),
      ...table('40 120 550>', [
        ['data', 'lançamentos', 'valor (R$)'],
        ['07/11/2025', 'POSTO IPIRANGUINHA', '-100,00'],
        ['07/11/2025', 'SALDO DO DIA', '900,00'],
        ['12/11/2025', 'CONTA DE LUZ', '-50,00'],
        ['12/11/2025', 'SALDO DO DIA', '850,00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-100.00', '-50.00']);
    expect([account.opening, account.closing]).toEqual([null, '850.00']);
  });

  test('a sum of nothing for one kind of charges contradicts no card', async () => {
    const account = await readAccount([
      say('Estado de cuenta tarjeta de crédito 01-abr-2021 a 30-abr-2021 MXN'),
      ...table('40 300 550>', [
        ['Adeudo del periodo anterior', '=', '$1,000.00'],
        ['Cargos y compras a meses (capital)', '+', '$0.00'],
        ['Pago para no generar intereses', '=', '$1,150.00'],
      ]),
      ...table('40 120 300 550>', [
        ['Fecha de la', 'Fecha de', '', ''],
        ['operación', 'cargo', 'Descripción del movimiento', 'Monto'],
        ['02-abr-2021', '04-abr-2021', 'CINES ANGELOPOLIS', '+ $50.00'],
        ['05-abr-2021', '05-abr-2021', 'SUPER CHALUPAS', '+ $30.00'],
        ['12-abr-2021', '12-abr-2021', 'LIBRERIA TALAVERA', '+ $70.00'],
      ]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['1000.00', '1150.00', 'proven']);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-50.00', '-30.00', '-70.00']);
  });

  test('abbreviations of months are those of the language of the document', async () => {
    const account = await readAccount([
      say('Izvadak po tekućem računu 01 lip 2022 - 30 lip 2022 EUR'),
      say('Prethodno stanje 500,00   Novo stanje 350,00'),
      ...table('40 130 420> 550>', [
        ['Datum', 'Opis plaćanja', 'Isplate', 'Uplate'],
        ['02 lip 2022', 'Kupnja VODOVOD', '100,00', ''],
        ['10 lip 2022', 'Kupnja KNJIŽARA', '50,00', ''],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2022-06-02', '2022-06-10']);
  });

  test('the only full day of a document ends its period where most rows are far behind it', async () => {
    const { accounts } = await readStatement([
      [
        say('Situation de vos comptes au 06.01.2025 EUR'),
        ...['LU93 8007 7278 0613 9162', 'LU23 2822 1630 3319 0914', 'LU84 1092 8184 3760 9992'].flatMap(
          (iban, at) => [
            say(`Extrait de compte   ${iban}`),
            ...table('40 120 550>', [
              ['Date', 'Communication', ''],
              ['07.12', 'ANCIEN SOLDE', '500,00'],
              [['24.12', '22.12', '27.12'][at] ?? '', 'ACHAT DEBIT LIBRAIRIE', '16,00-'],
              ['06.01', 'NOUVEAU SOLDE', '484,00'],
            ]),
          ],
        ),
      ],
    ]);
    expect(accounts.flatMap(({ transactions }) => transactions.map(({ date }) => date))).toEqual([
      '2024-12-24',
      '2024-12-22',
      '2024-12-27',
    ]);
  });
});

describe('columns of figures without headers', () => {
  const head = [say('Account statement 1 July 2025 to 31 July 2025 AUD'), say('Opening balance $1,000.00')];

  test('the balance is the one that the amounts lead to, also left of them', async () => {
    const account = await readAccount([
      ...head,
      ...table('40 120 450> 550>', [
        ['4 Jul 2025', 'HARBOUR BOOKS', '$900.00', '-$100.00'],
        ['8 Jul 2025', 'INTEREST', '$906.00', '$6.00'],
        ['11 Jul 2025', 'METRO TRANSIT', '$856.00', '-$50.00'],
        ['15 Jul 2025', 'FABLE STREAMING', '$836.00', '-$20.00'],
        ['21 Jul 2025', 'REFUND', '$846.00', '$10.00'],
      ]),
      say('Closing balance $846.00'),
    ]);
    expect([account.transactions.map(({ amount }) => amount), account.verdict]).toEqual([
      ['-100.00', '6.00', '-50.00', '-20.00', '10.00'],
      'proven',
    ]);
  });

  test('money in may stand left of money out', async () => {
    const account = await readAccount([
      say('Account statement 1 February 2020 to 29 February 2020 HKD'),
      ...table('40 120 370> 460> 560>', [
        ['1 Feb', 'B/F BALANCE', '', '', '1,000.00'],
        ['9 Feb', 'HARBOUR BOOKS', '', '100.00', '900.00'],
        ['10 Feb', 'LAU M', '50.00', '', '950.00'],
        ['12 Feb', 'KOWLOON POWER', '', '70.00', '880.00'],
        ['20 Feb', 'LION ROCK CAFE', '', '30.00', '850.00'],
        ['27 Feb', 'CHAN SAMPLE', '20.00', '', '870.00'],
        ['29 Feb', 'C/F BALANCE', '', '', '870.00'],
      ]),
    ]);
    expect([account.transactions.map(({ amount }) => amount), account.verdict]).toEqual([
      ['-100.00', '50.00', '-70.00', '-30.00', '20.00'],
      'proven',
    ]);
  });

  test('a last figure to which no amount leads is no balance', async () => {
    const account = await readAccount([
      say('Credit card statement May 01, 2023 - May 31, 2023 USD'),
      say('Previous balance $500.00   New balance $640.00'),
      ...table('40 130 450> 550>', [
        ['05/01/2023', 'PALO GROCERY', '$0.30', '$30.00'],
        ['05/07/2023', 'NICKEL DINER', '$0.24', '$24.00'],
        ['05/08/2023', 'SEA LION BOOKS', '$0.46', '$46.00'],
        ['05/16/2023', 'REDWOOD CYCLES', '$0.40', '$40.00'],
      ]),
    ]);
    expect([account.transactions.map(({ amount }) => amount), account.verdict]).toEqual([
      ['-30.00', '-24.00', '-46.00', '-40.00'],
      'proven',
    ]);
  });
});

test('texts in the last column, under a header longer than one word, are no margin', async () => {
  const account = await readAccount([
    say('Rekeninguittreksel 27-11-2025 tot 26-12-2025 EUR'),
    ...table('40 560>', [['Vorig saldo op 27-11-2025', '8.000,00 +']]),
    ...table('30 80 110 267> 300', [
      ['Datum', 'Nr.', 'Valuta', 'Bedrag in EUR', 'Omschrijving van de verrichting'],
      ['30-11', '1', '02-12', '100,00 +', 'Loon of wedde'],
      ['02-12', '2', '02-12', '7,00 -', 'Aankoop met kaart'],
      ['21-12', '3', '22-12', '21,00 -', 'Betaling bancontact'],
      ['22-12', '4', '22-12', '2,00 -', 'Doorlopende opdracht'],
    ]),
    ...table('40 560>', [['Nieuw saldo op 26-12-2025', '8.070,00 +']]),
  ]);
  expect([...rowsOf(account), account.verdict]).toEqual([
    '2025-11-30 100.00 Loon of wedde',
    '2025-12-02 -7.00 Aankoop met kaart',
    '2025-12-21 -21.00 Betaling bancontact',
    '2025-12-22 -2.00 Doorlopende opdracht',
    'proven',
  ]);
});

describe('which number is the day', () => {
  test('is not shown by hours of business', async () => {
    const account = await readAccount([
      say('Relevé de compte du 10.05.2022 au 09.06.2022 EUR'),
      say('Horaires lun.-ven. 7.30-15.45'),
      say('Ancien solde 608,50'),
      ...table('40 120 450> 550>', [
        ['Date', 'Libellé', 'Débit', 'Crédit'],
        ['08.06', 'ACHAT CB EAUX', '62,50', ''],
      ]),
      say('Nouveau solde 546,00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2022-06-08']);
  });

  test('is open where every row is outside the printed period, and inside with day and month turned', async () => {
    const account = await readAccount([
      say('Extrato de conta de 2022-02-01 a 2022-02-28 EUR'),
      say('Saldo inicial 1.000,00   Saldo final 800,00'),
      ...table('40 120 450> 550>', [
        ['Data', 'Descrição', 'Débito', 'Crédito'],
        ['02.05', 'LEVANTAMENTO', '200,00', ''],
      ]),
    ]);
    expect(account.verdict).toBe('unproven');
  });

  test('is open for a single day with a name between two numbers and no period', async () => {
    const account = await readAccount([
      say('Resumen de cuenta tarjeta de crédito ARS'),
      say('Saldo anterior 1.000,00   Saldo actual 1.200,00'),
      ...table('40 160 550>', [
        ['Fecha', 'Detalle', 'Pesos'],
        ['25 Diciem. 23', 'LIBRERIA TOTORA', '200,00'],
      ]),
    ]);
    expect(account.verdict).toBe('unproven');
  });
});

test('months of a language are read in days of one word too', async () => {
  const account = await readAccount([
    say('Izvadak po tekućem računu 15-lip-22 - 14-srp-22 EUR'),
    say('Prethodno stanje 500,00   Novo stanje 350,00'),
    ...table('40 130 420> 550>', [
      ['Datum', 'Opis plaćanja', 'Isplate', 'Uplate'],
      ['18-lip-22', 'Kupnja VODOVOD', '100,00', ''],
      ['02-srp-22', 'Kupnja KNJIŽARA', '50,00', ''],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2022-06-18', '2022-07-02']);
});

test('the fee for a card in a numbered row of an account makes it no card', async () => {
  const { kind } = await readStatement([
    [
      say('Rekeninguittreksel BE69 6659 7135 3356'),
      ...table('30 70 200 550>', [
        ['Nr.', 'Datum', 'Omschrijving', 'Bedrag in EUR'],
        ['', '', 'Vorig saldo op 05-12-2025', '6.783,64 +'],
        ['1', '06-12', 'Kruidenier aan zee', '58,16 -'],
        ['2', '08-12', 'Kosten creditcard', '28,42 -'],
        ['3', '09-12', 'Waternet oost', '66,06 -'],
        ['', '', 'Nieuw saldo op 04-01-2026', '6.631,00 +'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('the fee for a card makes no card of an account whose rows print their day behind the amounts', async () => {
  const { kind } = await readStatement([
    [
      say('Polderbank Rekeningoverzicht'),
      say('Beginsaldo € 124,20 DR   Eindsaldo € 24,57 CR'),
      say('Kredietlimiet € 4.000,00'),
      ...table('110> 190> 240 290', [
        ['Bedrag af', 'Bedrag bij', 'Datum', 'Omschrijving'],
        ['24,23', '', '22-12-2025', 'Kosten creditcard'],
        ['', '200,00', '31-12-2025', 'Salaris'],
        ['27,00', '', '04-01-2026', 'Minimum betaling'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('of two dates of which no header names the posting date the later one is it', async () => {
  const account = await readAccount([
    say('Account statement 22/12/2024 to 21/01/2025 ZAR'),
    ...table('40 120 200 460> 560>', [
      ['Date', 'Date', 'Description', 'Amount', 'Balance'],
      ['', '', 'Opening balance', '', '1,000.00'],
      ['24/12/2024', '22/12/2024', 'MZANSI GROCERS', '-100.00', '900.00'],
      ['27/12/2024', '27/12/2024', 'PROTEA BOOKS', '-50.00', '850.00'],
      ['30/12/2024', '29/12/2024', 'P NAIDOO', '20.00', '870.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
    '2024-12-22 2024-12-24',
    '2024-12-27 2024-12-27',
    '2024-12-29 2024-12-30',
  ]);
});

test('a signed row of a card fee near the top of an account makes it no card', async () => {
  const { kind } = await readStatement([
    [
      say('Polderbank Afschriftoverzicht'),
      say('Periode 15/06/22 t/m 14/07/22'),
      say('Beginsaldo € 142,96   Eindsaldo € 121,46'),
      ...table('40 300 560>', [
        ['5 juli 2022', 'Saldo einde dag', '€ 121,46'],
        ['', 'Kosten creditcard', '- 21,50'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('a date behind that of posting is doubted where the others are before it', async () => {
  const account = await readAccount([
    say('Credit card statement 1 December 2021 to 31 January 2022 EUR'),
    say('Previous balance 100.00   New balance 160.00'),
    ...table('40 120 220 550>', [
      ['Transaction date', 'Posting date', 'Description', 'Amount'],
      ['09/12/2021', '11/12/2021', 'HARBOUR BOOKS', '10.00'],
      ['13/12/2021', '14/12/2021', 'FABLE STREAMING', '20.00'],
      ['27/01/2022', '20/12/2021', 'METRO TRANSIT', '30.00'],
    ]),
  ]);
  expect(account.verdict).toBe('unproven');
});

test('amounts moved aside by a word for their direction are of one column', async () => {
  const account = await readAccount([
    say('Credit card statement 4 December 2021 to 3 January 2022 GBP'),
    ...table('40 100 160 550>', [
      ['04 Dec', '', 'Balance from previous statement', '£400.00'],
      ['08 Dec', '08 Dec', 'BRIGHTWAY ENERGY', '20.00'],
      ['12 Dec', '13 Dec', 'MERIDIAN INSURANCE', '30.00'],
      ['26 Dec', '27 Dec', 'DIRECT DEBIT PAYMENT', '190.00 CR'],
      ['28 Dec', '28 Dec', 'REFUND', '10.00 CR'],
      ['02 Jan', '03 Jan', 'HARBOUR BOOKS', '340.00'],
      ['03 Jan', '', 'New balance', '£590.00'],
    ]),
  ]);
  expect([account.opening, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    '400.00',
    '-20.00',
    '-30.00',
    '190.00',
    '10.00',
    '-340.00',
  ]);
});

test('a line that names the day of the rows below tops a page like those before, and is no furniture', async () => {
  const page = (days: readonly string[], rows: readonly (readonly string[])[]) => [
    say('Esimerkkipankki Tiliote'),
    ...table('40 120 550>', [
      ['Arvopäivä', 'Saaja / Maksaja, selite', 'Määrä'],
      ...days.flatMap((day, at) => [[`Kirjauspäivä ${day}`, '', ''], rows[at] ?? []]),
    ]),
  ];
  const account = await readAccount(
    [
      say('Tiliote 1.8.2023 - 31.8.2023 EUR'),
      say('Alkusaldo 1.8.2023   +100,00'),
      ...page(['2.8.'], [['3.8.', 'APTEEKKI', '-10,00']]),
    ],
    page(
      ['9.8.', '11.8.'],
      [
        ['10.8.', 'K-KAUPPA', '-20,00'],
        ['11.8.', 'LEIPOMO', '-5,00'],
      ],
    ),
    [
      ...page(
        ['18.8.', '21.8.'],
        [
          ['21.8.', 'KIRJAKAUPPA', '-30,00'],
          ['22.8.', 'OTTO', '-5,00'],
        ],
      ),
      say('Loppusaldo 31.8.2023   +30,00'),
    ],
  );
  expect(account.transactions.map(({ date }) => date)).toEqual([
    '2023-08-02',
    '2023-08-09',
    '2023-08-11',
    '2023-08-18',
    '2023-08-21',
  ]);
});

test('a balance under its label stands on the line of the period too', async () => {
  const account = await readAccount([
    say('Betaalrekening NL10 AMKA 9465 0529 49'),
    ...table('40 380', [
      ['Periode', 'Saldo per 14 juni 2023'],
      ['15 mei 2023 t/m 14 juni 2023', '€ 1.368,18'],
    ]),
    ...table('40 120 420 520>', [
      ['Datum', 'Omschrijving', 'Af/Bij', 'Bedrag (€)'],
      ['14-06-2023', 'Bakker', 'Af', '17,16'],
      ['11-06-2023', 'T. Model', 'Bij', '56,08'],
    ]),
  ]);
  expect(account.closing).toBe('1368.18');
});

test('the balance of an account below each day names itself in the case of its language', async () => {
  const account = await readAccount([
    say('Výpis z účtu SK04 0047 0727 1166 7584 8577'),
    say('Obdobie 01.09.2024 – 30.09.2024'),
    ...table('40 520>', [
      ['Predchádzajúci zostatok', '100,00 EUR'],
      ['Popis transakcie', 'Suma v EUR'],
      ['02.09.2024'],
      ['Inkaso', '-33,78'],
      ['Zostatok na účte', '66,22'],
      ['09.09.2024'],
      ['Platba kartou', '-16,22'],
      ['Zostatok na účte', '50,00'],
      ['Zostatok 30.09.2024', '50,00 EUR'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2024-09-02 -33.78 Inkaso',
    '2024-09-09 -16.22 Platba kartou',
  ]);
});

test('cash of an investment account opens and closes it under its own words', async () => {
  const account = await readAccount([
    say('Kontoutdrag investeringssparkonto 118 739 851-3'),
    say('Period 2023-04-01 - 2023-04-30'),
    say('Ingående likvida medel 1 000,00 kr'),
    say('Utgående likvida medel 1 150,00 kr'),
    ...table('50 150 540>', [
      ['Affärsdag', 'Text', 'Belopp'],
      ['2023-04-05', 'Avgift', '-50,00'],
      ['2023-04-07', 'Insättning', '200,00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
});

test('what a card collects in full closes it, in French and in Spanish', async () => {
  const french = await readAccount([
    say('Relevé de carte de crédit 7442 7702 XXXX 0775'),
    say('Solde à domicilier 239,00'),
    ...table('50 150 540>', [
      ['Date', 'Description', 'Montant EUR'],
      ['08/12/2023', 'GARAGE MEUSE', '30,00'],
      ['14/12/2023', 'LIBRAIRIE SENNE', '9,00'],
    ]),
    say('Solde du relevé précédent 200,00'),
  ]);
  expect(french.verdict).toBe('proven');
  const spanish = await readAccount([
    say('Estado de cuenta tarjeta de crédito 1877-76**-****-6060'),
    say('Fecha de corte 10/02/2023'),
    say('Pago de contado 239,00'),
    ...table('50 150 540>', [
      ['Fecha', 'Concepto', 'Monto CRC'],
      ['', 'SALDO ANTERIOR', '200,00'],
      ['11/01/2023', 'CINE MULTIPLAZA', '30,00'],
      ['13/01/2023', 'SUPER MAS', '9,00'],
    ]),
  ]);
  expect(spanish.verdict).toBe('proven');
});

test('undated lines below the closing balance are no rows, although no opening balance is printed', async () => {
  const account = await readAccount([
    say('Extrato conta corrente 35.874351.0-0'),
    say('Período 26/05/2024 a 25/06/2024'),
    ...table('50 120 540>', [
      ['Data', 'Histórico', 'Valor'],
      ['26/05', 'PIX RECEBIDO', '5.211,60'],
      ['27/05', 'COMPRA LIVRARIA', '12,67-'],
      ['', 'COMPRA MERCADO', '43,14-'],
      ['', 'SALDO NA DATA', '39.520,39'],
      ['01/06', 'COMPRA FARMACIA', '54,13-'],
      ['', 'SALDO NA DATA', '39.466,26'],
      ['', 'SALDO EM 25/06/2024', '39.466,26'],
      ['', 'JUROS DO LIMITE NO MES', '104,51'],
      ['', 'TARIFAS COBRADAS NO MES ANTERIOR', '38,90'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['5211.60', '-12.67', '-43.14', '-54.13']);
});
