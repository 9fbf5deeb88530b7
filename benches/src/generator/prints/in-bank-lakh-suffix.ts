import { INDIA_PLAIN } from './farther-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indian state bank's passbook sheet: lakhs, Cr behind each balance, headings in English with Hindi words in Latin letters, sums below. */
export const inBankLakhSuffix = tablePrint({
  id: 'in-bank-lakh-suffix',
  kind: 'bank_statement',
  tags: [
    'lakh-grouping',
    'debit-credit-columns',
    'cr-suffix',
    'running-balance',
    'reference-column',
    'opening-in-table',
    'wrapped-description',
  ],
  locales: INDIA_PLAIN,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  css: 'td, th { border: 1px solid #999; font-size: 8pt } td:nth-child(2) { width: 34%; overflow-wrap: anywhere }',
  above: (s) =>
    `<div style="text-align:center"><b style="font-size:13pt">${esc(s.desk.bank)}</b><br>Bachat Khata / Savings Account</div><p>Khata Sankhya / Account No.: ${s.ledger.number.replace(/\D/g, '')}<br>Naam / Name: SMT. SAMPLE DEVI<br>IFSC: SAMP0004421 &nbsp; MICR: 110024011<br>Statement Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['Dinank<br>Tran Date', (e, s) => s.day(e.date)],
    ['Vivaran<br>Particulars', stacked],
    ['Chq No.', (e) => (e.kind === 'transferOut' ? e.reference : '')],
    ['>Nikasi<br>Withdrawals', (e, s) => s.out(e)],
    ['>Jama<br>Deposits', (e, s) => s.into(e)],
    ['>Shesh<br>Balance', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? ' Dr' : ' Cr'}`],
  ],
  first: (s) => [['', 'B/F', '', '', '', `>${s.number(s.ledger.opening)} Cr`]],
  last: (s) => [
    ['', 'Kul / Total', '', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
  ],
  truth: () => ({
    balances: 'every-row',
    closing: null,
    alternatives: (e) => [
      `${e.lines[0]} ${e.reference} ${e.lines.slice(1).join(' ')}`,
      `${e.lines.join(' ')} ${e.reference}`,
    ],
  }),
});
