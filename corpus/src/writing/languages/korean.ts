import type { Language } from './language.ts';

const NUMBERED = Array.from({ length: 12 }, (_, index) => `${index + 1}월`);

export const korean: Language = {
  code: 'ko',
  months: NUMBERED,
  shortMonths: NUMBERED,
  weekdays: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  banks: ['솔바람은행', '등대저축은행'],
  sectionIn: '입금내역',
  sectionOut: '출금내역',
  movements: {
    salary: [['급여 {e}'], ['타행입금', '{e} 급여']],
    transferIn: [['입금 {p}'], ['타행이체 {p}'], ['모바일입금 {p}', '번호 {r}']],
    refund: [['환불 {m}'], ['카드취소 {m}']],
    interest: [['예금이자'], ['결산이자']],
    card: [['체크카드 {m}'], ['카드결제 {m}', '{c} 지점'], ['{m} {f}']],
    directDebit: [['자동이체 {m}'], ['{m} 자동납부 {r}']],
    transferOut: [['이체 {p}'], ['월세 {p}'], ['타행송금 {p}', '번호 {r}']],
    cash: [['현금출금 {c}'], ['현금인출 {f}']],
    fee: [['이체수수료'], ['연회비']],
    check: [['수표 {r}']],
  },
  merchants: [
    '솔바람마트',
    '항구서점',
    '온누리약국',
    '수도사업소',
    '전력공사',
    '통신모바일',
    '자전거가게',
    '보험하나로',
    '찻집',
  ],
  people: ['김보기', '이산들', '박가람', '최하늘'],
  employers: ['솔바람제작소', '시청', '북부물류'],
  cities: ['서울', '부산', '대구', '광주'],
  address: ['김보기 님', '서울시 솔바람로 12'],
};
