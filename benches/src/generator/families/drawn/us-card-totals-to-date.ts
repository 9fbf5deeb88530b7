import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, only, sizeOf } from './bank-sheet.ts';

/** An American card: posting day first, references of four digits, "CR" on a coupon's page of sums, a total under each part, sums of the year and rates below. */
export const usCardTotalsToDate: Family = {
  id: 'us-card-totals-to-date',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'sections',
    'two-dates',
    'reference-column',
    'cr-suffix',
    'year-to-date',
    'rates-table',
    'coupon',
    'no-year',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 50],
      order: { isCard: true, movements: AMERICAN_CARD },
      paper: { size: 8.5 },
      top: 120,
      step: 11,
      head: (sheet, { start, end, number }) => {
        sheet.left(44, 40, `${desk.written(start, 'MMMM d')} - ${desk.written(end, 'MMMM d, yyyy')}`, {
          size: 8,
        });
        sheet.right(570, 40, `Account: ${number}`, { size: 8 });
        return 66;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    const [credits, charges, fees] = [
      ledger.entries.filter(({ amount }) => amount > 0),
      of('card'),
      of('fee'),
    ];
    pen.left(44, 44, `${desk.bank} Rewards Visa`, { size: 13, isBold: true });
    pen.right(570, 44, `Account: ${ledger.number}`);
    pen.left(44, 70, `New Balance ${money(ledger.closing)}`, { size: 10, isBold: true });
    pen.left(220, 70, 'Minimum Payment Due $40.00', { size: 10, isBold: true });
    pen.left(400, 70, `Payment Due Date ${full(ledger.end + 25)}`, { size: 10, isBold: true });
    pen.left(
      44,
      90,
      'Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.',
      { size: 7 },
    );
    roll.row(
      from(44, 'Activity Summary', { size: 11, isBold: true }),
      from(330, 'Reward Points Summary', { size: 11, isBold: true }),
    );
    const lefts: [string, string, string][] = [
      ['Previous Balance', '+', money(ledger.opening)],
      ['Payments', '-', `${money(sizeOf(of('transferIn')))}${sizeOf(of('transferIn')) > 0 ? 'CR' : ''}`],
      ['Other Credits', '', `${money(sizeOf(of('refund')))}${sizeOf(of('refund')) > 0 ? 'CR' : ''}`],
      ['Purchases', '+', money(sizeOf(charges))],
      ['Balance Transfers', '', '$0.00'],
      ['Advances', '', '$0.00'],
      ['Other Debits', '', '$0.00'],
      ['Fees Charged', '', money(sizeOf(fees))],
      ['Interest Charged', '', '$0.00'],
      ['New Balance', '=', money(ledger.closing)],
      ['Past Due', '', '$0.00'],
      ['Minimum Payment Due', '', '$40.00'],
      ['Credit Line', '', '$12,000.00'],
      ['Available Credit', '', money(1_200_000 - ledger.closing)],
      ['Days in Billing Period', '', '31'],
    ];
    const rights: [string, string][] = [
      ['Points Available', '12,418'],
      ['Points Earned This Statement', '1,204'],
      ['Points Year to Date', '9,118'],
    ];
    lefts.forEach(([label, sign, value], at) => {
      const other = rights[at];
      roll.row(
        from(44, label),
        from(200, sign),
        upTo(300, value),
        ...(other === undefined ? [] : [from(330, other[0]), upTo(570, other[1])]),
      );
    });
    roll.skip(14);
    roll.row(
      from(44, 'Payment Options:', { isBold: true }),
      from(130, 'Mail payment coupon with a check   Pay online   Pay by phone 1-800-555-0142'),
    );
    roll.skip(8);
    roll.row(from(60, '0047981220044718820000040000000284417700000', { shape: 'mono' }));
    roll.row(from(330, 'Account Number'), upTo(570, ledger.number));
    roll.row(from(330, 'Payment Due Date'), upTo(570, full(ledger.end + 25)));
    roll.row(from(330, 'New Balance'), upTo(570, money(ledger.closing)));
    roll.row(from(330, 'Minimum Payment Due'), upTo(570, '$40.00'));
    roll.row(from(330, 'Amount Enclosed'), upTo(570, '$ ____________'));
    pen.newSheet();
    pen.left(
      44,
      40,
      `${desk.written(ledger.start, 'MMMM d')} - ${desk.written(ledger.end, 'MMMM d, yyyy')}`,
      { size: 8 },
    );
    pen.right(570, 40, `Account: ${ledger.number}`, { size: 8 });
    roll.moveTo(66);
    roll.row(from(44, 'Transactions', { size: 12, isBold: true }));
    const head = () => {
      roll.row(from(44, 'Post'), from(84, 'Trans'));
      roll.row(
        from(44, 'Date'),
        from(84, 'Date'),
        from(124, 'Ref #'),
        from(164, 'Transaction Description'),
        upTo(500, 'Amount'),
        upTo(570, 'Notation'),
      );
      roll.rule(44, 570);
    };
    const list = (name: string, total: string, entries: readonly Entry[], isIn: boolean) => {
      if (entries.length === 0) return;
      roll.skip(10);
      roll.need(70);
      roll.row(from(44, name, { isBold: true, size: 10 }));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(
          from(44, day(entry.postDate)),
          from(84, day(entry.date)),
          from(124, entry.reference.slice(0, 4)),
          from(164, cut(entry, 250)),
          upTo(500, money(entry.amount)),
          isIn ? from(502, 'CR') : null,
          upTo(570, '________'),
        );
      roll.repeat(null);
      roll.row(
        from(164, total, { isBold: true }),
        upTo(500, money(sizeOf(entries)), { isBold: true }),
        isIn ? from(502, 'CR', { isBold: true }) : null,
      );
    };
    list('Payments and Other Credits', 'TOTAL THIS PERIOD', credits, true);
    list('Purchases and Other Debits', 'TOTAL THIS PERIOD', charges, false);
    list('Fees', 'TOTAL FEES THIS PERIOD', fees, false);
    roll.skip(12);
    roll.need(80);
    roll.row(from(200, `${desk.written(ledger.end, 'yyyy')} Totals Year-to-Date`, { isBold: true }));
    roll.row(from(164, `Total Fees Charged in ${desk.written(ledger.end, 'yyyy')}`), upTo(420, '$41.00'));
    roll.row(
      from(164, `Total Interest Charged in ${desk.written(ledger.end, 'yyyy')}`),
      upTo(420, '$118.22'),
    );
    roll.skip(8);
    roll.need(80);
    roll.row(from(44, 'Interest Charge Calculation', { size: 11, isBold: true }));
    roll.prose(
      44,
      520,
      '**APR for current and future transactions. Your Annual Percentage Rate (APR) is the annual interest rate on your account.',
      { size: 7 },
    );
    roll.row(
      from(44, 'Balance Type'),
      upTo(250, 'Balance'),
      upTo(340, 'Interest Charge'),
      upTo(420, 'Variable'),
      upTo(500, 'APR'),
      upTo(570, 'Expires'),
    );
    for (const name of ['**BALANCE TRANSFER', '**PURCHASES', '**ADVANCES'])
      roll.row(
        from(44, name),
        upTo(250, '$0.00'),
        upTo(340, '$0.00'),
        upTo(420, 'YES'),
        upTo(500, name === '**ADVANCES' ? '29.99%' : '21.24%'),
      );
    pen.onEverySheet((sheet, count) => pen.right(570, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...credits, ...charges, ...fees],
          printsPostDate: true,
          alternatives: (entry) => [`${entry.reference.slice(0, 4)} ${entry.lines.join(' ')}`],
        }),
      ],
    };
  },
};
