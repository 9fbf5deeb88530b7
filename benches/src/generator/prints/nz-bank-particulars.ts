import { NEW_ZEALAND } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A New Zealand account: three columns of what payers wrote, withdrawals and deposits, overdrawn balances with "OD". */
export const nzBankParticulars = tablePrint({
  id: 'nz-bank-particulars',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-credit-columns', 'running-balance', 'several-text-columns', 'opening-in-table'],
  locales: NEW_ZEALAND,
  dates: ['dd MMM', 'd MMMM yyyy'],
  order: {
    movements: {
      card: [['EFTPOS {m}'], ['VISA PURCHASE {m}']],
      transferIn: [['BILL PAYMENT {p}']],
      transferOut: [['A/P {p}'], ['INTERNET XFR {p}']],
      salary: [['DIRECT CREDIT {e}']],
      cash: [['ATM {c}']],
      directDebit: [['D/D {m}']],
      fee: [['ACCOUNT FEE']],
    },
  },
  css: 'th { border-bottom: 1px solid #a00 }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)} NZ</b><div>Statement number 88<br>Account 12-3140-0${s.ledger.number.replace(/\D/g, '').slice(-6)}-00<br>Statement period ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</div></div><p>Ms J Sample<br>14 Alder Row<br>Wellington 6011<br>New Zealand</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction', inOne],
    ['Particulars', (e) => e.reference.slice(0, 4)],
    ['Code', (e) => e.reference.slice(4, 6)],
    ['Reference', (e) => e.reference.slice(3, 7)],
    ['>Withdrawals', (e, s) => s.out(e)],
    ['>Deposits', (e, s) => s.into(e)],
    ['>Balance', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? ' OD' : ''}`],
  ],
  first: (s) => [
    [s.day(s.ledger.start), 'Opening Balance', '', '', '', '', '', `>${s.number(s.ledger.opening)}`],
  ],
  last: (s) => [
    [
      s.day(s.ledger.end),
      'Closing Balance',
      '',
      '',
      '',
      '',
      '',
      `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' OD' : ''}`,
    ],
    ['', 'Totals', '', '', '', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
  ],
  truth: () => ({
    balances: 'every-row',
    describe: (e) =>
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)} ${e.reference.slice(4, 6)} ${e.reference.slice(3, 7)}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)} ${e.reference.slice(4, 6)}`,
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)}`,
      `${e.lines.join(' ')} ${e.reference.slice(0, 4)} ${e.reference.slice(3, 7)}`,
    ],
  }),
});
