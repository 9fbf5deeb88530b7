import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** An American card with columns of reference and account numbers next to the amount, and the sum of each part in a column of its own. */
export const usCardReference: Print = {
  id: 'us-card-reference',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'two-dates', 'no-year', 'reference-column', 'total-column'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 50),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const [date, last] = [(day: number) => desk.written(day, 'MM/dd'), ledger.number.slice(-4)];
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const charges = ledger.entries.filter(({ kind }) => kind === 'card');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const part = (title: string, entries: readonly Entry[], total: string, sum: number) =>
      `<tr><td colspan="2"><td><b>${title}</b><td colspan="4"></tr>${entries
        .map((entry) =>
          tr([
            date(entry.date),
            date(entry.postDate),
            esc(entry.lines.join(' ')),
            entry.reference.slice(-4),
            last,
            `>${desk.signed(-entry.amount)}`,
            '',
          ]),
        )
        .join('')}<tr><td colspan="2"><td>${total}<td colspan="3"><td class="n">${money(sum)}</tr>`;
    const html = webPage({
      locale: desk.locale,
      css: '.acts th { font-size: 7pt; vertical-align: bottom; color: #c00; border-bottom: 1px solid #c00 } h2 { font-size: 12pt }',
      body: `<div class="row"><b style="font-size:14pt;color:#c00">${esc(desk.bank)}</b><div>JORDAN SAMPLE<br>Account # XXXX XXXX XXXX ${last}<br>${desk.written(ledger.start, 'MMMM d')} - ${desk.written(ledger.end, 'MMMM d, yyyy')}</div></div>
<div class="row"><table style="width:47%">${tr(['<b>Account Summary/Payment Information</b>', ''])}${tr(['Previous Balance', `>${money(ledger.opening)}`])}${tr(['Payments and Other Credits', `>${money(-ledger.into.sum)}`])}${tr(['Purchases and Adjustments', `>${money(ledger.fees.sum - ledger.out.sum)}`])}${tr(['Fees Charged', `>${money(-ledger.fees.sum)}`])}${tr(['Interest Charged', '>$0.00'])}${tr(['New Balance Total', `>${money(ledger.closing)}`])}${tr(['Total Credit Line', '>$9,500.00'])}${tr(['Total Credit Available', '>$2,318.44'])}${tr(['Statement Closing Date', `>${desk.written(ledger.end, 'MM/dd/yyyy')}`])}</table>
<table style="width:47%">${tr(['New Balance Total', `>${money(ledger.closing)}`])}${tr(['Total Minimum Payment Due', '>$35.00'])}${tr(['Payment Due Date', `>${desk.written(ledger.end + 25, 'MM/dd/yyyy')}`])}</table></div>
<h2>Transactions</h2><table class="acts"><thead>${tr(['Transaction<br>Date', 'Posting<br>Date', 'Description', 'Reference<br>Number', 'Account<br>Number', '>Amount', '>Total'], 'th')}</thead>
${part('Payments and Other Credits', credits, 'TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD', -ledger.into.sum)}
${part('Purchases and Adjustments', charges, 'TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD', ledger.fees.sum - ledger.out.sum)}
${part('Fees', fees, 'TOTAL FEES FOR THIS PERIOD', -ledger.fees.sum)}</table>
<h2>Interest Charge Calculation</h2><table>${tr(['', 'Annual Percentage Rate', 'Balance Subject to Interest Rate', 'Interest Charges by Transaction Type'], 'th')}${tr(['Purchases', '22.24%V', '$0.00', '$0.00'])}${tr(['Balance Transfers', '22.24%V', '$0.00', '$0.00'])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...charges, ...fees],
          printsPostDate: true,
          describe: (entry) => entry.lines.join(' '),
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${last}`,
            `${entry.lines.join(' ')} ${entry.reference.slice(-4)} ${last}`,
          ],
        }),
      ],
    };
  },
};
