import { isLastOfDay } from '../day-edges.ts';
import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A British app bank: kinds in capitals, in and out with pound signs, the balance of a day as a row that bears the day's date. */
export const appEndOfDay: Print = {
  id: 'app-end-of-day',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'day-balance-rows',
    'type-column',
    'debit-credit-columns',
    'opening-in-table',
    'symbol-in-cell',
  ],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 50), movements: BRITISH_BANK });
    const types: Readonly<Record<string, string>> = {
      card: 'CONTACTLESS',
      directDebit: 'DIRECT DEBIT',
      transferIn: 'FASTER PAYMENT',
      transferOut: 'FASTER PAYMENT',
      salary: 'DIRECT CREDIT',
      refund: 'ONLINE PAYMENT',
      cash: 'ATM',
      fee: 'FEE',
      interest: 'DEPOSIT INTEREST',
    };
    const money = (minor: number) => `${minor < 0 ? '-' : ''}£${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const html = webPage({
      locale: desk.locale,
      css: 'th { font-size: 7.5pt; background: #6935d3; color: #fff } td { border-bottom: 1px solid #eee } .sum { width: 50%; margin-bottom: 8pt } td:nth-child(2) { font-size: 7pt; width: 16% }',
      body: `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Ms Jordan Sample<br>Account Number: ${ledger.number}<br>Sort Code: 60-83-71</div></div><p>Statement period: ${day(ledger.start)} - ${day(ledger.end)}</p>
<table class="sum">${tr(['Opening Balance', `>${money(ledger.opening)}`])}${tr(['Paid In', `>${money(ledger.into.sum)}`])}${tr(['Paid Out', `>${money(-ledger.out.sum)}`])}${tr(['Closing Balance', `>${money(ledger.closing)}`])}</table>
${sheetTable(
  ['DATE', 'TYPE', 'TRANSACTION', '>IN', '>OUT', '>ACCOUNT BALANCE'],
  [
    tr([day(ledger.start), '', 'OPENING BALANCE', '', '', `>${money(ledger.opening)}`]),
    ...ledger.entries.flatMap((entry) => [
      tr([
        day(entry.date),
        types[entry.kind] ?? '',
        esc(entry.lines.join(' ')),
        entry.amount > 0 ? `>${money(entry.amount)}` : '',
        entry.amount < 0 ? `>${money(-entry.amount)}` : '',
        '',
      ]),
      ...(isLastOfDay(ledger.entries, entry)
        ? [tr([day(entry.date), '', 'END OF DAY BALANCE', '', '', `>${money(entry.balance)}`])]
        : []),
    ]),
  ],
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          describe: (entry) => `${types[entry.kind]} ${entry.lines.join(' ')}`,
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
