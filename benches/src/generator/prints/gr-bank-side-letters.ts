import { GREECE } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Greek account: numbered rows, one sum with Χ or Π behind it for which way it went, the progressive balance, branch before the text. */
export const grBankSideLetters = tablePrint({
  id: 'gr-bank-side-letters',
  kind: 'bank_statement',
  tags: ['lang:el-words', 'row-numbers', 'direction-letters', 'two-dates', 'running-balance', 'newest-first'],
  locales: GREECE,
  isNewestFirst: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['ΑΓΟΡΑ {m}']],
      transferIn: [['ΜΕΤΑΦΟΡΑ ΑΠΟ {p}']],
      transferOut: [['ΕΝΤΟΛΗ ΠΛΗΡΩΜΗΣ {p}']],
      salary: [['ΜΙΣΘΟΔΟΣΙΑ {e}']],
      cash: [['ΑΝΑΛΗΨΗ {c}']],
      directDebit: [['ΠΑΓΙΑ ΕΝΤΟΛΗ {m}']],
      fee: [['ΕΞΟΔΑ ΤΗΡΗΣΗΣ']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #bbb }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>Κινήσεις Λογαριασμού</h3><p>Αρ. Λογαριασμού: ${s.ledger.number.replace(/\D/g, '')}<br>Δικαιούχος: ΝΙΚΟΣ ΔΕΙΓΜΑΣ<br>Χρονικό διάστημα: ${s.full(s.ledger.start)} έως ${s.full(s.ledger.end)}<br>Λογιστικό υπόλοιπο: ${s.signed(s.ledger.closing)} EUR</p>`,
  columns: [
    ['Α/Α', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Ημ/νία', (e, s) => s.day(e.date)],
    ['Κατάστημα', () => '0026'],
    ['Περιγραφή', inOne],
    ['Τοκοφόρος', (e, s) => s.day(e.date)],
    ['>Ποσό', (e, s) => s.number(e.amount)],
    ['Χ/Π', (e) => (e.amount < 0 ? 'Χ' : 'Π')],
    ['>Προοδευτικό Υπόλοιπο', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', opening: null, alternatives: (e) => [`0026 ${e.lines.join(' ')}`] }),
});
