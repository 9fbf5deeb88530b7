import type { Ledger } from '@tieout/corpus';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An American combined statement: an overview of all accounts, then each with additions, subtractions and a balance; a certificate without movements. */
export const usBankCombined: Print = {
  id: 'us-bank-combined',
  kind: 'bank_statement',
  tags: [
    'multi-account',
    'debit-credit-columns',
    'credit-before-debit',
    'running-balance',
    'no-year',
    'rate-table',
  ],
  locales: USA,
  draw: (desk) => {
    const checking = desk.ledger({
      entryCount: desk.random.whole(8, 40),
      movements: AMERICAN_BANK,
      number: '0041187723',
    });
    const savings = desk.ledger({
      entryCount: desk.random.whole(1, 6),
      start: checking.start,
      kinds: ['transferIn', 'transferOut', 'interest'],
      movements: {
        transferIn: [['Transfer From Checking XXXXXX7723']],
        transferOut: [['Transfer To Checking XXXXXX7723']],
        interest: [['Interest Paid']],
      },
      number: '0058220146',
    });
    const day = (at: number) => desk.written(at, 'MMM dd');
    const full = (at: number) => desk.written(at, 'MMMM dd, yyyy');
    const part = (ledger: Ledger, name: string) =>
      `<h3>${name} - ${ledger.number}</h3>${facts(
        [
          [`Beginning Balance as of ${full(ledger.start)}`, `>$${desk.signed(ledger.opening)}`],
          [`+ Deposits and Credits (${ledger.into.count})`, `>$${desk.number(ledger.into.sum)}`],
          [`- Withdrawals and Debits (${ledger.out.count})`, `>$${desk.number(ledger.out.sum)}`],
          [`Ending Balance as of ${full(ledger.end)}`, `>$${desk.signed(ledger.closing)}`],
        ],
        'style="width:60%"',
      )}${sheetTable(
        ['Date', 'Description', '>Additions', '>Subtractions', '>Balance'],
        [
          tr([day(ledger.start), 'Beginning Balance', '', '', `>$${desk.signed(ledger.opening)}`]),
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              lines(entry.lines),
              entry.amount > 0 ? `>$${desk.number(entry.amount)}` : '',
              entry.amount < 0 ? `>-$${desk.number(entry.amount)}` : '',
              `>${entry.balance < 0 ? '-' : ''}$${desk.number(entry.balance)}`,
            ]),
          ),
          tr([day(ledger.end), 'Ending Balance', '', '', `>$${desk.signed(ledger.closing)}`]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Combined Statement<br>${full(checking.start)} - ${full(checking.end)}<br>Customer Number 88140-2</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p><h3>Summary of Your Accounts</h3>${facts(
      [
        ['Account', 'Number', '>Beginning balance', '>Ending balance'],
        [
          'Community Checking',
          checking.number,
          `>$${desk.signed(checking.opening)}`,
          `>$${desk.signed(checking.closing)}`,
        ],
        [
          'Money Market Savings',
          savings.number,
          `>$${desk.signed(savings.opening)}`,
          `>$${desk.signed(savings.closing)}`,
        ],
        ['12 Month Certificate', '0071102295', '>$5,000.00', '>$5,000.00'],
      ],
    )}${part(checking, 'Community Checking')}${part(savings, 'Money Market Savings')}<h3>Interest Summary</h3>${facts(
      [
        ['Annual percentage yield earned', '>1.15%'],
        ['Interest-bearing days', '>31'],
        ['Average balance for APY', '>$2,604.18'],
        ['Interest paid this year', '>$24.91'],
      ],
      'style="width:60%"',
    )}<h3>12 Month Certificate - 0071102295</h3><p>Maturity date ${full(checking.end + 200)} &nbsp; Rate 4.150% &nbsp; There was no activity on this account.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [checking, savings].map((ledger) => desk.truth(ledger, { balances: 'every-row' })),
    };
  },
};
