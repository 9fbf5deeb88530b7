import { describe, expect, test } from 'vitest';
import { balanceLabel, namesLeast, sectionTitle } from '../src/vocabulary/label.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

test('text next to the balance below a row belongs to that row, without the time of day', async () => {
  const account = await readAccount([
    say('TwigaPesa Taarifa ya Akaunti'),
    say('Kipindi 01 Machi 2025 hadi 31 Machi 2025'),
    say('Salio la mwanzo TSh 500,000'),
    ...table('40 130 300 380 550>', [
      ['Jumanne, 4 Machi 2025', '', '', '', ''],
      ['Lipa kwa Simu', 'FIRST SHOP', '', '', '-TSh 20,000'],
      ['', 'Lipa namba 56399', '20:17', '#6822', 'Salio TSh 480,000'],
      ['Jumapili, 9 Machi 2025', '', '', '', ''],
      ['Lipa kwa Simu', 'SECOND SHOP', '', '', '-TSh 15,000'],
      ['', '', '08:11', '#0929', 'Salio TSh 465,000'],
      ['Muamala', 'DEPOSIT', '', '', '+TSh 60,000'],
      ['', 'Lipa namba 79624', '12:23', '#2455', 'Salio TSh 525,000'],
    ]),
    say('Salio la mwisho TSh 525,000'),
  ]);
  expect([...rowsOf(account), account.verdict]).toEqual([
    '2025-03-04 -20000 Lipa kwa Simu FIRST SHOP Lipa namba 56399 #6822',
    '2025-03-09 -15000 Lipa kwa Simu SECOND SHOP #0929',
    '2025-03-09 60000 Muamala DEPOSIT Lipa namba 79624 #2455',
    'proven',
  ]);
});

test('a balance is labelled behind a sentence that counts the rows', async () => {
  const account = await readAccount([
    say('Hesap No: 118-50331443   Dönem: 01-03-2025 - 31-03-2025   TRY'),
    ...table('40 120 400> 520>', [
      ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
      ['01-03-2025', 'Devreden Bakiye', '', '100,00'],
      ['02-03-2025', 'POS KAHVE', '-10,00', '90,00'],
      ['03-03-2025', 'Giden EFT', '-20,00', '70,00'],
      ['', '3 adet hareket. Dönem Sonu Bakiyesi', '', '50,00'],
    ]),
  ]);
  expect([account.closing, account.verdict]).toEqual(['50.00', 'contradicted']);
});

test('an abbreviated label keeps its meaning in front of another one', () => {
  expect(balanceLabel('saldo ant. Saldo final')).toBe('opening');
  expect(balanceLabel('7 adet hareket. Dönem Sonu Bakiyesi')).toBe('closing');
});

describe('a balance in a box below the rows, of which only its place says that it closes', () => {
  const withBox = (...box: readonly [string, string][]) =>
    readAccount([
      say('Extrato por período'),
      say('Conta 0264 001 72791768-2'),
      say('Período 01/01/2025 - 31/01/2025'),
      ...table('40 120 330> 460>', [
        ['Data', 'Histórico', 'Valor', 'Saldo'],
        ['01/01/2025', 'SALDO ANTERIOR', '', '500,00 C'],
        ['08/01/2025', 'COMPRA PADARIA', '60,00 D', '440,00 C'],
        ['15/01/2025', 'COMPRA FARMACIA', '40,00 D', '400,00 C'],
        ['20/01/2025', 'DEPOSITO', '100,00 C', '500,00 C'],
      ]),
      [],
      ...table('40 250>', box),
    ]);

  test('shows that rows before it are missing', async () => {
    const account = await withBox(['Saldo', '470,00 C'], ['Limite', '5.000,00 C']);
    expect([account.closing, account.verdict]).toEqual(['470.00', 'contradicted']);
  });

  test('is the one the rows lead to', async () => {
    const account = await withBox(['Saldo', '500,00 C'], ['Limite', '5.000,00 C']);
    expect([account.closing, account.verdict]).toEqual(['500.00', 'proven']);
  });
});

test('a debt by the bill before, and the whole debt of this one, are balances in the words of their languages', () => {
  expect(
    ['Sollsaldo letzte Abrechnung EUR', 'Skuld enligt förra fakturan', 'Teljes tartozás a zárás napján'].map(
      balanceLabel,
    ),
  ).toEqual(['opening', 'opening', 'closing']);
  expect([sectionTitle('2. Plăți și retururi'), namesLeast('Lägst att betala')]).toEqual(['in', true]);
});

test('what was carried from the page before opens no account', () => {
  expect(balanceLabel('Balance brought forward from previous page')).toBe('carried');
  expect(balanceLabel('Balance brought forward')).toBe('opening');
});
