import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { BRITAIN } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** A British card: no headings, sums with "£" and a minus behind what was paid, interest of the month as a row of nil, default sums, and how long the least payment takes. */
export const ukCardNoHeadings: Family = {
  id: 'uk-card-no-headings',
  kind: 'credit_card_statement',
  tags: ['card', 'no-headings', 'trailing-minus', 'no-year', 'zero-rows'],
  locales: BRITAIN,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'dd MMM');
    const full = (at: number) => desk.written(at, 'd MMMM yyyy');
    const money = (minor: number) => `£${desk.number(minor)}`;
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [4, 45],
      order: {
        isCard: true,
        movements: {
          card: [['{m}, {c}'], ['{m}', '12.50 US DOLLAR AT EXCHANGE RATE 1.2511']],
          transferIn: [['Payment By Direct Debit'], ['Payment, Thank You']],
          refund: [['{m}, {c}']],
          fee: [['Non-Sterling Transaction Fee'], ['Cash Fee']],
        },
      },
      paper: { size: 9 },
      top: 250,
      step: 12,
      head: (sheet) => {
        sheet.left(44, 44, 'Your transactions (continued)', { isBold: true });
        return 60;
      },
    });
    pen.left(44, 44, `${desk.bank} card`, { size: 15, isBold: true });
    pen.left(44, 64, 'Mr J Sample');
    pen.left(44, 76, `Card number ${ledger.number}`);
    pen.left(44, 88, `Statement date: ${full(ledger.end)}`);
    pen.left(330, 64, 'At a glance', { isBold: true });
    block(
      pen,
      [330, 556, 78, 13],
      [
        ['Your last statement', money(ledger.opening)],
        ['Payments and refunds', `-${money(ledger.into.sum)}`],
        ['New spend', money(-ledger.out.sum + ledger.fees.sum)],
        ['Interest and charges', money(-ledger.fees.sum)],
        ['Your new balance', money(ledger.closing)],
        ['Your credit limit', '£7,500.00'],
        ['Minimum payment', '£25.00'],
        ['Please pay by', full(ledger.end + 25)],
      ],
    );
    pen.left(
      44,
      206,
      'If you make only the minimum payment each month it will take you around 14 years and 2 months to clear £1,204.00.',
      { size: 7 },
    );
    roll.row(from(44, 'Your transactions', { size: 12, isBold: true }));
    const write = (entry: Entry) =>
      roll.row(
        from(44, day(entry.date)),
        from(110, cut(entry, 300)),
        upTo(540, `${money(entry.amount)}${entry.amount > 0 ? '-' : ''}`),
      );
    for (const entry of ledger.entries) write(entry);
    roll.row(from(44, day(ledger.end)), from(110, 'Interest on your standard purchases'), upTo(540, '£0.00'));
    roll.skip(14);
    roll.row(from(44, 'Your interest rates', { isBold: true }));
    roll.row(
      from(44, 'Standard purchases'),
      from(200, 'Monthly 1.964%'),
      from(330, 'Annual simple 23.57%'),
      upTo(540, '£0.00'),
    );
    roll.row(
      from(44, 'Cash'),
      from(200, 'Monthly 2.162%'),
      from(330, 'Annual simple 25.94%'),
      upTo(540, '£0.00'),
    );
    roll.row(from(44, 'Estimated interest next month'), upTo(540, '£11.02'));
    pen.onEverySheet((sheet, count) => pen.right(556, 800, `Page ${sheet} of ${count}`, { size: 7 }));
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
