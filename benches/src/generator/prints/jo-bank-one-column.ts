import { ARABIA } from './farther-places.ts';
import { land } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

const JORDAN = land('ar-JO', {
  currency: 'JOD',
  symbol: 'د.أ',
  scale: 0.7,
  digits: 3,
  ...(ARABIA[0] === undefined ? {} : { language: ARABIA[0].language }),
});

/** A Jordanian account, right to left, three decimals: one sum with a minus for what went out, the day after the text, no balances in rows. */
export const joBankOneColumn = tablePrint({
  id: 'jo-bank-one-column',
  kind: 'bank_statement',
  tags: [
    'right-to-left',
    'three-decimals',
    'signed',
    'no-running-balance',
    'summary-table',
    'date-after-text',
  ],
  locales: JORDAN,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  order: {
    movements: {
      card: [['مشتريات {m}']],
      transferIn: [['حوالة واردة {p}']],
      transferOut: [['حوالة صادرة {p}']],
      salary: [['راتب {e}']],
      cash: [['سحب نقدي']],
      directDebit: [['دفع فاتورة {m}']],
      fee: [['عمولة']],
      refund: [['إرجاع مشتريات {m}']],
      interest: [['فائدة دائنة']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td { border-bottom: 1px dotted #999 }',
  above: (s) =>
    `<h3>كشف حساب توفير</h3><p>${esc(s.desk.bank)}<br>رقم الحساب: ${s.ledger.number.replace(/\D/g, '')}<br>عن الفترة من ${s.full(s.ledger.start)} إلى ${s.full(s.ledger.end)}</p><table style="width:50%"><tr><td>رصيد أول المدة<td class="n"><span dir="ltr">${s.signed(s.ledger.opening)}</span></tr><tr><td>رصيد آخر المدة<td class="n"><span dir="ltr">${s.signed(s.ledger.closing)}</span></tr></table><p></p>`,
  columns: [
    ['رقم العملية', (e) => e.reference],
    ['الوصف', inOne],
    ['التاريخ', (e, s) => s.day(e.date)],
    ['>المبلغ', (e, s) => `<span dir="ltr">${s.signed(e.amount)}</span>`],
  ],
  truth: () => ({ balances: 'none', number: null }),
});
