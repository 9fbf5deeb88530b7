import { INDIAN_BANK } from './descriptors.ts';
import { INDIA } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indian account with serial numbers: the unit under each heading of money, a dash where nothing moved, remarks over lines. */
export const inBankAmountUnits = tablePrint({
  id: 'in-bank-amount-units',
  kind: 'bank_statement',
  tags: [
    'row-numbers',
    'two-dates',
    'dash-filled',
    'debit-credit-columns',
    'running-balance',
    'reference-column',
    'wrapped-description',
  ],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'MMMM dd, yyyy'],
  order: { movements: INDIAN_BANK },
  css: 'td, th { border: 1px solid #bbb; font-size: 7.5pt } td:nth-child(5) { width: 30%; overflow-wrap: anywhere }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><p>Your Base Branch: PUNE CAMP</p><p>JORDAN SAMPLE<br>14 ALDER ROW PUNE 411001</p><p>Statement of Transactions in Saving Account Number: XXXXXXXX${s.ledger.number.replace(/\D/g, '').slice(-4)} in INR for the period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['S No.', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Value Date', (e, s) => s.day(e.date)],
    ['Transaction Date', (e, s) => s.day(e.date)],
    ['Cheque Number', () => '-'],
    ['Transaction Remarks', inOne],
    ['>Withdrawal Amount (INR )', (e, s) => s.out(e) || '-'],
    ['>Deposit Amount (INR )', (e, s) => s.into(e) || '-'],
    ['>Balance (INR )', (e, s) => s.signed(e.balance)],
  ],
  below: () =>
    '<p class="small">Legends Used in Account Statement: BBPS - Bharat Bill Payment Service, BCTT - Banking Cash Transaction Tax, VAT/MAT/NFS - Cash withdrawal at other bank ATM</p>',
  truth: () => ({
    balances: 'every-row',
    opening: null,
    closing: null,
    alternatives: (e) => [`- ${e.lines.join(' ')}`],
  }),
});
