import { isLastOfDay } from '../day-edges.ts';
import { CANADA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Canadian account whose day, without a space, stands behind the sums and before a balance shown once a day. */
export const caBankLateDate: Print = {
  id: 'ca-bank-late-date',
  kind: 'bank_statement',
  tags: [
    'date-after-amounts',
    'no-year',
    'joined-date',
    'day-end-balance',
    'debit-credit-columns',
    'opening-in-table',
  ],
  locales: CANADA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 50),
      movements: {
        card: [['{m} #{f} _V'], ['{m} _F']],
        transferIn: [['SEND E-TFR ***{k}'], ['E-TRANSFER ***{k}']],
        transferOut: [['SEND E-TFR ***{k}'], ['TFR-TO C/C']],
        directDebit: [['{m} BPY'], ['{m} INS']],
        salary: [['{e} PAY']],
        cash: [['{c} W/D']],
        fee: [['MONTHLY ACCOUNT FEE'], ['OD FEE']],
      },
    });
    const day = (at: number) => desk.written(at, 'MMMdd').toUpperCase();
    const side = (minor: number) => (minor === 0 ? '>' : `>${desk.number(minor)}`);
    const owed = (minor: number) => `>${desk.number(minor)}${minor < 0 ? 'OD' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-top: 1px solid; border-bottom: 1px solid; font-size: 8pt } td:nth-child(4), th:nth-child(4) { padding-left: 18pt }',
      body: `<div class="row"><b style="font-size:14pt;color:#008a00">${esc(desk.bank)}</b><div>Statement of Account<br>Branch No. 0692 &nbsp; Account No. ${ledger.number}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROW<br>TORONTO ON M5V 2T6</p><p>Account Type: EVERY DAY CHEQUING ACCOUNT<br>Statement From - To: ${desk.written(ledger.start, 'MMM dd/yy').toUpperCase()} - ${desk.written(ledger.end, 'MMM dd/yy').toUpperCase()}</p>
${sheetTable(
  ['Description', '>Withdrawals', '>Deposits', 'Date', '>Balance'],
  [
    tr(['STARTING BALANCE', '', '', day(ledger.start), owed(ledger.opening)]),
    ...ledger.entries.map((entry) =>
      tr([
        esc(entry.lines.join(' ')),
        side(Math.min(0, entry.amount)),
        side(Math.max(0, entry.amount)),
        day(entry.date),
        isLastOfDay(ledger.entries, entry) ? owed(entry.balance) : '',
      ]),
    ),
  ],
)}<table style="width:60%;margin-top:8pt">${tr(['Closing Balance', owed(ledger.closing)])}${tr(['Total Deposits', `>${desk.number(ledger.into.sum)}`])}${tr(['Total Withdrawals', `>${desk.number(ledger.out.sum)}`])}</table><p class="small">Please ensure that you check your statement carefully and notify us of any errors or omissions within 30 days.</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'last-of-day' })] };
  },
};
