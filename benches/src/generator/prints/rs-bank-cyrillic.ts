import { SERBIA_CYRILLIC } from './farther-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Serbian account in Cyrillic: days with a dot behind the year, burdens and favours apart, state after, sums and the new state below. */
export const rsBankCyrillic = tablePrint({
  id: 'rs-bank-cyrillic',
  kind: 'bank_statement',
  tags: [
    'lang:sr-words',
    'dot-after-year',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'closing-in-table',
    'row-numbers',
  ],
  locales: SERBIA_CYRILLIC,
  dates: ['dd.MM.yyyy.', 'dd.MM.yyyy.'],
  order: {
    movements: {
      card: [['Куповина {m} {c}', 'картица {f}']],
      transferIn: [['Уплата {p}']],
      transferOut: [['Пренос {p}', 'закуп']],
      salary: [['Зарада {e}']],
      cash: [['Исплата на банкомату {c}']],
      directDebit: [['Рачун {m} {r}']],
      fee: [['Накнада за одржавање рачуна']],
      refund: [['Повраћај {m}']],
      interest: [['Камата']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>ИЗВОД ПО ТЕКУЋЕМ РАЧУНУ</h3><p>Број рачуна: 160-${s.ledger.number.replace(/\D/g, '').slice(-6)}-44<br>Период: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Валута: РСД</p>`,
  columns: [
    ['Р.бр.', (e, s) => `${s.entries.indexOf(e) + 1}.`],
    ['Датум', (e, s) => s.day(e.date)],
    ['Опис промене', stacked],
    ['>Дугује', (e, s) => s.out(e)],
    ['>Потражује', (e, s) => s.into(e)],
    ['>Стање', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'Претходно стање', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'Укупно', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
    ['', '', 'Ново стање', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'every-row' }),
});
