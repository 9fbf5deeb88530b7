import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { CANADA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** A Canadian company's cards: what is owed is shown in a column next to the rows, a long reference under each, money abroad and its rate on one line, a subtotal for each card. */
export const caCardMonthlyActivity: Family = {
  id: 'ca-card-monthly-activity',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'side-panel', 'reference-line', 'fx-sublines', 'several-cards'],
  locales: CANADA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MMM dd').toUpperCase();
    const full = (at: number) => desk.written(at, 'MMM dd, yyyy').toUpperCase();
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [4, 40],
      order: { isCard: true, withForeign: true, movements: AMERICAN_CARD },
      paper: { size: 7.5 },
      top: 120,
      step: 10,
      head: (sheet, { start, end }) => {
        sheet.left(36, 36, `${desk.bank} Avion Visa Business`, { size: 12, isBold: true });
        sheet.left(36, 50, `STATEMENT FROM ${day(start)} TO ${full(end)}`);
        return 80;
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    pen.left(36, 36, `${desk.bank} Avion Visa Business`, { size: 12, isBold: true });
    pen.left(36, 50, `STATEMENT FROM ${day(ledger.start)} TO ${full(ledger.end)}`);
    const { into, out, fees, closing } = ledger;
    const panel: readonly (readonly [string, string])[] = [
      ['CONTACT US', ''],
      ['Customer Service', '1-800-555-0139'],
      ['PAYMENTS & INTEREST RATES', ''],
      ['Minimum payment', '$10.00'],
      ['Payment due date', full(ledger.end + 21)],
      ['Credit limit', '$30,000.00'],
      ['Available credit', '$11,204.00'],
      ['Annual interest rates:', ''],
      ['Purchases', '19.99%'],
      ['Cash advances', '22.99%'],
      ['CALCULATING YOUR BALANCE', ''],
      ['Previous Statement Balance', money(ledger.opening)],
      ['Payments & credits', money(-into.sum)],
      ['Purchases & debits', money(fees.sum - out.sum)],
      ['Cash advances', '$0.00'],
      ['Interest', '$0.00'],
      ['Fees', money(-fees.sum)],
      ['NEW BALANCE', money(closing)],
    ];
    panel.forEach(([label, value], at) => {
      pen.left(420, 120 + at * 14, label, { size: 7, isBold: value === '' });
      pen.right(584, 120 + at * 14, value, { size: 7 });
    });
    const half = Math.floor(ledger.entries.length / 2);
    const parts = [
      [
        'ACME SAMPLE CO.',
        `4516 07** **** ${ledger.number.slice(-4)} - PRIMARY`,
        ledger.entries.slice(0, half),
      ],
      ['ROBIN SAMPLE', '4516 07** **** 7741 - CO-APPLICANT', ledger.entries.slice(half)],
    ] as const;
    const head = () => {
      roll.row(from(36, 'TRANSACTION'), from(90, 'POSTING'));
      roll.row(
        from(36, 'DATE'),
        from(90, 'DATE'),
        from(124, 'ACTIVITY DESCRIPTION'),
        upTo(400, 'AMOUNT ($)'),
      );
      roll.rule(36, 400);
    };
    const reference = (entry: Entry) => `7${entry.reference}${entry.reference}${entry.reference.slice(0, 6)}`;
    const abroad = ({ foreign }: Entry) =>
      foreign === null
        ? []
        : [
            `Foreign Currency-${foreign.currency} ${(foreign.amount / 100).toFixed(2)} Exchange rate-${foreign.rate.toFixed(6)}`,
          ];
    parts.forEach(([name, number, entries], at) => {
      roll.need(80);
      roll.row(from(36, name, { isBold: true }), from(150, number, { isBold: true }));
      head();
      roll.repeat(head);
      if (at === 0)
        roll.row(
          from(124, 'PREVIOUS STATEMENT BALANCE', { isBold: true }),
          upTo(400, money(ledger.opening), { isBold: true }),
        );
      for (const entry of entries)
        roll.row(
          from(36, day(entry.date)),
          from(90, day(entry.postDate)),
          from(124, [...cut(entry, 200), reference(entry), ...abroad(entry)]),
          upTo(400, money(-entry.amount)),
        );
      roll.repeat(null);
      const net = entries.reduce((sum, { amount }) => sum - amount, 0);
      roll.row(
        from(124, 'SUBTOTAL OF MONTHLY ACTIVITY', { isBold: true }),
        upTo(400, money(net), { isBold: true }),
      );
      roll.skip(10);
    });
    roll.row(from(124, 'NEW BALANCE', { isBold: true }), upTo(400, money(closing), { isBold: true }));
    roll.skip(12);
    roll.need(50);
    roll.row(from(36, 'INTEREST RATE CHART', { isBold: true }));
    roll.row(
      from(36, 'DESCRIPTION'),
      upTo(200, 'RATE (%)'),
      upTo(300, 'REMAINING BALANCE'),
      upTo(400, 'EXPIRY DATE'),
    );
    roll.row(from(36, 'Purchases'), upTo(200, '19.99%'), upTo(300, money(closing)));
    pen.onEverySheet((sheet, count) => pen.right(584, 36, `${sheet} OF ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          number: `4516 07** **** ${ledger.number.slice(-4)}`,
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${reference(entry)}`,
            [...entry.lines, reference(entry), ...abroad(entry)].join(' '),
          ],
        }),
      ],
    };
  },
};
