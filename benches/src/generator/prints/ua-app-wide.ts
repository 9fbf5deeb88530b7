import { UKRAINE } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Ukrainian app bank: clocks with days, codes of shops, own and foreign sums with rates, fees and cashback, the balance last. */
export const uaAppWide = tablePrint({
  id: 'ua-app-wide',
  kind: 'bank_statement',
  tags: ['lang:uk-words', 'fintech', 'wide', 'signed', 'running-balance', 'newest-first', 'foreign-columns'],
  locales: UKRAINE,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  isNewestFirst: true,
  order: {
    movements: {
      card: [['{m}']],
      transferIn: [['Від: {p}']],
      transferOut: [['{p}']],
      salary: [['{e} зарплата']],
      cash: [['Банкомат {c}']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 7pt } td, th { border: 1px solid #ccc }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>Виписка по рахунку</h3><p>Клієнт: Іван Приклад<br>IBAN: UA21 3223 1300 0002 6007 2335 6600 1<br>Період: ${s.full(s.ledger.start)} – ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Баланс на початок періоду:', `${s.signed(s.ledger.opening)} UAH`],
        ['Сума надходжень:', `${s.number(s.ledger.into.sum)} UAH`],
        ['Сума витрат:', `${s.number(s.ledger.out.sum)} UAH`],
        ['Баланс на кінець періоду:', `${s.signed(s.ledger.closing)} UAH`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Дата і час<br>операції', (e, s) => `${s.day(e.date)}<br>14:2${e.reference.slice(0, 1)}:07`],
    ['Деталі операції', inOne],
    ['MCC', (e) => e.reference.slice(0, 4)],
    ['>Сума в валюті<br>картки (UAH)', (e, s) => s.signed(e.amount)],
    ['>Сума в валюті<br>операції', (e, s) => s.signed(e.amount)],
    ['Валюта', () => 'UAH'],
    ['>Курс', () => '—'],
    ['>Сума комісій<br>(UAH)', () => '—'],
    ['>Сума кешбеку<br>(UAH)', (e, s) => (e.kind === 'card' ? s.number(Math.round(-e.amount / 50)) : '—')],
    ['>Залишок після<br>операції', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)}`,
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)} UAH`,
      `${e.lines.join(' ')} 14:2${e.reference.slice(0, 1)}:07`,
    ],
  }),
});
