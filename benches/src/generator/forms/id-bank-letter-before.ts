import { INDONESIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';

/** An Indonesian account on a wide sheet: two days with short names, a clock, and the letter of the side before the sum. */
export const idBankLetterBefore = formPrint({
  id: 'id-bank-letter-before',
  kind: 'bank_statement',
  tags: ['landscape', 'two-dates', 'clock', 'direction-letters', 'running-balance', 'reference-column'],
  locales: INDONESIA,
  isLandscape: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 7,
  leading: 9,
  gap: 3,
  top: 150,
  topAgain: 150,
  bottom: 540,
  isRuled: true,
  order: {
    movements: {
      card: [['QRIS {m}']],
      transferIn: [['TRF DARI {p}']],
      salary: [['PAYROLL {e}']],
      transferOut: [['BIFAST KE {p}']],
      cash: [['TARIK TUNAI {c}']],
      fee: [['BIAYA ADM']],
      directDebit: [['BAYAR {m}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'MUTASI REKENING', { isBold: true, size: 11 }],
    ...column(40, 60, 10, [
      'No. Rekening : 0012345678',
      'Nama : PT CONTOH MAJU',
      `Periode : ${s.full(s.ledger.start)} s/d ${s.full(s.ledger.end)}`,
      'Mata Uang : IDR',
    ]),
    ...column(560, 60, 10, [
      `Saldo Awal : ${s.signed(s.ledger.opening)}`,
      `Mutasi Debet : ${s.number(s.ledger.out.sum)}`,
      `Mutasi Kredit : ${s.number(s.ledger.into.sum)}`,
      `Saldo Akhir : ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  columns: [
    ['No', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Tgl Efektif', 62, (e, s) => s.day(e.postDate)],
    ['Tgl Trans', 115, (e, s) => s.day(e.date)],
    [
      'Jam',
      168,
      (e) => `${String(8 + (Number(e.reference) % 10)).padStart(2, '0')}:${Number(e.reference) % 6}4:09`,
    ],
    ['Kode', 212, (e) => (e.amount < 0 ? '0511' : '0021')],
    ['Kantor', 240, () => '0888'],
    ['Keterangan', 275, (e) => e.lines],
    ['No. Referensi', 440, (e) => `FT${e.reference}`],
    ['D/C', 515, (e) => (e.amount < 0 ? 'D' : 'C')],
    ['Nominal', -640, (e, s) => s.number(e.amount)],
    ['Saldo', -740, (e, s) => s.signed(e.balance)],
    ['Operator', 752, () => 'SYS01'],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '0012345678',
    printsPostDate: true,
    alternatives: (e) => [
      `${e.amount < 0 ? '0511' : '0021'} 0888 ${e.lines.join(' ')} SYS01`,
      `${e.amount < 0 ? '0511' : '0021'} 0888 ${e.lines.join(' ')}`,
      `0888 ${e.lines.join(' ')}`,
      `${e.lines.join(' ')} SYS01`,
    ],
  }),
});
