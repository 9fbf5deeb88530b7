import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American card by holder: each part is titled with a name and the end of a number; credits print "- $1.00", debits "$1.00". */
export const usCardHolders: Print = {
  id: 'us-card-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'multi-cardholder', 'two-dates', 'no-year', 'spaced-minus', 'section-totals'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 55),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '- ' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'MMM d');
    const title = `JORDAN SAMPLE #${ledger.number.slice(-4)}`;
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const debits = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'fee');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const headings = ['Trans Date', 'Post Date', 'Description', '>Amount'];
    const rows = (entries: typeof credits) =>
      entries.map((entry) =>
        tr([day(entry.date), day(entry.postDate), esc(entry.lines.join(' ')), `>${money(-entry.amount)}`]),
      );
    const part = (name: string, entries: typeof credits) =>
      `<h3>${name}</h3>${sheetTable(headings, rows(entries))}`;
    const total = (label: string, sum: number) =>
      `<div class="row total"><b>${label}</b><b>${money(sum)}</b></div>`;
    const html = webPage({
      locale: desk.locale,
      css: 'h3 { margin: 12pt 0 2pt; font-size: 10pt } th { border-bottom: 1px solid #333 } th:nth-child(-n+2) { width: 12% } .total { border-top: 1px solid #333; padding: 3pt 4pt } .side { width: 44% }',
      body: `<div class="row"><b style="font-size:16pt">${esc(desk.bank)}</b><div>Page intentionally brief | ${desk.written(ledger.start, 'MMM d, yyyy')} - ${desk.written(ledger.end, 'MMM d, yyyy')} | ${ledger.end - ledger.start + 1} days in Billing Cycle</div></div>
<p>Platinum Card | Visa ending in ${ledger.number.slice(-4)}</p><div class="row"><div class="side"><h3>Payment Information</h3><div class="row"><div>Payment Due Date<br><b>${desk.written(ledger.end + 25, 'MMM dd, yyyy')}</b></div><div>For online and phone payments, the deadline is 8pm ET.</div></div>
<div class="row"><div>New Balance<br><b>${money(ledger.closing)}</b></div><div>Minimum Payment Due<br><b>$35.00</b></div></div></div><div class="side"><h3>Account Summary</h3><table>
${tr(['Previous Balance', `>${money(ledger.opening)}`])}${tr(['Payments', `>${money(-ledger.into.sum)}`])}${tr(['Other Credits', '>$0.00'])}${tr(['Transactions', `>+ ${money(ledger.fees.sum - ledger.out.sum)}`])}${tr(['Cash Advances', '>+ $0.00'])}${tr(['Fees Charged', `>+ ${money(-ledger.fees.sum)}`])}${tr(['Interest Charged', '>+ $0.00'])}<tr><td><b>New Balance</b><td class="n"><b>= ${money(ledger.closing)}</b></tr>
${tr(['Credit Limit', '>$10,000.00'])}${tr([`Available Credit (as of ${desk.written(ledger.end, 'MMM d, yyyy')})`, '>$4,318.22'])}</table></div></div>
<h2>Transactions</h2><p>Visit example.com to see detailed transactions.</p>
${credits.length > 0 ? part(`${title}: Payments, Credits and Adjustments`, credits) : ''}
${debits.length > 0 ? part(`${title}: Transactions`, debits) + total(`${title}: Total Transactions`, ledger.fees.sum - ledger.out.sum) + total('Total Transactions for This Period', ledger.fees.sum - ledger.out.sum) : ''}
<h3>Fees</h3>${fees.length > 0 ? sheetTable(headings, rows(fees)) : ''}${total('Total Fees for This Period', -ledger.fees.sum)}
<h3>Interest Charged</h3><table>${tr(['Interest Charge on Purchases', '>$0.00'])}${tr(['Interest Charge on Cash Advances', '>$0.00'])}</table>${total('Total Interest for This Period', 0)}
<h3>Totals Year-to-Date</h3><table>${tr(['Total Fees charged', '>$29.00'])}${tr(['Total Interest charged', '>$61.02'])}</table>`,
    });
    const entries = [...credits, ...debits, ...fees];
    const number = ledger.number.slice(-4);
    return {
      html,
      accounts: [desk.truth(ledger, { balances: 'none', entries, number, printsPostDate: true })],
    };
  },
};
