import { CZECHIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const NUMBER = '123456789/2250';

/** A Czech account: each column with two headings over one another and cells of two lines, days without zeros, the other account over its name, symbols of payments, sums in the middle of the block. */
export const czBankCellBlocks = formPrint({
  id: 'cz-bank-cell-blocks',
  kind: 'bank_statement',
  tags: ['stacked-headings', 'stacked-days', 'signed', 'symbols', 'summary-box'],
  locales: CZECHIA,
  dates: ['d.M.yyyy', 'd.M.yyyy'],
  size: 8,
  leading: 10,
  gap: 6,
  top: 290,
  topAgain: 90,
  bottom: 740,
  order: {
    movements: {
      salary: [['{e}', 'VÝPLATA {r}']],
      transferIn: [['{p}', 'Děkuji']],
      refund: [['{m}', 'Vratka']],
      interest: [['Banka VZOR', 'Převod úroků']],
      card: [['{m}', '{c} CZ']],
      directDebit: [['{m}', 'Inkaso {r}']],
      transferOut: [['{p}', 'Nájem']],
      cash: [['Bankomat', '{c}']],
      fee: [['Poplatek', 'Vedení účtu']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'VÝPIS Z BĚŽNÉHO ÚČTU', { isBold: true, size: 12 }],
    ...column(330, 80, 11, ['Jana Vzorová', 'Lipová 14', '110 00 Praha 1']),
    ...labelPairs(40, 290, 80, [
      ['Číslo účtu:', NUMBER],
      ['Číslo výpisu:', '9'],
      ['Období výpisu:', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Měna:', 'CZK'],
      ['Počáteční zůstatek:', s.signed(s.ledger.opening)],
      ['Připsáno:', s.number(s.ledger.into.sum)],
      ['Odepsáno:', s.signed(-s.ledger.out.sum)],
      ['Konečný zůstatek:', s.signed(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Zaúčtování\nProvedení', 40, (e, s) => [s.day(e.postDate), s.day(e.date)]],
    [
      'Typ transakce\nČíslo transakce',
      105,
      (e) => [e.amount < 0 ? 'Odchozí platba' : 'Příchozí platba', '1234567890'],
    ],
    ['Číslo účtu / karty\nNázev', 200, (e) => ['2501234567/0800', e.lines[0] ?? '']],
    ['Detaily', 330, (e) => ['VS:20240012 KS:0308', e.lines[1] ?? '']],
    ['Částka v CZK', -550, (e, s) => ['', s.signed(e.amount)]],
  ],
  foot: (_, page, pages) => [
    [
      40,
      790,
      'Banka VZOR a.s., Sokolovská 1, 186 00 Praha 8. Informace k pojištění vkladů: www.example.cz',
      { size: 6 },
    ],
    [-550, 800, `Strana ${page}/${pages}`],
  ],
  truth: () => ({
    balances: 'none',
    number: NUMBER,
    printsPostDate: true,
    alternatives: ({ lines: [name = '', text = ''], amount }) => {
      const kind = amount < 0 ? 'Odchozí platba' : 'Příchozí platba';
      return [
        `${kind} 2501234567/0800 VS:20240012 KS:0308 1234567890 ${name} ${text}`,
        `${kind} 1234567890 2501234567/0800 ${name} VS:20240012 KS:0308 ${text}`,
        `2501234567/0800 VS:20240012 KS:0308 ${name} ${text}`,
        `${kind} 2501234567/0800 VS:20240012 KS:0308 ${name} ${text}`,
      ];
    },
  }),
});
