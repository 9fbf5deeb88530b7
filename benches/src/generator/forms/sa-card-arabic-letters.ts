import { ARABIA } from '../prints/farther-places.ts';
import { facts, inOne, tablePrint } from '../prints/table-print.ts';

/** A Saudi card, right to left: the mark of the money in brackets in the heading, CR behind what was paid, all sums in the head. */
export const saCardArabicLetters = tablePrint({
  id: 'sa-card-arabic-letters',
  kind: 'credit_card_statement',
  tags: ['card', 'right-to-left', 'letter-for-credit', 'two-dates', 'summary-table'],
  locales: ARABIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}']],
      transferIn: [['دفعة - شكرا لكم']],
      refund: [['استرداد {m}']],
      fee: [['رسوم سنوية']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } .acts td { border-bottom: 1px solid #ddd }',
  above: (s) =>
    `<h2>كشف حساب البطاقة الائتمانية</h2>${facts(
      [
        ['رقم البطاقة', '<span dir="ltr">4567 XXXX XXXX 1234</span>'],
        ['تاريخ الكشف', s.full(s.ledger.end)],
        ['الحد الائتماني', '20,000.00'],
        ['الرصيد السابق', s.number(s.ledger.opening)],
        ['إجمالي المشتريات', s.number(s.ledger.out.sum)],
        ['إجمالي المدفوعات', s.number(s.ledger.into.sum)],
        ['الرصيد الحالي', s.number(s.ledger.closing)],
        ['الحد الأدنى للسداد', s.number(Math.round(s.ledger.closing / 20))],
        ['تاريخ الاستحقاق', s.full(s.ledger.end + 20)],
      ],
      'style="width:60%"',
    )}<p></p>`,
  columns: [
    ['تاريخ العملية', (e, s) => s.day(e.date)],
    ['تاريخ القيد', (e, s) => s.day(e.postDate)],
    ['التفاصيل', inOne],
    ['>المبلغ (ر.س)', (e, s) => `<span dir="ltr">${s.number(e.amount)}${e.amount > 0 ? ' CR' : ''}</span>`],
  ],
  truth: () => ({ balances: 'none', number: '4567 XXXX XXXX 1234', printsPostDate: true }),
});
