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
  [
    'hr',
    'Razdoblje: 01.03.2025. - 31.03.2025.',
    'Datum|Opis placanja|Isplata|Uplata|Stanje',
    'Pocetno stanje',
    'Konacno stanje',
  ],
  [
    'sk',
    'Obdobie: 01.03.2025 - 31.03.2025',
    'Dátum|Popis|Na tarchu|V prospech|Zostatok',
    'Pociatocný zostatok',
    'Konecný zostatok',
  ],
  [
    'sl',
    'Obdobje: 01.03.2025 - 31.03.2025',
    'Datum|Namen|V breme|V dobro|Stanje',
    'Zacetno stanje',
    'Koncno stanje',
  ],
  [
    'lt',
    'Laikotarpis: 2025-03-01 - 2025-03-31',
    'Data|Paaiškinimai|Debetas|Kreditas|Likutis',
    'Likutis pradžioje',
    'Likutis pabaigoje',
  ],
  [
    'et',
    'Periood: 01.03.2025 - 31.03.2025',
    'Kuupäev|Selgitus|Deebet|Kreedit|Saldo',
    'Algsaldo',
    'Lõppsaldo',
  ],
  [
    'vi',
    'Tu ngày: 01/03/2025 - 31/03/2025',
    'Ngày giao dich|Noi dung|Ghi no|Ghi có|So du',
    'So du dau ky',
    'So du cuoi ky',
  ],
  [
    'kk',
    'Кезең: 01.03.2025 - 31.03.2025',
    'Күні|Сипаттамасы|Шығыс|Кіріс|Қалдық',
    'Кіріс қалдық',
    'Шығыс қалдық',
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

describe('dates and totals', () => {
  test('may begin with the year, end with a period and have no decimals', async () => {
    const account = await readAccount([
      say('Számlakivonat'),
      say('Idoszak: 2025.03.01. - 2025.03.31.'),
      ...table('50 130 340> 440> 540>', [
        ['Dátum', 'Megnevezés', 'Terhelés', 'Jóváírás', 'Egyenleg'],
        ['', 'Nyitó egyenleg', '', '', '864 945'],
        ['2025.03.04.', 'ELSO BOLT', '11 757', '', '853 188'],
        ['2025.03.05.', 'MÁSODIK BOLT', '188', '', '853 000'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -11757 ELSO BOLT', '2025-03-05 -188 MÁSODIK BOLT']);
  });

  test('take their year from a month that is named as the period', async () => {
    const account = await readAccount([
      say('Periode : Maret 2025'),
      ...table('50 130 440> 540>', [
        ['Tanggal', 'Keterangan', 'Mutasi', 'Saldo'],
        ['01/03', 'Saldo awal', '', '100.00'],
        ['04/03', 'TOKO MELATI', '10.00 DB', '90.00'],
        ['05/03', 'GAJI', '500.00', '590.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 TOKO MELATI', '2025-03-05 500.00 GAJI']);
  });

  test('may be one below the other, posting date and value date, with text next to both', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.03.2025 - 31.03.2025'),
      say('Alter Saldo 100,00'),
      say('Neuer Saldo 70,00'),
      ...table('50 130 440>', [
        ['Buchungstag', 'Vorgang', 'Betrag'],
        ['04.03.2025', 'Dauerauftrag', '-10,00'],
        ['05.03.2025', 'Miete Garage', ''],
        ['05.03.2025', 'Lastschrift', '-20,00'],
        ['06.03.2025', 'Strom', ''],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 Dauerauftrag Miete Garage',
      '2025-03-05 -20.00 Lastschrift Strom',
    ]);
  });
});
