import type { Ledger } from '@tieout/corpus';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** An American credit union: suffixes of one member, withdrawals and deposits in columns, a loan told only in sums. */
export const usCreditUnionSuffixes: Print = {
  id: 'us-credit-union-suffixes',
  kind: 'bank_statement',
  tags: ['multi-account', 'debit-credit-columns', 'running-balance', 'no-year', 'loan-summary'],
  locales: USA,
  draw: (desk) => {
    const savings = desk.ledger({
      entryCount: desk.random.whole(2, 5),
      kinds: ['transferIn', 'transferOut', 'interest'],
      movements: {
        transferIn: [['Deposit Transfer From Share 09']],
        transferOut: [['Withdrawal Transfer To Share 09']],
        interest: [['Deposit Dividend 0.100%']],
      },
      number: '00',
    });
    const checking = desk.ledger({
      entryCount: desk.random.whole(6, 35),
      start: savings.start,
      kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash'],
      movements: {
        card: [
          ['Withdrawal Debit Card {m}', '{c} CO Date {d} {r} %% Card 21 #{f}'],
          ['Withdrawal POS #{r} {m} {c} CO'],
        ],
        transferIn: [['Deposit Home Banking Transfer']],
        transferOut: [['Withdrawal Bill Pay {m}']],
        salary: [['Deposit ACH {e}', 'TYPE: DIR DEP CO: {e}']],
        cash: [['Withdrawal ATM #{r} {c} CO']],
      },
      number: '09',
    });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const share = (ledger: Ledger, name: string) =>
      `<h3>Suffix ${ledger.number} - ${name}</h3>${sheetTable(
        ['Trans<br>Date', 'Eff<br>Date', 'Transaction Description', '>Withdrawals', '>Deposits', '>Balance'],
        [
          tr([
            day(ledger.start),
            '',
            'ID {0} Previous Balance'.replace('{0}', ledger.number),
            '',
            '',
            `>${desk.signed(ledger.opening)}`,
          ]),
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              '',
              lines(entry.lines),
              entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
              entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
              `>${desk.signed(entry.balance)}`,
            ]),
          ),
          tr([day(ledger.end), '', 'New Balance', '', '', `>${desk.signed(ledger.closing)}`]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)} Credit Union</b><div>Statement of Accounts<br>Member Number: 188104<br>Statement Period: ${desk.written(savings.start, 'MM/dd/yyyy')} - ${desk.written(savings.end, 'MM/dd/yyyy')}<br>Page: 1 of 2</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p><h3>Your Account Balances as of ${desk.written(savings.end, 'MM/dd/yyyy')}</h3>${facts(
      [
        ['Prime Share', `>${desk.signed(savings.closing)}`],
        ['Free Checking', `>${desk.signed(checking.closing)}`],
        ['Auto Loan', '>11,204.33'],
      ],
      'style="width:40%"',
    )}${share(savings, 'PRIME SHARE')}${share(checking, 'FREE CHECKING')}<h3>Loan 70 - AUTO LOAN</h3><p>Annual Percentage Rate 5.490% &nbsp; Daily Periodic Rate .015041%</p>${facts(
      [
        ['Payment due date', '>15'],
        ['Regular payment', '>$310.22'],
        ['Interest paid year to date', '>$104.18'],
      ],
      'style="width:40%"',
    )}`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [savings, checking].map((ledger) =>
        desk.truth(ledger, { balances: 'every-row', number: null }),
      ),
    };
  },
};
