import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { CANADA } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** A Canadian card: long reference numbers on a line of their own, and next to the rows a bar with the sums that make the new balance. */
export const caCardSidebar: Print = {
  id: 'ca-card-sidebar',
  kind: 'credit_card_statement',
  tags: ['card', 'sidebar', 'two-dates', 'no-year', 'reference-line'],
  locales: CANADA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 40),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'MMM dd').toUpperCase();
    const reference = (entry: Entry) => `7406449${entry.reference}${entry.reference}`;
    const number = `4510 **** **** ${ledger.number.slice(-4)}`;
    const side = [
      ['Previous Account Balance', money(ledger.opening)],
      ['Payments & credits', money(-ledger.into.sum)],
      ['Purchases & debits', money(ledger.fees.sum - ledger.out.sum)],
      ['Cash advances', '$0.00'],
      ['Interest', '$0.00'],
      ['Fees', money(-ledger.fees.sum)],
    ] as const;
    const html = webPage({
      locale: desk.locale,
      css: '.acts { float: left; width: 63% } .acts th { font-size: 7pt; border-bottom: 1px solid #003168; vertical-align: bottom } .acts th:nth-child(-n+2) { width: 15% } .side { float: right; width: 33%; font-size: 8pt; background: #eef3f8; padding: 4pt } .side h4 { margin: 6pt 0 2pt }',
      body: `<b style="font-size:14pt;color:#003168">${esc(desk.bank)} Visa Classic</b><p>JORDAN SAMPLE ${number}</p><p>STATEMENT FROM ${day(ledger.start)}, ${desk.written(ledger.start, 'yyyy')} TO ${day(ledger.end)}, ${desk.written(ledger.end, 'yyyy')}</p>
<div class="side"><h4>CONTACT US</h4>Customer Service 1-800-555-0169<br>www.example.ca<h4>PAYMENTS &amp; INTEREST RATES</h4><table>${tr(['Minimum payment', '>$10.00'])}${tr(['Payment due date', `>${day(ledger.end + 21)}, ${desk.written(ledger.end + 21, 'yyyy')}`])}${tr(['Credit limit', '>$6,000.00'])}${tr(['Available credit', '>$1,944.10'])}${tr(['Annual interest rates:', ''])}${tr(['Purchases', '>20.99%'])}${tr(['Cash advances', '>22.99%'])}</table>
<h4>CALCULATING YOUR BALANCE</h4><table>${side.map(([label, value]) => tr([esc(label), `>${value}`])).join('')}<tr><td><b>NEW BALANCE</b><td class="n"><b>${money(ledger.closing)}</b></tr></table><h4>TOTAL ACCOUNT BALANCE</h4>${money(ledger.closing)}<p>Time to Pay: The estimated time to pay your New Balance in full if only the Minimum Payment is paid each month is 41 year(s) and 10 month(s).</p></div>
<table class="acts"><thead>${tr(['TRANSACTION<br>DATE', 'POSTING<br>DATE', 'ACTIVITY DESCRIPTION', '>AMOUNT ($)'], 'th')}</thead>${tr(['', '', 'PREVIOUS ACCOUNT BALANCE', `>${money(ledger.opening)}`])}
${ledger.entries.map((entry) => tr([day(entry.date), day(entry.postDate), `${esc(entry.lines.join(' '))}<br>${reference(entry)}`, `>${money(-entry.amount)}`])).join('')}
${tr(['', '', '<b>TOTAL ACCOUNT BALANCE</b>', `><b>${money(ledger.closing)}</b>`])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          printsPostDate: true,
          describe: (entry) => `${entry.lines.join(' ')} ${reference(entry)}`,
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
