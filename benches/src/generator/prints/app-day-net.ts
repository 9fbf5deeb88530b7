import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, webPage } from './web-page.ts';

/** An app bank: over each day's rows the day with its weekday and the net of the day, clocks and kinds below names, a plus only before money in. */
export const appDayNet: Print = {
  id: 'app-day-net',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'day-groups',
    'day-totals',
    'newest-first',
    'explicit-plus',
    'clock',
    'no-running-balance',
  ],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 32) });
    const entries = [...ledger.entries].reverse();
    const days = [...new Set(entries.map(({ date }) => date))];
    const money = (minor: number) => `${minor > 0 ? '+' : ''}£${desk.number(minor)}`;
    const signed = (minor: number) => `${minor < 0 ? '-' : ''}£${desk.number(minor)}`;
    const dayOf = (date: number) => {
      const own = entries.filter((entry) => entry.date === date);
      const net = own.reduce((total, { amount }) => total + amount, 0);
      const rows = own.map(
        ({ lines, amount, reference }) =>
          `<div class="row r"><div><b>${esc(lines.join(' '))}</b><br><span class="small">1${reference.slice(0, 1)}:2${reference.slice(1, 2)}</span></div><div>${money(amount)}</div></div>`,
      );
      return `<div class="row d"><span>${desk.written(date, 'dddd d MMMM yyyy')}</span><span>${signed(net)}</span></div>${rows.join('')}`;
    };
    const full = (at: number) => desk.written(at, 'd MMMM yyyy');
    const body = `<b style="font-size:16pt">${esc(desk.bank)}</b><p>Jordan Sample &nbsp; Sort code 04-00-04 &nbsp; Account number ${ledger.number.replace(/\D/g, '').slice(0, 8).padEnd(8, '0')}</p><p>Transactions from ${full(ledger.start)} to ${full(ledger.end)}</p><div class="s"><div class="row"><span>Opening balance</span><b>${signed(ledger.opening)}</b></div><div class="row"><span>Money in</span><b>${money(ledger.into.sum)}</b></div><div class="row"><span>Money out</span><b>-£${desk.number(ledger.out.sum)}</b></div><div class="row"><span>Closing balance</span><b>${signed(ledger.closing)}</b></div></div>${days.map(dayOf).join('')}<p class="small">Deposits are protected by the FSCS up to £85,000. Exported from the app.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: '.d { background: #f3f3f3; padding: 3pt 4pt; margin-top: 8pt; color: #666 } .r { padding: 4pt; border-bottom: 1px solid #eee } .s { width: 45% }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          number: ledger.number.replace(/\D/g, '').slice(0, 8).padEnd(8, '0'),
          alternatives: ({ lines, reference }) => [
            `${lines.join(' ')} 1${reference.slice(0, 1)}:2${reference.slice(1, 2)}`,
          ],
        }),
      ],
    };
  },
};
