import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An app bank: newest first, a bracketed currency in the headings, sums in big type above their labels, no opening balance. */
export const appNewestBalance: Print = {
  id: 'app-newest-balance',
  kind: 'bank_statement',
  tags: ['fintech', 'newest-first', 'value-above-label', 'signed', 'running-balance', 'multi-line'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 50), movements: BRITISH_BANK });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}£${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const entries = [...ledger.entries].reverse();
    const box = (value: string, label: string) =>
      `<div><b style="font-size:14pt">${value}</b><br><span class="small">${label}</span></div>`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { color: #888; font-weight: normal; border-bottom: 1px solid #ccc } td { padding: 5pt 4pt; border-bottom: 1px solid #eee } td:first-child { width: 14% }',
      body: `<div class="row"><b style="font-size:15pt">Personal Account statement</b><div>${day(ledger.start)} - ${day(ledger.end)}</div></div><p>Jordan Sample<br>14 Alder Row, Westbrook</p><p>Sort code: 04-00-04 &nbsp; Account number: ${ledger.number}</p>
<div class="row">${box(money(ledger.closing), 'Personal Account balance<br>(Excluding all Pots)')}${box(money(-ledger.out.sum), 'Total outgoings')}${box(`+${money(ledger.into.sum)}`, 'Total deposits')}</div><p></p>
${sheetTable(
  ['Date', 'Description', '>(GBP) Amount', '>(GBP) Balance'],
  entries.map((entry) =>
    tr([
      day(entry.date),
      lines(entry.lines),
      `>${desk.signed(entry.amount)}`,
      `>${desk.signed(entry.balance)}`,
    ]),
  ),
)}
<p class="small">${esc(desk.bank)} Limited is authorised by the Prudential Regulation Authority. Pot statement: Holiday pot (GBP), total balance £210.00.</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'every-row', entries, opening: null })] };
  },
};
