import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, tr, webPage } from './web-page.ts';

/** A British account: the day once, the balance at its end, and next to the rows a bar that shows the month at a glance. */
export const ukBankGlance: Print = {
  id: 'uk-bank-glance',
  kind: 'bank_statement',
  tags: ['sidebar', 'no-year', 'date-once-a-day', 'day-end-balance', 'opening-in-table', 'multi-line'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45), movements: BRITISH_BANK });
    const day = (at: number) => desk.written(at, 'd MMM');
    const html = webPage({
      locale: desk.locale,
      css: '.acts { float: left; width: 68% } .acts th { border-bottom: 2px solid #00aeef; font-size: 8pt } .side { float: right; width: 27%; background: #e6f7fd; padding: 5pt; font-size: 8pt } .side b { font-size: 10pt } .acts td:first-child { width: 12% }',
      body: `<div class="row"><b style="font-size:14pt">Your ${esc(desk.bank)} Account statement</b><div>Current account statement<br>${desk.written(ledger.start, 'dd')} ${desk.written(ledger.start, 'MMM yyyy')} - ${desk.written(ledger.end, 'dd MMM yyyy')}</div></div><p>MS JORDAN SAMPLE<br>Sort code 20-33-51 • Account no ${ledger.number}</p><h3>Your transactions</h3>
<div class="side"><b>At a glance</b><br><br>Start balance<br><b>£${desk.signed(ledger.opening)}</b><br><br>Money in<br><b>£${desk.number(ledger.into.sum)}</b><br><br>Money out<br><b>£${desk.number(ledger.out.sum)}</b><br><br>End balance<br><b>£${desk.signed(ledger.closing)}</b><br><br>Your arranged overdraft limit £500<br><br>Your deposit is eligible for protection by the Financial Services Compensation Scheme</div>
<table class="acts"><thead>${tr(['Date', 'Description', '>Money out', '>Money in', '>Balance'], 'th')}</thead>${tr([day(ledger.start), '<b>Start balance</b>', '', '', `>${desk.signed(ledger.opening)}`])}${ledger.entries
        .map((entry) =>
          tr([
            isFirstOfDay(ledger.entries, entry) ? day(entry.date) : '',
            lines(entry.lines),
            entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
            entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
            isLastOfDay(ledger.entries, entry) ? `>${desk.signed(entry.balance)}` : '',
          ]),
        )
        .join(
          '',
        )}${tr([day(ledger.end), '<b>End balance</b>', '', '', `>${desk.signed(ledger.closing)}`])}</table>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'last-of-day' })] };
  },
};
