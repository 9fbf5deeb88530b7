import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American card: parts by holder and card, a minus and a space before what was paid, three lines under a purchase abroad, interest by kind of balance without any day. */
export const usCardUndatedInterest: Family = {
  id: 'us-card-undated-interest',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'two-dates', 'no-year', 'fx-sublines', 'undated-rows', 'section-totals'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MMM d');
    const full = (at: number) => desk.written(at, 'MMM d, yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: {
        isCard: true,
        withForeign: true,
        movements: { ...AMERICAN_CARD, fee: [['Interest Charge on Purchases']] },
      },
      paper: { size: 8.5 },
      top: 60,
      step: 12,
      head: (sheet, { start, end }) => {
        sheet.left(44, 40, `${full(start)} - ${full(end)}  |  ${end - start + 1} days in Billing Cycle`);
        return 60;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    const owed = (minor: number) => `${minor < 0 ? '-' : ''}${money(minor)}`;
    const card = ledger.number.slice(-4);
    pen.left(44, 40, `Quicksilver credit card | Visa ending in ${card}`, { size: 11, isBold: true });
    pen.left(
      44,
      54,
      `${full(ledger.start)} - ${full(ledger.end)}  |  ${ledger.end - ledger.start + 1} days in Billing Cycle`,
    );
    pen.left(44, 84, 'Payment Information', { size: 12, isBold: true });
    pen.left(44, 102, 'Payment Due Date');
    pen.left(44, 114, full(ledger.end + 25), { isBold: true });
    pen.left(44, 132, 'New Balance');
    pen.left(150, 132, 'Minimum Payment Due');
    pen.left(44, 145, owed(ledger.closing), { size: 12, isBold: true });
    pen.left(150, 145, '$25.00', { size: 12, isBold: true });
    pen.left(44, 170, 'If you make no additional', { size: 7 });
    pen.left(44, 179, 'charges using this card and each month you pay...', { size: 7 });
    pen.left(44, 190, 'Minimum Payment', { size: 7 });
    pen.left(130, 190, '25 Years', { size: 7 });
    pen.left(180, 190, '$15,128', { size: 7 });
    pen.left(330, 84, 'Account Summary', { size: 12, isBold: true });
    const [paid, refunds] = [of('transferIn'), of('refund')];
    block(
      pen,
      [330, 566, 102, 13],
      [
        ['Previous Balance', owed(ledger.opening)],
        ['Payments', paid.length > 0 ? `- ${money(sizeOf(paid))}` : '$0.00'],
        ['Other Credits', refunds.length > 0 ? `- ${money(sizeOf(refunds))}` : '$0.00'],
        ['Transactions', `+ ${money(sizeOf(of('card')))}`],
        ['Cash Advances', '+ $0.00'],
        ['Fees Charged', '+ $0.00'],
        ['Interest Charged', `+ ${money(sizeOf(of('fee')))}`],
        ['New Balance', `= ${owed(ledger.closing)}`],
        ['Credit Limit', '$10,000.00'],
        [`Available Credit (as of ${full(ledger.end)})`, '$4,412.08'],
      ],
    );
    pen.newSheet();
    pen.left(
      44,
      40,
      `${full(ledger.start)} - ${full(ledger.end)}  |  ${ledger.end - ledger.start + 1} days in Billing Cycle`,
    );
    roll.moveTo(60);
    roll.row(from(44, 'Transactions', { size: 13, isBold: true }));
    const head = () => {
      roll.row(
        from(44, 'Trans Date', { isBold: true }),
        from(100, 'Post Date', { isBold: true }),
        from(156, 'Description', { isBold: true }),
        upTo(566, 'Amount', { isBold: true }),
      );
      roll.rule(44, 566);
    };
    const list = (name: string, entries: readonly Entry[]) => {
      roll.skip(8);
      roll.need(50);
      roll.row(from(44, name, { isBold: true }));
      head();
      roll.repeat(head);
      for (const entry of entries) {
        const { foreign } = entry;
        const abroad =
          foreign === null
            ? []
            : [
                `$${(foreign.amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`,
                foreign.currency,
                `${foreign.rate.toFixed(9)} Exchange Rate`,
              ];
        roll.row(
          from(44, day(entry.date)),
          from(100, day(entry.postDate)),
          from(156, [...cut(entry, 330), ...abroad]),
          upTo(566, `${entry.amount > 0 ? '- ' : ''}${money(entry.amount)}`),
        );
      }
      roll.repeat(null);
    };
    const total = (label: string, minor: number) =>
      roll.row(from(44, label, { isBold: true }), upTo(566, money(minor), { isBold: true }));
    list(`JORDAN SAMPLE #${card}: Payments, Credits and Adjustments`, [...paid, ...refunds]);
    list(`JORDAN SAMPLE #${card}: Transactions`, of('card'));
    total(`JORDAN SAMPLE #${card}: Total Transactions`, sizeOf(of('card')));
    roll.skip(6);
    total('Total Transactions for This Period', sizeOf(of('card')));
    list('Fees', []);
    total('Total Fees for This Period', 0);
    roll.skip(8);
    roll.need(80);
    roll.row(from(44, 'Interest Charged', { isBold: true }));
    roll.rule(44, 566);
    const interest = of('fee');
    for (const entry of interest) roll.row(from(44, cut(entry, 300)), upTo(566, money(entry.amount)));
    roll.row(from(44, 'Interest Charge on Cash Advances'), upTo(566, '$0.00'));
    roll.row(from(44, 'Interest Charge on Other Balances'), upTo(566, '$0.00'));
    total('Total Interest for This Period', sizeOf(interest));
    roll.skip(8);
    roll.need(60);
    roll.row(from(44, 'Totals Year-to-Date', { isBold: true }));
    roll.row(from(44, 'Total Fees charged'), upTo(300, '$0.00'));
    roll.row(from(44, 'Total Interest charged'), upTo(300, money(sizeOf(interest) + 48_044)));
    roll.skip(8);
    roll.need(70);
    roll.row(from(44, 'Interest Charge Calculation', { isBold: true }));
    roll.row(
      from(44, 'Type of Balance'),
      upTo(260, 'Annual Percentage Rate (APR)'),
      upTo(420, 'Balance Subject to Interest Rate'),
      upTo(566, 'Interest Charge'),
    );
    roll.row(
      from(44, 'Purchases'),
      upTo(260, '28.24% P'),
      upTo(420, '$0.00'),
      upTo(566, money(sizeOf(interest))),
    );
    roll.row(from(44, 'Cash Advances'), upTo(260, '28.24% P'), upTo(420, '$0.00'), upTo(566, '$0.00'));
    pen.onEverySheet((sheet, count) => pen.right(566, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    const undated = interest.map((entry) => ({ ...entry, date: ledger.end, postDate: ledger.end }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: card,
          entries: [...paid, ...refunds, ...of('card'), ...undated],
          alternatives: ({ lines }) => [lines.join(' ')],
        }),
      ],
    };
  },
};
