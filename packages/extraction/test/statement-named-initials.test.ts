import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

test('letters that a header names are the directions of the language whose words begin with them', async () => {
  const account = await readAccount([
    say('Primer banka d.d. Izpisek prometa'),
    say('Obdobje: 1.2.2025 - 28.2.2025'),
    ...table('50 130 440>', [
      ['Datum', 'Opis', 'Znesek EUR B/D'],
      ['', 'Začetno stanje', '500,00 D'],
      ['3.2.2025', 'KNJIGARNA LIPICA', '80,00 B'],
      ['7.2.2025', 'PLAČA', '20,00 D'],
      ['11.2.2025', 'LEKARNA SONCE', '40,00 B'],
      ['18.2.2025', 'PEKARNA ZRNO', '10,00 B'],
      ['', 'Končno stanje', '390,00 D'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-80.00', '20.00', '-40.00', '-10.00']);
  expect([account.opening, account.closing, account.verdict]).toEqual(['500.00', '390.00', 'proven']);
});
