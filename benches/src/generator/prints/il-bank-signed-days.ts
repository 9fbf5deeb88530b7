import { ISRAEL } from './farther-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Israeli app account, right to left, newest first: one sum with its sign and the shekel's before, the balance beside, notes after. */
export const ilBankSignedDays = tablePrint({
  id: 'il-bank-signed-days',
  kind: 'bank_statement',
  tags: ['right-to-left', 'signed', 'symbol-in-cell', 'running-balance', 'newest-first', 'description-last'],
  locales: ISRAEL,
  isNewestFirst: true,
  dates: ['d.M.yyyy', 'dd/MM/yyyy'],
  css: 'body { font-family: "DejaVu Sans"; font-size: 8.5pt } th { border-bottom: 1px solid #333 } td { border-bottom: 1px solid #eee } .m { text-align: center }',
  above: (s) =>
    `<h2>תדפיס תנועות</h2><p>${esc(s.desk.bank)} | סניף 612 | חשבון ${s.ledger.number.replace(/\D/g, '').slice(-6)}</p><p>מתאריך ${s.full(s.ledger.start)} עד תאריך ${s.full(s.ledger.end)}<br>יתרה נוכחית: <span dir="ltr">₪${s.signed(s.ledger.closing)}</span></p>`,
  columns: [
    ['תאריך', (e, s) => s.day(e.date)],
    ['סכום', (e, s) => `<div class="m" dir="ltr">₪${s.signed(e.amount)}</div>`],
    ['יתרה לאחר פעולה', (e, s) => `<div class="m" dir="ltr">₪${s.signed(e.balance)}</div>`],
    ['פרטים', inOne],
  ],
  truth: () => ({ balances: 'every-row', opening: null }),
});
