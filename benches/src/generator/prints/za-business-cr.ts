import { SOUTH_AFRICA } from './places.ts';
import { facts, inOne, type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A South African business account: one column of sums, "Cr" behind credits and balances in hand, charges accrued beside, turnover and charges told after. */
export const zaBusinessCr = tablePrint({
  id: 'za-business-cr',
  kind: 'bank_statement',
  tags: ['credit-marked-only', 'running-balance', 'cr-suffix', 'no-year', 'vat-summary', 'opening-as-line'],
  locales: SOUTH_AFRICA.map((locale) => ({
    ...locale,
    numbers: [{ group: ',', decimal: '.', grouping: 'thousands' }] as const,
  })),
  most: 60,
  order: {
    movements: {
      card: [['POS Purchase {m} {f}*{f} {d}']],
      transferIn: [['Inward Eft Credit {p}'], ['FNB App Payment From {p}']],
      transferOut: [['Internet Pmt To {p}']],
      salary: [['Magtape Credit {e}']],
      directDebit: [['Magtape Debit {m} {r}']],
      fee: [['#Monthly Account Fee'], ['#Service Fees']],
    },
  },
  dates: ['dd MMM', 'd MMMM yyyy'],
  css: 'th { background: #0a7; color: #fff }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Gold Business Account : ${s.ledger.number}<br>Tax Invoice/Statement Number : 214<br>Statement Period : ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>Statement Date : ${s.full(s.ledger.end)}</div></div><p>*SAMPLE TRADING (PTY) LTD<br>14 ALDER ROAD<br>CENTURION 0157</p><h3>Summary in ZAR</h3>${facts(
      [
        ['Opening Balance', `>${marked(s.ledger.opening, s)}`],
        ['Closing Balance', `>${marked(s.ledger.closing, s)}`],
        ['VAT Calculated Monthly', ''],
      ],
      'style="width:45%"',
    )}<h3>Transactions in RAND (ZAR)</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['>Amount', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? 'Cr' : ''}`],
    ['>Balance', (e, s) => marked(e.balance, s)],
    ['>Accrued<br>Bank<br>Charges', (e) => (e.kind === 'transferOut' ? '2.10' : '')],
  ],
  below: (s) =>
    `<p><b>Closing Balance</b> ${marked(s.ledger.closing, s)}</p>${facts(
      [
        ['Turnover for Statement Period', '', ''],
        ['No. Credit Transactions', `>${s.ledger.into.count}`, `>${s.number(s.ledger.into.sum)}Cr`],
        ['No. Debit Transactions', `>${s.ledger.out.count}`, `>${s.number(s.ledger.out.sum)}Dr`],
      ],
      'style="width:60%"',
    )}<p class="small"># Inclusive of VAT @ 15.00%. Credit interest tiered: 0.00 - 9,999.99 at 0.00%; 10,000.00 and above at 1.25%.</p>`,
  truth: () => ({ balances: 'every-row' }),
});

function marked(minor: number, { number }: Sheet): string {
  return `${number(minor)} ${minor < 0 ? 'Dr' : 'Cr'}`;
}
