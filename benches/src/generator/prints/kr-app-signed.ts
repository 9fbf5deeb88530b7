import { KOREA } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';

/** A Korean app bank: whether in or out in a word, then the sum with its sign, what is left, kind and partner. */
export const krAppSigned = tablePrint({
  id: 'kr-app-signed',
  kind: 'bank_statement',
  tags: ['no-decimals', 'time-stamped', 'direction-column', 'signed', 'running-balance', 'newest-first'],
  locales: KOREA,
  isNewestFirst: true,
  dates: ['yyyy.MM.dd', 'yyyy.MM.dd'],
  css: 'body { font-family: "Droid Sans Fallback" } th { background: #fee500 } td { border-bottom: 1px solid #ddd }',
  above: (s) =>
    `<h2>입출금 거래내역</h2>${facts([
      ['성명', '홍길동'],
      ['계좌번호', s.ledger.number],
      ['조회기간', `${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}`],
      ['총 입금금액', `${s.number(s.ledger.into.sum)}원`],
      ['총 출금금액', `${s.number(s.ledger.out.sum)}원`],
    ])}`,
  columns: [
    ['거래일시', (e, s) => `${s.day(e.date)} 0${e.reference.slice(0, 1)}:12:0${e.reference.slice(1, 2)}`],
    ['구분', (e) => (e.amount < 0 ? '출금' : '입금')],
    ['>거래금액', (e, s) => s.signed(e.amount)],
    ['>거래 후 잔액', (e, s) => s.signed(e.balance)],
    ['거래구분', (e) => (e.amount < 0 ? '체크카드결제' : '일반입금')],
    ['내용', inOne],
  ],
  truth: () => ({
    balances: 'every-row',
    opening: null,
    closing: null,
    describe: (e) => `${e.amount < 0 ? '체크카드결제' : '일반입금'} ${e.lines.join(' ')}`,
    alternatives: (e) => {
      const [side, kind, text] = [
        e.amount < 0 ? '출금' : '입금',
        e.amount < 0 ? '체크카드결제' : '일반입금',
        e.lines.join(' '),
      ];
      return [
        text,
        `${side} ${kind} ${text}`,
        `${side} ${text}`,
        `0${e.reference.slice(0, 1)}:12:0${e.reference.slice(1, 2)} ${kind} ${text}`,
      ];
    },
  }),
});
