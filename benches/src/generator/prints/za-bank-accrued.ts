import { SOUTH_AFRICA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A South African account: Cr behind what came in and behind balances, charges that accrue in a column after the balance. */
export const zaBankAccrued: Print = {
  id: 'za-bank-accrued',
  kind: 'bank_statement',
  tags: ['no-year', 'dr-cr-suffix', 'column-after-balance', 'running-balance', 'tariff-table', 'turnover'],
  locales: SOUTH_AFRICA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 50),
      movements: {
        card: [['POS Purchase {m} {f}*{f} {d}']],
        transferIn: [['FNB App Payment From {p}'], ['Magtape Credit {p} {r}']],
        transferOut: [['FNB App Payment To {p}'], ['Internet Pmt To {p} Rent']],
        directDebit: [['Magtape Debit {m} {r}'], ['Debit Order {m} {k}']],
        salary: [['Magtape Credit {e} Salary']],
        cash: [['ATM Cash {c} {f}*{f} {d}']],
        fee: [['#Monthly Account Fee'], ['#Service Fees']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd MMM');
    const credit = (minor: number) => `>${desk.number(minor)}${minor >= 0 ? 'Cr' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #eee; font-size: 8pt } .sum td { border-bottom: 1px solid #eee }',
      body: `<b style="font-size:13pt">${esc(desk.bank)}</b><p>*MS JORDAN SAMPLE<br>14 ALDER ROW<br>SANDTON 2196</p><p><b>Aspire Current Account : ${ledger.number}</b><br>Tax Invoice/Statement Number : 41<br>Statement Period : ${desk.written(ledger.start, 'd MMMM yyyy')} to ${desk.written(ledger.end, 'd MMMM yyyy')}<br>Statement Date : ${desk.written(ledger.end, 'd MMMM yyyy')}</p>
<div class="row"><table class="sum" style="width:46%"><tr><th colspan="2">Statement Balances</tr>${tr(['Opening Balance', credit(ledger.opening)])}${tr(['Closing Balance', credit(ledger.closing)])}${tr(['VAT Inclusive @', '>15.000%'])}${tr(['Total VAT (ZAR)', '>12.14Dr'])}</table><table class="sum" style="width:46%"><tr><th colspan="2">Bank Charges</tr>${tr(['Service Fees', '>93.00Dr'])}${tr(['Cash Deposit Fees', '>0.00'])}${tr(['Other Fees', '>0.00'])}</table></div>
<p>Interest Rate: Credit Rate 0.00% Debit Rate 21.25%</p><b>Transactions in RAND (ZAR)</b>${sheetTable(
        ['Date', 'Description', '>Amount', '>Balance', '>Accrued<br>Bank<br>Charges'],
        ledger.entries.map((entry, at) =>
          tr([
            day(entry.date),
            esc(entry.lines.join(' ')),
            `>${desk.number(entry.amount)}${entry.amount > 0 ? 'Cr' : ''}`,
            credit(entry.balance),
            at % 3 === 0 ? '>9.50' : '',
          ]),
        ),
      )}<table class="sum" style="width:70%">${tr(['Closing Balance', credit(ledger.closing)])}<tr><th colspan="2">Turnover for Statement Period</tr>${tr([`No. Credit Transactions ${ledger.into.count}`, `>${desk.number(ledger.into.sum)}Cr`])}${tr([`No. Debit Transactions ${ledger.out.count}`, `>${desk.number(ledger.out.sum)}Dr`])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          alternatives: (entry) => [`${entry.lines.join(' ')} 9.50`],
        }),
      ],
    };
  },
};
