import { CZECHIA } from './new-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Czech account: day, sum, the other account and its name, symbols in columns, then what was written; sums of both sides at the head. */
export const czBankAmountFirst = tablePrint({
  id: 'cz-bank-amount-first',
  kind: 'bank_statement',
  tags: ['amount-before-text', 'signed', 'no-running-balance', 'many-columns', 'space-numbers'],
  locales: CZECHIA,
  order: {
    movements: {
      card: [['Platba kartou', '{m}, {c}']],
      transferIn: [['Bezhotovostní příjem', '{p}']],
      salary: [['Bezhotovostní příjem', '{e}']],
      directDebit: [['Inkaso', '{m}']],
      transferOut: [['Bezhotovostní platba', '{p}']],
      cash: [['Výběr z bankomatu', '{c}']],
      fee: [['Poplatek', 'vedení účtu']],
      interest: [['Připsaný úrok', '']],
      refund: [['Vrácení', '{m}']],
    },
  },
  dates: ['dd.MM.yyyy', 'd. M. yyyy'],
  css: 'th { border-bottom: 1px solid #393; font-size: 7.5pt; text-align: left } td { font-size: 8pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Výpis z účtu č. 3<br>Číslo účtu: 2400118844/2010<br>Měna: CZK<br>Období: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Jana Vzorová<br>Olšová 14<br>602 00 Brno</p>${facts(
      [
        ['Počáteční zůstatek', `>${s.signed(s.ledger.opening)}`],
        ['Suma příjmů', `>${s.number(s.ledger.into.sum)}`],
        ['Suma výdajů', `>-${s.number(s.ledger.out.sum)}`],
        ['Konečný zůstatek', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['>Objem', (e, s) => s.signed(e.amount)],
    ['Protiúčet', (e) => `${e.reference}/0800`],
    ['VS', (e) => e.reference.slice(0, 6)],
    ['KS', () => '0308'],
    ['Typ', (e) => esc(e.lines[0] ?? '')],
    ['Zpráva pro příjemce', (e) => esc(e.lines[1] ?? '')],
  ],
  truth: () => ({
    balances: 'none',
    number: '2400118844/2010',
    describe: (e) => `${e.reference}/0800 ${e.reference.slice(0, 6)} 0308 ${e.lines.join(' ')}`.trim(),
    alternatives: (e) => [e.lines.join(' ').trim()],
  }),
});
