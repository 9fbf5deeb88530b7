import { GREECE } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Greek account: debit and credit by letters next to the sum, days with slashes, Greek headings. */
export const grBankGreek = tablePrint({
  id: 'gr-bank-greek',
  kind: 'bank_statement',
  tags: ['lang:el-words', 'two-dates', 'debit-credit-columns', 'running-balance', 'opening-in-table'],
  locales: GREECE,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['ΑΓΟΡΑ {m} {c}']],
      transferIn: [['ΕΜΒΑΣΜΑ ΑΠΟ {p}']],
      transferOut: [['ΜΕΤΑΦΟΡΑ ΣΕ {p}'], ['ΠΛΗΡΩΜΗ {m} {r}']],
      salary: [['ΜΙΣΘΟΔΟΣΙΑ {e}']],
      cash: [['ΑΝΑΛΗΨΗ ATM {c}']],
      fee: [['ΠΡΟΜΗΘΕΙΑ']],
      interest: [['ΤΟΚΟΙ']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ</h3><p>Αριθμός λογαριασμού: ${s.ledger.number.replace(/\D/g, '')}<br>IBAN: GR16 0110 1250 0000 0001 2300 695<br>Περίοδος: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Νόμισμα: EUR</p>`,
  columns: [
    ['Ημερομηνία', (e, s) => s.day(e.date)],
    ['Αιτιολογία', inOne],
    ['Valeur', (e, s) => s.day(e.date)],
    ['>Χρέωση', (e, s) => s.out(e)],
    ['>Πίστωση', (e, s) => s.into(e)],
    ['>Υπόλοιπο', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', 'Προηγούμενο υπόλοιπο', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', 'Τελικό υπόλοιπο', '', '', '', `>${s.signed(s.ledger.closing)}`]],
  truth: () => ({ balances: 'every-row' }),
});
