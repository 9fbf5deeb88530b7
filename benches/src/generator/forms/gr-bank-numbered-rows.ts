import { GREECE } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

/** A Greek account: rows numbered, branch behind the day, the sign behind the sum, balance of every row, opening among the facts. */
export const grBankNumberedRows = formPrint({
  id: 'gr-bank-numbered-rows',
  kind: 'bank_statement',
  tags: ['row-numbers', 'trailing-sign', 'two-dates', 'running-balance', 'branch-column'],
  locales: GREECE,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 220,
  bottom: 720,
  order: {
    movements: {
      card: [['ΑΓΟΡΑ {m}', '{c} {d} ΚΑΡΤΑ {f}']],
      transferIn: [['ΜΕΤΑΦΟΡΑ ΑΠΟ {p}']],
      salary: [['ΜΙΣΘΟΔΟΣΙΑ {e}']],
      transferOut: [['ΜΕΤΑΦΟΡΑ ΣΕ {p}', 'ΕΝΟΙΚΙΟ']],
      directDebit: [['ΠΑΓΙΑ ΕΝΤΟΛΗ {m}']],
      cash: [['ΑΝΑΛΗΨΗ ΑΤΜ {c}']],
      fee: [['ΠΡΟΜΗΘΕΙΑ 0,50'], ['ΕΞΟΔΑ ΚΙΝΗΣΗΣ']],
      refund: [['ΕΠΙΣΤΡΟΦΗ {m}']],
      interest: [['ΤΟΚΟΙ']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ', { isBold: true }],
    ...column(40, 80, 11, ['ΔΕΙΓΜΑ ΙΟΡΔΑΝΗΣ', 'ΟΔΟΣ ΣΚΛΗΘΡΑΣ 14', '10431 ΑΘΗΝΑ']),
    ...column(320, 80, 11, [
      'ΛΟΓΑΡΙΑΣΜΟΣ 0026.0123.45.0201234567',
      'IBAN GR16 0110 1250 0000 0001 2300 695',
      `ΑΠΟ ${s.full(s.ledger.start)} ΕΩΣ ${s.full(s.ledger.end)}`,
      'ΝΟΜΙΣΜΑ EUR',
    ]),
    [40, 170, `ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ ${s.number(s.ledger.opening)}`],
    [320, 170, `ΝΕΟ ΥΠΟΛΟΙΠΟ ${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
  ],
  columns: [
    ['Α/Α', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['ΗΜ/ΝΙΑ', 66, (e, s) => s.day(e.date)],
    ['ΚΑΤ/ΜΑ', 116, () => '0125'],
    ['ΑΙΤΙΟΛΟΓΙΑ', 160, (e) => e.lines],
    ['ΗΜ. ΑΞΙΑΣ', 340, (e, s) => s.day(e.postDate)],
    ['ΠΟΣΟ', -470, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : '+'}`],
    ['ΥΠΟΛΟΙΠΟ', -555, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  foot: (_, page) => [[-555, 790, `ΣΕΛΙΔΑ ${page}`]],
  truth: () => ({
    balances: 'every-row',
    number: '0026.0123.45.0201234567',
    alternatives: (e) => [`0125 ${e.lines.join(' ')}`],
  }),
});
