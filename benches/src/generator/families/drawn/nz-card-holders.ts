import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AUSTRALIA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** A New Zealand card: payments under their title, then the rows of each holder under a name and a masked number, with the day they were processed before that of the purchase. */
export const nzCardHolders: Family = {
  id: 'nz-card-holders',
  kind: 'credit_card_statement',
  tags: ['card-holders', 'two-dates', 'post-date-first', 'signed', 'foreign-sublines'],
  locales: AUSTRALIA.map((place) => ({ ...place, id: 'en-NZ', country: 'NZ', currency: 'NZD' })),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'dd/MM/yy');
    const full = (at: number) => desk.written(at, 'd MMMM yyyy');
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [5, 35],
      order: {
        isCard: true,
        movements: {
          card: [
            ['{m} {c} NZL'],
            ['{m} SYDNEY AUS', 'AUD 25.50 at a conversion rate of 0.9121'],
            ['{m} AUCKLAND'],
          ],
          refund: [['{m} AUCKLAND REFUND']],
          transferIn: [['AUTOMATIC PAYMENT RECEIVED - THANK YOU'], ['ONLINE PAYMENT - THANK YOU']],
          fee: [['CARD FEE']],
        },
      },
      paper: { size: 8.5 },
      top: 84,
      step: 12,
      head: (sheet) => {
        sheet.right(555, 40, 'Statement no. 41');
        return 60;
      },
    });
    pen.left(40, 40, `${desk.bank} Low Rate Visa`, { size: 13, isBold: true });
    pen.left(40, 66, `Statement period ${full(ledger.start)} to ${full(ledger.end)}`);
    const summary = [
      ['Opening balance', money(ledger.opening)],
      ['Payments and credits', money(-ledger.into.sum)],
      ['Purchases and charges', money(-ledger.out.sum)],
      ['Closing balance', money(ledger.closing)],
    ] as const;
    for (const line of [0, 1] as const)
      roll.row(...summary.map((pair, at) => from(40 + at * 135, pair[line])));
    roll.skip(8);
    roll.row(from(40, `Payment due date ${full(ledger.end + 20)}`), from(330, 'Minimum payment due $45.00'));
    const list = (title: string, entries: readonly Entry[], card: string) => {
      if (entries.length === 0) return;
      roll.skip(12);
      roll.need(60);
      roll.row(from(40, title, { isBold: true }));
      const head = () =>
        roll.row(
          from(40, 'Processed'),
          from(95, 'Transacted'),
          from(155, 'Card'),
          from(195, 'Details'),
          upTo(555, 'Amount'),
        );
      head();
      roll.repeat(head);
      for (const { date, postDate, lines, amount } of entries)
        roll.row(
          from(40, day(postDate)),
          from(95, day(date)),
          from(155, card),
          from(195, lines),
          upTo(555, money(-amount)),
        );
      roll.repeat(null);
    };
    const payments = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const rest = ledger.entries.filter(({ kind }) => kind !== 'transferIn');
    const holders = [0, 1].map((own) => rest.filter((_, at) => (at % 3 === 0 ? 1 : 0) === own));
    const cards = [desk.random.digits(4), desk.random.digits(4)];
    list('Payments', payments, '');
    holders.forEach((entries, at) => {
      list(`${at === 0 ? 'J' : 'T'} Sample  4999 **** **** ${cards[at]}`, entries, cards[at] ?? '');
    });
    roll.skip(8);
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          number: null,
          entries: [...payments, ...holders.flat()],
          alternatives: ({ lines }) => cards.map((card) => `${card} ${lines.join(' ')}`),
        }),
      ],
    };
  },
};
