import { ISRAEL } from './farther-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Israeli account, right to left: day, value day, text, reference, burden and credit, balance; what is owed with a minus. */
export const ilBankValueDays = tablePrint({
  id: 'il-bank-value-days',
  kind: 'bank_statement',
  tags: ['right-to-left', 'two-dates', 'debit-credit-columns', 'running-balance', 'reference-column'],
  locales: ISRAEL,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['{m} {c}'], ['כרטיס דביט {m}']],
      transferIn: [['העברה מ{p}']],
      transferOut: [['העברה ל{p}'], ['הוראת קבע שכר דירה']],
      salary: [['משכורת {e}']],
      cash: [['משיכה מבנקט']],
      directDebit: [['הו"ק {m}']],
      fee: [['עמלת ערוץ ישיר'], ['דמי ניהול']],
      interest: [['ריבית זכות']],
      refund: [['זיכוי {m}']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { background: #dde8f5; border: 1px solid #aac } td { border: 1px solid #ccd }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">${esc(s.desk.bank)}</b><div>תאריך הפקה: ${s.full(s.ledger.end + 1)}</div></div><h3>תנועות בחשבון עובר ושב</h3>${facts(
      [
        ['שם הלקוח', 'דנה ישראלי'],
        ['מספר חשבון', `12-680-${s.ledger.number.replace(/\D/g, '').slice(-6)}`],
        ['לתקופה', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ],
      'style="width:60%"',
    )}<p></p>`,
  columns: [
    ['תאריך', (e, s) => s.day(e.date)],
    ['יום ערך', (e, s) => s.day(e.date)],
    ['תיאור הפעולה', inOne],
    ['אסמכתא', (e) => e.reference],
    ['>חובה', (e, s) => s.out(e)],
    ['>זכות', (e, s) => s.into(e)],
    ['>יתרה', (e, s) => `<span dir="ltr">${s.signed(e.balance)}</span>`],
  ],
  first: (s) => [['', '', 'יתרת פתיחה', '', '', '', `><span dir="ltr">${s.signed(s.ledger.opening)}</span>`]],
  truth: () => ({ balances: 'every-row', closing: null }),
});
