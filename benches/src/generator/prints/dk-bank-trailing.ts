import { DENMARK } from './more-places.ts';
import { inOne, type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Danish business account: a number of the voucher, the day of interest, one column of sums with a minus behind, the balance last. */
export const dkBankTrailing = tablePrint({
  id: 'dk-bank-trailing',
  kind: 'bank_statement',
  tags: ['trailing-minus', 'value-date', 'running-balance', 'no-year', 'opening-in-table'],
  locales: DENMARK,
  order: {
    movements: {
      card: [['Dankort-nota {m} {f}'], ['Visa køb DKK {m}']],
      transferIn: [['Overførsel {p}'], ['MobilePay {p}']],
      salary: [['Lønoverførsel {e}']],
      directDebit: [['Betalingsservice {m}']],
      transferOut: [['Bgs {p}'], ['Overførsel husleje']],
      cash: [['Hævet automat {c}']],
      fee: [['Gebyr']],
      interest: [['Rentetilskrivning']],
      refund: [['Retur {m}']],
    },
  },
  dates: ['dd.MM', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #036 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoudskrift nr. 3<br>Konto ${s.ledger.number}<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Jordan Eksempel<br>Ellevej 14<br>8000 Aarhus C</p>`,
  columns: [
    ['Dato', (e, s) => s.day(e.date)],
    ['Tekst', inOne],
    ['Bilag', (e) => e.reference.slice(0, 5)],
    ['Rentedato', (e, s) => s.day(e.postDate)],
    ['>Beløb', (e, s) => behind(e.amount, s)],
    ['>Saldo', (e, s) => behind(e.balance, s)],
  ],
  first: (s) => [
    [s.day(s.ledger.start), 'Overført fra forrige udskrift', '', '', '', `>${behind(s.ledger.opening, s)}`],
  ],
  last: (s) => [[s.day(s.ledger.end), 'Ny saldo', '', '', '', `>${behind(s.ledger.closing, s)}`]],
  below: () => '<p class="small">Debitorrente 9,75 % p.a. Trækningsret 25.000,00. Renten er variabel.</p>',
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.lines.join(' ')} ${e.reference.slice(0, 5)}`],
  }),
});

function behind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : ' '}`.trim();
}
