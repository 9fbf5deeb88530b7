import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An American business account: two days before each sum and its text, checks three side by side with marks for gaps, ledger balances three side by side, a page of pictures of checks. */
export const usBusinessLedger: Print = {
  id: 'us-business-ledger',
  kind: 'bank_statement',
  tags: ['sections', 'amount-first', 'two-dates', 'no-year', 'check-grid', 'daily-balances', 'check-images'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(8, 50),
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'fee', 'check'],
      movements: AMERICAN_BANK,
    });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MMMM d, yyyy');
    const checks = ledger.entries
      .filter(({ kind }) => kind === 'check')
      .sort((a, b) => Number(a.reference) - Number(b.reference));
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const debits = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'check');
    const sum = (entries: readonly Entry[]) =>
      desk.number(entries.reduce((total, { amount }) => total + amount, 0));
    const part = (name: string, entries: readonly Entry[]) =>
      entries.length === 0
        ? ''
        : `<h3>${name}</h3>${sheetTable(
            ['Effective<br>date', 'Posted<br>date', '>Amount', 'Transaction detail'],
            entries.map((entry) =>
              tr(['', day(entry.date), `>${desk.number(entry.amount)}`, lines(entry.lines)]),
            ),
          )}<div class="sum"><b>$${sum(entries)}</b> &nbsp; <b>Total ${name.toLowerCase()}</b></div>`;
    const abreast = (cells: readonly string[]) =>
      Array.from(
        { length: Math.ceil(cells.length / 3) },
        (_, row) => `<tr>${cells.slice(row * 3, row * 3 + 3).join('')}</tr>`,
      );
    const cells = (texts: readonly string[]) =>
      texts
        .map((text) => (text.startsWith('>') ? `<td class="n">${text.slice(1)}</td>` : `<td>${text}</td>`))
        .join('');
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Account number: ${ledger.number} &bull; ${full(ledger.start)} - ${full(ledger.end)} &bull; Page 1 of 4</div></div><p>SAMPLE TRADING LLC<br>14 ALDER ROW<br>DENVER CO 80014-2210</p><h2>Business Choice Checking</h2><h3>Account summary</h3><table style="width:90%">${tr(['Account number', '>Beginning balance', '>Total credits', '>Total debits', '>Ending balance'], 'th')}${tr([ledger.number, `>$${desk.signed(ledger.opening)}`, `>$${desk.number(ledger.into.sum)}`, `>-$${desk.number(ledger.out.sum)}`, `>$${desk.signed(ledger.closing)}`])}</table>
<h2>Credits</h2>${part('Electronic deposits/bank credits', credits)}<h2>Debits</h2>${part('Electronic debits/bank debits', debits)}
${checks.length > 0 ? `<h3>Checks paid</h3><table><thead><tr>${['Number', '>Amount', 'Date', 'Number', '>Amount', 'Date', 'Number', '>Amount', 'Date'].map((text) => (text.startsWith('>') ? `<th class="n">${text.slice(1)}</th>` : `<th>${text}</th>`)).join('')}</tr></thead>${abreast(checks.map((entry, at) => cells([`${entry.reference}${at > 0 ? ' *' : ''}`, `>${desk.number(entry.amount)}`, day(entry.date)]))).join('')}</table><div class="sum"><b>$${sum(checks)}</b> &nbsp; <b>Total checks paid</b></div><p class="small">* Gap in check sequence.</p>` : ''}
<div class="sum"><b>$${desk.number(ledger.out.sum)}</b> &nbsp; <b>Total debits</b></div><h2>Daily ledger balance summary</h2><table><thead><tr>${[1, 2, 3].map(() => '<th>Date</th><th class="n">Balance</th>').join('')}</tr></thead>${abreast(ledger.daily.map((item) => cells([day(item.date), `>${desk.signed(item.balance)}`]))).join('')}</table><p>Average daily ledger balance $4,120.55</p><div style="break-before:page;border:1px solid;height:60mm;width:80mm;background:#eee"></div>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } .sum { margin: 2pt 0 8pt 12% } h2, h3 { margin: 8pt 0 2pt }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...debits, ...checks],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
        }),
      ],
    };
  },
};
