import { TURKEY } from './new-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Turkish account: times behind days, channels, sums with the currency behind, signs before; words of a language not taught by a file before. */
export const trBankDayTime: Print = {
  id: 'tr-bank-day-time',
  kind: 'bank_statement',
  tags: ['time-of-day', 'signed', 'symbol-in-cell', 'running-balance', 'newest-first'],
  locales: TURKEY,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const entries = [...ledger.entries].reverse();
    const day = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const time = (text: string) =>
      `${String(Number(text.slice(0, 2)) % 24).padStart(2, '0')}:${String(Number(text.slice(2, 4)) % 60).padStart(2, '0')}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #e30613; color: #fff } td { border-bottom: 1px solid #eee }',
      body: `<b style="font-size:14pt">HESAP EKSTRESİ</b><p>Sayın AYŞE ÖRNEK<br>Müşteri No: 11223344<br>Şube: 0123 BEŞİKTAŞ<br>Hesap No: ${ledger.number}<br>IBAN: TR33 0006 1005 1978 6457 8413 26</p><p>Dönem: ${day(ledger.start)} - ${day(ledger.end)}</p><table style="width:50%">${tr(['Dönem Başı Bakiye', `>${desk.signed(ledger.opening)} TL`])}${tr(['Dönem Sonu Bakiye', `>${desk.signed(ledger.closing)} TL`])}</table><p></p>
${sheetTable(
  ['Tarih', 'Saat', 'Açıklama', '>İşlem Tutarı', '>Bakiye'],
  entries.map((entry) =>
    tr([
      day(entry.date),
      time(entry.reference),
      esc(entry.lines.join(' ')),
      `>${desk.signed(entry.amount)} TL`,
      `>${desk.signed(entry.balance)} TL`,
    ]),
  ),
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          number: 'TR33 0006 1005 1978 6457 8413 26',
          alternatives: (entry) => [`${time(entry.reference)} ${entry.lines.join(' ')}`],
        }),
      ],
    };
  },
};
