import { KOREA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';

/** A Korean certificate of dealings: numbered, whether paid or received in a word, one sum, the balance, branch and content; won behind. */
export const krBankSideWords = tablePrint({
  id: 'kr-bank-side-words',
  kind: 'bank_statement',
  tags: [
    'no-decimals',
    'direction-column',
    'running-balance',
    'row-numbers',
    'symbol-in-cell',
    'opening-in-table',
  ],
  locales: KOREA,
  dates: ['yyyy-MM-dd', 'yyyy년 MM월 dd일'],
  css: 'body { font-family: "Droid Sans Fallback" } td, th { border: 1px solid #555; font-weight: normal }',
  above: (s) =>
    `<h2 style="text-align:center">거래내역 확인서</h2><p>예금주 : 홍길동<br>계좌번호 : ${s.ledger.number}<br>거래기간 : ${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['순번', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['거래일자', (e, s) => s.day(e.date)],
    ['입/지', (e) => (e.amount < 0 ? '지급' : '입금')],
    ['적요', inOne],
    ['>거래금액', (e, s) => `${s.number(e.amount)}원`],
    ['>잔액', (e, s) => `${s.signed(e.balance)}원`],
    ['취급점', () => '종로지점'],
  ],
  first: (s) => [['', '', '', '전월이월', '', `>${s.signed(s.ledger.opening)}원`, '']],
  truth: () => ({
    balances: 'every-row',
    closing: null,
    alternatives: (e) => {
      const side = e.amount < 0 ? '지급' : '입금';
      const text = e.lines.join(' ');
      return [`${side} ${text}`, `${side} ${text} 종로지점`, `${text} 종로지점`];
    },
  }),
});
