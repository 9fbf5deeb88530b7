import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { BRITAIN } from '../../prints/places.ts';
import { abreast, from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** A British card: two lists of movements side by side, read down the left and then the right, "CR" behind what was paid, the balance brought forward over them. */
export const ukCardTwoAbreast: Family = {
  id: 'uk-card-two-abreast',
  kind: 'credit_card_statement',
  tags: ['card', 'side-by-side', 'cr-suffix', 'brought-forward'],
  locales: BRITAIN,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'dd MMM yy');
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [5, 60],
      order: {
        isCard: true,
        movements: {
          card: [['{m} {c}'], ['{m}']],
          transferIn: [['DIRECT DEBIT PAYMENT'], ['PAYMENT RECEIVED']],
          refund: [['{m} {c}']],
          fee: [['CASH FEE'], ['INTEREST']],
        },
      },
      paper: { size: 7.5 },
      top: 270,
      step: 11,
      head: (sheet) => {
        sheet.left(40, 44, 'Titanium Credit Card', { size: 12, isBold: true });
        return 70;
      },
    });
    pen.left(40, 44, 'Titanium Credit Card', { size: 12, isBold: true });
    pen.left(40, 66, 'Mr J Sample');
    pen.left(40, 78, `Card number ${ledger.number}`);
    pen.left(300, 66, `Statement Period ${day(ledger.start)} to ${day(ledger.end)}`);
    pen.left(300, 78, `Statement Date ${day(ledger.end)}`);
    block(
      pen,
      [300, 555, 104, 13],
      [
        ['Balance brought forward', desk.number(ledger.opening)],
        ['Total payments and credits', `${desk.number(ledger.into.sum)} CR`],
        ['Total purchases and charges', desk.number(ledger.out.sum)],
        ['Total amount outstanding on this statement', desk.number(ledger.closing)],
        ['Credit limit', '9,500.00'],
        ['Minimum payment', '25.00'],
        ['To reach us by', day(ledger.end + 20)],
      ],
    );
    roll.row(from(40, 'Your transactions', { size: 11, isBold: true }));
    const rowsLeft = () => Math.floor((740 - roll.y()) / 11);
    let rest: readonly Entry[] = ledger.entries;
    while (rest.length > 0) {
      roll.row(
        ...[0, 1].flatMap((side) => [
          from(40 + side * 270, 'Date', { isBold: true }),
          from(84 + side * 270, 'Description', { isBold: true }),
          upTo(280 + side * 270, '£', { isBold: true }),
        ]),
      );
      const here = rest.slice(0, Math.max(2, rowsLeft() * 2));
      rest = rest.slice(here.length);
      for (const pair of abreast(here, 2))
        roll.row(
          ...pair.flatMap((entry, side) =>
            entry === undefined
              ? []
              : [
                  from(40 + side * 270, day(entry.date)),
                  from(84 + side * 270, entry.lines.join(' ')),
                  upTo(280 + side * 270, desk.number(entry.amount)),
                  entry.amount > 0 ? from(282 + side * 270, 'CR') : null,
                ],
          ),
        );
      if (rest.length > 0) roll.need(700);
    }
    roll.skip(12);
    roll.row(
      from(40, 'Closing balance', { isBold: true }),
      upTo(280, desk.number(ledger.closing), { isBold: true }),
    );
    pen.onEverySheet((sheet, count) => pen.right(555, 800, `Page ${sheet} of ${count}`, { size: 7 }));
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
