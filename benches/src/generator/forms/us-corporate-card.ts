import type { Entry } from '@tieout/corpus';
import { sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_CARD } from '../prints/descriptors.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { from, upTo } from '../roll.ts';
import { rollOf } from './roll-of.ts';

/** An American card of a company: what it owes in a strip of labels, then each holder's part with credits, purchases and total shown over its rows, numbers of 23 figures next to codes of trades. */
export const usCorporateCard: Print = {
  id: 'us-corporate-card',
  kind: 'credit_card_statement',
  tags: ['card', 'cardholders', 'long-references', 'two-dates', 'no-year', 'cr-suffix', 'sums-before-rows'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM-dd');
    const { pen, roll } = rollOf(desk, { size: 7.5 }, { top: 210, step: 10 });
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(8, 50),
      kinds: ['card', 'refund', 'transferIn', 'fee'],
      movements: { ...AMERICAN_CARD, transferIn: [['PAYMENT - THANK YOU {r} C']], fee: [['LATE CHARGE']] },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    const own = ledger.entries.filter(({ kind }) => kind === 'transferIn' || kind === 'fee');
    const rest = ledger.entries.filter(({ kind }) => kind === 'card' || kind === 'refund');
    const holders = ['DANA A FIELD', 'CHRIS R BROOK', 'ROBIN K STONE'];
    pen.left(36, 40, `${desk.bank} Commercial Card`, { size: 13, isBold: true });
    pen.left(36, 66, 'SAMPLE SERVICES LLC');
    pen.left(380, 66, `STATEMENT DATE ${desk.written(ledger.end, 'MM-dd-yy')}`);
    pen.left(380, 78, 'ACCOUNT NUMBER 4715 11XX XXXX 0042');
    pen.left(36, 110, 'CORPORATE ACCOUNT SUMMARY', { isBold: true });
    const spent = rest.filter(({ amount }) => amount < 0);
    const back = rest.filter(({ amount }) => amount > 0);
    const strip: readonly (readonly [string, string])[] = [
      ['Previous Balance', money(ledger.opening)],
      ['Purchases And', money(sizeOf(spent))],
      ['Late Charges', money(ledger.fees.sum)],
      ['Credits', `${money(sizeOf(back))} CR`],
      ['Payments', `${money(sizeOf(own.filter(({ kind }) => kind === 'transferIn')))} CR`],
      ['New Balance', money(ledger.closing)],
    ];
    strip.forEach(([label, value], at) => {
      pen.right(110 + at * 90, 126, label);
      if (at === 1) pen.right(110 + at * 90, 135, 'Other Charges');
      pen.right(110 + at * 90, 148, value);
    });
    const rows = (entries: readonly Entry[]) => {
      roll.row(from(40, 'Post'), from(70, 'Tran'));
      roll.row(
        from(40, 'Date'),
        from(70, 'Date'),
        from(105, 'Reference Number'),
        from(220, 'Transaction Description'),
        upTo(560, 'Amount'),
      );
      for (const e of entries)
        roll.row(
          from(40, day(e.postDate)),
          from(70, day(e.date)),
          from(105, `2469216${e.reference}${e.reference}`),
          from(220, e.lines),
          upTo(560, `${desk.number(e.amount)}${e.amount > 0 ? ' CR' : ''}`),
        );
    };
    if (own.length > 0) {
      roll.row(from(36, 'CORPORATE ACCOUNT ACTIVITY', { isBold: true }));
      const net = own.reduce((sum, { amount }) => sum - amount, 0);
      roll.row(from(40, 'SAMPLE SERVICES LLC'), from(320, 'TOTAL CORPORATE ACTIVITY'));
      roll.row(from(40, '4715 11XX XXXX 0042'), upTo(430, `${money(net)}${net < 0 ? ' CR' : ''}`));
      rows(own);
    }
    roll.skip(8);
    roll.row(from(36, 'INDIVIDUAL CARDHOLDER ACTIVITY', { isBold: true }));
    const entries = [...own];
    holders.forEach((name, at) => {
      const part = rest.filter((_, index) => index % holders.length === at);
      if (part.length === 0) return;
      entries.push(...part);
      const [out, credit] = [
        part.filter(({ amount }) => amount < 0),
        part.filter(({ amount }) => amount > 0),
      ];
      const net = sizeOf(out) - sizeOf(credit);
      roll.skip(6);
      roll.need(60);
      roll.row(
        from(40, name, { isBold: true }),
        upTo(270, 'CREDITS'),
        upTo(350, 'PURCHASES'),
        upTo(430, 'CASH ADV'),
        upTo(540, 'TOTAL ACTIVITY'),
      );
      roll.row(
        from(40, `4715 11XX XXXX 10${at}7`),
        upTo(270, money(sizeOf(credit))),
        upTo(350, money(sizeOf(out))),
        upTo(430, '$0.00'),
        upTo(540, `${money(net)}${net < 0 ? ' CR' : ''}`),
      );
      rows(part);
    });
    roll.skip(10);
    roll.row(from(36, 'Department: 00000 Total:'), upTo(200, money(sizeOf(spent) - sizeOf(back))));
    roll.row(from(36, 'Division: 00000 Total:'), upTo(200, money(sizeOf(spent) - sizeOf(back))));
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries,
          printsPostDate: true,
          number: '4715 11XX XXXX 0042',
          alternatives: (e) => [`2469216${e.reference}${e.reference} ${e.lines.join(' ')}`],
        }),
      ],
    };
  },
};
