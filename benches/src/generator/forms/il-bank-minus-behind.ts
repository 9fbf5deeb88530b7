import { ISRAEL } from '../prints/farther-places.ts';
import { inOne, tablePrint } from '../prints/table-print.ts';
import { esc } from '../prints/web-page.ts';

/** An Israeli account: money in before money out, the minus behind what is overdrawn, the reference behind the balance at the end of each row. */
export const ilBankMinusBehind = tablePrint({
  id: 'il-bank-minus-behind',
  kind: 'bank_statement',
  tags: [
    'right-to-left',
    'credit-before-debit',
    'minus-behind',
    'balance-before-reference',
    'opening-in-table',
    'sums-below',
  ],
  locales: ISRAEL,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['כרטיס אשראי {m}']],
      transferIn: [['העברה מ{p}']],
      transferOut: [['העברה ל{p}']],
      salary: [['משכורת {e}']],
      cash: [['משיכת מזומן']],
      directDebit: [['הוראת קבע {m}']],
      fee: [['עמלת שורה']],
      interest: [['ריבית זכות']],
      refund: [['זיכוי {m}']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border-bottom: 1px solid #aac } .acts { direction: rtl }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>דף חשבון עו"ש</h3><p>מספר חשבון: 20-412-123456 &nbsp; תקופה: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['תאריך', (e, s) => s.day(e.date)],
    ['סוג תנועה', inOne],
    ['>זכות', (e, s) => s.into(e)],
    ['>חובה', (e, s) => s.out(e)],
    ['>יתרה בש"ח', (e, s) => `<span dir="ltr">${s.number(e.balance)}${e.balance < 0 ? '-' : ''}</span>`],
    ['אסמכתא', (e) => e.reference],
  ],
  first: (s) => [
    [
      '',
      'יתרה קודמת',
      '',
      '',
      `><span dir="ltr">${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}</span>`,
      '',
    ],
  ],
  last: (s) => [['', 'סה"כ', `>${s.number(s.ledger.into.sum)}`, `>${s.number(s.ledger.out.sum)}`, '', '']],
  truth: () => ({ balances: 'every-row', closing: null, number: '20-412-123456' }),
});
