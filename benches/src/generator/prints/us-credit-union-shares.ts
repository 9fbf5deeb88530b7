import type { Ledger } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American credit union: several shares of one member under one another, each with its own balances, rates and sums to date. */
export const usCreditUnionShares: Print = {
  id: 'us-credit-union-shares',
  kind: 'bank_statement',
  tags: ['multi-account', 'two-dates', 'signed', 'running-balance', 'opening-in-table'],
  locales: USA,
  draw: (desk) => {
    const savings = desk.ledger({
      entryCount: desk.random.whole(2, 6),
      kinds: ['transferIn', 'transferOut', 'interest'],
      movements: AMERICAN_BANK,
      number: '0000',
    });
    const checking = desk.ledger({
      entryCount: desk.random.whole(6, 40),
      movements: AMERICAN_BANK,
      start: savings.start,
      number: '0071',
    });
    const span = `${desk.written(savings.start, 'MM/dd/yy')} thru ${desk.written(savings.end, 'MM/dd/yy')}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid } h3 { background: #ddd; padding: 2pt 4pt; margin: 12pt 0 2pt } td:nth-child(-n+2) { width: 10% }',
      body: `<div class="row"><b style="font-size:14pt">${esc(desk.bank)} Federal Credit Union</b><div>Member Number: 118834<br>Statement Period: ${span}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p>${shareOf(desk, savings, 'REGULAR SAVINGS')}${shareOf(desk, checking, 'FREE CHECKING')}
<h3>YEAR TO DATE TOTALS</h3><table style="width:60%">${tr(['Total Dividends Paid Year to Date', '>$11.20'])}${tr(['Total Fees Year to Date', '>$24.00'])}</table>`,
    });
    return {
      html,
      accounts: [savings, checking].map((ledger) =>
        desk.truth(ledger, { balances: 'every-row', number: null, printsPostDate: true }),
      ),
    };
  },
};

function shareOf(desk: Desk, ledger: Ledger, name: string): string {
  const day = (at: number) => desk.written(at, 'MM/dd/yy');
  return `<h3>SHARE ACCOUNT ${ledger.number} - ${name}</h3>${sheetTable(
    ['Post Date', 'Eff Date', 'Transaction Description', '>Amount', '>Balance'],
    [
      tr([day(ledger.start), '', 'Beginning Balance', '', `>${desk.signed(ledger.opening)}`]),
      ...ledger.entries.map((entry) =>
        tr([
          day(entry.postDate),
          day(entry.date),
          esc(entry.lines.join(' ')),
          `>${desk.signed(entry.amount)}`,
          `>${desk.signed(entry.balance)}`,
        ]),
      ),
      tr([day(ledger.end), '', 'Ending Balance', '', `>${desk.signed(ledger.closing)}`]),
    ],
  )}<p class="small">Annual Percentage Yield Earned 0.10% from ${day(ledger.start)} through ${day(ledger.end)} based on an average daily balance of $1,204.55.</p>`;
}
