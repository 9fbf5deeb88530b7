import type { Entry, Ledger } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { USA } from '../../prints/places.ts';
import { from, takeRoll, upTo } from '../../roll.ts';
import { gridHead, gridOf, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  card: [
    ['Withdrawal POS #{r}', '{m} {c} CO'],
    ['Withdrawal Debit Card VISA CHECK CARD', '{m} {c} CO'],
  ],
  salary: [['Deposit by ACH', '{e} TYPE: PAYROLL ID: {r}']],
  transferIn: [['Deposit by Check'], ['Deposit Home Banking Transfer From Share 0000']],
  transferOut: [['Withdrawal Transfer To Share 0000'], ['Withdrawal by Check {f}']],
  directDebit: [['Withdrawal by ACH', '{m} TYPE: INS PREM ID: {r} CO: {m}']],
  cash: [['Withdrawal at ATM #{r}', '{f} MAIN ST {c} CO']],
  interest: [['Deposit Dividend 0.100%', 'Annual Percentage Yield Earned 0.10%']],
} as const;

/** An American credit union: days as "Jan05", sums with a minus and balances, and under each share all its deposits and all its withdrawals shown once more, four side by side. */
export const usRecaps: Family = {
  id: 'us-recaps',
  kind: 'bank_statement',
  tags: ['multi-account', 'signed', 'running-balance', 'duplicate-list', 'joined-days', 'no-year'],
  locales: USA,
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const savings = desk.ledger({
      entryCount: desk.random.whole(2, 4),
      kinds: ['transferIn', 'interest'],
      movements: TEXTS,
      number: '0000',
    });
    const checking = desk.ledger({
      entryCount: desk.random.whole(6, 40),
      start: savings.start,
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash'],
      movements: TEXTS,
      number: '0009',
    });
    const day = (at: number) => desk.written(at, 'MMMdd');
    const roll = takeRoll(pen, { top: 140, bottom: 730, step: 11, onNewSheet: () => 60 });
    pen.left(44, 44, `${desk.bank} Federal Credit Union`, { size: 13, isBold: true });
    pen.right(570, 44, 'Statement of Accounts');
    pen.right(
      570,
      58,
      `Statement Period: ${desk.written(savings.start, 'MM/dd/yy')} thru ${desk.written(savings.end, 'MM/dd/yy')}`,
    );
    pen.right(570, 70, 'Member Number: ******1042');
    pen.left(60, 96, 'JORDAN SAMPLE');
    const share = (ledger: Ledger, name: string) => {
      roll.skip(14);
      roll.need(90);
      roll.row(from(44, `SHARE ID ${ledger.number}: ${name}`, { isBold: true, size: 10 }));
      const head = () =>
        roll.row(
          from(44, 'Post Date'),
          from(90, 'Eff Date'),
          from(136, 'Transaction Description'),
          upTo(490, 'Amount'),
          upTo(570, 'Balance'),
        );
      head();
      roll.repeat(head);
      roll.row(
        from(44, day(ledger.start)),
        from(136, 'Beginning Balance'),
        upTo(570, desk.signed(ledger.opening)),
      );
      for (const entry of ledger.entries)
        roll.row(
          from(44, day(entry.date)),
          from(
            136,
            entry.lines.flatMap((line) => pen.wrap(line, 280)),
          ),
          upTo(490, desk.signed(entry.amount)),
          upTo(570, desk.signed(entry.balance)),
        );
      roll.row(
        from(44, day(ledger.end)),
        from(136, 'Ending Balance'),
        upTo(570, desk.signed(ledger.closing)),
      );
      roll.repeat(null);
      recap(
        'Deposits and Other Credits',
        ledger.entries.filter(({ amount }) => amount > 0),
      );
      recap(
        'Withdrawals and Other Debits',
        ledger.entries.filter(({ amount }) => amount < 0),
      );
    };
    const recap = (title: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.need(50);
      roll.row(from(44, `Summary of ${title}`, { isBold: true }));
      gridHead(roll, 4, (at) => [from(44 + at * 135, 'Date'), upTo(150 + at * 135, 'Amount')]);
      gridOf(roll, entries, 4, (entry, at) => [
        from(44 + at * 135, day(entry.date)),
        upTo(150 + at * 135, desk.number(entry.amount)),
      ]);
      roll.row(from(44, `${entries.length} ${title} totaling`), upTo(290, desk.number(sizeOf(entries))));
    };
    share(savings, 'REGULAR SAVINGS');
    share(checking, 'SHARE DRAFT CHECKING');
    roll.skip(12);
    roll.row(upTo(400, 'Total for this Period'), upTo(520, 'Total Year-to-Date'));
    roll.row(from(44, 'Total Overdraft Fees'), upTo(400, '$0.00'), upTo(520, '$29.00'));
    roll.row(from(44, 'Total Dividends Paid Year To Date'), upTo(400, '$1.94'));
    pen.onEverySheet((sheet, count) => pen.right(570, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [savings, checking].map((ledger) =>
        desk.truth(ledger, { balances: 'every-row', number: null }),
      ),
    };
  },
};
