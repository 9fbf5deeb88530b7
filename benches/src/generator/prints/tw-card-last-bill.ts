import type { Entry } from '@tieout/corpus';
import { TAIWAN } from './more-places.ts';
import { type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

const SHOPS = {
  card: [['{m}'], ['{m} {f}']],
  transferIn: [['本行自動扣繳'], ['網路銀行繳款']],
  refund: [['{m} 退款']],
  fee: [['國外交易服務費'], ['年費']],
};

/** A Taiwanese card: the last bill over the purchases, days of month only, four digits of the card behind the sum, years of the republic in the head. */
export const twCardLastBill = tablePrint({
  id: 'tw-card-last-bill',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'no-year',
    'two-dates',
    'republic-years',
    'no-cents',
    'credits-negative',
    'opening-in-table',
  ],
  locales: TAIWAN,
  dates: ['MM/dd', 'yyyy/MM/dd'],
  order: { isCard: true, movements: SHOPS },
  css: 'body { font-family: "Droid Sans Fallback" } td, th { border: 1px solid #bbb; padding: 2px 6px }',
  above: (s) =>
    `<h2>${esc(s.desk.bank)} 信用卡帳單</h2><p>帳單結帳日 ${republic(s.ledger.end, s)}<br>繳款截止日 ${republic(s.ledger.end + 15, s)}<br>本期應繳總額 ${s.signed(s.ledger.closing)}<br>最低應繳金額 ${s.number(Math.round(s.ledger.closing / 10))}<br>信用額度 300,000</p><b>信用卡交易明細</b>`,
  columns: [
    ['消費日', (e, s) => s.day(e.date)],
    ['入帳起息日', (e, s) => s.day(e.postDate)],
    ['交易說明', (e) => esc(e.lines.join(' '))],
    ['>新臺幣金額', (e, s) => s.signed(-e.amount)],
    ['卡號後四碼', (e) => (e.kind === 'card' ? '9876' : '')],
    ['消費國家', (e) => (e.kind === 'card' ? 'TW' : '')],
    ['幣別', (e) => (e.kind === 'card' ? 'TWD' : '')],
  ],
  first: (s) => [['', '', '上期帳單總額', `>${s.signed(s.ledger.opening)}`, '', '', '']],
  last: (s) => [
    ['', '', '循環利息', '>0', '', '', ''],
    ['', '', '本期應繳總額', `>${s.signed(s.ledger.closing)}`, '', '', ''],
  ],
  truth: () => ({
    balances: 'none',
    number: null,
    printsPostDate: true,
    alternatives: (e: Entry) => [`${e.lines.join(' ')} 9876 TW TWD`, `${e.lines.join(' ')} TW TWD`],
  }),
});

function republic(at: number, s: Sheet): string {
  const [year = '', ...rest] = s.full(at).split('/');
  return [String(Number(year) - 1911), ...rest].join('/');
}
