import type { Entry, Ledger } from '@tieout/corpus';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An app bank with an account in each of two currencies: a summary over each, completed rows, and below them those that were taken back. */
export const appCurrencies: Print = {
  id: 'app-currencies',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'multi-account',
    'multi-currency',
    'debit-credit-columns',
    'running-balance',
    'newest-first',
    'reverted-table',
  ],
  locales: BRITAIN,
  draw: (desk) => {
    const movements = {
      card: [['{m}', 'To: {m}, {c}', 'Card: 416598******{f}']],
      transferIn: [['Transfer from {p}', 'From: {p}, GB29{r}']],
      transferOut: [['To {p}', 'Reference: rent', 'To account: GB88{r}']],
      cash: [['Cash at {c}', 'Card: 416598******{f}']],
      salary: [['Payment from {e}', 'Reference: SALARY {r}']],
    };
    const kinds = ['card', 'transferIn', 'transferOut', 'cash', 'salary'] as const;
    const pounds = desk.ledger({
      entryCount: desk.random.whole(4, 25),
      movements,
      kinds,
      number: 'GB33 REVO 0099 6912 3456 78',
    });
    const euros = desk.ledger({
      entryCount: desk.random.whole(4, 25),
      movements,
      kinds,
      start: pounds.start,
      number: 'LT60 3250 0123 4567 8901',
    });
    const full = (at: number) => desk.written(at, 'd MMMM yyyy');
    const sheet = (ledger: Ledger, sign: string, name: string) => {
      const money = (minor: number) => `${minor < 0 ? '-' : ''}${sign}${desk.number(minor)}`;
      const row = (entry: Entry) =>
        tr([
          desk.written(entry.date, 'd MMM yyyy'),
          lines(entry.lines),
          entry.amount < 0 ? `>${sign}${desk.number(entry.amount)}` : '',
          entry.amount > 0 ? `>${sign}${desk.number(entry.amount)}` : '',
          `>${money(entry.balance)}`,
        ]);
      return `<div class="sheet"><div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div><b>${name} Statement</b><br>Generated on the ${full(ledger.end + 3)}</div></div><p><b>JORDAN SAMPLE</b><br>14 Alder Row<br>Leeds<br>LS1 4AB</p><p>IBAN ${ledger.number}<br>BIC REVOGB21</p><h3>Balance summary</h3>
${sheetTable(['Product', '>Opening balance', '>Money out', '>Money in', '>Closing balance'], [tr(['Account (Current Account)', `>${money(ledger.opening)}`, `>${money(ledger.out.sum)}`, `>${money(ledger.into.sum)}`, `>${money(ledger.closing)}`]), tr(['<b>Total</b>', `>${money(ledger.opening)}`, `>${money(ledger.out.sum)}`, `>${money(ledger.into.sum)}`, `>${money(ledger.closing)}`])])}
<p class="small">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</p>
<h3>Account transactions from ${full(ledger.start)} to ${full(ledger.end)}</h3>${sheetTable(['Date', 'Description', '>Money out', '>Money in', '>Balance'], [...ledger.entries].reverse().map(row))}
<h3>Reverted from ${full(ledger.start)} to ${full(ledger.end)}</h3>${sheetTable(['Start date', 'Description', '>Money out', '>Money in'], [tr([desk.written(ledger.start + 3, 'd MMM yyyy'), 'Hotel Tamarind<br>To: Hotel Tamarind, Leeds', `>${sign}120.00`, ''])])}
<p class="small">Report lost or stolen card +44 20 5550 0111. Get help directly in app. © 2024 ${esc(desk.bank)} Ltd. Your deposits are protected up to £85,000.</p></div>`;
    };
    return {
      html: webPage({
        locale: desk.locale,
        css: '.sheet { break-after: page } th { border-bottom: 1px solid #999 }',
        body: `${sheet(euros, '€', 'EUR')}${sheet(pounds, '£', 'GBP')}`,
      }),
      accounts: [
        {
          ...desk.truth(euros, { balances: 'every-row', entries: [...euros.entries].reverse() }),
          currency: 'EUR',
        },
        desk.truth(pounds, { balances: 'every-row', entries: [...pounds.entries].reverse() }),
      ],
    };
  },
};
