import { ARABIA } from './farther-places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Saudi account, right to left in figures of the west: details on two lines, debit and credit, sums in the head. */
export const saBankArabic = tablePrint({
  id: 'sa-bank-arabic',
  kind: 'bank_statement',
  tags: ['right-to-left', 'debit-credit-columns', 'running-balance', 'summary-table', 'multi-line'],
  locales: ARABIA,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  order: {
    movements: {
      card: [['شراء نقاط بيع', '{m} {c}']],
      transferIn: [['حوالة واردة', '{p}']],
      transferOut: [['حوالة صادرة', '{p}']],
      salary: [['راتب', '{e}']],
      cash: [['سحب صراف آلي', '{c}']],
      directDebit: [['سداد فاتورة', '{m} {r}']],
      fee: [['رسوم خدمة']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { background: #063; color: #fff } td { border-bottom: 1px solid #ddd }',
  above: (s) =>
    `<h2>كشف حساب</h2><p>${esc(s.desk.bank)}</p>${facts(
      [
        ['اسم العميل', 'أحمد سالم'],
        ['رقم الحساب', s.ledger.number.replace(/\D/g, '')],
        ['الفترة', `من ${s.full(s.ledger.start)} إلى ${s.full(s.ledger.end)}`],
        ['الرصيد الافتتاحي', s.signed(s.ledger.opening)],
        ['إجمالي المدين', s.number(s.ledger.out.sum)],
        ['إجمالي الدائن', s.number(s.ledger.into.sum)],
        ['الرصيد الختامي', s.signed(s.ledger.closing)],
      ],
      'style="width:55%"',
    )}<p></p>`,
  columns: [
    ['التاريخ', (e, s) => s.day(e.date)],
    ['تفاصيل العملية', stacked],
    ['>مدين', (e, s) => s.out(e)],
    ['>دائن', (e, s) => s.into(e)],
    ['>الرصيد', (e, s) => `<span dir="ltr">${s.signed(e.balance)}</span>`],
  ],
  truth: () => ({ balances: 'every-row' }),
});
