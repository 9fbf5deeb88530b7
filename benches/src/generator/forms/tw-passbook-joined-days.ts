import { TAIWAN } from '../prints/more-places.ts';
import { inOne, tablePrint } from '../prints/table-print.ts';

function roc(day: string) {
  return `${Number(day.slice(0, 4)) - 1911}${day.slice(4)}`;
}

/** Pages of a Taiwanese passbook: days of the Republic without a mark between their parts, no decimals, who served last. */
export const twPassbookJoinedDays = tablePrint({
  id: 'tw-passbook-joined-days',
  kind: 'bank_statement',
  tags: ['minguo-joined-days', 'passbook', 'debit-credit-columns', 'running-balance', 'no-decimals'],
  locales: TAIWAN,
  dates: ['yyyyMMdd', 'yyyy/MM/dd'],
  css: 'body, td, th { font-family: "Droid Sans Fallback" }',
  above: (s) =>
    `<h2>存摺內頁明細</h2><p>戶名:王小明<br>帳號:012-345-678901<br>期間:${roc(s.full(s.ledger.start))} ~ ${roc(s.full(s.ledger.end))}</p>`,
  columns: [
    [
      '日期',
      (e, s) => {
        const d = s.day(e.date);
        return `${Number(d.slice(0, 4)) - 1911}${d.slice(4)}`;
      },
    ],
    ['摘要', inOne],
    ['>支出', (e, s) => s.out(e)],
    ['>存入', (e, s) => s.into(e)],
    ['>結餘', (e, s) => s.signed(e.balance)],
    ['櫃員', () => '0123'],
  ],
  first: (s) => [['', '承前頁', '', '', `>${s.signed(s.ledger.opening)}`, '']],
  truth: () => ({ balances: 'every-row', closing: null, alternatives: (e) => [`${e.lines.join(' ')} 0123`] }),
});
