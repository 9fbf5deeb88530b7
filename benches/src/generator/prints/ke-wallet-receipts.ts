import { KENYA } from './new-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Kenyan wallet: receipt numbers first, day and time, a status on each row, money out with a minus in its column, newest first. */
export const keWalletReceipts: Print = {
  id: 'ke-wallet-receipts',
  kind: 'bank_statement',
  tags: ['fintech', 'reference-first', 'time-of-day', 'newest-first', 'running-balance', 'signed-in-columns'],
  locales: KENYA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 45),
      opening: desk.random.whole(2_000_000, 9_000_000),
      kinds: ['card', 'transferIn', 'transferOut', 'cash', 'fee', 'directDebit'],
      movements: {
        card: [['Merchant Payment to {r} - {m}']],
        transferIn: [['Funds received from - 2547******{f} {p}']],
        transferOut: [['Customer Transfer to - 2547******{f} {p}']],
        cash: [['Customer Withdrawal At Agent Till {r} - {m}']],
        fee: [['Pay Bill Charge'], ['Withdrawal Charge']],
        directDebit: [['Pay Bill to {r} - {m} Acc. {k}']],
      },
    });
    const entries = [...ledger.entries].reverse();
    const stamp = (at: number, text: string) =>
      `${desk.written(at, 'yyyy-MM-dd')} ${String(Number(text.slice(0, 2)) % 24).padStart(2, '0')}:14:3${text.slice(-1)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #43b02a; color: #fff } td { border-bottom: 1px solid #eee } td:nth-child(3) { width: 30% }',
      body: `<b style="font-size:14pt">STATEMENT</b><p>Customer Name: JORDAN SAMPLE<br>Mobile Number: 254712345678<br>Date of Statement: ${desk.written(ledger.end + 1, 'dd MMM yyyy')}<br>Statement Period: ${desk.written(ledger.start, 'dd MMM yyyy')} - ${desk.written(ledger.end, 'dd MMM yyyy')}</p><b>SUMMARY</b>
${sheetTable(['TRANSACTION TYPE', '>PAID IN', '>PAID OUT'], [tr(['TOTAL:', `>${desk.number(ledger.into.sum)}`, `>${desk.number(ledger.out.sum)}`])])}<p><b>DETAILED STATEMENT</b></p>
${sheetTable(
  ['Receipt No.', 'Completion Time', 'Details', 'Transaction Status', '>Paid In', '>Withdrawn', '>Balance'],
  entries.map((entry) =>
    tr([
      `SK${entry.reference}`,
      stamp(entry.date, entry.reference),
      esc(entry.lines.join(' ')),
      'Completed',
      entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
      entry.amount < 0 ? `>${desk.signed(entry.amount)}` : '',
      `>${desk.signed(entry.balance)}`,
    ]),
  ),
)}`,
    });
    const time = (text: string, at: number) => stamp(at, text).slice(11);
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          number: null,
          opening: null,
          closing: null,
          describe: (entry) => `${entry.lines.join(' ')} Completed`,
          alternatives: (entry) => [
            entry.lines.join(' '),
            `${time(entry.reference, entry.date)} ${entry.lines.join(' ')} Completed`,
            `SK${entry.reference} ${time(entry.reference, entry.date)} ${entry.lines.join(' ')} Completed`,
          ],
        }),
      ],
    };
  },
};
