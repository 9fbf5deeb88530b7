import { SWEDEN } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Swedish account: a column of categories between text and sum, spaces between thousands, the balance last. */
export const seBankCategory = tablePrint({
  id: 'se-bank-category',
  kind: 'bank_statement',
  tags: ['signed', 'running-balance', 'type-column', 'newest-first', 'currency-in-cell'],
  locales: SWEDEN,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  isNewestFirst: true,
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><h3>Kontoutdrag</h3><p>Konto: Privatkonto ${s.ledger.number}<br>Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Ingående saldo: ${s.signed(s.ledger.opening)} kr<br>Utgående saldo: ${s.signed(s.ledger.closing)} kr</p>`,
  columns: [
    ['Bokföringsdag', (e, s) => s.day(e.date)],
    ['Transaktion', inOne],
    ['Kategori', (e) => (e.amount < 0 ? 'Uttag' : 'Insättning')],
    ['>Belopp', (e, s) => `${s.signed(e.amount)} kr`],
    ['>Saldo', (e, s) => `${s.signed(e.balance)} kr`],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.lines.join(' ')} ${e.amount < 0 ? 'Uttag' : 'Insättning'}`],
  }),
});
