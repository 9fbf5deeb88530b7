import { CHINA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Chinese account: currency, signed sum and balance before what it was for and who it was with; headings in two languages. */
export const cnBankTextAfter = tablePrint({
  id: 'cn-bank-text-after',
  kind: 'bank_statement',
  tags: ['bilingual', 'signed', 'running-balance', 'description-last', 'currency-column'],
  locales: CHINA,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  css: 'body { font-family: "Droid Sans Fallback" } th { border-bottom: 1px solid }',
  above: (s) =>
    `<div style="text-align:center"><b style="font-size:14pt">交易流水</b><br>Transaction Statement of ${esc(s.desk.bank)}</div><p>${s.full(s.ledger.start)} -- ${s.full(s.ledger.end)}</p><p>户 名：张三 Name<br>账号：6225 **** **** ${s.ledger.number.replace(/\D/g, '').slice(-4)} Account No<br>账户类型：活期 Account Type<br>申请时间：${s.full(s.ledger.end + 1)} 10:12:44 Date</p>`,
  columns: [
    ['记账日期<br><i>Date</i>', (e, s) => s.day(e.date)],
    ['货币<br><i>Currency</i>', () => 'CNY'],
    ['>交易金额<br><i>Transaction Amount</i>', (e, s) => s.signed(e.amount)],
    ['>联机余额<br><i>Balance</i>', (e, s) => s.signed(e.balance)],
    ['交易摘要<br><i>Transaction Type</i>', (e) => (e.amount < 0 ? '快捷支付' : '汇入汇款')],
    ['对手信息<br><i>Counter Party</i>', inOne],
  ],
  below: () => '<p>—————————————————————————————————————</p><p>温馨提示：交易流水验真，请登录手机银行。</p>',
  truth: () => ({
    balances: 'every-row',
    opening: null,
    closing: null,
    describe: (e) => `${e.amount < 0 ? '快捷支付' : '汇入汇款'} ${e.lines.join(' ')}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
