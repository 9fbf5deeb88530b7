import { QUEBEC } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Québec caisse: codes of transactions, a column of fees between text and sums, days as "3 JAN", cents after a comma. */
export const qcBankCodes = tablePrint({
  id: 'qc-bank-codes',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'code-column',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'empty-fee-column',
  ],
  locales: QUEBEC,
  dates: ['d MMM', 'd MMMM yyyy'],
  order: {
    movements: {
      card: [['Achat / {m}'], ['Achat Interac - {f} {m}', '{c}']],
      transferIn: [['Virement Interac de / {p} /']],
      transferOut: [['Virement Interac à / {p} /'], ['Paiement facture - AccèsD Internet /', '{m}']],
      salary: [['Dépôt direct / {e}', 'Paie']],
      cash: [['Retrait au GA - {f}']],
      directDebit: [['Prélèvement / {m}']],
      fee: [['Frais fixes d’utilisation'], ['Forfait mensuel']],
      interest: [['Intérêts sur épargne']],
    },
  },
  css: 'th { border-bottom: 1px solid; vertical-align: bottom } td:first-child { width: 9%; white-space: nowrap } td:nth-child(2) { width: 7% }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">Caisse ${esc(s.desk.bank)}</b><div>Relevé de compte<br>Folio 082114<br>Période du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}</div></div><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>MONTRÉAL QC H2X 1Y4</p><p>Transit 815-30000 &nbsp; Folio 082114 &nbsp; EOP - Compte avec opérations</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date).toUpperCase()],
    ['Code', (e) => (e.amount > 0 ? 'DI' : 'RA')],
    ['Description', stacked],
    ['>Frais', () => ''],
    ['>Retrait', (e, s) => s.out(e)],
    ['>Dépôt', (e, s) => s.into(e)],
    ['>Solde', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'Solde reporté', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  below: () =>
    '<p class="small">Veuillez vérifier votre relevé et nous aviser de toute erreur dans les 60 jours. Les dépôts sont garantis jusqu’à 100 000,00 $.</p>',
  truth: () => ({
    balances: 'every-row',
    closing: null,
    alternatives: (e) => [`${e.amount > 0 ? 'DI' : 'RA'} ${e.lines.join(' ')}`],
  }),
});
