import { BULGARIA } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Bulgarian account: Cyrillic headings, debit and credit turnover, balances of the period under the rows. */
export const bgBankCyrillic = tablePrint({
  id: 'bg-bank-cyrillic',
  kind: 'bank_statement',
  tags: [
    'lang:bg-words',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
    'space-point-numbers',
  ],
  locales: BULGARIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Плащане чрез ПОС {m} {c}']],
      transferIn: [['Получен превод {p}']],
      transferOut: [['Изходящ превод {p}', 'наем']],
      salary: [['Заплата {e}']],
      cash: [['Теглене от банкомат {c}']],
      fee: [['Такса обслужване'], ['Комисиона превод']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #bbb }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>Извлечение по сметка</h3><p>Титуляр: ИВАН ПРИМЕРОВ<br>IBAN: BG80 BNBG 9661 1020 3456 78 BGN<br>За период: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p><p>Начално салдо: ${s.signed(s.ledger.opening)} BGN</p>`,
  columns: [
    ['Дата', (e, s) => s.day(e.date)],
    ['Вальор', (e, s) => s.day(e.postDate)],
    ['Основание', stacked],
    ['>Дебит', (e, s) => s.out(e)],
    ['>Кредит', (e, s) => s.into(e)],
  ],
  last: (s) => [['', '', 'Обороти', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`]],
  below: (s) => `<p>Крайно салдо: ${s.signed(s.ledger.closing)} BGN</p>`,
  truth: () => ({ balances: 'none' }),
});
