import { RUSSIA } from './farther-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Russian account: clock and code under the day, text under its kind, a plus before what came in and nothing before what went out. */
export const ruBankPlusOnly = tablePrint({
  id: 'ru-bank-plus-only',
  kind: 'bank_statement',
  tags: [
    'lang:ru-words',
    'plus-only',
    'stacked-date',
    'time-below',
    'running-balance',
    'newest-first',
    'summary-table',
    'two-line-rows',
  ],
  locales: RUSSIA,
  isNewestFirst: true,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Супермаркеты', '{m} {c} RUS. Операция по карте ****{f}']],
      transferIn: [['Перевод на карту', 'Перевод от {p}. Операция по карте ****{f}']],
      transferOut: [['Перевод с карты', 'Перевод для {p}. Операция по карте ****{f}']],
      salary: [['Прочие операции', 'Заработная плата. {e}. Операция по карте ****{f}']],
      cash: [['Выдача наличных', 'ATM {f} {c} RUS. Операция по карте ****{f}']],
      directDebit: [['Коммунальные платежи, связь', '{m} {c}']],
      fee: [['Прочие расходы', 'Комиссия за обслуживание']],
      refund: [['Возврат, отмена операции', '{m} {c} RUS']],
      interest: [['Прочие операции', 'Капитализация по вкладу']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td { border-bottom: 1px solid #ddd } th { text-align: start; font-weight: normal; font-size: 7pt; color: #777; border-bottom: 1px solid #777 }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">${esc(s.desk.bank)}</b><b>Выписка по платёжному счёту</b></div>${facts(
      [
        ['Владелец счёта', 'Иванов Иван Иванович'],
        ['Номер счёта', '40817 810 5 3802 1234567'],
        ['Валюта', 'РУБЛЬ РФ'],
        [`Остаток на ${s.full(s.ledger.start)}`, `>${s.signed(s.ledger.opening)}`],
        ['Пополнение', `>${s.number(s.ledger.into.sum)}`],
        ['Списание', `>${s.number(s.ledger.out.sum)}`],
        [`Остаток на ${s.full(s.ledger.end)}`, `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:60%"',
    )}<h3>Расшифровка операций</h3><p>Итого по операциям с ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}</p>`,
  columns: [
    [
      'ДАТА ОПЕРАЦИИ (МСК)<br>Дата обработки и код авторизации',
      (e, s) =>
        `${s.day(e.date)} &nbsp; 1${e.reference.slice(0, 1)}:42<br>${s.day(e.postDate)} &nbsp; ${e.reference.slice(0, 6)}`,
    ],
    ['КАТЕГОРИЯ<br>Описание операции', (e) => `<b>${esc(e.lines[0] ?? '')}</b><br>${esc(e.lines[1] ?? '')}`],
    [
      '>СУММА В ВАЛЮТЕ СЧЁТА<br>Сумма в валюте операции',
      (e, s) => `${e.amount > 0 ? '+' : ''}${s.number(e.amount)}`,
    ],
    ['>ОСТАТОК СРЕДСТВ<br>В валюте счёта', (e, s) => s.signed(e.balance)],
  ],
  below: () =>
    '<p class="small">Дата формирования документа указана на первой странице. Дергать за уголок не нужно.</p>',
  truth: () => ({
    balances: 'every-row',
    number: '40817 810 5 3802 1234567',
    printsPostDate: true,
    alternatives: (e) => {
      const [clock, code] = [`1${e.reference.slice(0, 1)}:42`, e.reference.slice(0, 6)];
      return [
        `${clock} ${e.lines[0]} ${code} ${e.lines[1] ?? ''}`.trim(),
        `${e.lines[0]} ${code} ${e.lines[1] ?? ''}`.trim(),
        `${clock} ${e.lines.join(' ')}`,
      ];
    },
  }),
});
