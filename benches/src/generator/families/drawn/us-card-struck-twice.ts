import type { Entry } from '../../draw-ledger.ts';
import type { Family } from '../../family.ts';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, sizeOf } from './bank-sheet.ts';

/** An American card whose titles and sums of parts are struck twice, a hair apart, to look bold; two days of one movement abroad under one another, its sum only beside the first. */
export const usCardStruckTwice: Family = {
  id: 'us-card-struck-twice',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'no-year', 'struck-twice', 'fx-sublines', 'signed'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [4, 45],
      order: { isCard: true, withForeign: true, movements: AMERICAN_CARD },
      paper: { size: 8.5 },
      top: 270,
      step: 11.5,
      head: () => 60,
    });
    const twice = (x: number, text: string, side: 'left' | 'right' = 'left') => {
      roll.row(side === 'left' ? from(x, text) : upTo(x, text));
      pen[side](x + 0.3, roll.y(), text);
    };
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const struck = (x: number, y: number, text: string) => {
      pen.left(x, y, text, { size: 11 });
      pen.left(x + 0.35, y, text, { size: 11 });
    };
    struck(44, 60, 'ACCOUNT SUMMARY');
    pen.left(44, 78, `Account Number: ${ledger.number}`);
    const facts: readonly (readonly [string, string])[] = [
      ['Previous Balance', money(ledger.opening)],
      ['Payment, Credits', money(-ledger.into.sum)],
      ['Purchases', `+${money(sizeOf(of('card')))}`],
      ['Cash Advances', '$0.00'],
      ['Balance Transfers', '$0.00'],
      ['Fees Charged', `+${money(sizeOf(of('fee')))}`],
      ['Interest Charged', '$0.00'],
      ['New Balance', money(ledger.closing)],
      [
        'Opening/Closing Date',
        `${desk.written(ledger.start, 'MM/dd/yy')} - ${desk.written(ledger.end, 'MM/dd/yy')}`,
      ],
      ['Credit Access Line', '$10,000'],
      ['Available Credit', '$6,112'],
      ['Past Due Amount', '$0.00'],
    ];
    facts.forEach(([label, value], at) => {
      pen.left(44, 94 + at * 12, label);
      pen.right(280, 94 + at * 12, value);
      if (label === 'New Balance') {
        pen.left(44.3, 94 + at * 12, label);
        pen.right(280.3, 94 + at * 12, value);
      }
    });
    struck(44, 262, 'ACCOUNT ACTIVITY');
    const head = () => {
      roll.row(from(44, 'Date of'));
      roll.row(
        from(44, 'Transaction'),
        from(130, 'Merchant Name or Transaction Description'),
        upTo(560, '$ Amount'),
      );
      roll.rule(44, 560);
    };
    head();
    roll.repeat(head);
    const abroad = ({ foreign, date }: Entry) =>
      foreign === null
        ? []
        : [
            [
              day(date),
              foreign.currency === 'EUR'
                ? 'EURO'
                : foreign.currency === 'GBP'
                  ? 'POUND STERLING'
                  : 'SWISS FRANC',
            ],
            ['', `${(foreign.amount / 100).toFixed(2)} X ${foreign.rate.toFixed(9)} (EXCHG RATE)`],
          ];
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.need(50);
      twice(44, name);
      for (const entry of entries) {
        roll.row(
          from(44, day(entry.date)),
          from(130, cut(entry, 300)),
          upTo(560, desk.signed(-entry.amount)),
        );
        for (const [at, text] of abroad(entry)) roll.row(from(44, at ?? ''), from(130, text ?? ''));
      }
    };
    list('PAYMENTS AND OTHER CREDITS', [...of('transferIn'), ...of('refund')]);
    list('PURCHASE', of('card'));
    list('FEES CHARGED', of('fee'));
    roll.row(from(250, 'TOTAL FEES FOR THIS PERIOD'), upTo(560, money(sizeOf(of('fee')))));
    pen.left(250.3, roll.y(), 'TOTAL FEES FOR THIS PERIOD');
    pen.right(560.3, roll.y(), money(sizeOf(of('fee'))));
    roll.repeat(null);
    roll.skip(16);
    roll.need(60);
    roll.row(from(230, `${desk.written(ledger.end, 'yyyy')} Totals Year-to-Date`));
    pen.left(230.3, roll.y(), `${desk.written(ledger.end, 'yyyy')} Totals Year-to-Date`);
    roll.row(from(180, `Total fees charged in ${desk.written(ledger.end, 'yyyy')}`), upTo(430, '$95.00'));
    roll.row(from(180, `Total interest charged in ${desk.written(ledger.end, 'yyyy')}`), upTo(430, '$0.00'));
    pen.onEverySheet((sheet, count) => pen.right(560, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...of('transferIn'), ...of('refund'), ...of('card'), ...of('fee')],
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${abroad(entry).flat().join(' ')}`.trim(),
            `${entry.lines.join(' ')} ${abroad(entry)
              .map(([, text]) => text)
              .join(' ')}`.trim(),
          ],
        }),
      ],
    };
  },
};
