import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American store card: parts shown by their titles and by a minus on credits, reference numbers, fees and interest of the year, a table of rates. */
export const usCardStore: Print = {
  id: 'us-card-store',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'no-year', 'reference-column', 'interest-table', 'year-to-date'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(4, 30),
      movements: AMERICAN_CARD,
    });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const payments = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const credits = ledger.entries.filter(({ kind }) => kind === 'refund');
    const purchases = ledger.entries.filter(({ kind }) => kind === 'card');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const total = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum - amount, 0);
    const part = (name: string, entries: readonly Entry[]) =>
      entries.length === 0
        ? ''
        : `<tr class="part"><td colspan="3"><b>${name}</b></td><td class="n"><b>${money(total(entries))}</b></td></tr>${entries
            .map((entry) =>
              tr([
                day(entry.date),
                `P92860${entry.reference}${entry.reference.slice(2)}`,
                esc(entry.lines.join(' ')),
                `>${money(-entry.amount)}`,
              ]),
            )
            .join('')}`;
    const entries = [...payments, ...credits, ...purchases, ...fees];
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)} Store Card</b><div>JORDAN SAMPLE<br>Account Number ending in: ${ledger.number.slice(-4)}<br>Visit us at example.com<br>Customer Service: 1-866-555-0134</div></div>
<div class="row"><div style="width:48%"><h3>Summary of Account Activity</h3>${facts([
      ['Previous Balance', `>${money(ledger.opening)}`],
      ['- Payments', `>${desk.number(total(payments))}`],
      ['- Other Credits', `>${desk.number(total(credits))}`],
      ['+ Purchases/Debits', `>${desk.number(total(purchases))}`],
      ['+ Fees Charged', `>${desk.number(total(fees))}`],
      ['+ Interest Charged', '>0.00'],
      ['<b>New Balance</b>', `><b>${money(ledger.closing)}</b>`],
      ['Credit Limit', '>$5,000.00'],
      ['Available Credit', '>$3,120.00'],
      ['Statement Closing Date', `>${full(ledger.end)}`],
      ['Days in Billing Cycle', `>${ledger.end - ledger.start + 1}`],
    ])}</div><div style="width:46%"><h3>Payment Information</h3>${facts([
      ['New Balance:', `>${money(ledger.closing)}`],
      ['Total Minimum Payment Due:', '>$35.00'],
      ['Payment Due Date:', `>${full(ledger.end + 23)}`],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p></div></div>
<h3>Transaction Summary</h3>${sheetTable(
      ['Date', 'Reference #', 'Description', '>Amount'],
      [
        part('Payments', payments),
        part('Other Credits', credits),
        part('Purchases and Other Debits', purchases),
        part('Total Fees Charged This Period', fees),
        `<tr class="part"><td colspan="3"><b>Total Interest Charged This Period</b></td><td class="n"><b>$0.00</b></td></tr>`,
      ],
    )}
<table style="width:60%;margin:10pt auto">${tr([`<b>${desk.written(ledger.end, 'yyyy')} Year-to-Date Fees and Interest</b>`, ''])}${tr([`Total Fees Charged in ${desk.written(ledger.end, 'yyyy')}`, '>$41.00'])}${tr([`Total Interest Charged in ${desk.written(ledger.end, 'yyyy')}`, '>$12.77'])}${tr([`Total Interest Paid in ${desk.written(ledger.end, 'yyyy')}`, '>$12.77'])}</table>
<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${sheetTable(['Type of Balance', 'Expiration Date', '>Annual Percentage Rate', '>Balance Subject to Interest Rate', '>Interest Charge', 'Balance Method'], [tr(['REGULAR PURCHASE', 'N/A', '>29.99% (v)', '>$0.00', '>$0.00', '2D']), tr(['PROMO PURCHASE', full(ledger.end + 120), '>0.00%', '>$210.40', '>$0.00', '2D'])])}`;
    return {
      html: webPage({
        locale: desk.locale,
        css: '.part td { padding-top: 5pt; border-bottom: 1px solid #aaa } h3 { margin: 8pt 0 2pt }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          number: ledger.number.slice(-4),
          alternatives: (entry) => [
            `P92860${entry.reference}${entry.reference.slice(2)} ${entry.lines.join(' ')}`,
          ],
        }),
      ],
    };
  },
};
