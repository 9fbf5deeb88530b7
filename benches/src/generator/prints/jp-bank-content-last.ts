import { JAPAN } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';

/** A Japanese net bank: newest first, what went out and came in before the balance, what it was for behind, a note last. */
export const jpBankContentLast = tablePrint({
  id: 'jp-bank-content-last',
  kind: 'bank_statement',
  tags: [
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'description-last',
    'newest-first',
    'symbol-in-cell',
  ],
  locales: JAPAN,
  isNewestFirst: true,
  dates: ['yyyy年MM月dd日', 'yyyy年MM月dd日'],
  css: 'body { font-family: "Droid Sans Fallback" } th { background: #eef } td { border-bottom: 1px dotted #999 }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">入出金明細照会</b><div>作成日：${s.full(s.ledger.end + 1)}</div></div><p>サンプル タロウ 様</p><p>支店名　本店営業部（001）　代表口座 - 円普通<br>口座番号　${s.ledger.number}<br>照会期間　${s.full(s.ledger.start)}～${s.full(s.ledger.end)}<br>残高　${s.signed(s.ledger.closing)}円</p>`,
  columns: [
    ['日付', (e, s) => s.day(e.date)],
    ['>出金金額(円)', (e, s) => s.out(e)],
    ['>入金金額(円)', (e, s) => s.into(e)],
    ['>残高(円)', (e, s) => s.signed(e.balance)],
    ['内容', inOne],
    ['メモ', () => '-'],
  ],
  truth: () => ({ balances: 'every-row', opening: null }),
});
