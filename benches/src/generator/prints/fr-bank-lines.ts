import { FRANCE } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A French account: old and new balance worded as credit or debit with their day, days without a year, sums of both columns, a mark in an empty column. */
export const frBankLines = tablePrint({
  id: 'fr-bank-lines',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'two-dates',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
    'multi-line',
  ],
  locales: FRANCE,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Carte X{f} {m} {d}'], ['Carte X{f} {m}', '{c} 12,50 GBP 1 EURO = 0,857']],
      transferIn: [['Virement En Votre Faveur', '{p} Remboursement']],
      transferOut: [
        ['Virement Emis', 'Web {p} Loyer'],
        ['Virement Permanent', '{p}'],
      ],
      salary: [['Virement En Votre Faveur', '{e} SALAIRE']],
      cash: [['Retrait Au Distributeur', '{c} {d} 14H22']],
      directDebit: [['Prélèvement', '{m} {r}', 'Mandat {k}']],
      fee: [['Cotisation Carte'], ['Frais De Tenue De Compte']],
      refund: [['Remboursement', '{m}']],
    },
  },
  css: 'th { border: 1px solid } .acts { border: 1px solid } .acts td { border-left: 1px solid } td:nth-child(-n+2) { width: 8% } td:last-child { width: 3% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>RELEVÉ DE COMPTES<br>Date d'arrêté : ${s.desk.written(s.ledger.end, 'd MMMM yyyy')}<br>Page 1 / 2</div></div><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>69003 LYON</p><p>Compte de Dépôt n° ${s.ledger.number.replace(/\D/g, '').slice(-11)}<br>IBAN : FR76 1820 6002 1012 3456 7890 123 &nbsp; BIC : AGRIFRPP882</p>`,
  columns: [
    ['Date<br>opé.', (e, s) => s.day(e.date)],
    ['Date<br>valeur', (e, s) => s.day(e.postDate)],
    ['Libellé des opérations', stacked],
    ['>Débit', (e, s) => s.out(e)],
    ['>Crédit', (e, s) => s.into(e)],
    ['', () => '¨'],
  ],
  first: (s) => [
    [
      '',
      '',
      `<b>Ancien solde créditeur au ${s.full(s.ledger.start - 1)}</b>`,
      '',
      `>${s.number(s.ledger.opening)}`,
      '',
    ],
  ],
  last: (s) => [
    [
      '',
      '',
      '>Total des opérations',
      `>${s.number(s.ledger.out.sum)}`,
      `>${s.number(s.ledger.into.sum)}`,
      '',
    ],
    [
      '',
      '',
      `<b>Nouveau solde ${s.ledger.closing < 0 ? 'débiteur' : 'créditeur'} au ${s.full(s.ledger.end)}</b>`,
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
      '',
    ],
  ],
  below: (s) =>
    `<p class="small">Total des frais perçus au mois de ${s.desk.written(s.ledger.end, 'MMMM')} : 2,50 €. Plafond de l'autorisation de découvert : 800,00 €. Taux annuel effectif global 19,50 %.</p>`,
  truth: () => ({ balances: 'none' }),
});
