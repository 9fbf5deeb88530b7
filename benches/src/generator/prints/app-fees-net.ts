import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A neobank's account: kinds of movement, an amount, a net amount equal to it, and a day of settlement at the end of each row. */
export const appFeesNet: Print = {
  id: 'app-fees-net',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'two-amount-columns',
    'date-at-end',
    'signed',
    'newest-first',
    'no-running-balance',
    'type-column',
  ],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 50),
      kinds: ['card', 'transferIn', 'transferOut', 'salary', 'refund', 'cash'],
      movements: {
        card: [['{m}'], ['{m} #{f}']],
        transferIn: [['Transfer from Savings Account'], ['{p}']],
        transferOut: [['Pay Friends to {p}'], ['Transfer to Savings Account']],
        salary: [['{e} PAYROLL']],
        refund: [['{m}']],
        cash: [['ATM Withdrawal at {m}']],
      },
    });
    const types: Readonly<Record<string, string>> = {
      card: 'Purchase',
      transferIn: 'Transfer',
      transferOut: 'Transfer',
      salary: 'Direct Deposit',
      refund: 'Merchant Credit',
      cash: 'ATM Withdrawal',
    };
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'M/d/yyyy');
    const entries = [...ledger.entries].reverse();
    const fees = '$0.00';
    const html = webPage({
      locale: desk.locale,
      css: 'th { font-size: 7pt; border-bottom: 1px solid #1ec677 } .sum { width: 50% }',
      body: `<b style="font-size:15pt">Checking Account Statement</b><p>Member Services<br>(844) 555-0163</p><p>Jordan Sample<br>14 Alder Row<br>Denver, CO 80014</p><div>Account number ${ledger.number}<br>Statement period ${desk.written(ledger.start, 'MMMM d, yyyy')} - ${desk.written(ledger.end, 'MMMM d, yyyy')}</div><h3>Summary</h3>
<table class="sum">${tr([`Beginning balance on ${desk.written(ledger.start, 'MMMM d, yyyy')}`, `>${money(ledger.opening)}`])}${tr(['Deposits', `>${money(ledger.into.sum)}`])}${tr(['Withdrawals', `>${money(ledger.out.sum)}`])}${tr(['Fees', `>${fees}`])}${tr([`Ending balance on ${desk.written(ledger.end, 'MMMM d, yyyy')}`, `>${money(ledger.closing)}`])}</table>
<h3>Transactions</h3>${sheetTable(
        ['TRANSACTION DATE', 'DESCRIPTION', 'TYPE', '>AMOUNT', '>NET AMOUNT', '>SETTLEMENT DATE'],
        entries.map((entry) =>
          tr([
            day(entry.date),
            esc(entry.lines.join(' ')),
            types[entry.kind] ?? '',
            `>${money(entry.amount)}`,
            `>${money(entry.amount)}`,
            `>${day(entry.postDate)}`,
          ]),
        ),
      )}<p class="small">Banking services provided by ${esc(desk.bank)}, Member FDIC. Error Resolution Procedures: in case of errors or questions about your electronic transactions call us within 60 days.</p>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          printsPostDate: true,
          describe: (entry) => `${entry.lines.join(' ')} ${types[entry.kind]}`,
          alternatives: (entry) => [
            entry.lines.join(' '),
            `${entry.lines.join(' ')} ${types[entry.kind]} ${money(entry.amount)}`,
          ],
        }),
      ],
    };
  },
};
