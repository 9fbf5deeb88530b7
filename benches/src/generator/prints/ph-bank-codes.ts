import { PHILIPPINES } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Philippine account: codes of transactions for text, debits, credits and balances, lists of what the codes mean. */
export const phBankCodes = tablePrint({
  id: 'ph-bank-codes',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-credit-columns', 'running-balance', 'opening-in-table', 'code-legend'],
  locales: PHILIPPINES,
  dates: ['MMM dd', 'MMM dd, yyyy'],
  order: {
    movements: {
      card: [['POS {m}'], ['BILLS PAYMENT {m}']],
      transferIn: [['INSTAPAY TRANSFER FROM {p}']],
      transferOut: [['FUND TRANSFER {p}'], ['PESONET {p}']],
      salary: [['PAYROLL CREDIT {e}']],
      cash: [['ATM WITHDRAWAL']],
      fee: [['SERVICE CHARGE'], ['DST']],
      interest: [['INTEREST EARNED'], ['TAX WITHHELD']],
    },
  },
  css: 'th { background: #b11116; color: #fff }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>PERIOD COVERED ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>NO: ${s.ledger.number.replace(/\D/g, '').slice(-10)}<br>PAGE 1 OF 2</div></div><p>JORDAN SAMPLE<br>14 ALDER ST MAKATI CITY</p><b>SAVINGS ACCOUNT STATEMENT</b>`,
  columns: [
    ['DATE', (e, s) => s.day(e.date)],
    ['DESCRIPTION', inOne],
    ['REF', (e) => e.reference.slice(0, 4)],
    ['>DEBIT AMOUNT', (e, s) => s.out(e)],
    ['>CREDIT AMOUNT', (e, s) => s.into(e)],
    ['>BALANCE AMOUNT', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', 'BEGINNING BALANCE', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', 'BALANCE THIS STATEMENT', '', '', '', `>${s.signed(s.ledger.closing)}`]],
  below: (s) =>
    `<b>BALANCE SUMMARY</b>${facts([
      [
        'Balance Last Statement',
        `>${s.signed(s.ledger.opening)}`,
        'Total Debits',
        `>${s.number(s.ledger.out.sum)}`,
      ],
      [
        'Balance This Statement',
        `>${s.signed(s.ledger.closing)}`,
        'Total Credits',
        `>${s.number(s.ledger.into.sum)}`,
      ],
    ])}<p class="small">Deposits are insured by PDIC up to P500,000.00 per depositor.</p>`,
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.lines.join(' ')} ${e.reference.slice(0, 4)}`],
  }),
});
