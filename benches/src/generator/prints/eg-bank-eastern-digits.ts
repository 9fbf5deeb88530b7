import { EGYPT_ARABIC } from './farther-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

const eastern = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** An Egyptian account, right to left in the digits of Arabic: number of the row, day, text, sums and what is left. */
export const egBankEasternDigits = tablePrint({
  id: 'eg-bank-eastern-digits',
  kind: 'bank_statement',
  tags: [
    'right-to-left',
    'eastern-digits',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'row-numbers',
  ],
  locales: EGYPT_ARABIC,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['مشتريات {m}']],
      transferIn: [['تحويل وارد من {p}']],
      transferOut: [['تحويل صادر إلى {p}']],
      salary: [['مرتب {e}']],
      cash: [['سحب نقدي {c}']],
      directDebit: [['خصم مباشر {m}']],
      fee: [['مصاريف إدارية']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #888 } td:nth-child(1) { width: 5% }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>كشف حساب جاري</h3><p>اسم العميل: ليلى حسن<br>رقم الحساب: ${eastern(s.ledger.number.replace(/\D/g, ''))}<br>العملة: جنيه مصري<br>عن الفترة من ${eastern(s.full(s.ledger.start))} إلى ${eastern(s.full(s.ledger.end))}</p>`,
  columns: [
    ['م', (e, s) => eastern(String(s.entries.indexOf(e) + 1))],
    ['التاريخ', (e, s) => eastern(s.day(e.date))],
    ['البيان', inOne],
    ['>سحب', (e, s) => eastern(s.out(e))],
    ['>إيداع', (e, s) => eastern(s.into(e))],
    ['>الرصيد', (e, s) => eastern(s.number(e.balance)) + (e.balance < 0 ? '-' : '')],
  ],
  first: (s) => [['', '', 'رصيد سابق', '', '', `>${eastern(s.number(s.ledger.opening))}`]],
  last: (s) => [
    [
      '',
      '',
      'الإجمالي',
      `>${eastern(s.number(s.ledger.out.sum))}`,
      `>${eastern(s.number(s.ledger.into.sum))}`,
      '',
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null, closing: null }),
});
