import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An American charge card: starred dates, titles over each part with its sum in a summary, two lines of detail a row, marks behind amounts. */
export const usCardCharge: Print = {
  id: 'us-card-charge',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'multi-line', 'mark-after-amount', 'section-totals'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const isStarred = (entry: Entry) => entry.reference.endsWith('3');
    const date = (entry: Entry) => `${desk.written(entry.date, 'MM/dd/yy')}${isStarred(entry) ? '*' : ''}`;
    const detail = (entry: Entry) =>
      entry.kind === 'card'
        ? [...entry.lines, `${entry.reference.slice(0, 3)}-555-${entry.reference.slice(-4)}`]
        : entry.lines;
    const rows = (entries: readonly Entry[]) =>
      entries.map((entry) =>
        tr([
          date(entry),
          lines(detail(entry)),
          `>${money(-entry.amount)}${entry.amount < 0 && entry.kind === 'card' ? ' ⧫' : ''}`,
        ]),
      );
    const payments = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const credits = ledger.entries.filter(({ kind }) => kind === 'refund');
    const charges = ledger.entries.filter(({ kind }) => kind === 'card');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
    const html = webPage({
      locale: desk.locale,
      css: 'h2 { color: #006fcf; border-bottom: 2px solid #006fcf } th { font-size: 7.5pt; border-bottom: 1px solid #aaa } td:first-child { width: 14% } .sum { width: 40% }',
      body: `<div class="row"><div><b>${esc(desk.bank)} Gold Card</b><br>JORDAN SAMPLE<br>Closing Date ${desk.written(ledger.end, 'MM/dd/yy')}<br>Account Ending 3-${ledger.number.slice(-4)}1</div><div>p. 1/6</div></div>
<div class="row"><div class="sum"><b>New Balance</b> <b>${money(ledger.closing)}</b><br><b>Minimum Payment Due</b> $35.00<br>Payment Due Date ${desk.written(ledger.end + 25, 'MM/dd/yy')}</div>
<div class="sum"><b>Account Summary</b><table>${tr(['Previous Balance', `>${money(ledger.opening)}`])}${tr(['Payments/Credits', `>-$${desk.number(ledger.into.sum)}`])}${tr(['New Charges', `>+$${desk.number(ledger.fees.sum - ledger.out.sum)}`])}${tr(['Fees', `>+$${desk.number(ledger.fees.sum)}`])}${tr(['Interest Charged', '>+$0.00'])}${tr(['New Balance', `>${money(ledger.closing)}`])}</table>Days in Billing Period: ${ledger.end - ledger.start + 1}</div></div>
<h2>Payments and Credits</h2><b>Summary</b><table>${tr(['', '>Total'], 'th')}${tr(['Payments', `>-$${desk.number(paid)}`])}${tr(['Credits', `>-$${desk.number(ledger.into.sum - paid)}`])}<tr><td><b>Total Payments and Credits</b><td class="n"><b>-$${desk.number(ledger.into.sum)}</b></tr></table>
<p><b>Detail</b> &nbsp; *Indicates posting date</p>${payments.length > 0 ? sheetTable(['Payments', '', '>Amount'], rows(payments)) : ''}${credits.length > 0 ? sheetTable(['Credits', '', '>Amount'], rows(credits)) : ''}
<h2>New Charges</h2><b>Summary</b><table>${tr(['', '>Total'], 'th')}<tr><td><b>Total New Charges</b><td class="n"><b>${money(ledger.fees.sum - ledger.out.sum)}</b></tr></table>
<p><b>Detail</b> &nbsp; ⧫ - Pay Over Time and/or Cash Advance</p><p>JORDAN SAMPLE<br>Card Ending 3-${ledger.number.slice(-4)}1</p>${charges.length > 0 ? sheetTable(['', '', '>Amount'], rows(charges)) : ''}
<h2>Fees</h2>${fees.length > 0 ? sheetTable(['', '', '>Amount'], rows(fees)) : ''}<div class="row"><b>Total Fees for this Period</b><b>${money(-ledger.fees.sum)}</b></div>
<h2>Interest Charged</h2><div class="row"><b>Total Interest Charged for this Period</b><b>$0.00</b></div>
<table style="width:60%">${tr([`${desk.written(ledger.end, 'yyyy')} Fees and Interest Totals Year-to-Date`, '>Amount'], 'th')}${tr(['Total Fees in 2024', '>$95.00'])}${tr(['Total Interest in 2024', '>$12.40'])}</table>`,
    });
    const entries = [...payments, ...credits, ...charges, ...fees];
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          number: `3-${ledger.number.slice(-4)}1`,
          describe: (entry) => detail(entry).join(' '),
        }),
      ],
    };
  },
};
