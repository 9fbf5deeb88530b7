import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American card: points between text and sum, "N/A" where none are earned, the balance called the statement's, activity by kind with sums next to the titles. */
export const usCardPointsNa: Family = {
  id: 'us-card-points-na',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'two-dates', 'no-year', 'points-column', 'sums-beside-titles'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MMM dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: { isCard: true, movements: AMERICAN_CARD },
      paper: { size: 8.5 },
      top: 250,
      step: 12,
      head: (sheet, { number }) => {
        sheet.left(44, 40, `Account Ending ${number.slice(-4)}`, { size: 8 });
        return 60;
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const [paid, refunds, charges, fees] = [of('transferIn'), of('refund'), of('card'), of('fee')];
    pen.left(44, 40, 'Arrival Plus World Elite Mastercard', { size: 12, isBold: true });
    pen.left(44, 56, `Primary Account Ending in: ${ledger.number.slice(-4)}`);
    pen.left(44, 68, `Statement Billing Period: ${full(ledger.start)} - ${full(ledger.end)}`);
    pen.left(44, 96, 'Account Summary', { size: 11, isBold: true });
    block(
      pen,
      [44, 280, 112, 12],
      [
        [`Previous Balance as of ${full(ledger.start - 1)}`, money(ledger.opening)],
        ['Payments', money(-sizeOf(paid))],
        ['Other Credits', money(-sizeOf(refunds))],
        ['Purchases', `+${money(sizeOf(charges))}`],
        ['Balance Transfers', '$0.00'],
        ['Fees Charged', `+${money(sizeOf(fees))}`],
        ['Interest Charged', '$0.00'],
        [`Statement Balance as of ${full(ledger.end)}`, money(ledger.closing)],
      ],
    );
    block(
      pen,
      [330, 568, 112, 12],
      [
        ['Minimum Payment Due:', '$90.00'],
        ['Payment Due Date:', full(ledger.end + 26)],
        ['Total Credit Line', '$16,000.00'],
        ['Cash Credit Line', '$3,200.00'],
        ['Past Due Amount', '$0.00'],
        ['Miles Earned This Period', '1,204'],
      ],
    );
    const head = () => {
      roll.row(
        from(44, 'Transaction Date', { isBold: true }),
        from(124, 'Posting Date', { isBold: true }),
        from(190, 'Description', { isBold: true }),
        upTo(500, 'Points', { isBold: true }),
        upTo(568, 'Amount', { isBold: true }),
      );
      roll.rule(44, 568);
    };
    const list = (name: string, entries: readonly Entry[]) => {
      roll.skip(10);
      roll.need(60);
      const net = entries.reduce((sum, { amount }) => sum - amount, 0);
      roll.row(from(44, name, { isBold: true, size: 10 }), upTo(568, money(net), { isBold: true }));
      if (entries.length === 0) {
        roll.row(from(44, `No ${name} for this period`));
        return;
      }
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(
          from(44, day(entry.date)),
          from(124, day(entry.postDate)),
          from(190, cut(entry, 250)),
          upTo(500, entry.kind === 'transferIn' ? 'N/A' : points(entry)),
          upTo(568, money(-entry.amount)),
        );
      roll.repeat(null);
    };
    roll.row(from(44, 'Transactions', { size: 12, isBold: true }));
    list('Payments', paid);
    list('Other Credits', refunds);
    list('Purchase Activity', charges);
    list('Fees Charged', fees);
    list('Interest Charged', []);
    roll.skip(12);
    roll.need(60);
    roll.row(from(44, `${desk.written(ledger.end, 'yyyy')} Year-to-Date Totals`, { isBold: true }));
    roll.row(from(44, 'Total Fees Charged this Year'), upTo(280, '$89.00'));
    roll.row(from(44, 'Total Interest Charged this Year'), upTo(280, '$0.00'));
    pen.onEverySheet((sheet, count) => pen.right(568, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          number: ledger.number.slice(-4),
          entries: [...paid, ...refunds, ...charges, ...fees],
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${entry.kind === 'transferIn' ? 'N/A' : points(entry)}`,
          ],
        }),
      ],
    };
  },
};

/** Points that a movement earned, or took back. */
function points({ amount }: Entry): string {
  return String(Math.round(-amount / 50)).replace(/\B(?=(\d{3})+$)/g, ',');
}
