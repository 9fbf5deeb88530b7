import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American card: long references, who submitted each purchase, payments without a sign under their title, totals of parts with "$" and a minus. */
export const usCardSubmittedBy: Family = {
  id: 'us-card-submitted-by',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'two-dates', 'reference-column', 'holder-column', 'section-totals'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: { isCard: true, movements: AMERICAN_CARD },
      paper: { size: 8 },
      top: 230,
      step: 11,
      head: (sheet) => {
        sheet.left(40, 40, 'JORDAN SAMPLE');
        return 66;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    pen.left(40, 44, `${desk.bank} cashRewards Visa`, { size: 13, isBold: true });
    pen.left(40, 60, `STATEMENT CLOSING DATE: ${day(ledger.end)}     Account: ${ledger.number}`);
    pen.left(40, 80, 'SUMMARY OF ACCOUNT ACTIVITY', { isBold: true });
    block(
      pen,
      [40, 280, 94, 12],
      [
        ['Previous Balance', money(ledger.opening)],
        ['Payments and Credits', `-${money(ledger.into.sum)}`],
        ['Purchases', `+${money(sizeOf(of('card')))}`],
        ['Balance Transfers', '+$0.00'],
        ['Fees Charged', `+${money(sizeOf(of('fee')))}`],
        ['Interest Charged', '+$0.00'],
        ['New Balance', money(ledger.closing)],
        ['Credit Limit', '$15,000.00'],
      ],
    );
    pen.left(320, 80, 'PAYMENT INFORMATION', { isBold: true });
    block(
      pen,
      [320, 572, 94, 12],
      [
        ['New Balance', money(ledger.closing)],
        ['Minimum Payment Due', '$25.00'],
        ['Payment Due Date', day(ledger.end + 25)],
      ],
    );
    const list = (title: string, entries: readonly Entry[], total: string) => {
      if (entries.length === 0) return;
      roll.skip(8);
      roll.need(60);
      roll.row(from(40, title, { isBold: true, size: 9 }));
      const head = () =>
        roll.row(
          from(40, 'Trans Date'),
          from(88, 'Post Date'),
          from(134, 'Reference No.'),
          from(224, 'Description'),
          from(424, 'Submitted By'),
          upTo(572, 'Amount'),
        );
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(
          from(40, day(entry.date)),
          from(88, day(entry.postDate)),
          from(134, `24692${entry.reference}${entry.reference.slice(0, 4)}`),
          from(224, cut(entry, 190)),
          from(424, 'JORDAN S'),
          upTo(572, money(entry.amount)),
        );
      roll.repeat(null);
      roll.row(
        from(224, title === 'PAYMENTS AND CREDITS' ? 'TOTAL PAYMENTS AND CREDITS' : `TOTAL ${title}`, {
          isBold: true,
        }),
        upTo(572, total, { isBold: true }),
      );
    };
    const credits = ledger.entries.filter(({ amount }) => amount > 0);
    roll.row(from(40, 'TRANSACTIONS', { isBold: true, size: 10 }));
    list('PAYMENTS AND CREDITS', credits, `-${money(ledger.into.sum)}`);
    list('TRANSACTIONS', of('card'), money(sizeOf(of('card'))));
    list('FEES', of('fee'), money(sizeOf(of('fee'))));
    roll.skip(8);
    roll.row(from(224, 'INTEREST CHARGE ON PURCHASES'), upTo(572, '$0.00'));
    roll.row(from(224, 'TOTAL INTEREST FOR THIS PERIOD'), upTo(572, '$0.00'));
    roll.row(from(224, `${desk.written(ledger.end, 'yyyy')} TOTALS YEAR-TO-DATE`, { isBold: true }));
    roll.row(from(224, 'Total fees charged'), upTo(572, '$20.00'));
    pen.onEverySheet((sheet, count) => pen.right(572, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          printsPostDate: true,
          entries: [...credits, ...of('card'), ...of('fee')],
          alternatives: (entry) => [
            `${entry.lines.join(' ')} JORDAN S`,
            `24692${entry.reference}${entry.reference.slice(0, 4)} ${entry.lines.join(' ')} JORDAN S`,
          ],
        }),
      ],
    };
  },
};
