import { TURKEY } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';

/** A Turkish account: clock under the day, channel and branch, a balance and another that counts the credit line too, kind before the text. */
export const trBankExtraBalance = formPrint({
  id: 'tr-bank-extra-balance',
  kind: 'bank_statement',
  tags: ['clock', 'two-balance-columns', 'newest-first', 'signed-amounts', 'type-column'],
  locales: TURKEY,
  dates: ['dd/MM/yyyy', 'dd.MM.yyyy'],
  isNewestFirst: true,
  size: 7.5,
  leading: 9.5,
  gap: 5,
  top: 200,
  topAgain: 60,
  bottom: 760,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'HESAP ÖZETİ', { isBold: true, size: 11 }],
    ...column(40, 80, 11, [
      'Müşteri : JORDAN ÖRNEK',
      'Hesap No : 1234 0123456',
      'IBAN : TR12 0006 4000 0011 2340 0123 45',
      'Döviz Cinsi : TL',
    ]),
    ...column(330, 80, 11, [
      `Başlangıç Tarihi : ${s.full(s.ledger.start)}`,
      `Bitiş Tarihi : ${s.full(s.ledger.end)}`,
      `Ek Hesap Limiti : 5.000,00`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Tarih/Saat', 40, (e, s) => [s.day(e.date), '14:32:07']],
    ['Kanal/Şube', 96, () => 'İNTERNET'],
    ['İşlem Tutarı*', -230, (e, s) => s.signed(e.amount)],
    ['Bakiye', -300, (e, s) => s.signed(e.balance)],
    ['Ek Bakiye', -375, (e, s) => s.signed(e.balance + 500_000)],
    ['İşlem', 386, (e) => (e.amount < 0 ? 'Ödeme' : 'Gelen')],
    ['Açıklama', 430, (e) => e.lines],
  ],
  foot: (_, page) => [[40, 800, `* İşlem tutarına vergi ve masraflar dahildir. Sayfa ${page}`, { size: 6 }]],
  truth: () => ({
    balances: 'every-row',
    number: '1234 0123456',
    opening: null,
    closing: null,
    alternatives: (e) => [
      `İNTERNET ${e.amount < 0 ? 'Ödeme' : 'Gelen'} ${e.lines.join(' ')}`,
      `${e.amount < 0 ? 'Ödeme' : 'Gelen'} ${e.lines.join(' ')}`,
    ],
  }),
});
