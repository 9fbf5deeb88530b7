import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

test('A period that continues under itself is read next to an address whose last number could begin its second day', async () => {
  const account = await readAccount([
    title('Your statement'),
    ...table('30 335 427', [
      ['PRAIRIE SAMPLE WELDING LTD.', 'Statement period', 'June 15, 2022 to'],
      ['118 RANGE ROAD 27', '', 'July 14, 2022'],
      ['RED DEER AB T4P 0X0', 'Your branch', 'Transit 0118, Red Deer Main'],
    ]),
    say('Account number 0118-41178047-02'),
    ...table('30 100 420> 480> 563>', [
      ['Date', 'Description', 'Debited ($)', 'Credited ($)', 'Balance ($)'],
      ['Jun 15', 'Balance forward', '', '', '$7,778.36'],
      ['Jul 09', 'Interac e-Transfer', '26.13', '', '$7,752.23'],
      ['Jul 14', 'Closing balance', '', '', '$7,752.23'],
    ]),
  ]);
  expect(account.period).toEqual({ start: '2022-06-15', end: '2022-07-14' });
  expect(account.transactions.map(({ date }) => date)).toEqual(['2022-07-09']);
});

const peruvian = (rows: readonly (readonly string[])[]) =>
  readAccount([
    title('ESTADO DE CUENTA TARJETA DE CRÉDITO'),
    say('N° de tarjeta 4551 18** **** 5612'),
    say('Periodo de facturación 15/08/2024 al 14/09/2024'),
    ...table('30 236 266 360 530> 537', [
      ['Detalle', 'Cuota', 'Fecha de proceso', 'Fecha de consumo', 'Importe S/', 'Op.'],
      ...rows,
    ]),
  ]);

test('A letter for the kind of a row is no direction, if other letters in its place are none', async () => {
  const account = await peruvian([
    ['SALDO ANTERIOR', '', '', '', '-1,164.84', ''],
    ['PLIN-LIBRERIA CRISOL', '', '27-AGO', '25-AGO', '16.05', 'C'],
    ['PAGO TARJETA BANCA MOVIL', '', '07-SET', '05-SET', '-499.18', 'P'],
    ['PAGO AGENTE 9127', '', '09-SET', '07-SET', '-50.00', 'P'],
    ['CHIFA JADE', '', '14-SET', '14-SET', '71.00', 'C'],
    ['GRIFO COSTA AREQUIPA', '', '14-SET', '14-SET', '171.74', 'C'],
    ['SALDO AL CIERRE', '', '', '', '-1,455.23', ''],
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    ...['-16.05', '499.18', '50.00', '-71.00', '-171.74'],
  ]);
});

test('A card on which everything paid in would be money out is not proven', async () => {
  const account = await peruvian([
    ['SALDO ANTERIOR', '', '', '', '-1,164.84', ''],
    ['PLIN-LIBRERIA CRISOL', '', '27-AGO', '25-AGO', '16.05', ''],
    ['PAGO TARJETA BANCA MOVIL', '', '07-SET', '05-SET', '-499.18', ''],
    ['SALDO AL CIERRE', '', '', '', '-1,647.97', ''],
  ]);
  expect(account.verdict).toBe('unproven');
});

test('The number of an instalment is no day of its row, and no part of its text', async () => {
  const account = await peruvian([
    ['SALDO ANTERIOR', '', '', '', '1,164.84', ''],
    ['LIBRERIA CRISOL', '01/01', '27-AGO', '25-AGO', '16.05', ''],
    ['PAGO TARJETA BANCA MOVIL', '', '07-SET', '05-SET', '-499.18', ''],
    ['GRIFO COSTA AREQUIPA', '01/01', '14-SET', '13-SET', '171.74', ''],
    ['SALDO AL CIERRE', '', '', '', '853.45', ''],
  ]);
  expect(rowsOf(account)).toEqual([
    '2024-08-25 -16.05 LIBRERIA CRISOL',
    '2024-09-05 499.18 PAGO TARJETA BANCA MOVIL',
    '2024-09-13 -171.74 GRIFO COSTA AREQUIPA',
  ]);
  expect(account.transactions.map((row) => row.postDate)).toEqual(['2024-08-27', '2024-09-07', '2024-09-14']);
});

