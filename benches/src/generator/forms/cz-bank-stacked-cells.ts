import { CZECHIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const POINTED = CZECHIA.map((place) => ({
  ...place,
  numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' as const }],
}));

/** A Czech account: three headings over one another in each column and as many lines a row, sums with a point though thousands have spaces, the money named behind them, one minus. */
export const czBankStackedCells = formPrint({
  id: 'cz-bank-stacked-cells',
  kind: 'bank_statement',
  tags: ['stacked-cells', 'stacked-dates', 'space-point-numbers', 'currency-suffix', 'summary-box'],
  locales: POINTED,
  dates: ['d. M. yyyy', 'd. M. yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 4,
  top: 250,
  topAgain: 80,
  bottom: 740,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'Výpis z běžného účtu', { size: 11, isBold: true }],
    ...column(360, 80, 10, ['Jordan Vzorek', 'Olšová 14', '110 00 Praha']),
    [40, 80, `za období: ${s.day(s.ledger.start)} - ${s.day(s.ledger.end)}`],
    [40, 90, 'Pořadové č. výpisu: 5'],
    [40, 100, `Číslo účtu: ${s.ledger.number}/5500 CZK`],
    [40, 130, 'Přehled', { isBold: true }],
    ...labelPairs(40, 250, 144, [
      ['Počáteční zůstatek:', s.signed(s.ledger.opening)],
      ['Příjmy celkem:', s.number(s.ledger.into.sum)],
      ['Výdaje celkem:', `-${s.number(s.ledger.out.sum)}`],
      ['Konečný zůstatek:', s.signed(s.ledger.closing)],
    ]),
    ...labelPairs(300, 550, 144, [
      ['Pohledávky po splatnosti:', '0.00'],
      ['Poplatky celkem:', '0.00'],
    ]),
    [40, 225, 'Výpis pohybů', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Datum\nValuta\nKód transakce', 40, (e, s) => [s.day(e.date), s.day(e.date), `${e.reference}42`]],
    ['Kategorie transakce\nČíslo protiúčtu\nNázev protiúčtu', 130, (e) => e.lines],
    ['Zpráva\nPoznámka', 330, () => ''],
    ['VS\nKS\nSS', 420, (e) => e.reference.slice(0, 6)],
    ['Částka', -550, (e, s) => `${s.signed(e.amount)} CZK`],
  ],
  last: () => [
    [[40, 1, 'Zpráva pro klienta', { isBold: true }]],
    [[40, 0, 'Vklad na tomto účtu podléhá ochraně poskytované systémem pojištění pohledávek z vkladů.']],
  ],
  foot: (_, page, pages) => [[500, 815, `Strana ${page}/${pages}`]],
  truth: () => ({
    balances: 'none',
    alternatives: ({ lines, reference }) => [
      [...lines.slice(0, 2), `${reference}42`, ...lines.slice(2)].join(' '),
    ],
  }),
});
