import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American bank for companies: titles that name a side twice, a minus behind each debit, checks in the order of their numbers that stand nowhere else, balances of days, and what the services cost, which moves nothing. */
export const usAnalysedChecking: Family = {
  id: 'us-analysed-checking',
  kind: 'bank_statement',
  tags: ['sections', 'trailing-minus', 'check-grid', 'daily-balances', 'no-year', 'account-analysis'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'M/dd');
    const full = (at: number) => desk.written(at, 'M/dd/yy');
    const behind = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : ''}`;
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 45],
      order: {
        movements: AMERICAN_BANK,
        kinds: ['salary', 'transferIn', 'refund', 'card', 'directDebit', 'transferOut', 'fee', 'check'],
      },
      paper: { size: 8 },
      top: 190,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(44, 40, `Account Number ${number}`);
        return 60;
      },
    });
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    const checks = of('check').toSorted((a, b) => Number(a.reference) - Number(b.reference));
    const debits = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'check');
    pen.left(44, 40, 'ANALYZED BUSINESS CHECKING', { size: 11, isBold: true });
    pen.left(330, 40, `Account Number ${ledger.number}`);
    pen.left(330, 52, `Statement Dates ${full(ledger.start)} thru ${full(ledger.end)}`);
    block(
      pen,
      [44, 270, 80, 12],
      [
        ['Previous Balance', desk.signed(ledger.opening)],
        [`${credits.length} Deposits/Credits`, desk.number(sizeOf(credits))],
        [`${checks.length + debits.length} Checks/Debits`, desk.number(sizeOf([...checks, ...debits]))],
        ['Service Charge', '.00'],
        ['Interest Paid', '.00'],
        ['Current Balance', behind(ledger.closing)],
      ],
    );
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.skip(8);
      roll.need(50);
      roll.row(from(44, name, { isBold: true }));
      const head = () => roll.row(from(44, 'Date'), from(90, 'Description'), upTo(500, 'Amount'));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), from(90, cut(entry, 330)), upTo(500, behind(entry.amount)));
      roll.repeat(null);
    };
    list('DEPOSITS AND CREDITS', credits);
    list('CHECKS AND WITHDRAWALS', debits);
    if (checks.length > 0) {
      roll.skip(8);
      roll.need(60);
      roll.row(from(44, 'CHECKS IN NUMBER ORDER', { isBold: true }));
      gridHead(roll, 3, (column) => [
        from(44 + column * 175, 'Date'),
        from(80 + column * 175, 'Check No'),
        upTo(190 + column * 175, 'Amount'),
      ]);
      gridOf(roll, checks, 3, ({ reference, date, amount }, column) => [
        from(44 + column * 175, day(date)),
        from(80 + column * 175, reference),
        upTo(190 + column * 175, desk.number(amount)),
      ]);
      roll.row(from(44, '* Denotes missing check numbers', { size: 7 }));
    }
    roll.skip(8);
    roll.need(60);
    roll.row(from(44, 'DAILY BALANCE INFORMATION', { isBold: true }));
    gridHead(roll, 3, (column) => [from(44 + column * 175, 'Date'), upTo(190 + column * 175, 'Balance')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, column) => [
      from(44 + column * 175, day(date)),
      upTo(190 + column * 175, behind(balance)),
    ]);
    roll.skip(8);
    roll.need(60);
    roll.row(from(44, 'ACCOUNT ANALYSIS', { isBold: true }));
    roll.row(
      from(44, 'Service Description'),
      upTo(300, 'Volume'),
      upTo(380, 'Unit Price'),
      upTo(480, 'Total Charge'),
    );
    roll.row(from(44, 'Account Maintenance'), upTo(300, '1'), upTo(380, '15.0000'), upTo(480, '15.00'));
    roll.row(from(44, 'Deposited Items'), upTo(300, '22'), upTo(380, '.1000'), upTo(480, '2.20'));
    roll.row(from(44, 'Total Charges'), upTo(480, '17.20'));
    roll.row(from(44, 'Net Service Charge'), upTo(480, '.00'));
    pen.onEverySheet((sheet, count) => pen.right(560, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...debits, ...checks],
          describe: ({ kind, lines, reference }) => (kind === 'check' ? reference : lines.join(' ')),
          alternatives: ({ kind }) => (kind === 'check' ? ['Check', ''] : []),
        }),
      ],
    };
  },
};
