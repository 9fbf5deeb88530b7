import { JAPAN } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';

/** A Japanese passbook: days in years of the era by figures alone, sums paid and deposited, what is left. */
export const jpBankEraDays = tablePrint({
  id: 'jp-bank-era-days',
  kind: 'bank_statement',
  tags: ['era-years', 'no-decimals', 'debit-credit-columns', 'running-balance', 'opening-in-table'],
  locales: JAPAN,
  dates: ['RR-MM-dd', '令和RR年MM月dd日'],
  css: 'body { font-family: "Droid Sans Fallback" } td, th { border: 1px solid #9cc }',
  above: (s) =>
    `<h2>普通預金 お取引明細</h2><p>口座番号 ${s.ledger.number}</p><p>期間 ${s.full(s.ledger.start)} ～ ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['年月日', (e, s) => s.day(e.date)],
    ['摘要', inOne],
    ['>お支払金額', (e, s) => s.out(e)],
    ['>お預り金額', (e, s) => s.into(e)],
    ['>差引残高', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [[s.day(s.ledger.start), '繰越', '', '', `>${s.signed(s.ledger.opening)}`]],
  truth: () => ({ balances: 'every-row', closing: null }),
});
