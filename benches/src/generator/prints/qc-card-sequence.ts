import { QUEBEC } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Québec card: numbers of sequence before the text, day and month in two columns for either day, "CR" behind what was paid, points of an offer. */
export const qcCardSequence = tablePrint({
  id: 'qc-card-sequence',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'split-date', 'cr-suffix', 'rewards-table', 'sequence-numbers'],
  locales: QUEBEC,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} QC'], ['PAIEMENT PREAUTORISE {m} MONTREAL QC'], ['{m} #{f} {c} QC']],
      refund: [['CREDIT {m} {c} QC']],
      transferIn: [['PAIEMENT CAISSE'], ['PAIEMENT ACCES-D']],
      fee: [['FRAIS ANNUELS'], ["FRAIS D'AVANCE"]],
    },
  },
  dates: ['dd MM', 'dd MM yyyy'],
  css: 'th { border: 1px solid #393; font-size: 7.5pt; vertical-align: bottom } .acts td { font-size: 8.5pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Relevé de compte<br>Numéro de compte ${s.ledger.number}<br>Date du relevé : ${s.desk.written(s.ledger.end, 'd MMMM yyyy')}<br>Période du ${s.desk.written(s.ledger.start, 'd MMMM')} au ${s.desk.written(s.ledger.end, 'd MMMM yyyy')}</div></div><p>MME JORDAN EXEMPLE<br>14, RUE DES AULNES<br>LONGUEUIL QC J4H 1A1</p>${facts(
      [
        ['Solde précédent', `>${s.signed(s.ledger.opening)} $`],
        ['Achats et débits', `>+ ${s.number(s.ledger.out.sum)} $`],
        ['Paiements et crédits', `>- ${s.number(s.ledger.into.sum)} $`],
        ['Nouveau solde', `>${s.signed(s.ledger.closing)} $`],
        ['Limite de crédit', '>8 000 $'],
        ['Paiement minimum dû', '>50,00 $'],
        ["Date d'échéance", `>${s.desk.written(s.ledger.end + 21, 'd MMMM yyyy')}`],
      ],
      'style="width:50%"',
    )}<p><b>Transactions effectuées avec la carte de JORDAN EXEMPLE</b></p>`,
  columns: [
    ['Date de<br>transaction<br>J M', (e, s) => s.day(e.date)],
    ["Date<br>d'inscription<br>J M", (e, s) => s.day(e.postDate)],
    ['Numéro de<br>séquence', (_, s) => s.desk.random.digits(3)],
    ['Description', (e) => esc(e.lines.join(' '))],
    ['>Remise', (e) => (e.amount < 0 ? '1,00 %' : '')],
    ['>Montant', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? 'CR' : ''}`],
  ],
  below: (s) =>
    `<p><b>Total</b> &nbsp; ${s.signed(s.ledger.out.sum - s.ledger.into.sum)} $</p><h3>Programme de récompenses</h3>${facts(
      [
        ['Solde précédent', '>118,22'],
        ['Remises gagnées', '>14,81'],
        ['Remises échangées', '>0,00'],
        ['Nouveau solde', '>133,03'],
      ],
      'style="width:40%"',
    )}<p class="small">Taux d'intérêt annuel : 20,90 % achats courants, 21,90 % avances d'argent. Délai estimé pour rembourser votre solde en ne payant que le minimum : 11 ans 4 mois.</p>`,
  truth: () => ({ balances: 'none', printsPostDate: true }),
});
