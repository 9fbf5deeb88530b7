import { CZECHIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';

/** A Czech account: two lines a row, the day of value and the sum in the second. */
export const czBankAmountSecondLine = formPrint({
  id: 'cz-bank-amount-second-line',
  kind: 'bank_statement',
  tags: ['stacked-dates', 'amount-on-second-line', 'signed', 'running-balance'],
  locales: CZECHIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10.5,
  gap: 5,
  top: 180,
  topAgain: 60,
  bottom: 770,
  order: {
    movements: {
      card: [['Platba kartou {m}']],
      transferIn: [['Příchozí úhrada od {p}']],
      transferOut: [['Odchozí úhrada pro {p}']],
      salary: [['Mzda {e}']],
      fee: [['Poplatek za vedení účtu']],
      cash: [['Výběr {c}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'Výpis z účtu č. 3', { isBold: true }],
    ...column(40, 62, 11, ['Jan Vzorek', 'Číslo účtu: 123456789/0300', 'Měna: CZK']),
    ...column(330, 62, 11, [
      `Období: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      `Počáteční stav: ${s.signed(s.ledger.opening)}`,
      `Konečný stav: ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Datum\nValuta', 40, (e, s) => [s.day(e.date), s.day(e.postDate)]],
    [
      'Popis\nProtiúčet / VS',
      110,
      (e) => [e.lines[0] ?? '', `19-${e.reference}/0100  VS ${e.reference.slice(0, 6)}`],
    ],
    ['\nČástka', -440, (e, s) => ['', s.signed(e.amount)]],
    ['\nZůstatek', -550, (e, s) => ['', s.signed(e.balance)]],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '123456789/0300',
    alternatives: (e) => [`${e.lines[0]} 19-${e.reference}/0100 VS ${e.reference.slice(0, 6)}`],
  }),
});
