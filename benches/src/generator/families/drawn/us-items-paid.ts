import type { Entry, Ledger } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, takeRoll, upTo } from '../../roll.ts';
import { gridHead, gridOf, only } from './bank-sheet.ts';

const TEXTS = {
  card: [
    ['POS Debit- Debit Card {f} {d}  {m} {c} CO'],
    ['POS Debit- Debit Card {f} Transaction {d} {m}', '800-555-{f} CA'],
  ],
  salary: [['Deposit - ACH Paid From {e} Dir Dep']],
  transferIn: [['Transfer From Shares'], ['Zelle Credit {p}'], ['Deposit {d} Mobile']],
  transferOut: [['Zelle Db {p}'], ['Transfer To Credit Card'], ['Paid To - {m} Chk {f}']],
  directDebit: [['Paid To - {m} Web Pmt Chk {r}'], ['Paid To - {m} Bill Pmt']],
  cash: [['ATM Withdrawal {d} {f} {m} {c} CO']],
  interest: [['Dividend']],
} as const;

/** An American credit union: a table of all deposit accounts, each with its balances as rows and a minus behind what went out, then the same items once more by day, two side by side. */
export const usItemsPaid: Family = {
  id: 'us-items-paid',
  kind: 'bank_statement',
  tags: ['multi-account', 'trailing-minus', 'running-balance', 'duplicate-list', 'no-year', 'dates-mm-dd'],
  suits: only('US'),
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const checking = desk.ledger({
      entryCount: desk.random.whole(5, 45),
      movements: TEXTS,
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
      number: `70${desk.random.digits(8)}`,
    });
    const savings = desk.ledger({
      entryCount: desk.random.whole(1, 3),
      start: checking.start,
      movements: TEXTS,
      kinds: ['transferIn', 'interest'],
      number: `30${desk.random.digits(8)}`,
    });
    const day = (at: number) => desk.written(at, 'MM-dd');
    const short = (at: number) => desk.written(at, 'MM/dd/yy');
    const tail = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : ''}`;
    const roll = takeRoll(pen, {
      top: 150,
      bottom: 730,
      step: 11,
      onNewSheet: () => {
        pen.left(44, 40, 'Statement of Account', { size: 12, isBold: true });
        pen.right(570, 40, `Statement Period ${short(checking.start)} - ${short(checking.end)}`);
        pen.right(570, 52, 'Access No. 4410882');
        return 80;
      },
    });
    pen.left(44, 40, desk.bank, { size: 13, isBold: true });
    pen.right(570, 40, 'Statement of Account', { size: 12, isBold: true });
    pen.right(570, 54, 'Statement Period');
    pen.right(570, 65, `${short(checking.start)} - ${short(checking.end)}`);
    pen.right(570, 78, 'Access No. 4410882');
    pen.left(60, 90, 'JORDAN SAMPLE');
    pen.left(60, 101, '14 ALDER ROW');
    pen.left(60, 112, 'DENVER CO 80014-1180');
    roll.row(from(44, 'Summary of your deposit accounts', { size: 11, isBold: true }));
    const x = [230, 320, 410, 490, 570] as const;
    const cells = (label: string, texts: readonly string[], isBold = false) =>
      roll.row(from(44, label, { isBold }), ...texts.map((text, at) => upTo(x[at] ?? 0, text, { isBold })));
    cells('', ['Previous', 'Deposits/', 'Withdrawals/', 'Ending', 'YTD'], true);
    cells('', ['Balance', 'Credits', 'Debits', 'Balance', 'Dividends'], true);
    const overview = (ledger: Ledger) =>
      [
        tail(ledger.opening),
        desk.number(ledger.into.sum),
        desk.number(ledger.out.sum),
        tail(ledger.closing),
      ].map((text) => `$${text}`);
    cells('EveryDay Checking', [...overview(checking), '$0.31']);
    roll.row(from(50, checking.number));
    cells('Membership Savings', [...overview(savings), '$2.10']);
    roll.row(from(50, savings.number));
    cells(
      'Totals',
      [
        checking.opening + savings.opening,
        checking.into.sum + savings.into.sum,
        checking.out.sum + savings.out.sum,
        checking.closing + savings.closing,
      ]
        .map((minor) => `$${tail(minor)}`)
        .concat('$2.41'),
      true,
    );
    const part = (ledger: Ledger, title: string, name: string) => {
      roll.skip(16);
      roll.need(80);
      roll.row(from(44, title, { size: 11, isBold: true }));
      roll.row(from(44, `${name} - ${ledger.number}`, { isBold: true }));
      const head = () =>
        roll.row(
          from(44, 'Date'),
          from(84, 'Transaction Detail'),
          upTo(490, 'Amount($)'),
          upTo(570, 'Balance($)'),
        );
      head();
      roll.repeat(() => {
        roll.row(from(44, `${name} - ${ledger.number}`, { isBold: true }));
        roll.row(from(44, '(Continued from previous page)'));
        head();
      });
      roll.row(
        from(44, day(ledger.start)),
        from(84, 'Beginning Balance', { isBold: true }),
        upTo(570, tail(ledger.opening)),
      );
      for (const entry of ledger.entries)
        roll.row(
          from(44, day(entry.date)),
          from(
            84,
            entry.lines.flatMap((line) => pen.wrap(line, 320)),
          ),
          upTo(490, tail(entry.amount)),
          upTo(570, tail(entry.balance)),
        );
      roll.row(
        from(44, day(ledger.end)),
        from(84, 'Ending Balance', { isBold: true }),
        upTo(570, tail(ledger.closing)),
      );
      roll.repeat(null);
      roll.skip(4);
    };
    part(checking, 'Checking', 'EveryDay Checking');
    roll.row(from(84, 'Average Daily Balance - Current Cycle: $2,418.02'));
    roll.row(
      from(
        84,
        `Your account earned $0.02, with an annual percentage yield earned of 0.01%, for the dividend period from ${desk.written(checking.start, 'MM-dd-yyyy')} through ${desk.written(checking.end, 'MM-dd-yyyy')}`,
        { size: 6.5 },
      ),
    );
    const paid = checking.entries.filter(
      (entry: Entry) => entry.kind === 'directDebit' || entry.kind === 'card',
    );
    if (paid.length > 0) {
      roll.skip(8);
      roll.need(60);
      roll.row(from(44, 'Items Paid', { size: 10, isBold: true }));
      gridHead(roll, 3, (at) => [
        from(44 + at * 180, 'Date'),
        from(80 + at * 180, 'Item'),
        upTo(190 + at * 180, 'Amount($)'),
      ]);
      gridOf(roll, paid, 3, (entry, at) => [
        from(44 + at * 180, day(entry.date)),
        from(80 + at * 180, entry.kind === 'card' ? 'POS' : 'ACH'),
        upTo(190 + at * 180, desk.number(entry.amount)),
      ]);
    }
    part(savings, 'Savings', 'Membership Savings');
    roll.row(
      from(84, 'Your account earned $0.18, with an annual percentage yield earned of 0.25%', { size: 7 }),
    );
    pen.onEverySheet((sheet, count) => {
      pen.right(570, 766, `Page ${sheet} of ${count}`, { size: 7 });
      pen.left(
        44,
        766,
        `Statement questions? Call toll-free 1-888-555-0128. Deposit voucher - do not send cash`,
        { size: 7 },
      );
    });
    return {
      pen,
      accounts: [checking, savings].map((ledger) => desk.truth(ledger, { balances: 'every-row' })),
    };
  },
};
