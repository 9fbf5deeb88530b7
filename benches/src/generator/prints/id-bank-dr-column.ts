import { INDONESIA } from './new-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indonesian state bank: day, clock, text, teller; debit, credit and balance; zeros where nothing moved; sums of the month below. */
export const idBankDrColumn = tablePrint({
  id: 'id-bank-dr-column',
  kind: 'bank_statement',
  tags: [
    'zero-filled',
    'time-stamped',
    'debit-credit-columns',
    'running-balance',
    'short-year-last',
    'summary-at-end',
  ],
  locales: INDONESIA,
  dates: ['dd/MM/yy', 'dd/MM/yy'],
  css: 'td { border-bottom: 1px solid #ddd; font-size: 8pt } th { background: #00529c; color: #fff }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">LAPORAN TRANSAKSI FINANSIAL</b><div>${esc(s.desk.bank)}</div></div><p>Kepada Yth. BUDI CONTOH<br>No. Rekening : ${s.ledger.number.replace(/\D/g, '')}<br>Nama Produk : Simpanan<br>Valuta : IDR<br>Periode Transaksi : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['Tanggal Transaksi', (e, s) => `${s.day(e.date)} 0${e.reference.slice(0, 1)}:15:22`],
    ['Uraian Transaksi', inOne],
    ['Teller', (e) => `888${e.reference.slice(0, 4)}`],
    ['>Debet', (e, s) => s.out(e) || '0.00'],
    ['>Kredit', (e, s) => s.into(e) || '0.00'],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  below: (s) =>
    `<table style="margin-top:10pt"><tr><th>Saldo Awal<th>Total Transaksi Debet<th>Total Transaksi Kredit<th>Saldo Akhir</tr><tr><td>${s.signed(s.ledger.opening)}<td>${s.number(s.ledger.out.sum)}<td>${s.number(s.ledger.into.sum)}<td>${s.signed(s.ledger.closing)}</tr></table><p>Terbilang: sesuai saldo akhir</p>`,
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.lines.join(' ')} 888${e.reference.slice(0, 4)}`,
      `0${e.reference.slice(0, 1)}:15:22 ${e.lines.join(' ')}`,
    ],
  }),
});
