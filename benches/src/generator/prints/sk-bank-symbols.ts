import { SLOVAKIA } from './more-places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Slovak account: symbols of payments under texts, signed sums, turnovers before the closing state. */
export const skBankSymbols = tablePrint({
  id: 'sk-bank-symbols',
  kind: 'bank_statement',
  tags: ['lang:sk-words', 'signed', 'no-running-balance', 'multi-line', 'two-dates'],
  locales: SLOVAKIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Platba kartou {f}', '{m} {c}']],
      transferIn: [['Prijatá platba', '{p}', 'VS {r}']],
      transferOut: [['Odoslaná platba', '{p}', 'VS {r} KS 0308']],
      salary: [['Prijatá platba', '{e} mzda']],
      cash: [['Výber z bankomatu', '{c}']],
      fee: [['Poplatok za vedenie účtu']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>Výpis z účtu č. 3/${s.desk.written(s.ledger.end, 'yyyy')}</h3><p>Majiteľ účtu: JANA VZOROVÁ<br>IBAN: SK31 1200 0000 1987 4263 7541<br>Obdobie: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Počiatočný zostatok', `>${s.signed(s.ledger.opening)} EUR`],
        ['Kreditné obraty', `>${s.number(s.ledger.into.sum)} EUR`],
        ['Debetné obraty', `>-${s.number(s.ledger.out.sum)} EUR`],
        ['Konečný zostatok', `>${s.signed(s.ledger.closing)} EUR`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Dátum zaúčtovania', (e, s) => s.day(e.date)],
    ['Popis transakcie', stacked],
    ['>Suma', (e, s) => `${e.amount > 0 ? '+' : ''}${s.signed(e.amount)} EUR`],
  ],
  truth: () => ({ balances: 'none' }),
});
