import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American shop's card with two holders: payees partly spaced out, payments with one day and purchases with two, the same title under each name, one holder who bought nothing, a rebate told beside. */
export const usCardSpacedPayees: Family = {
  id: 'us-card-spaced-payees',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'no-year', 'letter-spaced', 'multi-cardholder', 'one-day-or-two'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: {
        isCard: true,
        movements: {
          ...AMERICAN_CARD,
          transferIn: [['ONLINE PAY M E N T, THANK YOU'], ['A U T O PAY {r}RAUTOPAY AUTO-PMT']],
          fee: [['LATE FEE - {d} PAYMENT PAST DUE'], ['FOREIGN TRANSACTION FEE']],
        },
      },
      paper: { size: 8.5 },
      top: 60,
      step: 11.5,
      head: (sheet) => {
        sheet.left(40, 40, 'JORDAN SAMPLE');
        return 60;
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const [credits, charges, fees] = [[...of('transferIn'), ...of('refund')], of('card'), of('fee')];
    pen.left(40, 44, 'Anywhere Visa Card', { size: 13, isBold: true });
    pen.left(40, 60, `Member Since 2014  Account number ending in: ${ledger.number.slice(-4)}`);
    pen.left(40, 72, `Billing Period: ${full(ledger.start)}-${full(ledger.end)}`);
    pen.left(40, 96, 'Minimum payment due:');
    pen.right(250, 96, '$41.00');
    pen.left(40, 108, `New balance as of ${full(ledger.end)}:`);
    pen.right(250, 108, money(ledger.closing));
    pen.left(40, 120, 'Payment due date:');
    pen.right(250, 120, full(ledger.end + 25));
    pen.left(300, 96, 'Account Summary', { isBold: true });
    block(
      pen,
      [300, 560, 110, 12],
      [
        ['Previous balance', money(ledger.opening)],
        ['Payments', money(-sizeOf(of('transferIn')))],
        ['Credits', money(-sizeOf(of('refund')))],
        ['Purchases', `+${money(sizeOf(charges))}`],
        ['Cash advances', '+$0.00'],
        ['Fees', `+${money(sizeOf(fees))}`],
        ['Interest', '+$0.00'],
        ['New balance', money(ledger.closing)],
        ['Credit Limit', '$12,000.00'],
        ['Includes $2,000 cash advance limit', ''],
        ['Available Credit Limit', '$9,118'],
      ],
    );
    pen.left(
      40,
      250,
      'Cash Back Rewards Balance (as of last statement) $41.12   Earned this period + $9.04   Year to date: $50.16',
      {
        size: 7,
      },
    );
    pen.newSheet();
    pen.left(40, 40, 'JORDAN SAMPLE');
    roll.moveTo(60);
    roll.row(from(40, 'Account Summary', { size: 12, isBold: true }));
    const head = () => {
      roll.row(from(40, 'Trans.'), from(80, 'Post'));
      roll.row(from(40, 'date'), from(80, 'date'), from(120, 'Description'), upTo(560, 'Amount'));
      roll.rule(40, 560);
    };
    head();
    roll.repeat(head);
    const list = (name: string, entries: readonly Entry[], hasTwoDays: boolean) => {
      if (entries.length === 0) return;
      roll.skip(4);
      roll.need(36);
      roll.row(from(40, name, { isBold: true }));
      for (const entry of entries)
        roll.row(
          hasTwoDays ? from(40, day(entry.date)) : null,
          from(80, day(hasTwoDays ? entry.postDate : entry.date)),
          from(120, cut(entry, 330)),
          upTo(560, money(-entry.amount)),
        );
    };
    const half = Math.ceil(charges.length / 2);
    list('Payments, Credits and Adjustments', credits, false);
    roll.skip(6);
    roll.row(from(40, 'JORDAN SAMPLE', { isBold: true }));
    list('Standard Purchases', charges.slice(0, half), true);
    roll.skip(6);
    roll.row(from(40, 'ROBIN SAMPLE', { isBold: true }));
    if (charges.length > half) list('Standard Purchases', charges.slice(half), true);
    else roll.row(from(40, 'No Activity'));
    roll.repeat(null);
    roll.skip(8);
    roll.need(70);
    roll.row(from(40, 'Fees Charged', { isBold: true, size: 10 }));
    for (const entry of fees)
      roll.row(from(80, day(entry.date)), from(120, cut(entry, 330)), upTo(560, money(-entry.amount)));
    roll.row(
      from(40, 'Total fees charged in this billing period'),
      upTo(560, money(sizeOf(fees)), { isBold: true }),
    );
    roll.row(from(40, 'Interest Charged', { isBold: true, size: 10 }));
    roll.row(from(40, 'Total interest charged in this billing period'), upTo(560, '$0.00', { isBold: true }));
    roll.skip(8);
    roll.need(60);
    roll.row(from(40, `${desk.written(ledger.end, 'yyyy')} totals year-to-date`, { isBold: true }));
    roll.row(from(40, `Total fees charged in ${desk.written(ledger.end, 'yyyy')}`), upTo(300, '$41.00'));
    roll.row(from(40, `Total interest charged in ${desk.written(ledger.end, 'yyyy')}`), upTo(300, '$0.00'));
    pen.onEverySheet((sheet, count) => pen.right(560, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: ledger.number.slice(-4),
          entries: [...credits, ...charges, ...fees],
        }),
      ],
    };
  },
};
