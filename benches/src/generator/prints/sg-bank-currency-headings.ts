import { SINGAPORE } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A Singaporean account: the currency under each heading of money, balance brought forward, a line of totals, an end of details. */
export const sgBankCurrencyHeadings = tablePrint({
  id: 'sg-bank-currency-headings',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'wrapped-headings',
    'overview-table',
  ],
  locales: SINGAPORE,
  dates: ['dd MMM', 'dd MMM yyyy'],
  order: {
    movements: {
      card: [['Misc DR-Debit Card', '{d} xxxx-{f}', '{m} SINGAPORE']],
      transferIn: [['Inward Credit-FAST', '{p}', 'OTHR Other']],
      transferOut: [['PAYNOW OTHR', '{p}', 'PIB{r}']],
      salary: [['Inward CR - GIRO', 'SALA {e}']],
      cash: [['Cash Withdrawal-ATM', '{c}']],
      directDebit: [['GIRO', '{m}', '{r}']],
      interest: [['Interest Credit']],
      fee: [['Service Charge']],
    },
  },
  css: 'th { border-bottom: 1px solid #003d7c }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Statement of Account<br>Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROAD #05-11<br>SINGAPORE 239812</p><h3>Account Overview as at ${s.full(s.ledger.end)}</h3>${sheetTable(['Account', 'Account No.', '>Credit Line', '>Balance (SGD)'], [tr(['One Account', '348-301-881-4', '>-', `>${s.signed(s.ledger.closing)}`]), tr(['Total', '', '', `>${s.signed(s.ledger.closing)}`])])}<h3>Account Transaction Details</h3><b>One Account 348-301-881-4</b>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>Withdrawals<br>SGD', (e, s) => s.out(e)],
    ['>Deposits<br>SGD', (e, s) => s.into(e)],
    ['>Balance<br>SGD', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [[s.day(s.ledger.start), 'BALANCE B/F', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    [
      '',
      'Total',
      `>${s.number(s.ledger.out.sum)}`,
      `>${s.number(s.ledger.into.sum)}`,
      `>${s.signed(s.ledger.closing)}`,
    ],
  ],
  below: () =>
    '<p style="text-align:center">-------------------- End of Transaction Details --------------------</p><p class="small">Deposits are insured up to S$75,000 in aggregate per depositor.</p>',
  truth: () => ({ balances: 'every-row' }),
});
