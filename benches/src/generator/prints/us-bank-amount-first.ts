import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American account in titled parts, the amount between day and text, the sum of each part shown in its title's sentence. */
export const usBankAmountFirst: Print = {
  id: 'us-bank-amount-first',
  kind: 'bank_statement',
  tags: ['no-year', 'sections', 'amount-before-description', 'daily-balance-table', 'section-counts'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 50), movements: AMERICAN_BANK });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const part = (pick: (entry: Entry) => boolean) => ledger.entries.filter(pick);
    const parts = [
      ['Deposits and Other Additions', part(({ amount }) => amount > 0), 'in'],
      [
        'Banking/Debit Card Withdrawals and Purchases',
        part(({ kind }) => kind === 'card' || kind === 'cash'),
        'out',
      ],
      [
        'Online and Electronic Banking Deductions',
        part(({ kind }) => kind === 'directDebit' || kind === 'transferOut'),
        'out',
      ],
      ['Other Deductions', part(({ kind }) => kind === 'fee'), 'out'],
    ] as const;
    const rows = (entries: readonly Entry[]) =>
      entries.map((entry) =>
        tr([day(entry.date), `>${desk.number(entry.amount)}`, esc(entry.lines.join(' '))]),
      );
    const daily = ledger.daily.map(
      ({ date, balance }) => `<span class="w">${day(date)} &nbsp; ${desk.signed(balance)}</span>`,
    );
    const html = webPage({
      locale: desk.locale,
      css: '.part th { border-bottom: 1px solid #f58025; font-size: 8pt } .part td:nth-child(2), .part th:nth-child(2) { width: 14%; padding-right: 16pt } .part td:first-child { width: 9% } h3 { margin: 12pt 0 1pt } .daily { display: grid; grid-template-columns: 1fr 1fr 1fr }',
      body: `<div class="row"><b style="font-size:14pt">Virtual Wallet Spend Statement</b><div>${esc(desk.bank)}, Member FDIC</div></div><p>For the period ${desk.written(ledger.start, 'MM/dd/yyyy')} to ${desk.written(ledger.end, 'MM/dd/yyyy')}</p><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014-1234</p><p>Primary account number: ${ledger.number}</p>
<h3>Balance Summary</h3><table>${tr(['>Beginning<br>balance', '>Deposits and<br>other additions', '>Checks and other<br>deductions', '>Ending<br>balance'], 'th')}${tr([`>${desk.signed(ledger.opening)}`, `>${desk.number(ledger.into.sum)}`, `>${desk.number(ledger.out.sum)}`, `>${desk.signed(ledger.closing)}`])}</table>
<h2>Activity Detail</h2>${parts
        .filter(([, entries]) => entries.length > 0)
        .map(
          ([title, entries, side]) =>
            `<h3>${title}</h3><p>There ${entries.length === 1 ? 'was 1' : `were ${entries.length}`} ${side === 'in' ? 'Deposits and Other Additions' : title} totaling $${desk.number(entries.reduce((sum, { amount }) => sum + amount, 0))}.</p>${sheetTable(['Date', '>Amount', 'Description'], rows(entries), 'class="part"')}`,
        )
        .join('')}
<h3>Daily Balance Detail</h3><div class="daily">${daily.join('')}</div>`,
    });
    return {
      html,
      accounts: [desk.truth(ledger, { balances: 'none', entries: parts.flatMap(([, entries]) => entries) })],
    };
  },
};
