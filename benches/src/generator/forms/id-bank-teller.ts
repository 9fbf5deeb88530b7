import { INDONESIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';

/** An Indonesian account: clock next to the day, who served, zeros in empty cells, sums in figures and the last one in words. */
export const idBankTeller = formPrint({
  id: 'id-bank-teller',
  kind: 'bank_statement',
  tags: ['clock', 'teller-column', 'zero-filled', 'amount-in-words', 'running-balance', 'bilingual'],
  locales: INDONESIA,
  dates: ['dd/MM/yy', 'dd/MM/yy'],
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 220,
  bottom: 690,
  order: {
    movements: {
      card: [['QRIS RNS {m}', '{r}']],
      transferIn: [['TRANSFER DARI {p}', 'ESB:BFST{r}']],
      salary: [['GAJI {e}']],
      transferOut: [['NBMB {p} TO', '{p}']],
      directDebit: [['PEMBAYARAN {m}']],
      cash: [['TARIK TUNAI ATM {c}']],
      fee: [['BIAYA ADM'], ['Biaya SMS notifikasi']],
      refund: [['REFUND {m}']],
      interest: [['BUNGA TABUNGAN']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'LAPORAN TRANSAKSI FINANSIAL', { isBold: true }],
    [330, 50, 'STATEMENT OF FINANCIAL TRANSACTION', { size: 6 }],
    ...column(40, 80, 10, ['Kepada Yth. / To :', 'JORDAN CONTOH', 'JL ALDER 14', 'JAKARTA']),
    ...column(330, 80, 10, [
      `Tanggal Laporan : ${s.full(s.ledger.end + 1)}`,
      `Periode Transaksi : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...column(40, 150, 10, ['No. Rekening : 012345678901234', 'Nama Produk : Britama-IDR', 'Valuta : IDR']),
  ],
  isRuled: true,
  columns: [
    ['Tanggal Transaksi\nTransaction Date', 40, (e, s) => `${s.day(e.date)} 08:23:11`],
    ['Uraian Transaksi\nTransaction Description', 125, (e) => e.lines],
    ['Teller\nUser ID', 290, () => '8888083'],
    ['Debet\nDebit', -400, (e, s) => s.out(e) || '0.00'],
    ['Kredit\nCredit', -475, (e, s) => s.into(e) || '0.00'],
    ['Saldo\nBalance', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [60, 1, 'Saldo Awal'],
      [180, 1, 'Total Transaksi Debet'],
      [320, 1, 'Total Transaksi Kredit'],
      [460, 1, 'Saldo Akhir'],
      [60, 2, 'Opening Balance', { size: 6 }],
      [180, 2, 'Total Debit Transaction', { size: 6 }],
      [320, 2, 'Total Credit Transaction', { size: 6 }],
      [460, 2, 'Closing Balance', { size: 6 }],
      [60, 3, s.signed(s.ledger.opening)],
      [180, 3, s.number(s.ledger.out.sum)],
      [320, 3, s.number(s.ledger.into.sum)],
      [460, 3, s.signed(s.ledger.closing)],
    ],
    [
      [40, 0, 'Terbilang / In Words'],
      [140, 0, 'Dua Puluh Lima Juta Tiga Ratus Dua Belas Ribu Rupiah'],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      770,
      'Biaya materai telah dibayar lunas. Apabila terdapat perbedaan dengan catatan Nasabah, hubungi kami dalam 14 hari.',
      { size: 6 },
    ],
    [-560, 785, `Halaman ${page} dari ${pages}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '012345678901234',
    alternatives: (e) => [`${e.lines[0]} 8888083 ${e.lines.slice(1).join(' ')}`.trim()],
  }),
});
