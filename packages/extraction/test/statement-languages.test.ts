import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

/** Language, period, headings (day, text, out, in, balance), opening and closing balance, as banks print them. */
const WORDS = [
  [
    'tr',
    'Dönem: 01.03.2025 - 31.03.2025',
    'Tarih|Açiklama|Borç|Alacak|Bakiye',
    'Devreden bakiye',
    'Dönem sonu bakiye',
  ],
  [
    'cs',
    'Období: 1.3.2025 - 31.3.2025',
    'Datum|Popis|Výdaje|Príjmy|Zustatek',
    'Pocátecní zustatek',
    'Konecný zustatek',
  ],
  [
    'hu',
    'Idoszak: 2025.03.01. - 2025.03.31.',
    'Dátum|Megnevezés|Terhelés|Jóváírás|Egyenleg',
    'Nyitó egyenleg',
    'Záró egyenleg',
  ],
  [
    'ro',
    'Perioada: 01.03.2025 - 31.03.2025',
    'Data|Detalii tranzactie|Debit|Credit|Sold',
    'Sold initial',
    'Sold final',
  ],
  [
    'id',
    'Periode: 01/03/2025 - 31/03/2025',
    'Tanggal|Keterangan|Debet|Kredit|Saldo',
    'Saldo awal',
    'Saldo akhir',
  ],
] as const;

describe('an account', () => {
  test.each(WORDS)('is read in %s, accents or not', async (language, period, headings, opening, closing) => {
    const account = await readAccount([
      say(period),
      ...table('50 130 340> 440> 540>', [
        headings.split('|'),
        ['', opening, '', '', '100.00'],
        ['04.03.2025', 'FIRST SHOP', '10.00', '', '90.00'],
        ['05.03.2025', 'SECOND SHOP', '20.00', '', '70.00'],
        ['25.03.2025', 'EMPLOYER', '', '500.00', '570.00'],
        ['', closing, '', '', '570.00'],
      ]),
    ]);
    expect(rowsOf(account), language).toEqual([
      '2025-03-04 -10.00 FIRST SHOP',
      '2025-03-05 -20.00 SECOND SHOP',
      '2025-03-25 500.00 EMPLOYER',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '570.00' });
  });
});
