import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, webPage } from './web-page.ts';

/** A small American bank's statement off a line printer: everything set in columns of equal letters, titles between dashes, dotted headings, checks two side by side. */
export const usBankTypewriter: Print = {
  id: 'us-bank-typewriter',
  kind: 'bank_statement',
  tags: ['monospace', 'sections', 'no-year', 'check-grid', 'daily-balances', 'dotted-headings'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(6, 45),
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'cash', 'fee', 'check'],
      movements: AMERICAN_BANK,
    });
    const day = (at: number) => desk.written(at, 'M/dd').padStart(5);
    const sum = (minor: number) => desk.number(minor).padStart(14);
    const held = (minor: number) => desk.signed(minor).padStart(14);
    const checks = ledger.entries.filter(({ kind }) => kind === 'check');
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const debits = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'check');
    const title = (text: string) => `\n${`- - - - - - - - - -  ${text}  - - - - - - - - - -`.padStart(68)}\n`;
    const rows = (entries: typeof credits, sign: string) =>
      entries
        .map((entry) => {
          const [first = '', ...more] = entry.lines;
          return [
            `${day(entry.date)}   ${first.slice(0, 46).padEnd(46)}${sum(entry.amount)}${sign}`,
            ...more.map((text) => `        ${text}`),
          ].join('\n');
        })
        .join('\n');
    const abreast = <T>(items: readonly T[], write: (item: T) => string, across: number) =>
      items.map((item, at) => `${write(item)}${(at + 1) % across === 0 ? '\n' : '    '}`).join('');
    const body = `<pre>${esc(desk.bank).toUpperCase()}                                        PAGE     1
14 MAIN STREET                                       ACCOUNT:  ${ledger.number}
DENVER CO 80014                                      ${desk.written(ledger.end, 'MM/dd/yyyy')}

          JORDAN SAMPLE
          14 ALDER ROW
          DENVER CO 80014

===========================================================================
                    FREE CHECKING ACCOUNT ${ledger.number}
===========================================================================
LAST STATEMENT ${desk.written(ledger.start - 1, 'MM/dd/yy')}                              ${sum(ledger.opening)}
   ${String(ledger.into.count).padStart(5)} CREDITS                                        ${sum(ledger.into.sum)}
   ${String(ledger.out.count).padStart(5)} DEBITS                                         ${sum(ledger.out.sum)}
THIS STATEMENT ${desk.written(ledger.end, 'MM/dd/yy')}                              ${held(ledger.closing)}
${credits.length > 0 ? `${title('DEPOSITS AND OTHER CREDITS')} DATE   DESCRIPTION...................................        AMOUNT\n${esc(rows(credits, ''))}` : ''}
${debits.length > 0 ? `${title('OTHER DEBITS')} DATE   DESCRIPTION...................................        AMOUNT\n${esc(rows(debits, '-'))}` : ''}
${checks.length > 0 ? `${title('CHECKS')} DATE  CHECK NO.......AMOUNT     DATE  CHECK NO.......AMOUNT\n${abreast(checks, (entry) => `${day(entry.date)}  ${entry.reference.padStart(8)}${sum(entry.amount)}`, 2)}` : ''}
${title('DAILY BALANCE')} DATE.........BALANCE   DATE.........BALANCE   DATE.........BALANCE
${abreast(ledger.daily, (item) => `${day(item.date)}${held(item.balance)}`, 3)}
</pre>`;
    const entries = [...credits, ...debits, ...checks];
    return {
      html: webPage({
        locale: desk.locale,
        css: 'pre { font: 8pt/1.25 "Liberation Mono"; margin: 0 }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: (entry) => [
            entry.lines.map((text, at) => (at === 0 ? text.slice(0, 46).trim() : text)).join(' '),
          ],
        }),
      ],
    };
  },
};
