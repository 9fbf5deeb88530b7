import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('days that no heading names', () => {
  test('rows that begin with words have their day from its column, not from the value date below', async () => {
    const account = await readAccount([
      say('Kontoauszug 28.12.2021 bis 27.01.2022 EUR'),
      ...table('40 330 550>', [
        ['Späti am Kanal', '28.12.2021', '-73,78'],
        ['Wertstellung 29.12.2021', '', ''],
        ['Mia Muster', '09.01.2022', '-93,64'],
        ['Wertstellung 11.01.2022', '', ''],
        ['Fahrradladen', '13.01.2022', '-1,05'],
        ['Wertstellung 14.01.2022', '', ''],
      ]),
      say('Alter Kontostand   1.000,00'),
      say('Neuer Kontostand   831,53'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2021-12-28', '2022-01-09', '2022-01-13']);
  });

  test('two days in front of each row are doubted if the second comes earlier', async () => {
    const { accounts, findings } = await readStatement([
      [
        say('Account statement 1 July 2020 to 31 July 2020 ZAR'),
        say('Opening balance   100.00'),
        ...table('40 120 200 480> 550>', [
          ['05/07/2020', '03/07/2020', 'LANTERN GROCERS', '-10.00', '90.00'],
          ['07/07/2020', '07/07/2020', 'PINE & OAK', '-20.00', '70.00'],
          ['15/07/2020', '13/07/2020', 'HARBOUR BOOKS', '-5.00', '65.00'],
          ['31/07/2020', '31/07/2020', 'METRO TRANSIT', '-15.00', '50.00'],
        ]),
        say('Closing balance   50.00'),
      ],
    ]);
    expect(accounts[0]?.verdict).toBe('unproven');
    expect(findings.filter(({ code }) => code === 'date-doubtful').length).toBe(2);
  });

  test('a column heading that ends with a shortened word is no sentence', async () => {
    const account = await readAccount([
      say('Extrato de 2025-07-16 a 2025-08-15, conta 76705971469, EUR'),
      say('Saldo inicial   100,00'),
      ...table('40 180> 260> 280 480', [
        ['Data valor', 'Saldo', 'Valor', 'Descritivo', 'Data lanç.'],
        ['2025-07-18', '90,00', '-10,00', 'LEVANTAMENTO PORTO', '2025-07-16'],
        ['2025-07-22', '120,00', '30,00', 'TRANSFERENCIA', '2025-07-20'],
        ['2025-08-09', '70,00', '-50,00', 'LIVRARIA FAROL', '2025-08-08'],
      ]),
      say('Saldo final   70,00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-07-16', '2025-07-20', '2025-08-08']);
  });

  test('the year of a single short date is where the other dates of the page have it', async () => {
    const account = await readAccount([
      say('Tarjeta, resumen de cuenta, pesos argentinos ARS'),
      say('Cierre anterior 01 Jul 24   Cierre actual 31 Jul 24   Vencimiento 22 Ago 24'),
      say('Saldo anterior 1.000,00   Saldo actual 1.250,00'),
      ...table('40 140 550>', [
        ['FECHA', 'DETALLE', 'PESOS'],
        ['13.07.24', 'KIOSCO 24', '250,00'],
      ]),
    ]);
    expect(account.transactions[0]?.date).toBe('2024-07-13');
  });

  test('the day of the next date is no year of the one before it', async () => {
    const account = await readAccount([
      say('Kreditkartenabrechnung vom 30.06.2025 EUR'),
      ...table('40 78 220 550>', [
        ['Beleg', 'Buchung', 'Verwendungszweck', 'Betrag EUR'],
        ['01 Juni', '', 'Saldo letzte Abrechnung', '100,00-'],
        ['04 Juni', '05 Juni', 'TANKHOF NORD', '15,21-'],
        ['10 Juni', '11 Juni', 'BAECKEREI', '4,79-'],
        ['12 Juni', '13 Juni', 'APOTHEKE', '10,00-'],
        ['30 Juni', '', 'Neuer Saldo', '130,00-'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2025-06-04 2025-06-05',
      '2025-06-10 2025-06-11',
      '2025-06-12 2025-06-13',
    ]);
  });

  test('an instalment is no day, wherever its column stands', async () => {
    const account = await readAccount([
      say('Extracto de cuenta, tarjeta 9435.XXXX.XXXX.0863, 01/03/2021 a 31/03/2021 EUR'),
      say('Saldo anterior 100,00   Saldo actual 145,00'),
      ...table('90> 120 170 240 320', [
        ['Importe', 'Cuota', 'Fecha', 'Proceso', 'Comercio'],
        ['20,00', '01/01', '03/03/21', '03/03/21', 'SUPERMERCADO LAPACHO'],
        ['10,00', '01/01', '04/03/21', '06/03/21', 'FERRETERIA MBOKAJA'],
        ['15,00', '02/03', '05/03/21', '06/03/21', 'LIBRERIA AMAMBAY'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2021-03-03', '2021-03-04', '2021-03-05']);
  });

  test('a day under words for a debit is one of posting where all days are printed alike', async () => {
    const account = await readAccount([
      say('Carte Azur Premier   Relevé du 01/06/2024 au 30/06/2024   Carte n° 0225 6992 **** 9865'),
      say('Solde restant dû 145,00 €   Ancien solde 100,00 €'),
      ...table('30 80 151 535>', [
        ['Achat', 'Débit le', 'Commerçant', 'Montant (€)'],
        ['01/06', '02/06', 'PHARMACIE', '25,00'],
        ['05/06', '06/06', 'LIBRAIRIE', '10,00'],
        ['05/06', '06/06', 'BOULANGERIE', '7,00'],
        ['06/06', '08/06', 'GARAGE', '15,00'],
        ['07/06', '08/06', 'AVOIR CARTE LIBRAIRIE', '- 12,00'],
        ['30/06', '', 'Total de vos achats', '45,00'],
      ]),
    ]);
    expect(account.transactions.slice(0, 5).map(({ postDate }) => postDate)).toEqual([
      '2024-06-02',
      '2024-06-06',
      '2024-06-06',
      '2024-06-08',
      '2024-06-08',
    ]);
  });

  test('two days with names of months and a stroke between are two days', async () => {
    const account = await readAccount([
      say('Kontoauszug vom 15.01.2025 bis 14.02.2025 EUR'),
      say('Alter Kontostand 100,00   Neuer Kontostand 162,66'),
      ...table('40 180 550>', [
        ['Buchung/Wert', 'Vorgang', 'Betrag'],
        ['16 Jan./17 Jan.', 'SEPA Überweisung', '62,66'],
      ]),
    ]);
    expect(account.transactions[0]?.date).toBe('2025-01-16');
  });

  test('rows that print the number of their day get no proof from another day', async () => {
    const account = await readAccount([
      say('EXTRATO CONTA CORRENTE 03/12/2023 A 02/01/2024   CONTA: 35.483405.0-0   R$'),
      ...table('40 140 550>', [
        ['DIA', 'HISTORICO', 'VALOR'],
        ['', 'SALDO ANTERIOR EM 03/12/2023', '100,00'],
        ['', '++ MOVIMENTOS', ''],
        ['04', 'BANPACOMPRAS', '10,00-'],
        ['', 'VERO DEBITO', '20,00-'],
        ['05', 'SAQUE', '5,00-'],
        ['07', 'PIX ENVIADO', '15,00-'],
        ['', 'SALDO EM 02/01/2024', '50,00'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test.each([
    ['29-08-2023TO CLG OKAFOR', '30-08-2023TO POS PHARMACY', '01-09-2023TO CASH SELF'],
    ['29 AugTO CLG OKAFOR', '30 AugTO POS PHARMACY', '01 SepTO CASH SELF'],
  ])('a date that touches the text behind it is a date: %s', async (...lines) => {
    const [first, second, third] = lines;
    const account = await readAccount([
      say('FROM 27-Aug-2023 TO 26-Sep-2023   A/C NO. 8189 9583 984 INR'),
      ...table('40 100 450> 550>', [
        ['DATE', 'PARTICULARS', 'AMOUNT', 'BALANCE'],
        ['', 'BALANCE B/F', '', '300.00 Cr.'],
        [first ?? '', '', '10.00 Dr.', '290.00 Cr.'],
        [second ?? '', '', '20.00 Dr.', '270.00 Cr.'],
        [third ?? '', '', '30.00 Dr.', '240.00 Cr.'],
        ['', 'CLOSING BALANCE', '', '240.00 Cr.'],
      ]),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual([
      '2023-08-29 -10.00 TO CLG OKAFOR',
      '2023-08-30 -20.00 TO POS PHARMACY',
      '2023-09-01 -30.00 TO CASH SELF',
      'proven',
    ]);
  });
});

describe('lists and boxes next to the rows', () => {
  test('a second list of the same rows under other titles counts once', async () => {
    const account = await readAccount([
      say('Card statement January 1, 2023 to January 31, 2023, card 4537 1200 3400 0530 CAD'),
      say('Activity by date'),
      ...table('40 140 550>', [
        ['Date', 'Details', 'Amount ($)'],
        ['2023-01-01', 'LANTERN GROCERS', '5.82'],
        ['2023-01-04', 'PHARMACY', '284.39'],
        ['2023-01-06', 'HARBOUR BOOKS', '92.47'],
        ['2023-01-08', 'ANNUAL FEE', '15.35'],
      ]),
      say('Purchases'),
      ...table('40 140 550>', [
        ['Date', 'Details', 'Amount ($)'],
        ['2023-01-01', 'LANTERN GROCERS', '5.82'],
        ['2023-01-04', 'PHARMACY', '284.39'],
        ['2023-01-06', 'HARBOUR BOOKS', '92.47'],
      ]),
      say('Fees'),
      ...table('40 140 550>', [
        ['Date', 'Details', 'Amount ($)'],
        ['2023-01-08', 'ANNUAL FEE', '15.35'],
      ]),
    ]);
    expect(account.transactions.length).toBe(4);
  });

  test('a title over lists of checks side by side holds for all of them, whatever note is between', async () => {
    const account = await readAccount([
      say('Checking statement 12/9/2020 - 1/8/2021, account number 5262184896 USD'),
      say('Ending balance on 01/08   6,800.22'),
      say('Checks                  4 checks totaling 100.00'),
      say('* Indicates gap in check sequence   i = Electronic Image'),
      ...table('40 100 200> 240 300 400>', [
        ['Number', 'Date Paid', 'Amount', 'Number', 'Date Paid', 'Amount'],
        ['1226', '12/12', '40.00', '1179', '01/04', '20.00'],
        ['1162', '12/18', '30.00', '1026', '01/05', '10.00'],
      ]),
      say('Deposits'),
      ...table('40 140> 160', [
        ['Date', 'Amount', 'Description'],
        ['12/25', '659.84', 'MOBILE DEPOSIT'],
        ['01/05', '32.92', 'MOBILE DEPOSIT'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount).toSorted()).toEqual(
      ['-40.00', '-30.00', '-20.00', '-10.00', '659.84', '32.92'].toSorted(),
    );
  });

  test('labels with a figure under each are no column headings of the rows below', async () => {
    const account = await readAccount([
      say('Extras de cont card de credit 01-ian-2021 31-ian-2021 RON'),
      ...table('40 164 290 414', [
        ['Sold precedent', 'Total tranzactii', 'Total incasari', 'Sold curent 31-ian-2021'],
        ['', '', '', ''],
      ]),
      ...table('150> 270> 395> 520>', [['100,00', '50,00', '20,00', '130,00']]),
      ...table('40 150 520>', [
        ['02-ian-2021', 'FLORARIA IRIS', '30,00'],
        ['04-ian-2021', 'FARMACIA TEIUL', '20,00'],
        ['12-ian-2021', 'Plata primita', '20,00 CR'],
      ]),
    ]);
    expect([account.opening, account.closing, account.transactions.length]).toEqual(['100.00', '130.00', 3]);
  });

  test('the balance under an available amount is what that is without its limit', async () => {
    const account = await readAccount([
      say('Extrato de 21/12/2025 a 20/01/2026, conta 3556.001.15100223-8, R$'),
      ...table('40 140 400>', [
        ['Data', 'Histórico', 'Valor'],
        ['21/12/2025', 'SALDO ANTERIOR', '1.000,00 C'],
        ['22/12/2025', 'COMPRA FARMACIA', '50,00 D'],
        ['23/12/2025', 'CRED SALARIO', '200,00 C'],
        ['26/12/2025', 'SAQUE', '30,00 D'],
      ]),
      say('Saldo                       1.120,00 C'),
      say('Limite de cheque especial   5.000,00 C'),
      say('Saldo total disponível      6.120,00 C'),
    ]);
    expect([account.closing, account.verdict]).toEqual(['1120.00', 'proven']);
  });

  test('balances in a column without a heading belong to their labels, not to a margin', async () => {
    const account = await readAccount([
      say('Checking statement December 16, 2025 - January 15, 2026, account number 2119136977 USD'),
      ...table('40 120 420> 550>', [
        ['Date', 'Description', 'Amount', ''],
        ['12/16/25', 'Starting balance', '', '$700.00'],
        ['12/16/25', 'REFUND BRIGHTWAY', '47.30', ''],
        ['12/20/25', 'STARLING CYCLES', '-7.30', ''],
        ['12/25/25', 'FABLE STREAMING', '-40.00', ''],
        ['01/15/26', 'LANTERN GROCERS', '-100.00', ''],
        ['01/15/26', 'Ending balance', '', '$600.00'],
      ]),
      ...table('40 550>', [['Copperfield Savings', '3/3']]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['700.00', '600.00', 'proven']);
  });

  test('a small whole figure of a column counts where the balance follows it', async () => {
    const account = await readAccount([
      say('入出金明細照会 2021/01/01 〜 2021/01/31 普通預金 口座番号 5185154'),
      ...table('40 200> 280> 320 540>', [
        ['2021/01/02', '6,093', '-', '送金 南 美咲', '281,317'],
        ['2021/01/05', '-', '55,275', '振込入金 見本 花子', '336,592'],
        ['2021/01/06', '1,399', '-', '通信モバイル', '335,193'],
        ['2021/01/08', '17,832', '-', '保険ひかり', '317,361'],
        ['2021/01/29', '983', '-', '喫茶あさひ', '316,378'],
      ]),
    ]);
    expect(account.transactions.at(-1)?.amount).toBe('-983');
  });
});

describe('the currency of a statement', () => {
  test('the only currency it names outweighs what its words say of a country', async () => {
    const account = await readAccount([
      say('BANCO EXEMPLO   Rua das Flores 12, 1200-109 Lisboa, Portugal   NIF 500 000 000'),
      say('Extrato de conta de 01/11/2023 a 30/11/2023'),
      say('Conta 20208000321025241005   (AOA - kwanza)'),
      ...table('40 140 400> 540>', [
        ['Data', 'Descritivo', 'Valor', 'Saldo'],
        ['06/11/2023', 'COMPRA', '-10,00', '90,00'],
        ['07/11/2023', 'TRANSFERENCIA', '20,00', '110,00'],
      ]),
    ]);
    expect(account.currency).toBe('AOA');
  });
});

describe('closing balances', () => {
  const twoAccounts = [
    ['01299613510', '157.00', '85.00', '72.00'],
    ['01100492748', '19.00', '49.00', '30.00'],
  ].map(([number = '', held = '', first = '', paid = '']) => [
    say('WADI BANK   Statement of Account'),
    ...table('40 320 550>', [
      ['', 'Ledger Balance', held],
      ['', 'Blocked Amount', '0.00'],
    ]),
    say(`Account No. : ${number}`),
    say('From 15-05-2025 To 14-06-2025   Currency : USD'),
    ...table('40 140 380> 460> 550>', [
      ['Post Date', 'Transaction Description', 'Debit', 'Credit', 'Balance'],
      ['16-05-2025', 'POS CITY PHARMACY', '10.00', '', first],
      ['19-05-2025', 'POS REFUND', '', paid, held],
    ]),
  ]);

  test('the figures over the title of an account on its own page are its own', async () => {
    const pages = twoAccounts.map((lines, at) =>
      at === 0
        ? lines
        : lines.map((line) =>
            line.map((placed) => ({ ...placed, text: placed.text.replace(/^49.00$/, '-11.00') })),
          ),
    );
    const { accounts } = await readStatement(pages);
    expect(accounts.map(({ number, closing }) => `${number} ${closing}`)).toEqual([
      '01299613510 157.00',
      '01100492748 19.00',
    ]);
  });

  test('a printed closing balance that the last row does not reach is doubted where none opens', async () => {
    const account = await readAccount([
      say('Statement of Account From 15-05-2025 To 14-06-2025   Account No. 01299613510   USD'),
      ...table('40 140 380> 460> 550>', [
        ['Post Date', 'Transaction Description', 'Debit', 'Credit', 'Balance'],
        ['16-05-2025', 'POS CITY PHARMACY', '10.00', '', '85.00'],
        ['19-05-2025', 'POS REFUND', '', '72.00', '157.00'],
        ['20-05-2025', 'SALARY', '', '100.00', '257.00'],
        ['', 'Total', '10.00', '172.00', ''],
      ]),
      say('Closing balance   300.00'),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('a balance under the title of an annex behind the closing one is no balance of the account', async () => {
    const account = await readAccount([
      say('Kontoauszug 1.11.2023 bis 30.11.2023 EUR'),
      ...table('40 120 420> 550>', [
        ['Buchung', 'Vorgang', 'Betrag EUR', 'Saldo EUR'],
        ['', 'Alter Kontostand vom 01.11.2023', '', '100,00'],
        ['03.11.2023', 'KARTENZAHLUNG', '-3,00', '97,00'],
        ['06.11.2023', 'ENTGELT', '-7,00', '90,00'],
        ['', 'Neuer Kontostand vom 30.11.2023', '', '90,00'],
      ]),
      say('Rechnungsabschluss per 30.11.2023'),
      ...table('40 550>', [
        ['Zinsen für geduldete Überziehung', '-1,87'],
        ['Abschlusssaldo', '-1,87'],
      ]),
    ]);
    expect([account.closing, account.verdict]).toEqual(['90.00', 'proven']);
  });

  test('a dated row behind the last balance is left out only if a closing balance shows the end', async () => {
    const account = await readAccount([
      say('Statement 15 Dec 2022 - 14 Jan 2023   Account number 97702809   GBP'),
      ...table('40 120 380> 460> 550>', [
        ['Date', 'Transaction', 'Withdrawn', 'Paid in', 'Balance'],
        ['15 Dec 2022', 'Opening balance', '', '', '300.00'],
        ['15 Dec 2022', 'CASH GOREY', '100.00', '', '200.00'],
        ['28 Dec 2022', 'DD BALANCE YOGA', '20.00', '', '180.00'],
        ['08 Jan 2023', 'ST AUBIN YACHTS', '104.86', '', ''],
      ]),
    ]);
    expect([account.transactions.length, account.verdict]).toEqual([3, 'unproven']);
  });

  test('a minus before a letter for the currency belongs to the balance', async () => {
    const account = await readAccount([
      say('Account statement 1 September 2023 - 30 September 2023   Account number 3787195515146   ZMW'),
      say('Opening balance   K125.80'),
      ...table('40 120 380> 460> 550>', [
        ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
        ['01 Sep 2023', 'POS SHOPWELL', '220.24', '', '-K94.44'],
        ['02 Sep 2023', 'Transfer', '', '354.00', 'K259.56'],
        ['03 Sep 2023', 'ZESCO PREPAID', '300.00', '', '-K40.44'],
      ]),
      say('Closing balance   -K40.44'),
      say('Money in   K354.00'),
      say('Money out   K520.24'),
    ]);
    expect([account.closing, account.verdict]).toEqual(['-40.44', 'proven']);
  });

  test('texts behind the balances, under a header nobody knows, belong to their rows', async () => {
    const account = await readAccount([
      say('Statement 2023/09/01 ~ 2023/09/30   Account No. 944-675-467117-7   TWD'),
      ...table('40 120 300> 380> 460> 480', [
        ['Date', 'Summary', 'Withdrawal', 'Deposit', 'Balance', 'Zusatz'],
        ['2023/09/01', 'Balance Forward', '', '', '500.00', ''],
        ['2023/09/04', 'Mobile Pay', '100.00', '', '400.00', 'YOYO PAY'],
        ['2023/09/05', 'Bill Payment', '50.00', '', '350.00', 'TAI POWER'],
        ['2023/09/06', 'Auto Payment', '10.00', '', '340.00', 'LITTLE BOOKS'],
        ['2023/09/07', 'Refund', '', '5.00', '345.00', 'TAI POWER'],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'Mobile Pay YOYO PAY',
      'Bill Payment TAI POWER',
      'Auto Payment LITTLE BOOKS',
      'Refund TAI POWER',
    ]);
  });

  test('NC against the balance contradicts, as a sign would', async () => {
    const account = await readAccount([
      say('ESTADO DE CUENTA 2021/12/20 al 2022/01/19   Cuenta No. 90781677-5   USD'),
      say('SALDO ANTERIOR   100.00'),
      ...table('40 120 380 460> 550>', [
        ['FECHA', 'DESCRIPCIÓN', 'T.', 'VALOR', 'SALDO'],
        ['2021/12/20', 'DEBITO AUTOMATICO', 'ND', '10.00', '90.00'],
        ['2021/12/23', 'TRANSF ENVIADA', 'NC', '20.00', '70.00'],
        ['2021/12/25', 'COMPRA', 'ND', '5.00', '65.00'],
        ['2021/12/28', 'RETIRO CAJERO', 'ND', '15.00', '50.00'],
      ]),
      say('SALDO ACTUAL   50.00'),
    ]);
    expect(account.verdict).toBe('contradicted');
  });
});

describe('accounts without transactions', () => {
  test('rows of nothing in one currency next to amounts of another prove nothing', async () => {
    const { accounts } = await readStatement([
      [
        say('ESTADO DE CUENTA TARJETA DE CREDITO   No. 8617-XXXX-XXXX-8645   Corte 15/01/2023'),
        ...table('40 120 420> 540>', [
          ['Fecha', 'Descripción', 'Monto Quetzales Q', 'Monto Dólares $'],
          ['', 'SALDO ANTERIOR', 'Q1000,00', '$0,00'],
          ['16/12/2022', 'FERRETERIA TIKAL', '46,87', '0,00'],
          ['17/12/2022', 'FARMACIA SOLOLA', '111,98-', '0,00'],
          ['18/12/2022', 'SUPER LA TERMINAL', '421,45', '0,00'],
          ['', 'SALDO AL CORTE', 'Q1580,30', '$0,00'],
        ]),
      ],
    ]);
    expect(accounts.some(({ verdict }) => verdict === 'proven')).toBe(false);
  });

  test('another printed balance says that something moved', async () => {
    const { accounts } = await readStatement([
      [
        say('Extrato de Conta-Cartão n.º 39   Cartão 7881 **** **** 2992   01.10.2024 EUR'),
        say('Saldo extrato anterior      4 511,06'),
        say('Pagamentos e créditos       0,00'),
        say('Compras, juros e encargos   298,75'),
        say('Saldo em dívida             4 809,81'),
        ...table('40> 120 550>', [
          ['Débito', 'Descrição', 'Crédito'],
          ['4 511,06', 'SALDO ANTERIOR', ''],
          ['298,75', 'Totais do período', '0,00'],
        ]),
      ],
    ]);
    expect(accounts.some(({ verdict }) => verdict === 'proven')).toBe(false);
  });

  test('"in EUR" under the word for an amount names no money in', async () => {
    const account = await readAccount([
      say('Kreditkartenabrechnung   Karte 5232 **** **** 3836   28.12.2025 bis 27.01.2026'),
      ...table('40 100 160 350 440 550>', [
        ['Beleg-', 'Buchungs-', '', 'Währung', '', 'Betrag'],
        ['datum', 'datum', 'Verwendungszweck', 'Betrag', 'Kurs', 'in EUR'],
        ['', '', 'Saldo der letzten Abrechnung', '', '', '800,00-'],
        ['06.01.', '07.01.', 'Gutschrift TANKHOF', '', '', '87,80+'],
        ['15.01.', '16.01.', 'BUCHHANDLUNG', '', '', '27,80-'],
        ['16.01.', '17.01.', 'BÄCKEREI', '', '', '10,00-'],
        ['', '', 'Neuer Saldo zum 27.01.2026', '', '', '750,00-'],
      ]),
    ]);
    expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
      'proven',
      '87.80',
      '-27.80',
      '-10.00',
    ]);
  });
});
