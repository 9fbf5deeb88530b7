import { TAIWAN } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Taiwanese foreign-style statement: booking and value day, withdrawals and deposits, headings in two languages on one line, clock below the day. */
export const twBankTwoTongues = tablePrint({
  id: 'tw-bank-two-tongues',
  kind: 'bank_statement',
  tags: [
    'bilingual',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'summary-table',
    'newest-first',
    'time-below',
  ],
  locales: TAIWAN,
  isNewestFirst: true,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  css: 'body { font-family: Arial, "Droid Sans Fallback" } th { background: #e7efe7 } td { border-bottom: 1px solid #ddd }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)} 存款往來明細 Account Activity</b><p>戶名：林範例　帳號：${s.ledger.number}<br>查詢區間：${s.full(s.ledger.start)}～${s.full(s.ledger.end)}<br>期初餘額：${s.signed(s.ledger.opening)}　期末餘額：${s.signed(s.ledger.closing)}</p>`,
  columns: [
    ['帳務日期 Date', (e, s) => `${s.day(e.date)}<br>10:2${e.reference.slice(0, 1)}:31`],
    ['摘要 Memo', inOne],
    ['>支出 Withdrawal', (e, s) => s.out(e) || '-'],
    ['>存入 Deposit', (e, s) => s.into(e) || '-'],
    ['>餘額 Balance', (e, s) => s.signed(e.balance)],
    ['備註 Remark', () => '跨行'],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => {
      const clock = `10:2${e.reference.slice(0, 1)}:31`;
      const text = e.lines.join(' ');
      return [`${text} 跨行`, `${text} 跨行 ${clock}`, `${text} ${clock}`, `${text} ${clock} 跨行`];
    },
  }),
});
