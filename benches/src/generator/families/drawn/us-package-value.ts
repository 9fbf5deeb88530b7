import type { Family } from '../../family.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, only } from './bank-sheet.ts';

const TEXTS = {
  salary: [['ACH Electronic Credit  {e} PAYROLL']],
  transferIn: [
    ['Instant Transfer Credit {p} {r}'],
    ['Transfer From Savings {d} 0{f}p #{f} ONLINE Reference # 00{f}'],
  ],
  card: [
    ['Debit PIN Purchase {m}', '{c} NYUS0{f}'],
    ['Debit Card Purchase {d} 09:{f}a #{f} {m} {c} OR 24{f}', 'Specialty Retail stores'],
  ],
  directDebit: [['ACH Electronic Debit   {m} PAYMENT'], ['Bill Payment {m}']],
  transferOut: [
    ['Instant Transfer Debit to {p} {r}'],
    ['Transfer To Checking {d} 11:14a #{f} ONLINE Reference # 00{f}'],
  ],
  cash: [['Cash Withdrawal {d} 02:30p #{f} {m} {c}']],
  interest: [['Interest for 31 days, Annual Percentage Yield Earned 0.08%']],
} as const;

/** An American bank's package of accounts: a table of last and this period's value, then one account with sums subtracted and added, days once, a balance at the end of each day. */
export const usPackageValue: Family = {
  id: 'us-package-value',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'date-once', 'day-end-balance', 'no-year', 'overview-table'],
  suits: only('US'),
  draw: (desk) => {
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [6, 60],
      order: {
        kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
        movements: TEXTS,
      },
      paper: { size: 8.5, shape: 'sans' },
      top: 120,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(40, 40, `JORDAN SAMPLE   Account ${number}`, { size: 8 });
        return 62;
      },
    });
    const dollars = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'MM/dd');
    pen.left(40, 44, desk.bank, { size: 15, isBold: true });
    pen.right(
      572,
      44,
      `${desk.written(ledger.start, 'MMMM d')} - ${desk.written(ledger.end, 'MMMM d, yyyy')}`,
    );
    pen.left(40, 74, 'JORDAN SAMPLE');
    pen.left(40, 85, '14 ALDER ROW');
    pen.left(40, 96, 'DENVER CO            80014-1180');
    roll.row(
      from(40, `Account Package as of ${desk.written(ledger.end, 'MMMM d, yyyy')}`, {
        size: 11,
        isBold: true,
      }),
    );
    roll.skip(6);
    roll.row(
      from(40, 'Value of Accounts', { isBold: true }),
      upTo(300, 'Last Period', { isBold: true }),
      upTo(400, 'This Period', { isBold: true }),
    );
    roll.row(from(40, 'Deposits', { isBold: true }));
    roll.row(from(50, 'Checking'), upTo(300, dollars(ledger.opening)), upTo(400, dollars(ledger.closing)));
    roll.row(from(50, 'Savings'), upTo(300, '2,104.18'), upTo(400, '2,104.36'));
    roll.row(
      from(40, 'Total', { isBold: true }),
      upTo(300, dollars(ledger.opening + 210418)),
      upTo(400, dollars(ledger.closing + 210436)),
    );
    roll.skip(8);
    roll.row(
      from(40, 'Earnings Summary', { isBold: true }),
      upTo(300, 'This Period', { isBold: true }),
      upTo(400, 'This Year', { isBold: true }),
    );
    roll.row(from(50, 'Savings'), upTo(300, '$0.18'), upTo(400, '$1.94'));
    roll.prose(
      40,
      530,
      `SUGGESTIONS AND RECOMMENDATIONS: As of ${day(ledger.end + 20)} the fee for an incoming wire is $15.00. Maintain a combined average monthly balance of $30,000.00 and we waive your Monthly Service Fee.`,
      { size: 7.5 },
    );
    roll.skip(14);
    roll.row(from(40, 'CHECKING ACTIVITY', { size: 12, isBold: true }));
    roll.row(from(40, `Account # ${ledger.number}`, { isBold: true }));
    const head = () => {
      roll.row(
        from(40, 'Date', { isBold: true }),
        from(76, 'Description', { isBold: true }),
        upTo(410, 'Amount Subtracted', { isBold: true }),
        upTo(490, 'Amount Added', { isBold: true }),
        upTo(572, 'Balance', { isBold: true }),
      );
      roll.rule(40, 572);
    };
    head();
    roll.repeat(() => {
      roll.row(from(40, 'CHECKING ACTIVITY', { isBold: true }), from(170, 'Continued'));
      head();
    });
    roll.row(
      from(40, day(ledger.start)),
      from(76, 'OPENING BALANCE', { isBold: true }),
      upTo(572, desk.signed(ledger.opening), { isBold: true }),
    );
    ledger.entries.forEach((entry, at) => {
      const isFirst = ledger.entries[at - 1]?.date !== entry.date;
      const isLast = ledger.entries[at + 1]?.date !== entry.date;
      roll.row(
        isFirst ? from(40, day(entry.date)) : null,
        from(76, cut(entry, 245)),
        upTo(entry.amount < 0 ? 410 : 490, desk.number(entry.amount)),
        isLast ? upTo(572, desk.signed(entry.balance)) : null,
      );
    });
    roll.row(
      from(40, day(ledger.end)),
      from(76, 'CLOSING BALANCE', { isBold: true }),
      upTo(572, desk.signed(ledger.closing), { isBold: true }),
    );
    roll.row(
      from(76, 'Total Subtracted/Added', { isBold: true }),
      upTo(410, desk.number(ledger.out.sum)),
      upTo(490, desk.number(ledger.into.sum)),
    );
    roll.repeat(null);
    roll.prose(
      40,
      530,
      `All transaction times and dates reflected are based on Eastern Time. Transactions made on weekends, bank holidays or after bank business hours are not reflected in your account until the next business day.`,
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) =>
      pen.right(572, 770, `Page ${sheet} of ${count}   1-23/1`, { size: 7 }),
    );
    return { pen, accounts: [desk.truth(ledger, { balances: 'last-of-day' })] };
  },
};
