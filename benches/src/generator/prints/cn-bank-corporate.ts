import { CHINA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Chinese business account in a ruled grid: vouchers, debit and credit turnover, balance, name of the other side; sums below. */
export const cnBankCorporate = tablePrint({
  id: 'cn-bank-corporate',
  kind: 'bank_statement',
  tags: [
    'ruled',
    'compact-dates',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'reference-column',
    'counterparty-column',
  ],
  locales: CHINA,
  dates: ['yyyyMMdd', 'yyyy年MM月dd日'],
  css: 'body { font-family: "Droid Sans Fallback" } td, th { border: 1px solid #333 }',
  above: (s) =>
    `<h2 style="text-align:center">${esc(s.desk.bank)}对公账户对账单</h2><div class="row"><div>户名：示例贸易有限公司</div><div>账号：${s.ledger.number.replace(/\D/g, '')}</div></div><div class="row"><div>币种：人民币</div><div>起止日期：${s.full(s.ledger.start)}至${s.full(s.ledger.end)}</div></div>`,
  columns: [
    ['交易日期', (e, s) => s.day(e.date)],
    ['凭证号', (e) => e.reference],
    ['摘要', inOne],
    ['>借方发生额', (e, s) => s.out(e)],
    ['>贷方发生额', (e, s) => s.into(e)],
    ['>余额', (e, s) => s.signed(e.balance)],
    ['对方户名', (e) => (e.amount < 0 ? '示例供应商' : '示例客户')],
  ],
  first: (s) => [['', '', '承前页', '', '', `>${s.signed(s.ledger.opening)}`, '']],
  last: (s) => [
    ['', '', '本期合计', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, '', ''],
  ],
  below: (s) =>
    `<p>借方笔数：${s.ledger.out.count}　贷方笔数：${s.ledger.into.count}　期末余额：${s.signed(s.ledger.closing)}</p>`,
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.lines.join(' ')} ${e.amount < 0 ? '示例供应商' : '示例客户'}`,
      `${e.reference} ${e.lines.join(' ')}`,
    ],
  }),
});
