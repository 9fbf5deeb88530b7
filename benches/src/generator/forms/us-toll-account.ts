import type { Entry } from '@tieout/corpus';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { from, upTo } from '../roll.ts';
import { rollOf } from './roll-of.ts';

/** An American toll account: days of passage and of posting, plazas and lanes, a running balance that turns about. */
export const usTollAccount: Print = {
  id: 'us-toll-account',
  kind: 'bank_statement',
  tags: ['wallet', 'two-dates', 'clock', 'running-balance', 'signed', 'symbol-in-cell'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, roll } = rollOf(desk, { size: 7.5 }, { top: 190, step: 10.5 });
    const ledger = desk.ledger({
      entryCount: desk.random.whole(8, 60),
      opening: desk.random.whole(2000, 8000),
      kinds: ['card', 'transferIn', 'fee'],
      movements: {
        card: [['TOLL'], ['PARKING']],
        transferIn: [['REBILL - VISA {f}']],
        fee: [['TAG FEE']],
      },
    });
    const isToll = (e: Entry) => e.kind === 'card';
    pen.left(36, 40, 'E-WAY CUSTOMER SERVICE CENTER', { size: 13, isBold: true });
    pen.left(36, 70, 'JORDAN SAMPLE');
    pen.left(380, 70, 'ACCOUNT NUMBER: 20044182');
    pen.left(380, 82, `ACTIVITY FOR: ${day(ledger.start)} - ${day(ledger.end)}`);
    pen.left(36, 110, 'ACCOUNT SUMMARY', { isBold: true });
    const money = (minor: number) => `${minor < 0 ? '($' : '$'}${desk.number(minor)}${minor < 0 ? ')' : ''}`;
    (
      [
        ['BEGINNING BALANCE', ledger.opening],
        ['PAYMENTS', ledger.into.sum],
        ['TOLLS AND FEES', ledger.out.sum],
        ['ENDING BALANCE', ledger.closing],
      ] as const
    ).forEach(([label, value], at) => {
      pen.left(36, 124 + at * 11, label);
      pen.right(240, 124 + at * 11, money(value));
    });
    const head = () =>
      roll.row(
        from(36, 'POSTED'),
        from(85, 'TRANSACTION'),
        from(150, 'TAG / PLATE'),
        from(225, 'AGENCY'),
        from(270, 'DESCRIPTION'),
        from(345, 'ENTRY'),
        from(385, 'EXIT'),
        upTo(490, 'AMOUNT'),
        upTo(560, 'BALANCE'),
      );
    head();
    roll.repeat(head);
    for (const e of ledger.entries)
      roll.row(
        from(36, day(e.postDate)),
        from(
          85,
          isToll(e) ? `${day(e.date)} 1${e.reference.slice(0, 1)}:2${e.reference.slice(1, 2)}` : day(e.date),
        ),
        isToll(e) ? from(150, `0080${e.reference}`) : null,
        isToll(e) ? from(225, 'MTA') : null,
        from(270, e.lines),
        isToll(e) ? from(345, `${e.reference.slice(0, 2)}B`) : null,
        isToll(e) ? from(385, `W${e.reference.slice(2, 4)}`) : null,
        upTo(490, money(e.amount)),
        upTo(560, money(e.balance)),
      );
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          printsPostDate: true,
          number: '20044182',
          describe: (e) =>
            isToll(e)
              ? `0080${e.reference} MTA ${e.lines.join(' ')} ${e.reference.slice(0, 2)}B W${e.reference.slice(2, 4)}`
              : e.lines.join(' '),
          alternatives: (e) => [e.lines.join(' ')],
        }),
      ],
    };
  },
};
