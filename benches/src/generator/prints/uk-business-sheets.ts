import type { Entry } from '@tieout/corpus';
import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { sheetOf } from './table-print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

const ROWS_A_SHEET = 12;

/** A British business account: each sheet headed again with balance brought and carried forward, overdrawn balances with "OD", days once. */
export const ukBusinessSheets: Print = {
  id: 'uk-business-sheets',
  kind: 'bank_statement',
  tags: [
    'brought-forward-each-page',
    'date-once-per-day',
    'debit-credit-columns',
    'od-suffix',
    'day-end-balance',
    'no-year',
  ],
  locales: BRITAIN,
  draw: (desk) => {
    const { ledger, day, full, out, into, number } = sheetOf(desk, {
      dates: ['d MMM', 'd MMMM yyyy'],
      most: 45,
      order: { movements: BRITISH_BANK },
    });
    const { entries } = ledger;
    const held = (minor: number) => `${number(minor)}${minor < 0 ? ' OD' : ''}`;
    const sheets = Array.from({ length: Math.max(1, Math.ceil(entries.length / ROWS_A_SHEET)) }, (_, at) =>
      entries.slice(at * ROWS_A_SHEET, (at + 1) * ROWS_A_SHEET),
    );
    const row = (own: readonly Entry[]) => (entry: Entry, at: number) =>
      tr([
        own[at - 1]?.date === entry.date ? '' : day(entry.date),
        lines(entry.lines),
        `>${out(entry)}`,
        `>${into(entry)}`,
        own[at + 1]?.date === entry.date ? '' : `>${held(entry.balance)}`,
      ]);
    const sheet = (own: readonly Entry[], at: number) => {
      const before = at === 0 ? ledger.opening : (sheets[at - 1]?.at(-1)?.balance ?? 0);
      const after = at === sheets.length - 1 ? ledger.closing : (own.at(-1)?.balance ?? before);
      const isLast = at === sheets.length - 1;
      return `<section${isLast ? '' : ' style="break-after:page"'}><div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>Business Current Account<br>Account number ${ledger.number} &nbsp; Sort code 30-90-12<br>${full(ledger.start)} to ${full(ledger.end)}<br>Sheet ${118 + at}</div></div><p>Sample Goods Ltd</p>${sheetTable(
        ['Date', 'Particulars', '>Debits', '>Credits', '>Balance'],
        [
          tr(['', '<b>BALANCE BROUGHT FORWARD</b>', '', '', `><b>${held(before)}</b>`]),
          ...own.map(row(own)),
          tr([
            '',
            `<b>${isLast ? 'CLOSING BALANCE' : 'BALANCE CARRIED FORWARD'}</b>`,
            '',
            '',
            `><b>${held(after)}</b>`,
          ]),
        ],
      )}</section>`;
    };
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } td:first-child { width: 10% }',
        body: sheets.map(sheet).join(''),
      }),
      accounts: [desk.truth(ledger, { balances: 'none' })],
    };
  },
};
