import type { Ledger } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, takeRoll, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';

const CHECKING = {
  card: [['Debit Card Purchase - {m} {c} CO'], ['Digital Card Purchase - {m} #{f}', '800-555-{f} CA']],
  salary: [['Deposit from {e} PAYROLL']],
  transferIn: [['Zelle money received from {p}'], ['Deposit from 360 Savings XXXXXXX{f}']],
  transferOut: [['Zelle money sent to {p}'], ['Withdrawal from {p} WEB PMTS']],
  directDebit: [['Withdrawal from {m} BILLPAY']],
  cash: [['ATM Withdrawal - {m} {c} CO US']],
  interest: [['Monthly Interest Paid']],
} as const;

/** An American online bank: all accounts in a box, then each with kinds of movement in a column, a sign and a space before each dollar sum, opening and closing as rows. */
export const usAppTwoAccounts: Family = {
  id: 'us-app-two-accounts',
  kind: 'bank_statement',
  tags: ['multi-account', 'signed', 'sign-apart', 'type-column', 'running-balance', 'no-year'],
  suits: only('US'),
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const checking = desk.ledger({
      entryCount: desk.random.whole(4, 40),
      movements: CHECKING,
      kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
      number: `360${desk.random.digits(8)}`,
    });
    const savings = desk.ledger({
      entryCount: desk.random.whole(1, 4),
      start: checking.start,
      movements: CHECKING,
      kinds: ['transferIn', 'interest'],
      number: `361${desk.random.digits(8)}`,
    });
    const day = (at: number) => desk.written(at, 'MMM d');
    const year = (at: number) => desk.written(at, 'MMM d, yyyy');
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const roll = takeRoll(pen, { top: 130, bottom: 720, step: 12, onNewSheet: () => 60 });
    pen.left(40, 50, desk.bank, { size: 18, isBold: true });
    pen.right(572, 40, 'STATEMENT PERIOD', { size: 7 });
    pen.right(572, 52, `${desk.written(checking.start, 'MMM d')} - ${year(checking.end)}`);
    pen.left(40, 90, "Here's your bank statement.", { size: 14 });
    pen.left(40, 112, 'Hi Jordan, thanks for saving with us. Your balance grew $0.00 from last month.');
    roll.row(from(40, 'Account Summary', { size: 13, isBold: true }));
    const overview = (cells: readonly string[], isBold = false) =>
      roll.row(
        from(40, cells[0] ?? '', { isBold }),
        upTo(330, cells[1] ?? '', { isBold }),
        upTo(450, cells[2] ?? '', { isBold }),
      );
    overview(['ACCOUNT NAME', day(checking.start), day(checking.end)], true);
    overview([
      `360 Checking...${checking.number.slice(-4)}`,
      money(checking.opening),
      money(checking.closing),
    ]);
    overview([
      `360 Performance Savings...${savings.number.slice(-4)}`,
      money(savings.opening),
      money(savings.closing),
    ]);
    overview(
      ['All Accounts', money(checking.opening + savings.opening), money(checking.closing + savings.closing)],
      true,
    );
    roll.skip(10);
    roll.row(from(40, 'Cashflow Summary', { size: 13, isBold: true }));
    const flow = (label: string, minor: number, sign: string) =>
      roll.row(from(40, label), upTo(330, `${sign}$${desk.number(minor)}`));
    flow('Interest Paid', sumOf(checking, 'interest') + sumOf(savings, 'interest'), '');
    flow('Money In', checking.into.sum + savings.into.sum, '+ ');
    flow('Money Out', checking.out.sum + savings.out.sum, '- ');
    for (const [ledger, name] of [
      [checking, '360 Checking'],
      [savings, '360 Performance Savings'],
    ] as const) {
      roll.skip(20);
      roll.need(100);
      roll.row(from(40, `${name} - ${ledger.number}`, { size: 13, isBold: true }));
      const head = () => {
        roll.row(
          from(40, 'DATE', { size: 7 }),
          from(90, 'DESCRIPTION', { size: 7 }),
          from(340, 'CATEGORY', { size: 7 }),
          upTo(480, 'AMOUNT', { size: 7 }),
          upTo(572, 'BALANCE', { size: 7 }),
        );
        roll.rule(40, 572);
      };
      head();
      roll.repeat(head);
      roll.row(from(40, day(ledger.start)), from(90, 'Opening Balance'), upTo(572, money(ledger.opening)));
      for (const entry of ledger.entries)
        roll.row(
          from(40, day(entry.date)),
          from(
            90,
            entry.lines.flatMap((line) => pen.wrap(line, 240)),
          ),
          from(340, entry.amount < 0 ? 'Debit' : 'Credit'),
          upTo(480, `${entry.amount < 0 ? '-' : '+'} $${desk.number(entry.amount)}`),
          upTo(572, money(entry.balance)),
        );
      roll.row(from(40, day(ledger.end)), from(90, 'Closing Balance'), upTo(572, money(ledger.closing)));
      roll.repeat(null);
      roll.skip(8);
      roll.row(
        from(40, 'ANNUAL PERCENTAGE', { size: 7 }),
        from(200, 'YTD INTEREST', { size: 7 }),
        from(320, 'DAYS IN STATEMENT', { size: 7 }),
      );
      roll.row(
        from(40, 'YIELD EARNED', { size: 7 }),
        from(200, 'AND BONUSES', { size: 7 }),
        from(320, 'CYCLE', { size: 7 }),
      );
      roll.row(from(40, '0.10%'), from(200, '$0.23'), from(320, '31'));
    }
    pen.onEverySheet((sheet, count) => {
      pen.left(40, 760, 'capitalsavings.example   P.O. Box 60, St. Cloud, MN 56302   1-800-555-0199', {
        size: 7,
      });
      pen.right(572, 760, `Page ${sheet} of ${count}`, { size: 7 });
    });
    return {
      pen,
      accounts: [checking, savings].map((ledger) => desk.truth(ledger, { balances: 'every-row' })),
    };
  },
};

function sumOf({ entries }: Ledger, wanted: string): number {
  return entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
}
