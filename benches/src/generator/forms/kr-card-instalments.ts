import { KOREA } from '../prints/more-places.ts';
import { facts, inOne, tablePrint } from '../prints/table-print.ts';

const isParted = (e: { amount: number; reference: string }) => e.amount < 0 && Number(e.reference[0]) > 6;

/** A Korean card: what was bought, in how many parts and which of them it is, the part to pay this time, and what is left of it. */
export const krCardInstalments = tablePrint({
  id: 'kr-card-instalments',
  kind: 'credit_card_statement',
  tags: ['card', 'instalments', 'usage-and-charge', 'no-decimals', 'two-digit-year'],
  locales: KOREA,
  dates: ['yy.MM.dd', 'yyyy.MM.dd'],
  css: 'body, td, th { font-family: "Droid Sans Fallback" } td, th { border-bottom: 1px solid #bbb; font-size: 7.5pt }',
  order: {
    isCard: true,
    opening: 0,
    kinds: ['card', 'refund', 'fee'],
    movements: { card: [['{m}'], ['{m} {c}점']], refund: [['{m} 취소']], fee: [['연회비']] },
  },
  above: (s) =>
    `<h2>신용카드 이용대금 명세서</h2><p>홍길동 회원님</p>${facts([
      ['결제일', s.full(s.ledger.end + 14)],
      ['이용기간', `${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}`],
      ['이번 달 결제금액', `${s.number(s.ledger.closing)}원`],
      ['결제계좌', '솔바람은행 123456-**-******'],
    ])}<h3>이용내역</h3>`,
  columns: [
    ['이용일자', (e, s) => s.day(e.date)],
    ['이용카드', () => '본인1234'],
    ['이용가맹점', inOne],
    [
      '>이용금액',
      (e, s) => (e.amount > 0 ? `-${s.number(e.amount)}` : s.number(isParted(e) ? e.amount * 3 : e.amount)),
    ],
    ['>할부기간', (e) => (isParted(e) ? '3' : '')],
    ['>회차', (e) => (isParted(e) ? '1' : '')],
    ['>원금', (e, s) => s.signed(-e.amount)],
    ['>수수료(이자)', () => '0'],
    ['>결제 후 잔액', (e, s) => (isParted(e) ? s.number(e.amount * 2) : '0')],
  ],
  last: (s) => [['', '', '합계', '', '', '', `>${s.number(s.ledger.closing)}`, '>0', '']],
  truth: () => ({
    balances: 'none',
    opening: null,
    number: null,
    alternatives: (e) => [
      `본인1234 ${e.lines.join(' ')}`,
      `${isParted(e) ? '3 1 ' : ''}${e.lines.join(' ')}`,
      `본인1234 ${e.lines.join(' ')}${isParted(e) ? ' 3 1' : ''}`,
    ],
  }),
});
