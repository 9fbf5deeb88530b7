import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

const CATEGORIES = ['Supermarkets', 'Restaurants', 'Gasoline', 'Merchandise', 'Travel/ Entertainment'];

/** An American card whose headings are the titles of its parts, with a category next to each shop and cash back in a box. */
export const usCardCategories: Print = {
  id: 'us-card-categories',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'category-column', 'no-year', 'rewards-box'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 50),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const category = (entry: Entry) =>
      CATEGORIES[Number(entry.reference.slice(-1)) % CATEGORIES.length] ?? '';
    const date = (entry: Entry) => desk.written(entry.date, 'MM/dd');
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const charges = ledger.entries.filter(({ kind }) => kind === 'card');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #eee; font-size: 7.5pt } .acts td:first-child, .acts th:first-child { width: 11% } .acts { margin-top: 8pt }',
      body: `<div class="row"><div><b style="font-size:14pt">${esc(desk.bank)} it® CARD</b><br>ACCOUNT NUMBER ENDING IN ${ledger.number.slice(-4)}</div><div>OPEN TO CLOSE DATE: ${desk.written(ledger.start, 'MM/dd/yyyy')} - ${desk.written(ledger.end, 'MM/dd/yyyy')}</div></div>
<div class="row"><table style="width:45%"><tr><th colspan="2">ACCOUNT SUMMARY</tr>${tr(['Previous Balance', `>${money(ledger.opening)}`])}${tr(['Payments and Credits', `>-$${desk.number(ledger.into.sum)}`])}${tr(['Purchases', `>+$${desk.number(ledger.fees.sum - ledger.out.sum)}`])}${tr(['Balance Transfers', '>+$0.00'])}${tr(['Cash Advances', '>+$0.00'])}${tr(['Fees Charged', `>+$${desk.number(ledger.fees.sum)}`])}${tr(['Interest Charged', '>+$0.00'])}${tr(['New Balance', `>${money(ledger.closing)}`])}</table>
<table style="width:45%"><tr><th colspan="2">CASHBACK BONUS®</tr>${tr(['Opening Balance', '>$31.40'])}${tr(['New Cashback Bonus This Period', '>+ $12.07'])}${tr(['Redeemed This Period', '>- $0.00'])}${tr(['Cashback Bonus Balance', '>$43.47'])}<tr><td colspan="2">NEW BALANCE ${money(ledger.closing)}<br>MINIMUM PAYMENT DUE $35.00<br>PAYMENT DUE DATE ${desk.written(ledger.end + 25, 'MM/dd/yyyy')}</tr></table></div>
<b>Transactions</b>
<table class="acts"><thead>${tr(['DATE', 'PAYMENTS AND CREDITS', '', '>AMOUNT'], 'th')}</thead>${credits.map((entry) => tr([date(entry), esc(entry.lines.join(' ')), '', `>${money(-entry.amount)}`])).join('')}</table>
<table class="acts"><thead>${tr(['DATE', 'PURCHASES', 'MERCHANT CATEGORY', '>AMOUNT'], 'th')}</thead>${charges.map((entry) => tr([date(entry), esc(entry.lines.join(' ')), category(entry), `>${money(-entry.amount)}`])).join('')}</table>
<table class="acts"><thead>${tr(['DATE', 'FEES', '', '>AMOUNT'], 'th')}</thead>${fees.map((entry) => tr([date(entry), esc(entry.lines.join(' ')), '', `>${money(-entry.amount)}`])).join('')}<tr><td><td colspan="2">TOTAL FEES FOR THIS PERIOD<td class="n">${money(-ledger.fees.sum)}</tr></table>
<table class="acts"><tr><th colspan="4">2024 TOTALS YEAR-TO-DATE</tr>${tr(['', 'TOTAL FEES CHARGED IN 2024', '', '>$0.00'])}${tr(['', 'TOTAL INTEREST CHARGED IN 2024', '', '>$8.11'])}</table>`,
    });
    const describe = (entry: Entry) =>
      entry.kind === 'card' ? `${entry.lines.join(' ')} ${category(entry)}` : entry.lines.join(' ');
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...charges, ...fees],
          number: ledger.number.slice(-4),
          describe,
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
