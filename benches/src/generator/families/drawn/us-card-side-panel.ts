import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';

const PANEL = [
  'Your points',
  'Earned this period',
  '+1,204',
  '+$12.00 bonus',
  'Total available',
  '22,418',
  'Redeem by 12/31',
  'worth $224.18',
  'Travel $8.50',
  'Dining $41.22',
];

/** An American card: rows on the left two thirds of the sheet next to a panel of rewards with figures and days, parts titled by kind, interest of nil as rows. */
export const usCardSidePanel: Family = {
  id: 'us-card-side-panel',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'two-dates', 'side-panel', 'section-totals', 'zero-rows', 'no-year'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: { isCard: true, movements: AMERICAN_CARD },
      paper: { size: 8.5 },
      top: 230,
      step: 11,
      head: (sheet) => {
        sheet.left(40, 40, 'JORDAN SAMPLE', { size: 8 });
        sheet.right(572, 40, 'Page 2 of 3', { size: 8 });
        return 70;
      },
    });
    const year = desk.written(ledger.end, 'yyyy');
    const [credits, refunds, charges, fees] = [of('transferIn'), of('refund'), of('card'), of('fee')];
    pen.left(40, 44, `${desk.bank} Premier Card`, { size: 13, isBold: true });
    pen.left(40, 60, `Account number ending in: ${ledger.number.slice(-4)}`);
    pen.left(
      40,
      71,
      `Billing Period: ${desk.written(ledger.start, 'MM/dd/yy')}-${desk.written(ledger.end, 'MM/dd/yy')}`,
    );
    for (const [at, [label, value]] of (
      [
        [`New balance as of ${desk.written(ledger.end, 'MM/dd/yy')}:`, money(ledger.closing)],
        ['Minimum payment due:', '$41.00'],
        ['Payment due date:', desk.written(ledger.end + 25, 'MM/dd/yy')],
      ] as const
    ).entries()) {
      pen.left(40, 92 + at * 12, label, { isBold: true });
      pen.right(290, 92 + at * 12, value, { isBold: true });
    }
    pen.left(320, 60, 'Account Summary', { isBold: true });
    for (const [at, [label, value]] of (
      [
        ['Previous balance', money(ledger.opening)],
        ['Payments', `-${money(sizeOf(credits))}`],
        ['Credits', `-${money(sizeOf(refunds))}`],
        ['Purchases', `+${money(sizeOf(charges))}`],
        ['Cash advances', '+$0.00'],
        ['Fees', `+${money(sizeOf(fees))}`],
        ['Interest', '+$0.00'],
        ['New balance', money(ledger.closing)],
        ['Credit Limit', '$11,300.00'],
        ['Available credit', money(1_130_000 - ledger.closing)],
      ] as const
    ).entries()) {
      pen.left(320, 74 + at * 12, label);
      pen.right(572, 74 + at * 12, value);
    }
    PANEL.forEach((text, at) => {
      pen.left(470, 262 + at * 22, text, { size: at === 0 ? 10 : 8, isBold: at === 0 });
    });
    pen.box(460, 244, 116, 240, null, '#888888');
    const list = (name: string, entries: readonly Entry[], sign: string) => {
      if (entries.length === 0) return;
      roll.skip(8);
      roll.need(50);
      roll.row(from(40, name, { isBold: true }));
      for (const entry of entries)
        roll.row(
          from(40, day(entry.date)),
          from(76, day(entry.postDate)),
          from(112, cut(entry, 250)),
          upTo(440, `${sign}$${desk.number(entry.amount)}`),
        );
    };
    roll.row(from(40, 'Account Activity', { size: 12, isBold: true }));
    const head = () => {
      roll.row(from(40, 'Sale'), from(76, 'Post'));
      roll.row(from(40, 'Date'), from(76, 'Date'), from(112, 'Description'), upTo(440, 'Amount'));
      roll.rule(40, 440);
    };
    head();
    roll.repeat(head);
    list('Payments, Credits and Adjustments', [...credits, ...refunds], '-');
    list('Standard Purchases', charges, '');
    roll.skip(8);
    roll.row(from(40, 'Fees charged', { isBold: true }));
    for (const entry of fees)
      roll.row(
        from(40, day(entry.date)),
        from(76, day(entry.postDate)),
        from(112, cut(entry, 250)),
        upTo(440, money(-entry.amount)),
      );
    roll.row(from(40, 'Total fees charged in this billing period'), upTo(440, money(sizeOf(fees))));
    roll.row(from(40, 'Interest charged', { isBold: true }));
    roll.row(
      from(40, day(ledger.end)),
      from(76, day(ledger.end)),
      from(112, 'INTEREST CHARGED TO STANDARD PURCH'),
      upTo(440, '$0.00'),
    );
    roll.row(from(40, 'Total interest charged in this billing period'), upTo(440, '$0.00'));
    roll.repeat(null);
    roll.skip(10);
    roll.need(60);
    roll.row(from(40, `${year} totals year-to-date`, { isBold: true }));
    roll.row(from(40, `Total fees charged in ${year}`), upTo(300, '$95.00'));
    roll.row(from(40, `Total interest charged in ${year}`), upTo(300, '$14.02'));
    roll.skip(10);
    roll.need(60);
    roll.row(
      from(40, 'Interest charge calculation', { isBold: true }),
      from(300, 'Days in billing cycle: 31'),
    );
    roll.row(
      from(40, 'Balance type'),
      upTo(250, 'Annual percentage'),
      upTo(350, 'Balance subject'),
      upTo(440, 'Interest'),
    );
    roll.row(upTo(250, 'rate (APR)'), upTo(350, 'to interest rate'), upTo(440, 'charge'));
    roll.row(from(40, 'Standard Purch'), upTo(250, '21.99% (V)'), upTo(350, '$0.00 (D)'), upTo(440, '$0.00'));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          entries: [...credits, ...refunds, ...charges, ...fees],
        }),
      ],
    };
  },
};
