import { ROMANIA } from './new-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Romanian account: days with the month's name, details over many lines, debits and credits, balances over and under. */
export const roBankMonthNames = tablePrint({
  id: 'ro-bank-month-names',
  kind: 'bank_statement',
  tags: ['named-months', 'debit-credit-columns', 'no-running-balance', 'multi-line', 'opening-in-table'],
  locales: [
    {
      ...(ROMANIA[0] as (typeof ROMANIA)[number]),
      numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
    },
  ],
  dates: ['dd MMMM yyyy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 2px solid #f60 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Extras de cont<br>Pentru perioada: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Titular cont: Dna IOANA EXEMPLU<br>Numar cont: RO76 INGB 0000 9999 0088 1204<br>Moneda: RON</p>`,
  columns: [
    ['Data', (e, s) => s.day(e.date)],
    ['Detalii tranzactie', stacked],
    ['>Debit', (e, s) => s.out(e)],
    ['>Credit', (e, s) => s.into(e)],
  ],
  first: (s) => [['', 'Sold initial:', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', 'Rulaj total:', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
    [
      '',
      'Sold final:',
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
