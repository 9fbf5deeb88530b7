import { CROATIA } from './more-places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Croatian account: payments out and in, state after each, Croatian headings. */
export const hrBankWords = tablePrint({
  id: 'hr-bank-words',
  kind: 'bank_statement',
  tags: ['lang:hr-words', 'debit-credit-columns', 'running-balance', 'opening-in-table', 'two-dates'],
  locales: CROATIA,
  dates: ['dd.MM.yyyy.', 'dd.MM.yyyy.'],
  order: {
    movements: {
      card: [['{m} {c}', 'Kupnja karticom {f}']],
      transferIn: [['{p}', 'Uplata {r}']],
      transferOut: [['{p}', 'Nalog za plaćanje - najam']],
      salary: [['{e}', 'Plaća']],
      cash: [['Isplata gotovine bankomat {c}']],
      fee: [['Naknada za vođenje računa']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>IZVADAK PO TEKUĆEM RAČUNU</h3><p>Vlasnik računa: IVA PRIMJER<br>IBAN: HR12 1001 0051 8630 0016 0<br>Razdoblje: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Početno stanje', `>${s.signed(s.ledger.opening)}`],
        ['Ukupno isplate', `>${s.number(s.ledger.out.sum)}`],
        ['Ukupno uplate', `>${s.number(s.ledger.into.sum)}`],
        ['Konačno stanje', `>${s.signed(s.ledger.closing)}`],
        ['Dopušteno prekoračenje', '>1.000,00'],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Datum izvršenja', (e, s) => s.day(e.date)],
    ['Datum valute', (e, s) => s.day(e.postDate)],
    ['Opis plaćanja', stacked],
    ['>Isplata', (e, s) => s.out(e)],
    ['>Uplata', (e, s) => s.into(e)],
    ['>Stanje', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row' }),
});
