import { IRELAND } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, webPage } from './web-page.ts';

/** An app's tiles: names and signed euro sums in big type, below them day and kind at the left and the balance after at the right, newest first. */
export const appTileBalanceBelow: Print = {
  id: 'app-tile-balance-below',
  kind: 'bank_statement',
  tags: ['fintech', 'tiles', 'newest-first', 'balance-below', 'date-below', 'explicit-plus'],
  locales: IRELAND,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 30),
      kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash'],
    });
    const entries = [...ledger.entries].reverse();
    const money = (minor: number) => `${minor > 0 ? '+' : '-'}€${desk.number(minor)}`;
    const held = (minor: number) => `${minor < 0 ? '-' : ''}€${desk.number(minor)}`;
    const kinds: Readonly<Record<string, string>> = {
      card: 'Card payment',
      transferIn: 'Transfer',
      transferOut: 'Transfer',
      salary: 'Salary',
      cash: 'Cash',
    };
    const full = (at: number) => desk.written(at, 'd MMM yyyy');
    const tile = ({ lines, amount, balance, date, kind }: (typeof entries)[number]) =>
      `<div class="t"><div class="row"><b>${esc(lines.join(' '))}</b><b>${money(amount)}</b></div><div class="row small"><span>${full(date)} · ${kinds[kind]}</span><span>Balance ${held(balance)}</span></div></div>`;
    const body = `<b style="font-size:16pt">${esc(desk.bank)}</b><p>Jordan Sample<br>IBAN IE29 AIBK 9311 5212 3456 78<br>Statement ${full(ledger.start)} – ${full(ledger.end)}</p><div class="s"><div class="row"><span>Opening balance</span><span>${held(ledger.opening)}</span></div><div class="row"><span>Total in</span><span>${money(ledger.into.sum)}</span></div><div class="row"><span>Total out</span><span>-€${desk.number(ledger.out.sum)}</span></div><div class="row"><span>Closing balance</span><span>${held(ledger.closing)}</span></div></div><h3>Activity</h3>${entries.map(tile).join('')}`;
    return {
      html: webPage({
        locale: desk.locale,
        css: '.t { padding: 5pt 0; border-bottom: 1px solid #eee; break-inside: avoid } .s { width: 45% }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          number: 'IE29 AIBK 9311 5212 3456 78',
          describe: ({ lines, kind }) => `${lines.join(' ')} · ${kinds[kind]}`,
          alternatives: ({ lines, kind }) => [
            lines.join(' '),
            `${lines.join(' ')} ${kinds[kind]}`,
            `${lines.join(' ')} · ${kinds[kind]} Balance`,
          ],
        }),
      ],
    };
  },
};
