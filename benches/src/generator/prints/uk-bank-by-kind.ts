import type { Entry } from '@tieout/corpus';
import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { facts, sheetOf } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A British account shown by kinds of payment: each with its rows, its count and its sum under them, balances at the head only. */
export const ukBankByKind: Print = {
  id: 'uk-bank-by-kind',
  kind: 'bank_statement',
  tags: ['sections', 'section-totals', 'no-running-balance', 'no-year', 'symbol-in-cell'],
  locales: BRITAIN,
  draw: (desk) => {
    const { ledger, day, full, number } = sheetOf(desk, {
      dates: ['d MMM', 'd MMMM yyyy'],
      order: {
        movements: BRITISH_BANK,
        kinds: ['card', 'directDebit', 'transferIn', 'transferOut', 'salary', 'cash'],
      },
    });
    const of = (kinds: readonly string[]) => ledger.entries.filter(({ kind }) => kinds.includes(kind));
    const sum = (entries: readonly Entry[]) =>
      entries.reduce((total, { amount }) => total + Math.abs(amount), 0);
    const parts = (
      [
        ['Payments in', of(['salary', 'transferIn'])],
        ['Direct Debits and standing orders', of(['directDebit', 'transferOut'])],
        ['Card payments', of(['card'])],
        ['Cash withdrawals', of(['cash'])],
      ] as const
    ).filter(([, entries]) => entries.length > 0);
    const part = ([title, entries]: (typeof parts)[number]) =>
      `<h3>${title}</h3>${sheetTable(
        ['Date', 'Details', '>Amount'],
        [
          ...entries.map((entry) =>
            tr([day(entry.date), esc(entry.lines.join(' ')), `>£${number(entry.amount)}`]),
          ),
          tr([
            '',
            `<b>${title}: ${entries.length} item${entries.length === 1 ? '' : 's'}</b>`,
            `><b>£${number(sum(entries))}</b>`,
          ]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Your current account<br>Sort code 20-14-33 &nbsp; Account number ${ledger.number}<br>${full(ledger.start)} to ${full(ledger.end)}</div></div><p>Ms Jordan Sample<br>14 Alder Row<br>Leeds LS1 4AB</p>${facts(
      [
        [`Balance on ${full(ledger.start)}`, `>£${desk.signed(ledger.opening)}`],
        ['Money in', `>£${number(ledger.into.sum)}`],
        ['Money out', `>£${number(ledger.out.sum)}`],
        [`Balance on ${full(ledger.end)}`, `>£${desk.signed(ledger.closing)}`],
      ],
      'style="width:55%"',
    )}${parts.map(part).join('')}<p class="small">Arranged overdraft limit £500.00. EAR 39.49% variable. Your eligible deposits are protected up to £85,000.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 10pt 0 2pt } th { border-bottom: 1px solid } td:first-child { width: 12% }',
        body,
      }),
      accounts: [desk.truth(ledger, { balances: 'none', entries: parts.flatMap(([, entries]) => entries) })],
    };
  },
};
