import { BULGARIA } from '../prints/more-places.ts';
import { formPrint } from './form.ts';

const SPACE_COMMA = { group: ' ', decimal: ',', grouping: 'thousands' } as const;

/** A Bulgarian account of the last months of the lev: each sum and each balance once more in euros below it, in brackets. */
export const bgBankEuroBelow = formPrint({
  id: 'bg-bank-euro-below',
  kind: 'bank_statement',
  tags: [
    'dual-currency',
    'other-money-below',
    'debit-credit-columns',
    'value-date',
    'opening-in-table',
    'running-balance',
  ],
  locales: BULGARIA.map((l) => ({ ...l, numbers: [SPACE_COMMA] })),
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 4,
  top: 200,
  topAgain: 80,
  bottom: 760,
  order: {
    movements: {
      card: [['Плащане на ПОС', '{m} {c}']],
      transferIn: [['Получен превод', '{p}']],
      transferOut: [['Изходящ превод', '{p} наем']],
      salary: [['Получен превод', '{e} заплата']],
      cash: [['Теглене АТМ', '{c}']],
      fee: [['Такса обслужване', 'месечна']],
      refund: [['Възстановена сума', '{m}']],
      interest: [['Лихва', 'по сметка']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [220, 70, 'ИЗВЛЕЧЕНИЕ ПО СМЕТКА', { size: 11, isBold: true }],
    [40, 95, 'Титуляр: ИВАН ПРИМЕРОВ'],
    [40, 107, 'IBAN: BG80BNBG96611020345678'],
    [40, 119, 'Валута: BGN'],
    [40, 131, `Период: от ${s.full(s.ledger.start)} до ${s.full(s.ledger.end)}`],
    [40, 145, 'Фиксиран курс 1 EUR = 1,95583 BGN'],
  ],
  again: (s) => [[40, 40, s.desk.bank]],
  isRuled: true,
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    ['Вальор', 95, (e, s) => s.day(e.postDate)],
    ['Основание', 150, (e) => e.lines],
    [
      'Дебит\nBGN (EUR)',
      -390,
      (e, s) => (e.amount < 0 ? [s.number(e.amount), `(${s.number(Math.round(e.amount / 1.95583))})`] : ''),
    ],
    [
      'Кредит\nBGN (EUR)',
      -470,
      (e, s) => (e.amount > 0 ? [s.number(e.amount), `(${s.number(Math.round(e.amount / 1.95583))})`] : ''),
    ],
    [
      'Салдо\nBGN (EUR)',
      -555,
      (e, s) => [s.signed(e.balance), `(${s.signed(Math.round(e.balance / 1.95583))})`],
    ],
  ],
  first: (s) => [
    [
      [150, 0, 'Начално салдо'],
      [-555, 0, s.signed(s.ledger.opening)],
      [-555, 1, `(${s.signed(Math.round(s.ledger.opening / 1.95583))})`],
    ],
  ],
  last: (s) => [
    [
      [150, 0, 'Общо обороти'],
      [-390, 0, s.number(s.ledger.out.sum)],
      [-470, 0, s.number(s.ledger.into.sum)],
      [-390, 1, `(${s.number(Math.round(s.ledger.out.sum / 1.95583))})`],
      [-470, 1, `(${s.number(Math.round(s.ledger.into.sum / 1.95583))})`],
    ],
    [
      [150, 0, 'Крайно салдо'],
      [-555, 0, s.signed(s.ledger.closing)],
      [-555, 1, `(${s.signed(Math.round(s.ledger.closing / 1.95583))})`],
    ],
  ],
  foot: (_, p, n) => [[-555, 800, `Стр. ${p} от ${n}`]],
  truth: () => ({ balances: 'every-row', number: 'BG80BNBG96611020345678', printsPostDate: true }),
});
