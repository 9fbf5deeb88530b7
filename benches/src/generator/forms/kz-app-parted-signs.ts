import type { Entry } from '@tieout/corpus';
import { KAZAKHSTAN } from '../prints/neighbour-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { formPrint, type Put } from './form.ts';

const KINDS: Partial<Record<Entry['kind'], string>> = {
  card: 'Покупка',
  transferIn: 'Пополнение',
  salary: 'Пополнение',
  refund: 'Пополнение',
  transferOut: 'Перевод',
  cash: 'Снятие',
  fee: 'Разное',
};

const parted = (s: Sheet, minor: number) => `${minor < 0 ? '-' : '+'} ${s.number(minor)} ₸`;

function abroad({ foreign, amount }: Entry): string {
  return foreign === null
    ? ''
    : `(${amount < 0 ? '- ' : '+ '}${(foreign.amount / 100).toFixed(2)} ${foreign.currency})`;
}

/** A Kazakh app: newest first, the sign split from its sum, foreign sums in brackets below, sums of each kind over the list. */
export const kzAppPartedSigns = formPrint({
  id: 'kz-app-parted-signs',
  kind: 'bank_statement',
  tags: [
    'newest-first',
    'signs-parted',
    'symbol-after',
    'kind-sums',
    'foreign-in-brackets',
    'no-running-balance',
  ],
  locales: KAZAKHSTAN,
  dates: ['dd.MM.yy', 'dd.MM.yy'],
  isNewestFirst: true,
  size: 8.5,
  leading: 11,
  gap: 4,
  top: 260,
  topAgain: 60,
  bottom: 780,
  order: {
    withForeign: true,
    movements: {
      card: [['{m}']],
      transferIn: [['{p}'], ['Со счета другого банка']],
      transferOut: [['{p}']],
      cash: [['Банкомат {c} {f}']],
      refund: [['{m}']],
      fee: [['Комиссия за перевод']],
      salary: [['{e}']],
    },
  },
  head: (s) => {
    const sum = (kinds: readonly string[]) =>
      s.ledger.entries.filter((e) => kinds.includes(e.kind)).reduce((a, e) => a + e.amount, 0);
    const line = (y: number, label: string, minor: number): Put[] => [
      [60, y, label],
      [-260, y, parted(s, minor)],
    ];
    return [
      [40, 40, `АО «${s.desk.bank}», БИК ABCDKZKA`],
      [40, 60, 'ВЫПИСКА', { isBold: true, size: 13 }],
      [40, 74, `по карте за период с ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}`],
      [330, 60, 'Номер карты:'],
      [440, 60, '*0475'],
      [330, 72, 'Номер счета:'],
      [440, 72, 'KZ12722C000012345678'],
      [330, 84, 'Валюта счета:'],
      [440, 84, 'тенге'],
      [40, 110, 'Краткое содержание операций по карте:', { isBold: true }],
      [40, 126, `Доступно на ${s.full(s.ledger.start)}`],
      [-260, 126, `${s.number(s.ledger.opening)} ₸`],
      ...line(140, 'Пополнения', sum(['transferIn', 'refund', 'salary'])),
      ...line(154, 'Переводы', sum(['transferOut'])),
      ...line(168, 'Покупки', sum(['card'])),
      ...line(182, 'Снятия', sum(['cash'])),
      ...line(196, 'Разное', sum(['fee'])),
      [40, 212, `Доступно на ${s.full(s.ledger.end)}`],
      [-260, 212, `${s.signed(s.ledger.closing)} ₸`],
      [330, 110, 'Лимит на снятие наличности без комиссии:', { isBold: true }],
      [330, 126, 'Остаток зарплатных денег'],
      [-555, 126, '0,00 ₸'],
      [330, 140, 'Другие пополнения'],
      [-555, 140, '300 000,00 ₸'],
      [330, 154, 'Итого'],
      [-555, 154, '300 000,00 ₸'],
    ];
  },
  again: (s) => [[40, 40, `АО «${s.desk.bank}», БИК ABCDKZKA`]],
  isHeadedOnce: true,
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    [
      'Сумма',
      110,
      (e, s) => [
        parted(s, e.amount),
        ...(e.foreign
          ? [`(${e.amount < 0 ? '- ' : '+ '}${(e.foreign.amount / 100).toFixed(2)} ${e.foreign.currency})`]
          : []),
      ],
    ],
    [
      'Операция',
      230,
      (e) =>
        ({
          card: 'Покупка',
          transferIn: 'Пополнение',
          salary: 'Пополнение',
          transferOut: 'Перевод',
          cash: 'Снятие',
          refund: 'Пополнение',
          fee: 'Разное',
        })[e.kind as 'card'] ?? '',
    ],
    ['Детали', 320, (e) => e.lines],
  ],
  last: () => [
    [[40, 1, '- Сумма заблокирована. Банк ожидает подтверждения от платежной системы.', { size: 7 }]],
  ],
  truth: () => ({
    balances: 'none',
    number: 'KZ12722C000012345678',
    alternatives: (e) => {
      const text = `${KINDS[e.kind]} ${e.lines[0]}`;
      return [text, `${text} ${abroad(e)}`, `${abroad(e)} ${text}`];
    },
  }),
});
