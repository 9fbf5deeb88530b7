import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { headed } from './headed.ts';
import { rollOf } from './roll-of.ts';

/** Online banking printed by a browser: its own line over and under each page, filters, what is pending on top, a kind under each text. */
export const usWebHistoryPrint: Print = {
  id: 'us-web-history-print',
  kind: 'bank_statement',
  tags: ['browser-print', 'pending-on-top', 'newest-first', 'running-balance'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(8, 60),
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash'],
    });
    const { pen, roll } = rollOf(desk, { size: 8 }, { top: 170, step: 10.5, again: '' });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'MMM d, yyyy');
    pen.left(40, 50, 'EVERYDAY CHECKING (...1882)', { size: 12, isBold: true });
    pen.left(40, 68, 'Available balance');
    pen.left(160, 68, 'Present balance');
    pen.left(40, 80, money(ledger.closing - 4210), { isBold: true });
    pen.left(160, 80, money(ledger.closing), { isBold: true });
    pen.left(
      40,
      104,
      `Showing: All transactions   From ${day(ledger.start)} to ${day(ledger.end)}   ${ledger.entries.length} results   Search: none`,
    );
    pen.left(40, 124, 'Pending', { isBold: true });
    pen.left(40, 138, 'Pending');
    pen.left(110, 138, 'CORNER CAFE DENVER CO');
    pen.right(470, 138, '-$42.10');
    pen.left(40, 156, 'Posted', { isBold: true });
    const row = headed(roll, [
      ['Date', 40],
      ['Description', 110],
      ['Type', 340],
      ['Amount', -470],
      ['Balance', -560],
    ]);
    const types: Record<string, string> = {
      card: 'Card',
      salary: 'ACH credit',
      transferIn: 'Zelle credit',
      transferOut: 'Zelle debit',
      directDebit: 'ACH debit',
      cash: 'ATM',
    };
    for (const e of [...ledger.entries].reverse())
      row([
        day(e.date),
        [e.lines.join(' ').slice(0, 50).trim(), 'Category: Everyday'],
        types[e.kind] ?? '',
        money(e.amount),
        money(e.balance),
      ]);
    pen.onEverySheet((page, count) => {
      pen.left(30, 22, `${desk.written(ledger.end + 5, 'M/d/yy')}, 10:15 AM`, { size: 7 });
      pen.left(280, 22, 'Account activity', { size: 7 });
      pen.left(30, 780, 'https://secure.example.com/dashboard/activity?account=1882', { size: 7 });
      pen.right(580, 780, `${page}/${count}`, { size: 7 });
    });
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          number: null,
          opening: null,
          entries: [...ledger.entries].reverse(),
          describe: (e) => `${e.lines.join(' ').slice(0, 50).trim()} Category: Everyday`,
          alternatives: (e) => [
            e.lines.join(' ').slice(0, 50).trim(),
            `${e.lines.join(' ').slice(0, 50).trim()} ${types[e.kind]} Category: Everyday`,
            `${types[e.kind]} ${e.lines.join(' ').slice(0, 50).trim()} Category: Everyday`,
          ],
        }),
      ],
    };
  },
};
