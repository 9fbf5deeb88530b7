import { UKRAINE } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Ukrainian business account: document numbers, partner and purpose, debit and credit turnover; balances of the period around, none in rows. */
export const uaBankTurnover = tablePrint({
  id: 'ua-bank-turnover',
  kind: 'bank_statement',
  tags: [
    'lang:uk-words',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
    'closing-in-table',
    'reference-column',
    'counterparty-column',
  ],
  locales: UKRAINE,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Оплата товарів {m}']],
      transferIn: [['Оплата за послуги зг. рах. {r}']],
      transferOut: [['За оренду зг. дог. {r}']],
      salary: [['Виручка {e}']],
      cash: [['Видача готівки {c}']],
      directDebit: [['Комунальні послуги {m}']],
      fee: [['Комісія банку за РКО']],
      refund: [['Повернення коштів {m}']],
      interest: [['Відсотки за залишком']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 7.5pt } td, th { border: 1px solid #777 }',
  above: (s) =>
    `<b>${esc(s.desk.bank)}</b><h3 style="text-align:center">ВИПИСКА ПО РАХУНКУ</h3><p>Клієнт: ТОВ ПРИКЛАД<br>Рахунок: UA21 3223 1300 0002 6007 2335 6600 1<br>за період з ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}<br>Валюта: UAH</p><p>Вхідний залишок: ${s.signed(s.ledger.opening)}</p>`,
  columns: [
    ['Дата', (e, s) => s.day(e.date)],
    ['№ док.', (e) => e.reference],
    ['Контрагент', (e) => (e.amount < 0 ? 'ТОВ Постачальник' : 'ТОВ Покупець')],
    ['Призначення платежу', inOne],
    ['>Дебет', (e, s) => s.out(e)],
    ['>Кредит', (e, s) => s.into(e)],
  ],
  last: (s) => [
    ['', '', '', 'Обороти за період', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
  ],
  below: (s) => `<p>Вихідний залишок: ${s.signed(s.ledger.closing)}</p>`,
  truth: () => ({
    balances: 'none',
    number: 'UA21 3223 1300 0002 6007 2335 6600 1',
    describe: (e) => `${e.amount < 0 ? 'ТОВ Постачальник' : 'ТОВ Покупець'} ${e.lines.join(' ')}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.reference} ${e.amount < 0 ? 'ТОВ Постачальник' : 'ТОВ Покупець'} ${e.lines.join(' ')}`,
    ],
  }),
});
