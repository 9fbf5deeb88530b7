import { TURKEY } from './new-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Turkish card: days with names of months, a plus behind what was paid, points between thousands, owed before and now among the facts. */
export const trCardInstallments: Print = {
  id: 'tr-card-installments',
  kind: 'credit_card_statement',
  tags: ['card', 'trailing-plus', 'month-names', 'summary-table', 'points-column'],
  locales: TURKEY,
  draw: (desk) => {
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(6, 40) });
    const day = (at: number) => desk.written(at, 'dd MMMM yyyy');
    const money = (minor: number) => `${desk.number(minor)}${minor > 0 ? '+' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid #c00 }',
      body: `<b style="font-size:13pt">KREDİ KARTI HESAP ÖZETİ</b><p>Sayın AYŞE ÖRNEK<br>Kart Numarası: ${ledger.number}<br>Hesap Kesim Tarihi: ${day(ledger.end)}<br>Son Ödeme Tarihi: ${day(ledger.end + 10)}</p><table style="width:60%">${tr(['Önceki Dönem Borcu', `>${desk.signed(ledger.opening)} TL`])}${tr(['Ödemeler', `>${desk.number(ledger.into.sum)} TL`])}${tr(['Harcamalar', `>${desk.number(ledger.out.sum)} TL`])}${tr(['Dönem Borcu', `>${desk.signed(ledger.closing)} TL`])}${tr(['Asgari Ödeme Tutarı', `>${desk.number(Math.round(Math.abs(ledger.closing) / 5))} TL`])}</table><p></p>
${sheetTable(
  ['İşlem Tarihi', 'Açıklama', 'Puan', '>Tutar (TL)'],
  ledger.entries.map((entry) =>
    tr([day(entry.date), esc(entry.lines.join(' ')), '', `>${money(entry.amount)}`]),
  ),
)}`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
