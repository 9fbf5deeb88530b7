import type { Entry } from '@tieout/corpus';
import { sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_CARD } from '../prints/descriptors.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { from, upTo } from '../roll.ts';
import { headed } from './headed.ts';
import { rollOf } from './roll-of.ts';

/** An American card whose balances are recognized by type, promotional ones with their ends, in a table with previous and new balances of each. */
export const usCardPromoTypes: Print = {
  id: 'us-card-promo-types',
  kind: 'credit_card_statement',
  tags: ['card', 'balances-by-type'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 40),
      kinds: ['card', 'refund', 'transferIn', 'fee'],
      movements: { ...AMERICAN_CARD, fee: [['BALANCE TRANSFER FEE'], ['INTEREST CHARGE ON PURCHASES']] },
    });
    const { pen, roll } = rollOf(desk, { size: 8 }, { top: 250, step: 10.5 });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const of = (...kinds: string[]) => ledger.entries.filter((e) => kinds.includes(e.kind));
    pen.left(40, 40, `${desk.bank} Platinum Card`, { size: 14, isBold: true });
    pen.left(330, 40, `Statement closing ${full(ledger.end)}`);
    pen.left(40, 70, 'JORDAN SAMPLE   Account ending in 4471');
    const f: (readonly [string, string])[] = [
      ['Previous Balance', money(ledger.opening)],
      ['Payments', `-${money(Math.abs(sizeOf(of('transferIn'))))}`],
      ['Other Credits', `-${money(sizeOf(of('refund')))}`],
      ['Purchases', `+${money(sizeOf(of('card')))}`],
      ['Fees and Interest Charged', `+${money(sizeOf(of('fee')))}`],
      ['New Balance', money(ledger.closing)],
      ['Credit Limit', '$12,500.00'],
      ['Minimum Payment Due', '$85.00'],
      ['Payment Due Date', full(ledger.end + 25)],
    ];
    f.forEach(([a, b], at) => {
      pen.left(40, 95 + at * 12, a);
      pen.right(260, 95 + at * 12, b);
    });
    const half = Math.round(ledger.opening / 2);
    pen.left(300, 95, 'Promotional balances', { isBold: true });
    pen.left(300, 110, 'Balance Transfer 0.00% until 03/14/2027');
    pen.right(560, 110, money(half));
    const part = (name: string, entries: readonly Entry[], total: string) => {
      if (entries.length === 0) return;
      roll.skip(6);
      roll.need(60);
      roll.row(from(40, name, { isBold: true }));
      const row = headed(roll, [
        ['Trans Date', 40],
        ['Post Date', 90],
        ['Reference', 140],
        ['Description', 215],
        ['Amount', -560],
      ]);
      for (const e of entries)
        row([
          day(e.date),
          day(e.postDate),
          `${e.reference}MX`,
          e.lines,
          `${e.amount > 0 ? '-' : ''}${desk.number(e.amount)}`,
        ]);
      roll.repeat(null);
      roll.row(
        from(215, total, { isBold: true }),
        upTo(560, `${/credits|payments/.test(total) ? '-' : ''}${money(sizeOf(entries))}`),
      );
    };
    part('Payments', of('transferIn'), 'Total payments for this period');
    part('Other credits', of('refund'), 'Total other credits for this period');
    part('Purchases', of('card'), 'Total purchases for this period');
    part('Fees and interest', of('fee'), 'Total fees and interest for this period');
    roll.skip(8);
    roll.need(90);
    roll.row(from(40, 'Balance activity by type', { isBold: true }));
    roll.row(
      from(40, 'Type of Balance'),
      upTo(250, 'Previous Balance'),
      upTo(330, 'Payments'),
      upTo(410, 'New Charges'),
      upTo(480, 'Interest'),
      upTo(560, 'New Balance'),
    );
    const rest = ledger.closing - half;
    roll.row(
      from(40, 'Purchases (v)'),
      upTo(250, money(ledger.opening - half)),
      upTo(330, money(-ledger.into.sum)),
      upTo(410, money(sizeOf(of('card')))),
      upTo(480, '$0.00'),
      upTo(560, money(rest)),
    );
    roll.row(
      from(40, 'Balance Transfer'),
      upTo(250, money(half)),
      upTo(330, '$0.00'),
      upTo(410, '$0.00'),
      upTo(480, '$0.00'),
      upTo(560, money(half)),
    );
    roll.row(
      from(40, 'Cash Advances'),
      upTo(250, '$0.00'),
      upTo(330, '$0.00'),
      upTo(410, '$0.00'),
      upTo(480, '$0.00'),
      upTo(560, '$0.00'),
    );
    roll.skip(6);
    roll.row(from(40, '2026 Totals Year-to-Date', { isBold: true }));
    roll.row(from(40, 'Total fees charged in 2026'), upTo(250, '$45.00'));
    roll.row(from(40, 'Total interest charged in 2026'), upTo(250, '$118.27'));
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          entries: [...of('transferIn'), ...of('refund'), ...of('card'), ...of('fee')],
          number: null,
          alternatives: (e) => [`${e.reference}MX ${e.lines.join(' ')}`],
        }),
      ],
    };
  },
};
