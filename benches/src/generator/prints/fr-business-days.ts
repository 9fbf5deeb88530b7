import { isFirstOfDay } from '../day-edges.ts';
import { FRANCE } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A French business account: days once, numbers of operation behind the text, tax of commissions marked by an asterisk, old and new balance over and under in words. */
export const frBusinessDays = tablePrint({
  id: 'fr-business-days',
  kind: 'bank_statement',
  tags: [
    'date-once-per-day',
    'debit-credit-columns',
    'value-date',
    'no-running-balance',
    'column-totals',
    'reference-column',
  ],
  locales: FRANCE,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  css: 'th { border: 1px solid #036; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>RELEVE DE COMPTE COURANT PROFESSIONNEL<br>Compte n° ${s.ledger.number} en EUR<br>Du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}</div></div><p>SARL EXEMPLE<br>14 RUE DES AULNES<br>44000 NANTES</p>${facts([[`Ancien solde au ${s.full(s.ledger.start - 1)}`, `>${s.signed(s.ledger.opening)} EUR`]], 'style="width:60%"')}`,
  columns: [
    ['Date', (e, s) => (isFirstOfDay(s.ledger.entries, e) ? s.day(e.date) : '')],
    ['Libellé de l’opération', (e) => `${e.lines.map(esc).join('<br>')}${e.kind === 'fee' ? ' *' : ''}`],
    ['N° op.', (e) => e.reference.slice(0, 6)],
    ['Valeur', (e, s) => s.day(e.postDate)],
    ['>Débit EUR', (e, s) => s.out(e)],
    ['>Crédit EUR', (e, s) => s.into(e)],
  ],
  last: (s) => [
    [
      '',
      '<b>Totaux des mouvements</b>',
      '',
      '',
      `><b>${s.number(s.ledger.out.sum)}</b>`,
      `><b>${s.number(s.ledger.into.sum)}</b>`,
    ],
  ],
  below: (s) =>
    `${facts([[`Nouveau solde au ${s.full(s.ledger.end)}`, `>${s.signed(s.ledger.closing)} EUR`]], 'style="width:60%"')}<p class="small">* Opération soumise à TVA : base HT 12,40 TVA 20,00 % 2,48. Taux effectif global 14,20 %.</p>`,
  truth: () => ({
    balances: 'none',
    describe: (e) => `${e.lines.join(' ')}${e.kind === 'fee' ? ' *' : ''}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.lines[0]} ${e.reference.slice(0, 6)} ${e.lines.slice(1).join(' ')}`.trim(),
    ],
  }),
});
