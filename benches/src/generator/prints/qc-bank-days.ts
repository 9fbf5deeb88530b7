import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { QUEBEC } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Canadian account in French: days once as "2 janv.", withdrawals before deposits, the balance once a day, the dollar sign in the headings. */
export const qcBankDays = tablePrint({
  id: 'qc-bank-days',
  kind: 'bank_statement',
  tags: [
    'date-once-per-day',
    'day-end-balance',
    'debit-credit-columns',
    'no-year',
    'opening-in-table',
    'unit-in-heading',
  ],
  locales: QUEBEC,
  order: {
    movements: {
      card: [['Achat sans contact Interac - {f}', '{m}']],
      transferIn: [['Virement Interac reçu', '{p}']],
      salary: [['Dépôt de paie', '{e}']],
      directDebit: [['Prélèvement préautorisé', '{m}']],
      transferOut: [['Virement Interac envoyé', '{p}']],
      cash: [['Retrait au GAB - {f}']],
      fee: [['Frais mensuels fixes']],
      interest: [['Intérêts créditeurs']],
      refund: [['Remboursement', '{m}']],
    },
  },
  dates: ['d MMM', 'd MMMM yyyy'],
  css: 'th { border-bottom: 2px solid #005daa }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Relevé de votre compte personnel<br>Du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}<br>Numéro de compte : ${s.ledger.number}</div></div><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>GATINEAU QC J8X 1A1</p><b>Sommaire de votre compte pour la période</b>${facts(
      [
        [`Votre solde d'ouverture au ${s.full(s.ledger.start)}`, `>${s.signed(s.ledger.opening)} $`],
        ['Total des dépôts dans votre compte', `>+ ${s.number(s.ledger.into.sum)}`],
        ['Total des retraits de votre compte', `>- ${s.number(s.ledger.out.sum)}`],
        [`Votre solde de fermeture au ${s.full(s.ledger.end)}`, `>= ${s.signed(s.ledger.closing)} $`],
      ],
      'style="width:65%"',
    )}<b>Détails des opérations effectuées dans votre compte</b>`,
  columns: [
    ['Date', (e, s) => (isFirstOfDay(s.ledger.entries, e) ? s.day(e.date) : '')],
    ['Description', inOne],
    ['>Retraits ($)', (e, s) => s.out(e)],
    ['>Dépôts ($)', (e, s) => s.into(e)],
    ['>Solde ($)', (e, s) => (isLastOfDay(s.ledger.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [['', "Solde d'ouverture", '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', 'Solde de fermeture', '', '', `>${s.signed(s.ledger.closing)}`]],
  truth: () => ({ balances: 'last-of-day' }),
});