test('A fee of a card among rows that end with words makes no card of an account', async () => {
  const { kind } = await readStatement([
    [
      say('Afschriftoverzicht rekening NL47 MTLS 5888 4462 54'),
      say('Beginsaldo € 100,00'),
      say('Eindsaldo € 62,82'),
      say('30 mei 2025'),
      ...table('50 450> 460', [
        ['Kosten creditcard', '- 9,17', 'Afschrijvingen'],
        ['Kruidenier aan zee', '- 14,40', 'Afschrijvingen'],
      ]),
      say('29 mei 2025'),
      ...table('50 450> 460', [['Kosten creditcard', '- 13,61', 'Afschrijvingen']]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('A previous balance printed twice proves no card without rows', async () => {
  const account = await readAccount([
    say('Kredi Kartı Hesap Özeti'),
    say('Kart Numarası 5400 4812 **** 9223'),
    say('Önceki Dönem Borcu 44.922,00'),
    ...table('40 120 550>', [
      ['İşlem Tarihi', 'Açıklama', 'Tutar (TL)'],
      ['', 'ÖNCEKİ HESAP ÖZETİNDEN DEVREDEN BORÇ', '44.922,00'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '44922.00', closing: null, verdict: 'unproven' });
});

test('the dates of rows are value days under lines that name the booking day, whatever their header', async () => {
  const account = await readAccount([
    say('TILIOTE   1.3.2025 - 31.3.2025   Tili FI21 1234 5600 0007 85'),
    say('Saldo 28.2.2025   500,00'),
    ...table('50 150 540>', [
      ['Arv', 'Selite', 'Määrä EUR'],
      ['KIRJAUSPÄIVÄ 3.3.2025', '', ''],
      ['4.3.', 'KORTTIOSTO', '60,00-'],
      ['KIRJAUSPÄIVÄ 14.3.2025', '', ''],
      ['14.3.', 'PALKKA', '1 000,00+'],
      ['17.3.', 'KORTTIOSTO', '40,00-'],
    ]),
    say('Saldo 31.3.2025   1 400,00'),
  ]);
  expect(account.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
    '2025-03-03 KORTTIOSTO',
    '2025-03-14 PALKKA',
    '2025-03-14 KORTTIOSTO',
  ]);
});

test('Rows below lines of a day alone are those of a statement, whatever its tiles look like', async () => {
  const account = await readAccount([
    say('Oct 1, 2023 - Oct 31, 2023'),
    title('Everyday Account'),
    say('Account 6489013978'),
    ...table('50 230 400', [
      ['Money in', 'Money out', 'Balance Oct 31, 2023'],
      ['+$599.74', '−$77.31', '$9,392.37'],
    ]),
    ...table('50 485> 565>', [
      ['Transaction', 'Amount', 'Balance'],
      ['Sunday, October 1'],
      ['Purchase Freshcot Market', '−$4.10', '$8,865.84'],
      ['Hamilton ON'],
      ['Wednesday, October 4'],
      ['ABM withdrawal', '−$60.86', '$8,804.98'],
      ['Thursday, October 5'],
      ['Purchase Robbers', '−$12.35', '$8,792.63'],
      ['Mobile cheque deposit', '+$599.74', '$9,392.37'],
    ]),
  ]);
  expect(account).toMatchObject({ verdict: 'proven', closing: '9392.37' });
  expect(rowsOf(account)[0]).toBe('2023-10-01 -4.10 Purchase Freshcot Market Hamilton ON');
});

test('A currency inside the parentheses of withdrawals is read', async () => {
  const account = await readAccount([
    say('Relevé du 3 décembre 2025 au 2 janvier 2026'),
    say('Compte 00118-67-832-42'),
    ...table('29 200 485> 565>', [
      ['Date', 'Description', 'Montant', 'Solde'],
      ['3 déc.', 'Virement', '(1 165,23 $)', '2 438,76 $'],
      ['5 déc.', 'Dépôt', '100,00 $', '2 538,76 $'],
      ['6 déc.', 'Retrait', '(200,00 $)', '2 338,76 $'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-12-03 -1165.23 Virement',
    '2025-12-05 100.00 Dépôt',
    '2025-12-06 -200.00 Retrait',
  ]);
});
