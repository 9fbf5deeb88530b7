import type { Entry } from '@tieout/corpus';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An app's account of several currencies: what happened and its sums on one line, the day and all references in grey below. */
export const appDateBelow: Print = {
  id: 'app-date-below',
  kind: 'bank_statement',
  tags: ['fintech', 'date-below-row', 'newest-first', 'debit-credit-columns', 'signed-in-columns'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(4, 40),
      opening: desk.random.whole(100_000, 900_000),
      kinds: ['card', 'transferIn', 'transferOut', 'refund', 'fee'],
      movements: {
        card: [['Card transaction of {f}.20 EUR issued by {m} {c}'], ['Card transaction issued by {m}']],
        transferIn: [['Received money from {p} with reference {k}'], ['Topped up account']],
        transferOut: [['Sent money to {p}'], ['Sent money to {e} (fee 0.41 GBP)']],
        refund: [['Card refund issued by {m}']],
        fee: [['Transfer charges for: TRANSFER-{r}']],
      },
    });
    const below = (entry: Entry) => [
      desk.written(entry.date, 'd MMMM yyyy'),
      ...(entry.kind === 'card' ? ['Card ending in 4417', 'Jordan Sample'] : []),
      `Transaction: ${entry.kind === 'card' ? 'CARD' : 'TRANSFER'}-${entry.reference}`,
    ];
    const entries = [...ledger.entries].reverse();
    const row = (entry: Entry) =>
      tr([
        `<b>${esc(entry.lines.join(' '))}</b><div class="small">${below(entry)
          .map((text) => `<span>${esc(text)}</span>`)
          .join(' &nbsp; ')}</div>`,
        entry.amount > 0 ? `>${desk.number(entry.amount)}` : '>',
        entry.amount < 0 ? `>${desk.signed(entry.amount)}` : '>',
        `>${desk.signed(entry.balance)}`,
      ]);
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid #ccc; color: #555 } td { border-bottom: 1px solid #eee; padding: 5pt 4pt } td:first-child { width: 60% }',
      body: `<b style="font-size:16pt">GBP statement</b><p>${desk.written(ledger.start, 'd MMMM yyyy')} [GMT+01:00] - ${desk.written(ledger.end, 'd MMMM yyyy')} [GMT+01:00]<br><span class="small">Generated on: ${desk.written(ledger.end + 1, 'd MMMM yyyy')}</span></p>
<div class="row"><div>Account Holder<br><b>Jordan Sample</b><br>14 Alder Row, Westbrook</div><div>Account number<br>${ledger.number}<br>UK sort code<br>23-14-70</div></div>
<p><b style="font-size:12pt">GBP on ${desk.written(ledger.end, 'd MMMM yyyy')} [GMT+01:00]</b> <b style="font-size:12pt;float:right">${desk.signed(ledger.closing)} GBP</b></p>
${sheetTable(['Description', '>Incoming', '>Outgoing', '>Amount'], entries.map(row))}<p class="small">Need help? Visit example.com/help</p>`,
    });
    const text = (entry: Entry) => `${entry.lines.join(' ')} ${below(entry).slice(1).join(' ')}`;
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          opening: null,
          describe: text,
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${below(entry).join(' ')}`,
            entry.lines.join(' '),
          ],
        }),
      ],
    };
  },
};
