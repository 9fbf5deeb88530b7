import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** An American bank of the web: "Credit" or "Debit" and a sign with a gap before each sum, an opening and a closing balance as dated rows, an account that did not move in front, a table of all accounts over both. */
export const usBankCategoryWords: Family = {
  id: 'us-bank-category-words',
  kind: 'bank_statement',
  tags: ['category-column', 'spaced-signs', 'no-year', 'several-accounts', 'balance-rows', 'wrapped'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MMM d');
    const full = (at: number) => desk.written(at, 'MMM d, yyyy');
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [4, 45],
      order: { movements: AMERICAN_BANK },
      paper: { size: 8.5 },
      top: 220,
      step: 12,
      head: (sheet) => {
        sheet.left(44, 40, 'Account statement, continued', { size: 8 });
        return 60;
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const quiet = { ...ledger, number: '36129951208', opening: 104_218, closing: 104_218, entries: [] };
    pen.left(44, 40, "Here's your bank statement.", { size: 13, isBold: true });
    pen.left(44, 62, `STATEMENT PERIOD ${full(ledger.start)} - ${full(ledger.end)}`);
    pen.left(44, 92, 'Account Summary', { size: 11, isBold: true });
    pen.left(44, 108, 'ACCOUNT NAME', { isBold: true });
    pen.right(400, 108, full(ledger.start), { isBold: true });
    pen.right(540, 108, full(ledger.end), { isBold: true });
    pen.left(44, 121, `360 Savings...${quiet.number.slice(-4)}`);
    pen.right(400, 121, money(quiet.opening));
    pen.right(540, 121, money(quiet.closing));
    pen.left(44, 134, `360 Checking...${ledger.number.slice(-4)}`);
    pen.right(400, 134, money(ledger.opening));
    pen.right(540, 134, money(ledger.closing));
    pen.left(44, 147, 'All Accounts');
    pen.right(400, 147, money(ledger.opening + quiet.opening));
    pen.right(540, 147, money(ledger.closing + quiet.closing));
    const head = () => {
      roll.row(
        from(44, 'DATE', { isBold: true }),
        from(90, 'DESCRIPTION', { isBold: true }),
        from(330, 'CATEGORY', { isBold: true }),
        upTo(460, 'AMOUNT', { isBold: true }),
        upTo(560, 'BALANCE', { isBold: true }),
      );
      roll.rule(44, 560);
    };
    const part = (name: string, number: string, of: typeof ledger, entries: readonly Entry[]) => {
      roll.need(120);
      roll.row(from(44, `${name} - ${number}`, { size: 11, isBold: true }));
      head();
      roll.repeat(head);
      roll.row(from(44, day(of.start)), from(90, 'Opening Balance'), upTo(560, money(of.opening)));
      for (const entry of entries)
        roll.row(
          from(44, day(entry.date)),
          from(90, cut(entry, 215)),
          from(330, entry.amount > 0 ? 'Credit' : 'Debit'),
          upTo(460, `${entry.amount > 0 ? '+' : '-'} $${desk.number(entry.amount)}`),
          upTo(560, money(entry.balance)),
        );
      roll.row(from(44, day(of.end)), from(90, 'Closing Balance'), upTo(560, money(of.closing)));
      roll.repeat(null);
      roll.skip(14);
    };
    part('360 Savings', quiet.number, quiet, []);
    part('360 Checking', ledger.number, ledger, ledger.entries);
    roll.prose(
      44,
      500,
      'Fees Summary: Total Overdraft Fees $0.00 for this period, $0.00 year-to-date. Annual Percentage Yield Earned 0.10%.',
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) => pen.right(560, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [desk.truth(quiet, { balances: 'every-row' }), desk.truth(ledger, { balances: 'every-row' })],
    };
  },
};
