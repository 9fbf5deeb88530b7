import type { Entry } from '@tieout/corpus';
import { inPart, sizeOf } from '../families/drawn/bank-sheet.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { from, upTo } from '../roll.ts';
import { rollOf } from './roll-of.ts';

const FUELS = ['UNL', 'DSL', 'PRM', 'UN+'];

/** An American card for fuel: gallons, price, gross, discount and what is billed for each fill, by vehicle. */
export const usFuelCard: Print = {
  id: 'us-fuel-card',
  kind: 'credit_card_statement',
  tags: ['card', 'quantities', 'gross-and-net', 'time-column', 'landscape', 'parts-by-vehicle'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const { pen, roll } = rollOf(desk, { size: 7, isLandscape: true }, { top: 210, step: 10 });
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 40),
      kinds: ['card', 'transferIn'],
      movements: { card: [['{m} {c} CO']], transferIn: [['PAYMENT RECEIVED - THANK YOU']] },
    });
    const fills = ledger.entries.filter(({ kind }) => kind === 'card');
    const paid = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const discount = (e: Entry) => 10 + Number(e.reference.slice(0, 2));
    const gross = (e: Entry) => Math.abs(e.amount) + discount(e);
    const price = (e: Entry) => 3.1 + Number(e.reference.slice(2, 5)) / 1000;
    pen.left(36, 40, `${desk.bank} Fleet Fuel Card`, { size: 13, isBold: true });
    pen.left(36, 66, 'SAMPLE HAULAGE INC');
    pen.left(500, 66, 'Account Number: 0496 00 112233 4');
    pen.left(500, 78, `Billing Date: ${day(ledger.end)}`);
    pen.left(500, 90, `Due Date: ${day(ledger.end + 20)}`);
    const facts: readonly (readonly [string, number])[] = [
      ['Previous Balance', ledger.opening],
      ['Payments', -sizeOf(paid)],
      ['Current Fuel Purchases', sizeOf(fills)],
      ['Total Amount Due', ledger.closing],
    ];
    facts.forEach(([label, value], at) => {
      pen.left(36, 110 + at * 11, label);
      pen.right(220, 110 + at * 11, `${value < 0 ? '-' : ''}$${desk.number(value)}`);
    });
    if (paid.length > 0) {
      roll.row(from(36, 'Payments', { isBold: true }));
      roll.row(from(36, 'Date'), from(120, 'Description'), upTo(750, 'Amount'));
      for (const e of paid)
        roll.row(from(36, day(e.date)), from(120, e.lines), upTo(750, `-${desk.number(e.amount)}`));
    }
    const entries = [...paid];
    ['TRUCK 14 PLATE 4KJ-882', 'VAN 3 PLATE 9TT-101'].forEach((vehicle, at) => {
      const part = fills.filter((_, index) => index % 2 === at);
      if (part.length === 0) return;
      entries.push(...part);
      roll.skip(8);
      roll.need(60);
      roll.row(from(36, vehicle, { isBold: true }), from(300, `Card 000${at + 1}`));
      const head = () =>
        roll.row(
          from(36, 'Date'),
          from(90, 'Time'),
          from(125, 'Merchant'),
          from(330, 'Driver'),
          upTo(430, 'Odometer'),
          from(445, 'Product'),
          upTo(520, 'Units'),
          upTo(570, 'Price/Unit'),
          upTo(630, 'Gross'),
          upTo(690, 'Discount'),
          upTo(750, 'Net Cost'),
        );
      head();
      roll.repeat(head);
      for (const e of part)
        roll.row(
          from(36, day(e.date)),
          from(90, `${e.reference.slice(0, 1)}:3${e.reference.slice(1, 2)}`),
          from(125, e.lines),
          from(330, 'C BROOK'),
          upTo(430, `${e.reference.slice(0, 6)}`),
          from(445, FUELS[Number(e.reference.slice(0, 1)) % 4] ?? ''),
          upTo(520, (gross(e) / 100 / price(e)).toFixed(3)),
          upTo(570, price(e).toFixed(3)),
          upTo(630, desk.number(gross(e))),
          upTo(690, `-${desk.number(discount(e))}`),
          upTo(750, inPart(desk, e)),
        );
      roll.repeat(null);
      roll.row(
        from(125, `Total ${vehicle}`, { isBold: true }),
        upTo(630, desk.number(part.reduce((sum, e) => sum + gross(e), 0))),
        upTo(690, `-${desk.number(part.reduce((sum, e) => sum + discount(e), 0))}`),
        upTo(750, desk.number(sizeOf(part))),
      );
    });
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          number: '0496 00 112233 4',
          describe: (e) => `${e.lines.join(' ')}${e.kind === 'card' ? ' C BROOK' : ''}`,
          alternatives: (e) => [e.lines.join(' ')],
        }),
      ],
    };
  },
};
