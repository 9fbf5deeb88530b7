import { SOUTH_AFRICA } from './places.ts';
import { type Sheet, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A South African account: text first, debits with a minus behind, month and day as two figures behind the sums, a mark where a fee was charged. */
export const zaBankMonthDay = tablePrint({
  id: 'za-bank-month-day',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'date-at-end',
    'no-year',
    'split-date',
    'trailing-minus',
    'running-balance',
    'fee-marks',
  ],
  locales: SOUTH_AFRICA.map((locale) => ({
    ...locale,
    numbers: [{ group: ',', decimal: '.', grouping: 'thousands' }] as const,
  })),
  order: {
    movements: {
      card: [['CHEQUE CARD PURCHASE', '{m} {c} {f}*{f} {d}']],
      transferIn: [
        ['CREDIT TRANSFER', '{p}'],
        ['REAL TIME TRANSFER FROM', '{p}'],
      ],
      transferOut: [['IB PAYMENT TO', '{p} RENT']],
      salary: [['ACB CREDIT', '{e} SALARY']],
      cash: [['AUTOBANK CASH WITHDRAWAL AT', '{c} {f}']],
      directDebit: [['DEBIT ORDER', '{m} {r}']],
      fee: [['FIXED MONTHLY FEE'], ['FEE: CASH WITHDRAWAL']],
    },
  },
  dates: ['MM dd', 'dd MMMM yyyy'],
  css: 'th { border: 1px solid #004; font-size: 8pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>BANK STATEMENT / TAX INVOICE<br>Statement from ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>Account number: ${s.ledger.number}<br>VAT Reg No. 4100105461</div></div><p>MS J SAMPLE<br>14 ALDER ROAD<br>RANDBURG 2194</p><p><b>BALANCE BROUGHT FORWARD</b> ${behind(s.ledger.opening, s)}</p>`,
  columns: [
    ['Details', stacked],
    ['Service<br>Fee', (e) => (e.kind === 'cash' || e.kind === 'transferOut' ? '##' : '')],
    ['>Debits', (e, s) => (e.amount < 0 ? `${s.number(e.amount)}-` : '')],
    ['>Credits', (e, s) => s.into(e)],
    ['>Date', (e, s) => s.day(e.date)],
    ['>Balance', (e, s) => behind(e.balance, s)],
  ],
  below: (s) =>
    `<p>## These fees include VAT at 15%<br>VAT Summary: total VAT ${s.number(1388)}</p><p>Balance at date of statement: ${behind(s.ledger.closing, s)}</p>`,
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.lines[0]} ## ${e.lines.slice(1).join(' ')}`],
  }),
});

function behind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : ''}`;
}
