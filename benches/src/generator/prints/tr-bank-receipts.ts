import { TURKEY } from './new-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Turkish account: a tag for each row, signed sums and balances with the money's name behind, numbers of receipts last. */
export const trBankReceipts = tablePrint({
  id: 'tr-bank-receipts',
  kind: 'bank_statement',
  tags: ['signed', 'currency-in-cell', 'running-balance', 'reference-last', 'newest-first', 'type-column'],
  locales: TURKEY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  isNewestFirst: true,
  css: 'th { background: #118a5a; color: #fff } td { border-bottom: 1px solid #eee }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><b>HESAP HAREKETLERİ</b></div><div class="row"><div>SAYIN AYŞE ÖRNEK<br>TCKN: 1******22<br>Müşteri Numarası: 88120441</div><div>Hesap: 614 - ANKARA / ${s.ledger.number.replace(/\D/g, '').slice(-7)} TL<br>IBAN: TR33 0006 1005 1978 6457 8413 26<br>Kullanılabilir Bakiye: ${s.signed(s.ledger.closing)} TL<br>Tarih Aralığı: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div>`,
  columns: [
    ['Tarih', (e, s) => s.day(e.date)],
    ['Açıklama', inOne],
    ['Etiket', (e) => (e.amount < 0 ? 'Alışveriş' : 'Diğer')],
    ['>Tutar', (e, s) => `${s.signed(e.amount)} TL`],
    ['>Bakiye', (e, s) => `${s.signed(e.balance)} TL`],
    ['Dekont No', (e) => e.reference],
  ],
  below: () =>
    '<p class="small">Bu belge bilgi amaçlıdır, imza gerektirmez. Mevduatınız 650.000,00 TL’ye kadar sigortalıdır.</p>',
  truth: () => ({
    balances: 'every-row',
    opening: null,
    alternatives: (e) => [`${e.lines.join(' ')} ${e.amount < 0 ? 'Alışveriş' : 'Diğer'}`],
  }),
});
