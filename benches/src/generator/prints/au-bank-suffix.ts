import { AUSTRALIA } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** An Australian account: days without a year under a dated opening row, "$" only before credits, balances "$1.00 CR", dates of value inside texts. */
export const auBankSuffix = tablePrint({
  id: 'au-bank-suffix',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-credit-columns', 'running-balance', 'cr-suffix', 'opening-in-table', 'multi-line'],
  locales: AUSTRALIA,
  dates: ['dd MMM', 'dd MMM yyyy'],
  order: {
    movements: {
      card: [
        ['{m} {c} AU AUS', 'Card xx{f}', 'Value Date: 02/03/2024'],
        ['{m} {c} NS AUS', 'Card xx{f}', 'AUD 12.40', 'Value Date: 28/02/2024'],
      ],
      transferIn: [['Fast Transfer From {p}', 'to PayID Phone']],
      transferOut: [
        ['Transfer to {p} CommBank', 'app rent'],
        ['Transfer To {p}', 'NetBank'],
      ],
      salary: [['Salary {e}', '{r}']],
      cash: [['Wdl ATM CBA {c} 041001', 'Card xx{f}']],
      directDebit: [['Direct Debit {r} {m}', '{k}']],
      fee: [['Account Fee'], ['International Transaction Fee', 'Value Date: 01/03/2024']],
      interest: [['Credit Interest']],
    },
  },
  css: 'th { background: #eee } td:first-child { width: 9% }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><table style="width:45%;border:1px solid">${tr(['Your Statement', ''])}${tr(['Statement 21', '>(Page 1 of 4)'])}${tr(['Account Number', `>06 2000 ${s.ledger.number.replace(/\D/g, '').slice(-8)}`])}${tr(['Statement Period', `>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`])}${tr(['Closing Balance', `>$${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'DR' : 'CR'}`])}${tr(['Enquiries', '>13 2221'])}</table></div><p>MS J SAMPLE<br>14 ALDER ROW<br>PARRAMATTA NSW 2150</p><h3>Smart Access</h3><p>Enjoy convenient access to your money with this popular everyday account.</p><p>Name: JORDAN SAMPLE<br>Note: Have you checked your statement today? It is easy to find out more information about each transaction.</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction', stacked],
    ['>Debit', (e, s) => s.out(e)],
    ['>Credit', (e, s) => (e.amount > 0 ? `$${s.number(e.amount)}` : '')],
    ['>Balance', (e, s) => `$${s.number(e.balance)} ${e.balance < 0 ? 'DR' : 'CR'}`],
  ],
  first: (s) => [
    [
      s.day(s.ledger.start),
      `<b>${s.desk.written(s.ledger.start, 'yyyy')} OPENING BALANCE</b>`,
      '',
      '',
      `>$${s.number(s.ledger.opening)} CR`,
    ],
  ],
  last: (s) => [
    [
      s.day(s.ledger.end),
      `<b>${s.desk.written(s.ledger.end, 'yyyy')} CLOSING BALANCE</b>`,
      '',
      '',
      `>$${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'DR' : 'CR'}`,
    ],
  ],
  below: (s) =>
    `<table>${tr(['Opening balance', '-', 'Total debits', '+', 'Total credits', '=', 'Closing balance'])}${tr([`$${s.number(s.ledger.opening)} CR`, '', `$${s.number(s.ledger.out.sum)}`, '', `$${s.number(s.ledger.into.sum)}`, '', `$${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'DR' : 'CR'}`])}</table><h3>Transaction Summary during 1st - 29th</h3>${sheetTable(['Transaction Type', '>Free', '>Chargeable', '>Unit Price', '>Fee Charged'], [tr(['Staff assisted withdrawals', '>0', '>0', '>$2.50', '>$0.00']), tr(['Account Fee', '', '', '', '>$4.00'])])}`,
  truth: () => ({ balances: 'every-row' }),
});
