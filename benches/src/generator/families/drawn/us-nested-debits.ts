import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, sizeOf } from './bank-sheet.ts';

/** An American account whose debits are split under one title into checks, purchases and others, each with a sum and an operator, from a previous to a current balance. */
export const usNestedDebits: Family = {
  id: 'us-nested-debits',
  kind: 'bank_statement',
  tags: [
    'sections',
    'nested-titles',
    'amount-before-text',
    'operators',
    'check-grid',
    'daily-balance-table',
    'no-year',
  ],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const long = (at: number) => desk.written(at, 'MMMM dd, yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 50],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'directDebit', 'cash', 'transferOut'],
        movements: AMERICAN_BANK,
      },
      paper: { size: 8.5 },
      top: 130,
      step: 11,
      head: (sheet) => {
        sheet.left(44, 40, 'Personal Account Statement');
        return 70;
      },
    });
    const [ins, purchases, others] = [
      of('salary', 'transferIn'),
      of('card', 'cash'),
      of('directDebit', 'transferOut'),
    ];
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    pen.left(44, 44, desk.bank, { size: 14, isBold: true });
    pen.left(44, 70, 'JORDAN SAMPLE');
    pen.right(570, 44, 'Personal Account Statement');
    pen.right(570, 58, `Beginning ${long(ledger.start)}`);
    pen.right(570, 70, `through ${long(ledger.end)}`);
    roll.row(from(44, 'One Deposit Checking', { isBold: true, size: 11 }), upTo(570, ledger.number));
    roll.row(from(44, 'SUMMARY', { isBold: true }), from(320, 'Balance', { isBold: true }));
    roll.row(
      from(44, 'Balance Calculation', { isBold: true }),
      from(320, 'Average Daily Balance'),
      upTo(570, '1,204.22'),
    );
    const fact = (label: string, value: string) => roll.row(from(44, label), upTo(280, value));
    fact('Previous Balance', desk.signed(ledger.opening));
    fact('Checks', `${desk.number(sizeOf(checks))} -`);
    fact('Withdrawals', `${desk.number(sizeOf([...purchases, ...others]))} -`);
    fact('Deposits & Additions', `${desk.number(sizeOf(ins))} +`);
    fact('Current Balance', `${desk.signed(ledger.closing)} =`);
    roll.skip(10);
    roll.row(
      from(44, `TRANSACTION DETAILS FOR ONE DEPOSIT CHECKING ENDING ${ledger.number.slice(-4)}`, {
        isBold: true,
      }),
    );
    roll.row(from(460, 'Previous Balance', { isBold: true }));
    roll.row(upTo(570, desk.signed(ledger.opening)));
    const total = (label: string, minor: number, sign: string) => {
      roll.row(upTo(560, label, { isBold: true }));
      roll.row(upTo(552, desk.number(minor)), from(560, sign));
    };
    if (checks.length > 0) {
      roll.need(60);
      roll.row(
        from(44, 'Checks*', { isBold: true, size: 10 }),
        from(100, '* There is a break in check sequence', { size: 7 }),
      );
      gridHead(roll, 2, (at) => [
        from(44 + at * 190, 'Check #'),
        upTo(150 + at * 190, 'Amount'),
        from(165 + at * 190, 'Date'),
      ]);
      gridOf(roll, checks, 2, (check, at) => [
        from(44 + at * 190, check.reference),
        upTo(150 + at * 190, inPart(desk, check)),
        from(165 + at * 190, day(check.date)),
      ]);
      total('Total Checks', sizeOf(checks), '-');
    }
    const list = (title: string, entries: readonly Entry[]) => {
      roll.need(50);
      roll.row(from(44, title, { isBold: true }));
      const head = () => roll.row(from(44, 'Date'), upTo(130, 'Amount'), from(150, 'Description'));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), upTo(130, inPart(desk, entry)), from(150, cut(entry, 330)));
      roll.repeat(null);
    };
    if (purchases.length + others.length > 0) {
      roll.row(
        from(44, 'Withdrawals**', { isBold: true, size: 10 }),
        from(130, '**May include checks that have been processed electronically by the payee/merchant.', {
          size: 7,
        }),
      );
      if (purchases.length > 0) list('ATM/Purchases', purchases);
      if (others.length > 0) list('Other Debits', others);
      total('Total Withdrawals', sizeOf([...purchases, ...others]), '-');
    }
    if (ins.length > 0) {
      roll.row(from(44, 'Deposits & Additions', { isBold: true, size: 10 }));
      list('Deposits', ins);
      total('Total Deposits & Additions', sizeOf(ins), '+');
    }
    total('Current Balance', Math.abs(ledger.closing), '=');
    roll.skip(8);
    roll.need(50);
    roll.row(from(44, 'Daily Balance', { isBold: true, size: 10 }));
    gridHead(roll, 3, (at) => [from(44 + at * 170, 'Date'), upTo(170 + at * 170, 'Balance')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, at) => [
      from(44 + at * 170, day(date)),
      upTo(170 + at * 170, desk.signed(balance)),
    ]);
    pen.onEverySheet((sheet, count) => {
      pen.center(306, 770, `Member FDIC  Page ${sheet} of ${count}`, { size: 7 });
    });
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...checks, ...purchases, ...others, ...ins],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind }) => (kind === 'check' ? [''] : []),
        }),
      ],
    };
  },
};
