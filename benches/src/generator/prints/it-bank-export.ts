import { ITALY } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Italian online bank's list: sums in and out before two descriptions, the type of coin said once, newest first, two days. */
export const itBankExport = tablePrint({
  id: 'it-bank-export',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'credit-before-debit',
    'amount-before-text',
    'newest-first',
    'value-date',
    'no-running-balance',
  ],
  locales: ITALY,
  isNewestFirst: true,
  order: {
    movements: {
      card: [['Pagamento Visa Debit', '{m} {c} Carta N. ***** {f} Data operazione {d}']],
      transferIn: [['Bonifico', 'Ord: {p} Ben: Jordan Esempio Causale: rimborso']],
      salary: [['Stipendio', 'Ord: {e} Causale: emolumenti']],
      directDebit: [['SEPA Direct Debit', '{m} Addebito SDD {r}']],
      transferOut: [['Bonifico SEPA', 'Ben: {p} Causale: affitto']],
      cash: [['Prelievo', 'Prelievo carta debito {c}']],
      fee: [['Canone', 'Canone mensile conto']],
      interest: [['Interessi', 'Interessi a credito']],
      refund: [['Storno', '{m}']],
    },
  },
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { background: #ffd; text-align: left } .s { width: 55% }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><p>Movimenti conto 4471123<br>Intestazione Conto Corrente: ESEMPIO JORDAN<br>Periodo Dal: ${s.full(s.ledger.start)} Al: ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Saldo Iniziale', `>${s.signed(s.ledger.opening)} EUR`],
        ['Totale Entrate', `>${s.number(s.ledger.into.sum)} EUR`],
        ['Totale Uscite', `>-${s.number(s.ledger.out.sum)} EUR`],
        ['Saldo Finale', `>${s.signed(s.ledger.closing)} EUR`],
      ],
      'class="s"',
    )}`,
  columns: [
    ['Data Operazione', (e, s) => s.day(e.date)],
    ['Data Valuta', (e, s) => s.day(e.postDate)],
    ['>Entrate', (e, s) => s.into(e)],
    ['>Uscite', (e, s) => (e.amount < 0 ? `-${s.number(e.amount)}` : '')],
    ['Descrizione', (e) => esc(e.lines[0] ?? '')],
    ['Descrizione Completa', (e) => esc(e.lines[1] ?? '')],
  ],
  truth: () => ({ balances: 'none', number: '4471123' }),
});
