import { GEORGIA } from './farther-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Georgian account: what went out and came in, what is left, all in Georgian letters. */
export const geBankGeorgian = tablePrint({
  id: 'ge-bank-georgian',
  kind: 'bank_statement',
  tags: ['lang:ka-words', 'debit-credit-columns', 'running-balance', 'summary-table'],
  locales: GEORGIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['გადახდა - {m} {c}']],
      transferIn: [['ჩარიცხვა {p}']],
      transferOut: [['გადარიცხვა {p}']],
      salary: [['ხელფასი {e}']],
      cash: [['განაღდება ბანკომატი {c}']],
      directDebit: [['კომუნალური {m}']],
      fee: [['მომსახურების საკომისიო']],
      refund: [['თანხის დაბრუნება {m}']],
      interest: [['პროცენტის ჩარიცხვა']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #bbb }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>ანგარიშის ამონაწერი</h3><p>კლიენტი: ნინო მაგალითი<br>ანგარიშის ნომერი: GE29NB0000000101904917<br>ვალუტა: GEL<br>პერიოდი: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p><p>საწყისი ნაშთი: ${s.signed(s.ledger.opening)}</p>`,
  columns: [
    ['თარიღი', (e, s) => s.day(e.date)],
    ['ოპერაციის შინაარსი', inOne],
    ['>გასული თანხა', (e, s) => s.out(e)],
    ['>შემოსული თანხა', (e, s) => s.into(e)],
    ['>ნაშთი', (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [['', 'ბრუნვა', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, '']],
  below: (s) => `<p>საბოლოო ნაშთი: ${s.signed(s.ledger.closing)}</p>`,
  truth: () => ({ balances: 'every-row', number: 'GE29NB0000000101904917' }),
});
