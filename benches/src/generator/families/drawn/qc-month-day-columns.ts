import { QUEBEC } from '../../prints/places.ts';
import { upTo } from '../../roll.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A Canadian account in French: month and day as two numbers a space apart under "MM JJ", debits before credits, the balance on each row, sums of the period in a sentence of boxes. */
export const qcMonthDayColumns = tableSheet({
  id: 'qc-month-day-columns',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'spaced-days', 'running-balance', 'no-year'],
  locales: QUEBEC,
  dates: ['MM dd', 'yyyy-MM-dd'],
  count: [5, 45],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['ACHAT INTERAC {m}'], ['ACHAT MARCHAND {m} {c}']],
      salary: [['DEPOT DIRECT {e} PAIE']],
      transferIn: [['VIREMENT INTERAC RECU {p}']],
      transferOut: [['VIREMENT INTERAC ENVOYE {p}']],
      directDebit: [['PAIEMENT PREAUTORISE {m}'], ['PAIEMENT FACTURE {m}']],
      cash: [['RETRAIT GUICHET {c}']],
      fee: [['FORFAIT MENSUEL']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }) => {
    pen.left(44, 44, desk.bank, { size: 14, isBold: true });
    pen.right(568, 44, 'RELEVÉ DE COMPTE', { isBold: true });
    pen.left(44, 66, 'M JORDAN EXEMPLE');
    pen.left(330, 66, `Période du ${full(ledger.start)} au ${full(ledger.end)}`);
    pen.left(330, 78, `Numéro de compte ${ledger.number}`);
    return 100;
  },
  above: ({ roll, ledger, number, signed }) => {
    roll.row(
      upTo(140, 'Solde précédent'),
      upTo(270, 'Total des débits'),
      upTo(400, 'Total des crédits'),
      upTo(540, 'Solde actuel'),
    );
    roll.row(
      upTo(140, signed(ledger.opening)),
      upTo(270, number(ledger.out.sum)),
      upTo(400, number(ledger.into.sum)),
      upTo(540, signed(ledger.closing)),
    );
    roll.skip(12);
  },
  columns: [
    ['Date|(MM JJ)', '44', (entry, { day }) => day(entry.date)],
    ['Description', '96', cutAt(210)],
    ['Débit ($)', '>400', out],
    ['Crédit ($)', '>484', into],
    ['Solde ($)', '>568', (entry, { signed }) => signed(entry.balance)],
  ],
  first: ({ ledger, day, signed }) => [
    [day(ledger.start), 'SOLDE PRÉCÉDENT', '', '', signed(ledger.opening)],
  ],
  foot: (page, count, { pen }) => pen.right(568, 770, `Page ${page} de ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});
