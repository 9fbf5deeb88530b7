import { isLastOfDay } from '../day-edges.ts';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American account: numbers of checks between day and text, money in before money out, a balance at the end of each day. */
export const usBankChecksColumn: Print = {
  id: 'us-bank-checks-column',
  kind: 'bank_statement',
  tags: ['no-year', 'day-end-balance', 'reference-column', 'credit-before-debit', 'column-totals'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(6, 60),
      movements: AMERICAN_BANK,
      kinds: ['check', 'card', 'salary', 'transferIn', 'directDebit', 'cash', 'fee'],
    });
    const day = (at: number) => desk.written(at, 'M/d');
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid; vertical-align: bottom; font-size: 8pt } td:first-child { width: 8% } .sum { width: 46% }',
      body: `<b style="font-size:15pt">${esc(desk.bank)} Everyday Checking</b><p>${desk.written(ledger.end, 'MMMM d, yyyy')} ■ Page 1</p><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014-1234</p>
<div class="row"><div style="width:45%"><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week: 1-800-555-0166</div><div style="width:46%"><b>Statement period activity summary</b><table>${tr([`Beginning balance on ${day(ledger.start)}`, `>$${desk.signed(ledger.opening)}`])}${tr(['Deposits/Additions', `>${desk.number(ledger.into.sum)}`])}${tr(['Withdrawals/Subtractions', `>- ${desk.number(ledger.out.sum)}`])}${tr([`<b>Ending balance on ${day(ledger.end)}</b>`, `><b>$${desk.signed(ledger.closing)}</b>`])}</table><br>Account number: <b>${ledger.number}</b><br>For Direct Deposit use Routing Number (RTN): 102000076</div></div>
<h3>Transaction history</h3>${sheetTable(
        [
          'Date',
          'Check<br>Number',
          'Description',
          '>Deposits/<br>Additions',
          '>Withdrawals/<br>Subtractions',
          '>Ending daily<br>balance',
        ],
        [
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              entry.kind === 'check' ? entry.reference : '',
              esc(entry.lines.join(' ')),
              entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
              entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
              isLastOfDay(ledger.entries, entry) ? `>${desk.signed(entry.balance)}` : '',
            ]),
          ),
          tr([
            `<b>Ending balance on ${day(ledger.end)}</b>`,
            '',
            '',
            '',
            '',
            `><b>${desk.signed(ledger.closing)}</b>`,
          ])
            .replace('<td>', '<td colspan="3">')
            .replace('</td><td></td><td></td>', '</td>'),
          tr([
            '<b>Totals</b>',
            '',
            '',
            `><b>$${desk.number(ledger.into.sum)}</b>`,
            `><b>$${desk.number(ledger.out.sum)}</b>`,
            '',
          ]),
        ],
      )}<p class="small">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</p>
<h3>Monthly service fee summary</h3><table style="width:70%">${tr(['How to avoid the monthly service fee', 'Minimum required', 'This fee period'], 'th')}${tr(['Minimum daily balance', '$500.00', '$1,204.17'])}${tr(['Total amount of qualifying direct deposits', '$500.00', '$2,831.10'])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'last-of-day',
          alternatives: (entry) => [`${entry.reference} ${entry.lines.join(' ')}`],
        }),
      ],
    };
  },
};
