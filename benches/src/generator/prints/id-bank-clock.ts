import { INDONESIA } from './new-places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indonesian account: numbered rows, clocks under days, a sign before each sum, headings in two languages, points between thousands. */
export const idBankClock = tablePrint({
  id: 'id-bank-clock',
  kind: 'bank_statement',
  tags: ['bilingual', 'row-numbers', 'time-stamped', 'plus-minus', 'running-balance', 'summary-list'],
  locales: [
    {
      ...(INDONESIA[0] as (typeof INDONESIA)[number]),
      numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
    },
  ],
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  order: {
    movements: {
      card: [
        ['Pembayaran QRIS', '{m} {r}'],
        ['Transaksi debit', '{m}'],
      ],
      transferIn: [['Transfer dari BANK LAIN', '{p}', '{r}']],
      transferOut: [
        ['Transfer ke BANK LAIN', '{p}', 'sewa'],
        ['Top-up e-money', '{r}'],
      ],
      salary: [['Gaji', '{e}']],
      cash: [['Tarik tunai ATM', '{c}']],
      fee: [['Biaya administrasi rekening']],
    },
  },
  css: 'td, th { border-bottom: 1px solid #ddd } th i { font-weight: 400 }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">e-Statement</b><b>${esc(s.desk.bank)}</b></div><div class="row"><div>Nama/<i>Name</i> : JORDAN CONTOH<br>Cabang/<i>Branch</i> : KCP Jakarta Melati</div><div>Periode/<i>Period</i> : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Dicetak pada/<i>Issued on</i> : ${s.full(s.ledger.end + 2)}</div></div><p>Tabungan IDR<br>Nomor Rekening/<i>Account Number</i> : ${s.ledger.number.replace(/\D/g, '')}</p>${facts(
      [
        ['Saldo Awal/<i>Initial Balance</i>', ':', `>${s.signed(s.ledger.opening)}`],
        ['Dana Masuk/<i>Incoming Transactions</i>', ':', `>+ ${s.number(s.ledger.into.sum)}`],
        ['Dana Keluar/<i>Outgoing Transactions</i>', ':', `>- ${s.number(s.ledger.out.sum)}`],
        ['Saldo Akhir/<i>Closing Balance</i>', ':', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:60%"',
    )}`,
  columns: [
    ['No<br><i>No</i>', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Tanggal<br><i>Date</i>', (e, s) => `${s.day(e.date)}<br>14:2${e.reference.slice(0, 1)}:07 WIB`],
    ['Keterangan<br><i>Remarks</i>', stacked],
    ['>Nominal (IDR)<br><i>Amount (IDR)</i>', (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
    ['>Saldo (IDR)<br><i>Balance (IDR)</i>', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.lines[0]} 14:2${e.reference.slice(0, 1)}:07 WIB ${e.lines.slice(1).join(' ')}`,
    ],
  }),
});
