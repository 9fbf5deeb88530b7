import { TURKEY } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';

/** A Turkish account: sums and balances each with the letter of their side, and what went out shown as a debt. */
export const trBankSideLetter = formPrint({
  id: 'tr-bank-side-letter',
  kind: 'bank_statement',
  tags: ['newest-first', 'direction-letters', 'balance-letters', 'value-date', 'reference-column'],
  locales: TURKEY,
  isNewestFirst: true,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 7.5,
  leading: 10,
  gap: 4,
  top: 210,
  topAgain: 60,
  bottom: 780,
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'HESAP HAREKETLERİ', { isBold: true }],
    ...column(40, 66, 11, [
      'Müşteri Adı : ÖRNEK TEKSTİL A.Ş.',
      'Hesap : 0123 - 7654321 - TRY - VADESİZ',
      `Sorgu Aralığı : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      'İşlem Türü : Tümü',
      'Sıralama : Yeniden Eskiye',
      `Rapor Tarihi : ${s.full(s.ledger.end + 3)} 10:42`,
    ]),
    ...column(330, 66, 11, [
      `Devreden Bakiye : ${s.signed(s.ledger.opening)} TL`,
      `Toplam Borç : ${s.number(s.ledger.out.sum)} TL`,
      `Toplam Alacak : ${s.number(s.ledger.into.sum)} TL`,
      `Bakiye : ${s.signed(s.ledger.closing)} TL`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Sıra', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Tarih', 64, (e, s) => s.day(e.date)],
    ['Valör', 115, (e, s) => s.day(e.postDate)],
    ['Fiş No', 165, (e) => `S${e.reference}`],
    ['Açıklama', 220, (e) => e.lines],
    ['Tutar', -440, (e, s) => s.number(e.amount)],
    ['B/A', 448, (e) => (e.amount < 0 ? 'B' : 'A')],
    ['Bakiye', -540, (e, s) => s.number(e.balance)],
    ['B/A', 548, (e) => (e.balance < 0 ? 'B' : 'A')],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '0123 - 7654321',
    alternatives: (e) => [`S${e.reference} ${e.lines.join(' ')}`],
  }),
});
