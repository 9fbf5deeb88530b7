import { ISRAEL } from './farther-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Israeli card, right to left: the sum of each deal and what is charged of it beside, the month's charge below; nothing carried over. */
export const ilCardMonths: Print = {
  id: 'il-card-months',
  kind: 'credit_card_statement',
  tags: ['right-to-left', 'card', 'two-amount-columns', 'total-at-end', 'symbol-in-cell'],
  locales: ISRAEL,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 35),
      opening: 0,
      kinds: ['card', 'refund'],
      movements: { card: [['{m}'], ['{m} {c}'], ['AMBER SOFT SUBSCR']], refund: [['זיכוי {m}']] },
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const money = (minor: number) => `<span dir="ltr">${desk.signed(minor)} ₪</span>`;
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 2px solid #06c } td { border-bottom: 1px solid #eee }',
      body: `<b style="font-size:14pt">פירוט חיובי כרטיס אשראי</b><p>שם הלקוח: דנה ישראלי<br>כרטיס: ${ledger.number.slice(-4)}<br>מועד חיוב: ${day(ledger.end + 10)}</p><p>סה"כ לחיוב: ${money(ledger.closing)}</p>
${sheetTable(
  ['תאריך עסקה', 'שם בית העסק', '>סכום עסקה', '>סכום חיוב', 'פירוט נוסף'],
  [
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        esc(entry.lines.join(' ')),
        `>${money(-entry.amount)}`,
        `>${money(-entry.amount)}`,
        '',
      ]),
    ),
    tr(['', 'סה"כ לחיוב', '', `>${money(ledger.closing)}`, '']),
  ],
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: ledger.number.slice(-4),
          opening: null,
        }),
      ],
    };
  },
};
