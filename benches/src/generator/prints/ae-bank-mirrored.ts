import { EMIRATES } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Gulf account printed from right to left with its rows in English: headings in Arabic over English ones. */
export const aeBankMirrored = tablePrint({
  id: 'ae-bank-mirrored',
  kind: 'bank_statement',
  tags: [
    'right-to-left',
    'bilingual',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'closing-in-table',
  ],
  locales: EMIRATES,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt; direction: rtl } th { background: #eee; border: 1px solid #aaa } td { border: 1px solid #ccc }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">كشف حساب</b><b style="font-size:13pt">${esc(s.desk.bank)}</b></div><div class="row"><div>اسم صاحب الحساب: شركة المثال للتجارة<br>رقم الحساب: ${s.ledger.number.replace(/\D/g, '')}<br>العملة: درهم إماراتي</div><div>الفترة من ${s.full(s.ledger.start)} إلى ${s.full(s.ledger.end)}</div></div>`,
  columns: [
    ['التاريخ<br>Date', (e, s) => s.day(e.date)],
    ['تاريخ القيمة<br>Value Date', (e, s) => s.day(e.date)],
    ['البيان<br>Description', stacked],
    ['>مدين<br>Debit', (e, s) => s.out(e)],
    ['>دائن<br>Credit', (e, s) => s.into(e)],
    ['>الرصيد<br>Balance', (e, s) => `<span dir="ltr">${s.signed(e.balance)}</span>`],
  ],
  first: (s) => [
    ['', '', 'الرصيد الافتتاحي', '', '', `><span dir="ltr">${s.signed(s.ledger.opening)}</span>`],
  ],
  last: (s) => [['', '', 'الرصيد الختامي', '', '', `><span dir="ltr">${s.signed(s.ledger.closing)}</span>`]],
  truth: () => ({ balances: 'every-row' }),
});
