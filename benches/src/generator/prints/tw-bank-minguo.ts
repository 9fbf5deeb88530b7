import { TAIWAN } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Taiwanese account: years of the Republic in the days, payments before deposits, remarks after the balance, no cents. */
export const twBankMinguo = tablePrint({
  id: 'tw-bank-minguo',
  kind: 'bank_statement',
  tags: ['minguo-years', 'no-decimals', 'debit-credit-columns', 'running-balance', 'opening-in-table'],
  locales: TAIWAN,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  css: 'body { font-family: "Droid Sans Fallback" } td, th { border: 1px solid #bbb }',
  above: (s) =>
    `<h2>${esc(s.desk.bank)} 綜合對帳單</h2><p>帳號：${s.ledger.number}<br>對帳單期間：${minguo(s.ledger.start)} ～ ${minguo(s.ledger.end)}<br>幣別：新台幣</p><b>臺幣活期存款 交易明細</b>`,
  columns: [
    ['交易日', (e) => minguo(e.date)],
    ['摘要', (e) => (e.amount < 0 ? '轉帳支出' : '匯入匯款')],
    ['>支出金額', (e, s) => s.out(e)],
    ['>存入金額', (e, s) => s.into(e)],
    ['>帳面餘額', (e, s) => s.signed(e.balance)],
    ['備註', inOne],
  ],
  first: (s) => [['', '前期餘額', '', '', `>${s.signed(s.ledger.opening)}`, '']],
  last: (s) => [
    ['', '本期合計', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, '', ''],
  ],
  truth: () => ({
    balances: 'every-row',
    closing: null,
    describe: (e) => `${e.amount < 0 ? '轉帳支出' : '匯入匯款'} ${e.lines.join(' ')}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** "113/03/02": the year counted from 1912, as days are written in Taiwan. */
function minguo(at: number): string {
  const [year = '', month, day] = new Date(at * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${Number(year) - 1911}/${month}/${day}`;
}
