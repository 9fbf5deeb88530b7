import { SERBIA } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Serbian account in Latin letters: purpose under the payer, burdens and credits, state after. */
export const rsBankLatin = tablePrint({
  id: 'rs-bank-latin',
  kind: 'bank_statement',
  tags: ['lang:sr-words', 'debit-credit-columns', 'running-balance', 'opening-in-table', 'two-dates'],
  locales: SERBIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Kupovina {m} {c}', 'Kartica {f}']],
      transferIn: [['Uplata {p}']],
      transferOut: [['Nalog za prenos {p}', 'zakup']],
      salary: [['Zarada {e}']],
      cash: [['Isplata na bankomatu {c}']],
      fee: [['Naknada za održavanje računa']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>IZVOD PO TEKUĆEM RAČUNU br. 3</h3><p>Račun: 160-0000000${s.ledger.number.replace(/\D/g, '').slice(-6)}-44<br>Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Valuta: RSD</p>`,
  columns: [
    ['Datum transakcije', (e, s) => s.day(e.date)],
    ['Datum knjiženja', (e, s) => s.day(e.postDate)],
    ['Opis', stacked],
    ['>Duguje', (e, s) => s.out(e)],
    ['>Potražuje', (e, s) => s.into(e)],
    ['>Stanje', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'Prethodno stanje', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'Ukupno', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
    ['', '', 'Novo stanje', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});
