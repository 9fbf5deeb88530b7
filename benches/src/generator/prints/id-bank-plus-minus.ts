import { INDONESIA } from './new-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indonesian app statement: days in words with a clock below, a plus or minus before each sum, points between thousands and cents. */
export const idBankPlusMinus = tablePrint({
  id: 'id-bank-plus-minus',
  kind: 'bank_statement',
  tags: ['row-numbers', 'plus-signs', 'time-below', 'running-balance', 'summary-table', 'multi-line'],
  locales: INDONESIA.map((land) => ({
    ...land,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' as const }],
  })),
  dates: ['dd MMM yyyy', 'dd MMMM yyyy'],
  css: 'td { border-bottom: 1px solid #ddd } th { background: #003d79; color: #fff }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">e-Statement</b><div>${esc(s.desk.bank)}</div></div><div class="row"><div>Nama: SITI RAHAYU<br>Cabang: KCP Bandung Dago</div><div>Dicetak pada: ${s.full(s.ledger.end + 2)}<br>Periode: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p><b>Tabungan Rupiah</b><br>Nomor Rekening: ${s.ledger.number.replace(/\D/g, '')}<br>Mata Uang: IDR</p><table style="width:60%"><tr><td>Saldo Awal<td class="n">${s.signed(s.ledger.opening)}</tr><tr><td>Dana Masuk<td class="n">+${s.number(s.ledger.into.sum)}</tr><tr><td>Dana Keluar<td class="n">-${s.number(s.ledger.out.sum)}</tr><tr><td>Saldo Akhir<td class="n">${s.signed(s.ledger.closing)}</tr></table>`,
  columns: [
    ['No', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Tanggal', (e, s) => `${s.day(e.date)}<br>0${e.reference.slice(0, 1)}:41:05 WIB`],
    ['Keterangan', stacked],
    ['>Nominal (IDR)', (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
    ['>Saldo (IDR)', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => {
      const clock = `0${e.reference.slice(0, 1)}:41:05 WIB`;
      return [
        `${e.lines[0]} ${clock} ${e.lines.slice(1).join(' ')}`.trim(),
        `${e.lines.join(' ')} ${clock}`,
        `${clock} ${e.lines.join(' ')}`,
      ];
    },
  }),
});
