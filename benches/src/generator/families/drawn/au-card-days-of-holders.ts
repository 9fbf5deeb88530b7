import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AUSTRALIA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An Australian card: two cards after one another with a line of each, a minus behind what was paid, money abroad below a purchase with its charge in words, interest rates between rows and foot. */
export const auCardDaysOfHolders: Family = {
  id: 'au-card-days-of-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'no-year', 'trailing-minus', 'several-cards', 'fx-sublines', 'year-line'],
  locales: AUSTRALIA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'dd MMM');
    const full = (at: number) => desk.written(at, 'd MMM yyyy');
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [4, 50],
      order: {
        isCard: true,
        withForeign: true,
        movements: {
          card: [['{m}', '{c} AUS'], ['{m} {c} NSW AUS'], ['SQ *{m} {c}']],
          transferIn: [['Payment Received, Thank You'], ['BPAY PAYMENT-THANK YOU']],
          refund: [['{m} {c} AUS Refund']],
          fee: [['INTERNATIONAL TRANSACTION FEE'], ['Late Payment Fee']],
        },
      },
      paper: { format: 'a4', size: 8.5 },
      top: 270,
      step: 12,
      head: (sheet) => {
        sheet.left(44, 44, 'Transactions (continued)', { isBold: true });
        return 56;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    pen.left(44, 44, 'Your Low Rate Mastercard statement', { size: 13, isBold: true });
    pen.left(44, 64, `Account number ${ledger.number}`);
    pen.left(44, 76, `Statement period ${full(ledger.start)} - ${full(ledger.end)}`);
    pen.left(44, 100, 'Account summary', { isBold: true });
    block(
      pen,
      [44, 280, 114, 12],
      [
        ['Opening balance', money(ledger.opening)],
        ['New transactions and charges', money(ledger.out.sum)],
        ['Payments/refunds', `-${money(ledger.into.sum)}`],
        ['Closing balance', money(ledger.closing)],
        ['Credit limit', '$12,000'],
        ['Available credit', '$7,114.20'],
      ],
    );
    block(
      pen,
      [320, 551, 114, 12],
      [
        ['Minimum payment', '$38.00'],
        ['Due date', full(ledger.end + 25)],
        ['Overdue amount', '$0.00'],
      ],
    );
    pen.left(44, 206, 'Minimum Repayment Warning', { isBold: true, size: 7.5 });
    pen.left(
      44,
      216,
      'If you make only the minimum payment you will pay off the closing balance in 28 years 4 months and pay $9,118.41 in interest.',
      { size: 7 },
    );
    roll.row(from(44, 'Transactions', { size: 12, isBold: true }));
    const head = () =>
      roll.row(
        from(44, 'Date', { isBold: true }),
        from(100, 'Transaction details', { isBold: true }),
        upTo(540, 'Amount (A$)', { isBold: true }),
      );
    head();
    roll.repeat(head);
    const half = Math.ceil(ledger.entries.length * 0.6);
    const parts = [
      [`Card number ending ${ledger.number.slice(-4)}  JORDAN SAMPLE`, ledger.entries.slice(0, half)],
      ['Card number ending 7741  ROBIN SAMPLE', ledger.entries.slice(half)],
    ] as const;
    for (const [name, entries] of parts) {
      if (entries.length === 0) continue;
      roll.need(40);
      roll.row(from(100, name, { isBold: true }));
      for (const entry of entries)
        roll.row(
          from(44, day(entry.date)),
          from(100, [...entry.lines, ...abroad(entry)]),
          upTo(540, desk.number(entry.amount)),
          entry.amount > 0 ? from(540, '-') : null,
        );
    }
    roll.repeat(null);
    roll.row(from(100, 'Interest charged on cash advances'), upTo(540, '0.00'));
    roll.row(from(100, 'Interest charged on purchases'), upTo(540, '0.00'));
    roll.skip(12);
    roll.need(60);
    roll.row(from(44, 'Interest rates', { isBold: true }));
    roll.row(from(44, 'Purchases'), upTo(200, '13.99% pa'), from(240, 'Daily rate 0.03832%'));
    roll.row(from(44, 'Cash advances'), upTo(200, '21.99% pa'), from(240, 'Daily rate 0.06024%'));
    pen.onEverySheet((sheet, count) => pen.right(551, 815, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          alternatives: (entry) => [[...entry.lines, ...abroad(entry)].join(' ')],
        }),
      ],
    };
  },
};

function abroad({ foreign }: Entry): readonly string[] {
  return foreign === null ? [] : [`##${(foreign.amount / 100).toFixed(2)} ${foreign.currency}`];
}
