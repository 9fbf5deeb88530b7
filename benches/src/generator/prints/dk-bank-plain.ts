import { DENMARK } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Danish account: text before the day of interest, withdrawn and deposited, what is left. */
export const dkBankPlain = tablePrint({
  id: 'dk-bank-plain',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-credit-columns', 'running-balance', 'value-date-between', 'opening-in-table'],
  locales: DENMARK,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoudskrift nr. 3<br>Periode ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Reg.nr. 3001 Kontonr. ${s.ledger.number.replace(/\D/g, '')}</div></div><p>Jordan Eksempel</p>`,
  columns: [
    ['Dato', (e, s) => s.day(e.date)],
    ['Tekst', inOne],
    ['Rentedato', (e, s) => s.day(e.postDate)],
    ['>Hævet', (e, s) => s.out(e)],
    ['>Indsat', (e, s) => s.into(e)],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.day(s.ledger.start), 'Saldo fra sidste udskrift', '', '', '', `>${s.signed(s.ledger.opening)}`],
  ],
  last: (s) => [[s.day(s.ledger.end), 'Saldo', '', '', '', `>${s.signed(s.ledger.closing)}`]],
  truth: () => ({ balances: 'every-row' }),
});
