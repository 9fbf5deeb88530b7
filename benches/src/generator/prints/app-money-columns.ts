import type { Entry } from '@tieout/corpus';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An app's account: foreign sums under the ones in pounds, rates and fees under the text, pending and reverted rows apart. */
export const appMoneyColumns: Print = {
  id: 'app-money-columns',
  kind: 'bank_statement',
  tags: ['fintech', 'debit-credit-columns', 'fx-subline', 'pending', 'symbol-in-cell', 'newest-first'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 50),
      withForeign: true,
      opening: desk.random.whole(200_000, 900_000),
      kinds: ['card', 'transferIn', 'transferOut', 'refund', 'cash', 'fee'],
      movements: {
        card: [['{m}', 'To: {m}, {c}', 'Card: 459661******{f}']],
        transferIn: [
          ['Payment from {p}', 'From: {p}, 20-32-{f}', 'Reference: {k}'],
          ['Apple Pay top-up by *{f}', 'From: *{f}'],
        ],
        transferOut: [['Transfer to {p}', 'To: {p}']],
        refund: [['{m}', 'To: {m}, {c}', 'Card: 459661******{f}']],
        cash: [['Cash at {m}', 'To: Cash at {m}, {c}', 'Fee: £1.50']],
        fee: [['Premium plan fee']],
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}£${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'd MMM yyyy');
    const below = (entry: Entry) =>
      entry.foreign === null
        ? []
        : [
            `Revolving Rate £1.00 = ${entry.foreign.currency} ${entry.foreign.rate} (ECB rate* £1.00 = ${entry.foreign.currency} 1.1612)`,
          ];
    const detail = (entry: Entry) => [...entry.lines.slice(0, 1), ...below(entry), ...entry.lines.slice(1)];
    const original = (entry: Entry) =>
      entry.foreign === null
        ? ''
        : `<br><span class="small">${entry.foreign.currency} ${(entry.foreign.amount / 100).toFixed(2)}</span>`;
    const cells = (entry: Entry, balance: string) =>
      tr([
        day(entry.date),
        `${esc(detail(entry)[0] ?? '')}${detail(entry)
          .slice(1)
          .map((line) => `<br><span class="small">${esc(line)}</span>`)
          .join('')}`,
        entry.amount < 0 ? `>${money(-entry.amount)}${original(entry)}` : '>',
        entry.amount > 0 ? `>${money(entry.amount)}` : '>',
        `>${balance}`,
      ]);
    const entries = [...ledger.entries].reverse();
    const headings = ['Date', 'Description', '>Money out', '>Money in', '>Balance'];
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid #000 } td { padding: 4pt; border-bottom: 1px solid #eee } td:first-child { width: 14% } h3 { margin: 14pt 0 4pt }',
      body: `<div class="row"><div><b style="font-size:18pt">GBP Statement</b><br>Generated on the ${day(ledger.end + 2)}<br>${esc(desk.bank)} Ltd</div><div>JORDAN SAMPLE<br>14 Alder Row<br>Westbrook<br><br>Account Number ${ledger.number}<br>Sort Code 04-00-75<br>IBAN GB11 REVO 0099 ${ledger.number.slice(0, 4)} 1122 33</div></div>
<h3>Balance summary</h3>${sheetTable(['Product', '>Opening balance', '>Money out', '>Money in', '>Closing balance'], [tr(['Account (Current Account)', `>${money(ledger.opening)}`, `>${money(-ledger.out.sum)}`, `>${money(ledger.into.sum)}`, `>${money(ledger.closing)}`]), tr(['<b>Total</b>', `>${money(ledger.opening)}`, `>${money(-ledger.out.sum)}`, `>${money(ledger.into.sum)}`, `>${money(ledger.closing)}`])])}
<p class="small">The balance in your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</p>
<h3>Pending from ${desk.written(ledger.start, 'd MMMM yyyy')} to ${desk.written(ledger.end, 'd MMMM yyyy')}</h3>${sheetTable(['Start date', 'Description', '>Money out', '>Money in'], [tr([day(ledger.end), 'Corner Bakery<br><span class="small">To: Corner Bakery, Leeds</span>', '>£4.20', ''])])}
<h3>Account transactions from ${desk.written(ledger.start, 'd MMMM yyyy')} to ${desk.written(ledger.end, 'd MMMM yyyy')}</h3>${sheetTable(
        headings,
        entries.map((entry) => cells(entry, money(entry.balance))),
      )}
<h3>Reverted from ${desk.written(ledger.start, 'd MMMM yyyy')} to ${desk.written(ledger.end, 'd MMMM yyyy')}</h3>${sheetTable(['Start date', 'Description', '>Money out', '>Money in'], [tr([day(ledger.start + 3), 'Night Bus<br><span class="small">To: Night Bus, London</span>', '>£12.75', ''])])}
<p class="small">Report lost or stolen card +44 20 3322 2222. ${esc(desk.bank)} Ltd is an authorised electronic money institution.</p>`,
    });
    const extras = (entry: Entry) =>
      entry.foreign === null ? '' : ` ${entry.foreign.currency} ${(entry.foreign.amount / 100).toFixed(2)}`;
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          describe: (entry) => detail(entry).join(' '),
          alternatives: (entry) => [`${detail(entry).join(' ')}${extras(entry)}`],
        }),
      ],
    };
  },
};
