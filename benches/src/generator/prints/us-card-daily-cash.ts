import type { Entry } from '@tieout/corpus';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American card of a telephone: payments and purchases apart, a rate and a sum of cash given back between text and sum, addresses below shops. */
export const usCardDailyCash: Print = {
  id: 'us-card-daily-cash',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'rewards-columns', 'symbol-in-cell', 'section-totals', 'address-lines'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      movements: {
        card: [
          ['{m} {f} ELM ST {c} 80202 CO USA'],
          ['{m} {c} CO USA'],
          ['{m} 1 PARK WAY 866-555-{f} 95014 CA USA'],
        ],
        refund: [['{m} {c} CO USA (RETURN)']],
        transferIn: [['ACH Deposit Internet transfer from account ending in {f}']],
        fee: [['Wire service {c}']],
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const paid = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const rest = ledger.entries.filter(({ kind }) => kind !== 'transferIn');
    const rate = ({ reference }: Entry) => [1, 2, 3][Number(reference) % 3] ?? 1;
    const cash = (entry: Entry) => Math.round((-entry.amount * rate(entry)) / 100);
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total - amount, 0);
    const body = `<div class="row"><b style="font-size:16pt">Card Customer</b><div style="text-align:right">Jordan Sample, jordan@example.com<br>${desk.written(ledger.start, 'MMM d')} — ${desk.written(ledger.end, 'MMM d, yyyy')}</div></div><h2>Statement</h2><p>${esc(desk.bank)}, Salt Lake City Branch</p>${facts(
      [
        [
          `Your ${desk.written(ledger.end, 'MMMM')} Balance`,
          `as of ${desk.written(ledger.end, 'MMM d, yyyy')}`,
          `>${money(ledger.closing)}`,
        ],
        ['Minimum Payment Due', '', '>$35.00'],
        ['Payment Due By', '', `>${desk.written(ledger.end + 28, 'MMM d, yyyy')}`],
      ],
    )}<h3>Balance details</h3>${facts(
      [
        ['Previous Monthly Balance', `>${money(ledger.opening)}`],
        ['Payments', `>${money(sum(paid))}`],
        ['Transactions this month', `>${money(sum(rest))}`],
        ['Total Balance', `>${money(ledger.closing)}`],
        ['Credit Limit', '>$12,500.00'],
        ['Available Credit', '>$9,201.12'],
      ],
      'style="width:60%"',
    )}<h3 style="break-before:page">Payments</h3>${sheetTable(
      ['Date', 'Description', '>Amount'],
      paid.map((entry) => tr([day(entry.date), esc(entry.lines.join(' ')), `>${money(-entry.amount)}`])),
    )}<div class="row t"><b>Total payments for this period</b><b>${money(sum(paid))}</b></div><h3>Transactions</h3>${sheetTable(
      ['Date', 'Description', '>Daily Cash', '', '>Amount'],
      rest.map((entry) =>
        tr([
          day(entry.date),
          esc(entry.lines.join(' ')),
          `>${rate(entry)}%`,
          `>${money(cash(entry))}`,
          `>${money(-entry.amount)}`,
        ]),
      ),
    )}<div class="row t"><b>Total Daily Cash this month</b><b>${money(rest.reduce((total, entry) => total + cash(entry), 0))}</b></div><div class="row t"><b>Total charges, credits and returns</b><b>${money(sum(rest))}</b></div><h3>Interest Charged</h3>${facts(
      [
        ['Total interest for this month', '>$0.00'],
        ['Total interest charged this year', '>$41.10'],
      ],
    )}<p class="small">Variable APRs will vary with the market based on the Prime Rate: 19.24%. Balance subject to interest rate $0.00.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 10pt 0 3pt } .t { border-top: 1px solid #ccc; padding: 3pt 4pt } th { color: #888; font-weight: normal }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: null,
          entries: [...paid, ...rest],
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${rate(entry)}% ${money(cash(entry))}`,
            `${entry.lines.join(' ')} ${rate(entry)}%`,
          ],
        }),
      ],
    };
  },
};
