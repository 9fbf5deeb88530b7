import { INDONESIA } from './new-places.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** An Indonesian account: day and month only, DB behind what went out and nothing behind what came in, sums and counts at the end. */
export const idBankSuffix: Print = {
  id: 'id-bank-suffix',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-marked-only', 'multi-line', 'running-balance', 'opening-in-table', 'counts'],
  locales: INDONESIA,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const day = (at: number) => desk.written(at, 'dd/MM');
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid; border-top: 1px solid } td:first-child { width: 9% }',
      body: `<div class="row"><b style="font-size:13pt">REKENING TAHAPAN</b><div>NO. REKENING : ${ledger.number}<br>HALAMAN : 1 / 2<br>PERIODE : ${desk.written(ledger.end, 'MMMM yyyy').toUpperCase()}<br>MATA UANG : IDR</div></div><p>SITI RAHAYU<br>JL MELATI 14<br>JAKARTA</p>
${sheetTable(
  ['TANGGAL', 'KETERANGAN', 'CBG', '>MUTASI', '>SALDO'],
  [
    tr([day(ledger.start), 'SALDO AWAL', '', '', `>${desk.signed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        lines(entry.lines),
        '',
        `>${desk.number(entry.amount)}${entry.amount < 0 ? ' DB' : ''}`,
        `>${desk.signed(entry.balance)}`,
      ]),
    ),
  ],
)}<table style="width:60%;margin-top:10pt">${tr(['SALDO AWAL :', `>${desk.signed(ledger.opening)}`, ''])}${tr(['MUTASI CR :', `>${desk.number(ledger.into.sum)}`, `>${ledger.into.count}`])}${tr(['MUTASI DB :', `>${desk.number(ledger.out.sum)}`, `>${ledger.out.count}`])}${tr(['SALDO AKHIR :', `>${desk.signed(ledger.closing)}`, ''])}</table>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};
