import { BULGARIA } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Bulgarian card account: days of transaction and booking, one sum with its sign, letters Дт and Кт beside, the balance of each row. */
export const bgAppOneColumn = tablePrint({
  id: 'bg-app-one-column',
  kind: 'bank_statement',
  tags: [
    'lang:bg-words',
    'direction-letters',
    'two-dates',
    'running-balance',
    'opening-in-table',
    'closing-in-table',
    'space-point-numbers',
  ],
  locales: BULGARIA,
  dates: ['dd.MM.yyyy г.', 'dd.MM.yyyy г.'],
  order: {
    movements: {
      card: [['ПОС покупка', '{m} {c}']],
      transferIn: [['Превод от', '{p}']],
      transferOut: [['Превод към', '{p}']],
      salary: [['Заплата', '{e}']],
      cash: [['АТМ теглене', '{c}']],
      directDebit: [['Директен дебит', '{m}']],
      fee: [['Такса', 'обслужване на сметка']],
      refund: [['Възстановяване', '{m}']],
      interest: [['Лихва', 'по сметка']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 2px solid #090 } td { border-bottom: 1px solid #ddd }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>Отчет по сметка</h3><p>IBAN: BG80 BNBG 9661 1020 3456 78<br>Валута: BGN<br>Период: от ${s.full(s.ledger.start)} до ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['Дата на операция', (e, s) => s.day(e.date)],
    ['Дата на осчетоводяване', (e, s) => s.day(e.postDate)],
    ['Описание', stacked],
    ['Дт/Кт', (e) => (e.amount < 0 ? 'Дт' : 'Кт')],
    ['>Сума', (e, s) => s.number(e.amount)],
    ['>Салдо', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'Начално салдо', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', '', 'Крайно салдо', '', '', `>${s.signed(s.ledger.closing)}`]],
  truth: () => ({ balances: 'every-row', printsPostDate: true, number: 'BG80 BNBG 9661 1020 3456 78' }),
});
