import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, only, sizeOf } from './bank-sheet.ts';

const CATEGORIES = [
  'Retail and Grocery',
  'Restaurants',
  'Transportation',
  'Home and Office Improvement',
  'Foreign Currency Transactions',
];

/** A Canadian card: payments under their own headings without a sign, charges with a category each and credits among them with a minus, the sum of a card in its own words. */
export const caCardSpendCategories: Family = {
  id: 'ca-card-spend-categories',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'sections',
    'two-dates',
    'category-column',
    'credits-among-charges',
    'section-totals',
    'no-year',
  ],
  suits: only('CA'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MMM dd');
    const full = (at: number) => desk.written(at, 'MMMM d, yyyy');
    const money = (minor: number) => `$${desk.number(minor)}`;
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 50],
      order: {
        isCard: true,
        movements: { ...AMERICAN_CARD, transferIn: [['PAYMENT THANK YOU/PAIEMEN T MERCI']] },
      },
      paper: { size: 8.5 },
      top: 110,
      step: 11,
      head: (sheet, { number, end }) => {
        sheet.left(44, 40, `Account number  ${number}`, { size: 8 });
        sheet.right(568, 40, `Statement Date ${full(end)}`, { size: 8 });
        return 66;
      },
    });
    const payments = of('transferIn');
    const charges = ledger.entries.filter(({ kind }) => kind === 'card' || kind === 'refund');
    const fees = of('fee');
    const refunds = sizeOf(of('refund'));
    pen.left(44, 44, `${desk.bank} Dividend Visa* Card`, { size: 13, isBold: true });
    pen.left(44, 66, 'JORDAN SAMPLE', { isBold: true });
    pen.left(44, 78, `Account number  ${ledger.number}`);
    pen.left(44, 90, `${full(ledger.start)} to ${full(ledger.end)}`);
    pen.right(568, 66, `Statement Date ${full(ledger.end)}`);
    roll.row(
      from(44, 'Your account at a glance', { isBold: true, size: 11 }),
      from(330, 'Contact us', { isBold: true }),
    );
    const fact = (label: string, value: string) => roll.row(from(44, label), upTo(290, value));
    fact('Previous balance', money(ledger.opening));
    fact('Payments', `-${money(sizeOf(payments))}`);
    fact('Other credits', `-${money(refunds)}`);
    fact('Total credits', `-${money(sizeOf(payments) + refunds)}`);
    fact('Purchases', money(sizeOf(of('card'))));
    fact('Cash advances', '$0.00');
    fact('Interest', '$0.00');
    fact('Fees', money(sizeOf(fees)));
    fact('Total charges', money(sizeOf(of('card')) + sizeOf(fees)));
    roll.row(
      from(44, 'Total balance', { isBold: true }),
      upTo(290, `= ${money(ledger.closing)}`, { isBold: true }),
    );
    roll.row(from(330, 'Amount Due'), upTo(568, money(ledger.closing)));
    roll.row(from(330, 'Minimum Payment'), upTo(568, '$10.00'));
    roll.row(from(330, 'Due Date'), upTo(568, full(ledger.end + 21)));
    roll.prose(
      44,
      500,
      'If you only make the minimum payment each month, we estimate it will take 11 year(s) and 4 month(s) to fully repay the outstanding balance.',
      { size: 7 },
    );
    const head = (hasCategory: boolean) => () => {
      roll.row(from(44, 'Trans', { isBold: true }), from(90, 'Post', { isBold: true }));
      roll.row(
        from(44, 'date', { isBold: true }),
        from(90, 'date', { isBold: true }),
        from(136, 'Description', { isBold: true }),
        hasCategory ? from(370, 'Spend Categories', { isBold: true }) : null,
        upTo(568, 'Amount($)', { isBold: true }),
      );
    };
    const list = (title: string, entries: readonly Entry[], hasCategory: boolean) => {
      if (entries.length === 0) return;
      roll.skip(12);
      roll.need(80);
      roll.row(from(44, title, { isBold: true, size: 11 }));
      head(hasCategory)();
      roll.repeat(head(hasCategory));
      if (hasCategory) roll.row(from(136, `Card number ${ledger.number}`));
      for (const entry of entries)
        roll.row(
          from(44, day(entry.date)),
          from(90, day(entry.postDate)),
          from(136, cut(entry, 225)),
          hasCategory ? from(370, categoryOf(entry)) : null,
          upTo(568, `${hasCategory && entry.amount > 0 ? '-' : ''}${desk.number(entry.amount)}`),
        );
      roll.repeat(null);
    };
    list('Your payments', payments, false);
    if (payments.length > 0)
      roll.row(
        from(136, 'Total payments', { isBold: true }),
        upTo(568, money(sizeOf(payments)), { isBold: true }),
      );
    if (fees.length > 0) {
      list('Your interest and fees', fees, false);
      roll.row(from(136, 'Total interest this period'), upTo(568, '$0.00'));
      roll.row(from(136, 'Total fees this period'), upTo(568, money(sizeOf(fees))));
    }
    list('Your new charges and credits', charges, true);
    const spent = charges.reduce((sum, { amount }) => sum - amount, 0);
    if (charges.length > 0)
      roll.row(
        from(136, `Total for ${ledger.number}`, { isBold: true }),
        upTo(568, `${spent < 0 ? '-' : ''}${money(spent)}`, { isBold: true }),
      );
    roll.skip(12);
    roll.row(from(44, 'Information about your Dividend Card account', { isBold: true }));
    roll.row(
      from(44, 'Annual interest rate: Purchases 20.99%   Cash advances 22.99%   Credit limit $12,000.00'),
    );
    pen.onEverySheet((sheet, count) => pen.right(568, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...payments, ...fees, ...charges],
          printsPostDate: true,
          alternatives: (entry) => [`${entry.lines.join(' ')} ${categoryOf(entry)}`],
        }),
      ],
    };
  },
};

function categoryOf({ reference }: Entry): string {
  return CATEGORIES[Number(reference.slice(0, 3)) % CATEGORIES.length] ?? '';
}
