import { KOREA } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';

/** A Korean account: days with times, no won below one, the sums as out, in and left, branch of the transaction last. */
export const krBankClock = tablePrint({
  id: 'kr-bank-clock',
  kind: 'bank_statement',
  tags: ['no-decimals', 'time-stamped', 'debit-credit-columns', 'running-balance', 'newest-first'],
  locales: KOREA,
  isNewestFirst: true,
  dates: ['yyyy.MM.dd', 'yyyy.MM.dd'],
  css: 'td, th { border-bottom: 1px solid #ccc } th { background: #f2f2f2 }',
  above: (s) =>
    `<h2>거래내역조회</h2>${facts([
      ['예금주명', '홍길동'],
      ['계좌번호', s.ledger.number],
      ['조회기간', `${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}`],
      ['현재잔액', `${s.signed(s.ledger.closing)}원`],
    ])}`,
  columns: [
    ['No', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['거래일시', (e, s) => `${s.day(e.date)} 14:2${e.reference.slice(0, 1)}:0${e.reference.slice(1, 2)}`],
    ['적요', (e) => (e.amount < 0 ? '체크카드' : '타행이체')],
    ['>출금액(원)', (e, s) => s.out(e) || '0'],
    ['>입금액(원)', (e, s) => s.into(e) || '0'],
    ['>거래후 잔액(원)', (e, s) => s.signed(e.balance)],
    ['기재내용', inOne],
    ['거래점', () => '강남'],
  ],
  last: (s) => [
    ['', '합계', '', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, '', '', ''],
  ],
  truth: () => ({
    balances: 'every-row',
    opening: null,
    alternatives: (e) => {
      const word = e.amount < 0 ? '체크카드' : '타행이체';
      const text = e.lines.join(' ');
      return [
        `${word} ${text} 강남`,
        `${word} ${text}`,
        `${text} 강남`,
        `14:2${e.reference.slice(0, 1)}:0${e.reference.slice(1, 2)} ${word} ${text}`,
      ];
    },
  }),
});
