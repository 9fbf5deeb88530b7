import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American charge card with two holders: sums of each before the rows, days that may wear a star, telephone and trade under each purchase, "Less" and "Plus" in the summary. */
export const usCardStarredDays: Family = {
  id: 'us-card-starred-days',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'multi-cardholder', 'starred-dates', 'multi-line', 'sums-before-rows'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [5, 40],
      order: { isCard: true, movements: AMERICAN_CARD },
      paper: { size: 8.5 },
      top: 60,
      step: 10.5,
      head: (sheet, { number }) => {
        sheet.left(50, 40, 'JORDAN SAMPLE', { isBold: true });
        sheet.left(50, 52, `Account Ending 2-0${number.slice(-4)}`);
        return 80;
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const [paid, refunds, charges, fees] = [of('transferIn'), of('refund'), of('card'), of('fee')];
    const half = Math.ceil(charges.length / 2);
    const newCharges = sizeOf(charges);
    pen.left(50, 44, `Blue Reserve Card`, { size: 14, isBold: true });
    pen.left(50, 62, 'Prepared for');
    pen.left(50, 73, 'JORDAN SAMPLE');
    pen.left(50, 84, `Account Ending 2-0${ledger.number.slice(-4)}`);
    pen.left(50, 95, `Closing Date ${day(ledger.end)}`);
    pen.left(300, 95, `Next Closing Date ${day(ledger.end + 31)}`);
    pen.left(50, 124, 'Account Summary', { size: 11, isBold: true });
    block(
      pen,
      [50, 260, 140, 11],
      [
        ['Previous Balance', money(ledger.opening)],
        ['Less Payments/Credits', money(ledger.into.sum)],
        ['Plus New Charges', money(newCharges)],
        ['Plus Fees', money(sizeOf(fees))],
        ['Plus Interest Charged', '$0.00'],
        ['Equals New Balance', money(ledger.closing)],
        ['Minimum Payment Due', '$40.00'],
        ['Credit Limit', '$10,000.00'],
        ['Available Credit', '$8,706.00'],
      ],
    );
    pen.left(300, 140, `Days in Billing Period: ${ledger.end - ledger.start + 1}`);
    pen.newSheet();
    pen.left(50, 40, 'JORDAN SAMPLE', { isBold: true });
    pen.left(50, 52, `Account Ending 2-0${ledger.number.slice(-4)}`);
    roll.moveTo(76);
    const summary = (title: string, lines: readonly (readonly [string, number])[]) => {
      roll.need(90);
      roll.row(from(50, title, { size: 13, isBold: true }));
      roll.skip(4);
      roll.row(from(50, 'Summary', { isBold: true }));
      roll.row(upTo(566, 'Total', { isBold: true }));
      for (const [label, minor] of lines) roll.row(from(50, label), upTo(566, money(minor)));
      roll.skip(8);
    };
    const rows = (entries: readonly Entry[]) => {
      for (const entry of entries) {
        const more =
          entry.kind === 'card'
            ? [`${entry.reference.slice(0, 3)}-555-${entry.reference.slice(-4)}`, 'MERCHANDISE']
            : [];
        roll.row(
          from(50, `${day(entry.date)}${entry.reference.endsWith('7') ? '*' : ''}`),
          from(101, [...cut(entry, 330), ...more]),
          upTo(566, money(-entry.amount)),
        );
        roll.skip(4);
      }
      roll.skip(6);
    };
    const amountHead = (label: string) => {
      roll.row(from(50, label, { isBold: true }), upTo(566, 'Amount', { isBold: true }));
      roll.rule(50, 566);
    };
    summary('Payments and Credits', [
      ['Payments', -sizeOf(paid)],
      ['Credits', -sizeOf(refunds)],
      ['Total Payments and Credits', -ledger.into.sum],
    ]);
    roll.row(from(50, 'Detail', { isBold: true }), from(120, '*Indicates posting date', { size: 7 }));
    if (paid.length > 0) {
      amountHead('Payments');
      rows(paid);
    }
    if (refunds.length > 0) {
      amountHead('Credits');
      rows(refunds);
    }
    const parts = [
      ['JORDAN SAMPLE', ledger.number.slice(-4), charges.slice(0, half)],
      ['ROBIN SAMPLE', '7741', charges.slice(half)],
    ] as const;
    summary('New Charges', [
      ...parts.map(([name, last, entries]) => [`${name} 2-0${last}`, sizeOf(entries)] as const),
      ['Total New Charges', newCharges],
    ]);
    roll.row(from(50, 'Detail', { isBold: true }));
    for (const [name, last, entries] of parts) {
      if (entries.length === 0) continue;
      roll.need(70);
      roll.row(from(50, name, { isBold: true }));
      roll.row(from(50, `Card Ending 2-0${last}`), upTo(566, 'Amount', { isBold: true }));
      roll.rule(50, 566);
      rows(entries);
    }
    roll.need(70);
    roll.row(from(50, 'Fees', { size: 13, isBold: true }));
    roll.row(upTo(566, 'Amount', { isBold: true }));
    rows(fees);
    roll.row(
      from(50, 'Total Fees for this Period', { isBold: true }),
      upTo(566, money(sizeOf(fees)), { isBold: true }),
    );
    roll.skip(10);
    roll.need(110);
    roll.row(from(50, 'Interest Charged', { size: 13, isBold: true }));
    roll.row(upTo(566, 'Amount', { isBold: true }));
    roll.row(
      from(50, 'Total Interest Charged for this Period', { isBold: true }),
      upTo(566, '$0.00', { isBold: true }),
    );
    roll.skip(10);
    roll.row(
      from(50, `${desk.written(ledger.end, 'yyyy')} Fees and Interest Totals Year-to-Date`, { isBold: true }),
    );
    roll.row(upTo(300, 'Amount'));
    roll.row(from(50, `Total Fees in ${desk.written(ledger.end, 'yyyy')}`), upTo(300, '$118.00'));
    roll.row(from(50, `Total Interest in ${desk.written(ledger.end, 'yyyy')}`), upTo(300, '$0.00'));
    pen.onEverySheet((sheet, count) => pen.right(566, 40, `p. ${sheet}/${count}`, { size: 8 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: `2-0${ledger.number.slice(-4)}`,
          entries: [...paid, ...refunds, ...charges, ...fees],
          alternatives: ({ lines, kind, reference }) =>
            kind === 'card'
              ? [`${lines.join(' ')} ${reference.slice(0, 3)}-555-${reference.slice(-4)} MERCHANDISE`]
              : [],
        }),
      ],
    };
  },
};
