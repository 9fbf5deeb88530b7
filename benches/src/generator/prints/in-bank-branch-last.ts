import { INDIAN_BANK } from './descriptors.ts';
import { INDIA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Indian account with the number of a branch behind each balance, sums of the period and balances as rows without a day. */
export const inBankBranchLast: Print = {
  id: 'in-bank-branch-last',
  kind: 'bank_statement',
  tags: [
    'column-after-balance',
    'running-balance',
    'debit-credit-columns',
    'column-totals',
    'opening-in-table',
  ],
  locales: INDIA,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 50), movements: INDIAN_BANK });
    const day = (at: number) => desk.written(at, 'dd-MM-yyyy');
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #97144d; color: #fff } td { border-bottom: 1px solid #ddd } td:nth-child(3) { width: 42%; overflow-wrap: anywhere } td:first-child { white-space: nowrap }',
      body: `<div class="row"><div>JORDAN SAMPLE<br>14 ALDER ROW<br>MUMBAI 400001</div><div>Customer ID :841234567<br>IFSC Code :UTIB0000123<br>MICR Code :400211002<br>Nominee Registered : Y<br>PAN :ABCDE1234F</div></div><p>Statement of Account No :${ledger.number} for the period (From : ${day(ledger.start)} To : ${day(ledger.end)})</p>
${sheetTable(
  ['Tran Date', 'Chq No', 'Particulars', '>Debit', '>Credit', '>Balance', '>Init.<br>Br'],
  [
    tr(['', '', 'OPENING BALANCE', '', '', `>${desk.signed(ledger.opening)}`, '']),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        '',
        esc(entry.lines.join(' ')),
        entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
        entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
        `>${desk.signed(entry.balance)}`,
        `>${entry.reference.slice(0, 4)}`,
      ]),
    ),
    tr([
      '',
      '',
      '<b>TRANSACTION TOTAL</b>',
      `>${desk.number(ledger.out.sum)}`,
      `>${desk.number(ledger.into.sum)}`,
      '',
      '',
    ]),
    tr(['', '', '<b>CLOSING BALANCE</b>', '', '', `>${desk.signed(ledger.closing)}`, '']),
  ],
)}<p class="small">Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken that he/she has found the account correct. Legends : ICONN - Transaction through Internet Banking.</p>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          alternatives: (entry) => [`${entry.lines.join(' ')} ${entry.reference.slice(0, 4)}`],
        }),
      ],
    };
  },
};
