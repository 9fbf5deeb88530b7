import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';
import { block } from './table-sheet.ts';

/** An American card for small companies: the card's last figures and a long reference stand before both days, a minus behind what was paid, interest of a kind without a day, "$" and a gap in the summary. */
export const usCardNumbersBeforeDays: Family = {
  id: 'us-card-numbers-before-days',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'reference-first', 'trailing-minus', 'undated-rows'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const full = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: {
        isCard: true,
        movements: { ...AMERICAN_CARD, fee: [['INTEREST CHARGE ON PURCHASES']] },
      },
      paper: { size: 8 },
      top: 240,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(40, 40, `Account Number ${number}`);
        return 60;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}${minor < 0 ? '-' : ''}`;
    const [credits, charges, interest] = [
      ledger.entries.filter(({ amount }) => amount > 0),
      of('card'),
      of('fee'),
    ];
    pen.left(40, 40, 'VISA', { size: 13, isBold: true });
    pen.left(40, 58, `Account Number ${ledger.number}`);
    pen.left(40, 70, `Billing Cycle ${full(ledger.start)} to ${full(ledger.end)}`);
    pen.left(40, 96, 'Balance Summary', { isBold: true });
    block(
      pen,
      [40, 270, 110, 12],
      [
        ['Previous Balance', `$ ${desk.number(ledger.opening)}`],
        ['- Payments', `$ ${desk.number(sizeOf(of('transferIn')))}`],
        ['- Other Credits', `$ ${desk.number(sizeOf(of('refund')))}`],
        ['+ Cash Advances', '$ 0.00'],
        ['+ Purchases, Balance Transfers & Other Charges', `$ ${desk.number(sizeOf(charges))}`],
        ['+ Fees Charged', '$ 0.00'],
        ['+ Interest Charged', `$ ${desk.number(sizeOf(interest))}`],
        ['= New Balance', `$ ${desk.number(ledger.closing)}`],
        ['Total Credit Limit', '$ 15,000'],
        ['Total Available Credit', '$ 8,411'],
      ],
    );
    block(
      pen,
      [320, 572, 110, 12],
      [
        ['New Balance', `$ ${desk.number(ledger.closing)}`],
        ['Minimum Payment', '$ 75.00'],
        ['Payment Due Date', full(ledger.end + 25)],
      ],
    );
    roll.row(from(40, 'Transactions', { isBold: true, size: 11 }));
    const head = () => {
      roll.row(from(40, 'Card'), from(190, 'Trans'), from(224, 'Post'));
      roll.row(
        from(40, 'Ending in'),
        from(84, 'Reference Number'),
        from(190, 'Date'),
        from(224, 'Date'),
        from(258, 'Description'),
        upTo(510, 'Credits'),
        upTo(572, 'Charges'),
      );
      roll.rule(40, 572);
    };
    head();
    roll.repeat(head);
    const list = (name: string, entries: readonly Entry[], total: string) => {
      if (entries.length === 0) return;
      roll.row(from(40, name, { isBold: true }));
      for (const entry of entries)
        roll.row(
          from(40, ledger.number.slice(-4)),
          from(84, reference(entry)),
          from(190, day(entry.date)),
          from(224, day(entry.postDate)),
          from(258, cut(entry, 190)),
          upTo(entry.amount > 0 ? 510 : 572, desk.number(entry.amount)),
        );
      roll.row(
        from(40, total, { isBold: true }),
        upTo(
          entries[0] !== undefined && entries[0].amount > 0 ? 510 : 572,
          `$${desk.number(sizeOf(entries))}`,
          {
            isBold: true,
          },
        ),
      );
    };
    list('Payments', of('transferIn'), 'TOTAL PAYMENTS FOR THIS PERIOD');
    list('Other Credits', of('refund'), 'TOTAL OTHER CREDITS FOR THIS PERIOD');
    list(
      'Purchases, Balance Transfers & Other Charges',
      charges,
      'TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD',
    );
    roll.row(from(40, 'Fees Charged', { isBold: true }));
    roll.row(from(40, 'TOTAL FEES CHARGED FOR THIS PERIOD'), upTo(572, '$0.00'));
    roll.row(from(40, 'Interest Charged', { isBold: true }));
    for (const entry of interest) roll.row(from(258, entry.lines), upTo(572, desk.number(entry.amount)));
    roll.row(from(258, 'INTEREST CHARGE ON CASH ADVANCES'), upTo(572, '0.00'));
    roll.row(
      from(40, 'TOTAL INTEREST CHARGED FOR THIS PERIOD'),
      upTo(572, `$${desk.number(sizeOf(interest))}`),
    );
    roll.repeat(null);
    roll.skip(10);
    roll.need(60);
    roll.row(from(40, `${desk.written(ledger.end, 'yyyy')} Totals Year-to-Date`, { isBold: true }));
    roll.row(from(40, 'TOTAL FEES CHARGED IN YEAR'), upTo(300, '$25.00'));
    roll.row(from(40, 'TOTAL INTEREST CHARGED IN YEAR'), upTo(300, money(sizeOf(interest) + 21_005)));
    pen.onEverySheet((sheet, count) => pen.right(572, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [
            ...credits.filter(({ kind }) => kind === 'transferIn'),
            ...credits.filter(({ kind }) => kind === 'refund'),
            ...charges,
            ...interest.map((entry) => ({ ...entry, date: ledger.end })),
          ],
          alternatives: (entry) => [
            `${reference(entry)} ${entry.lines.join(' ')}`,
            `${ledger.number.slice(-4)} ${entry.lines.join(' ')}`,
            `${ledger.number.slice(-4)} ${reference(entry)} ${entry.lines.join(' ')}`,
          ],
        }),
      ],
    };
  },
};

function reference({ reference: digits }: Entry): string {
  return `24692${digits}XSL${digits.slice(0, 2)}`;
}
