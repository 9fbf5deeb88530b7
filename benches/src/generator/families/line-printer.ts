import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { numberLabelOf, titleOf } from '../letterhead.ts';

/** A host's printout in a typewriter face: no rules but dashes, the sign after the figure, sums carried from sheet to sheet. */
export const linePrinter: Family = {
  id: 'line-printer',
  kind: 'bank_statement',
  tags: ['monospace', 'trailing-sign', 'no-running-balance', 'carried-forward', 'no-year'],
  suits: (locale) => locale.fontSets.includes('standard') || locale.fontSets.includes('dejavu'),
  draw: (desk) => {
    const pen = desk.pen({ shape: 'mono', size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 60) });
    const right = pen.widthPt - 50;
    let y = 0;
    const after = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : '+'}`;
    const head = () => {
      pen.left(46, 50, desk.bank.toUpperCase());
      pen.right(right, 50, titleOf(desk, ledger).toUpperCase());
      pen.left(
        46,
        62,
        `${numberLabelOf(desk, ledger)} ${ledger.number}   ${desk.words.periodLabel} ${desk.period(ledger)}`,
      );
      pen.left(46, 74, '-'.repeat(95));
      pen.left(46, 86, desk.words.date);
      pen.left(104, 86, desk.words.valueDate);
      pen.left(172, 86, desk.word('description'));
      pen.right(right, 86, `${desk.word('amount')} ${desk.locale.currency}`);
      pen.left(46, 96, '-'.repeat(95));
      y = 110;
    };
    const carry = (label: string, balance: number) => {
      pen.left(172, y, label);
      pen.right(right, y, after(balance));
      y += 18;
    };
    const row = (entry: Entry) => {
      pen.left(46, y, desk.shortDate(entry.date));
      pen.left(104, y, desk.shortDate(entry.postDate));
      pen.right(right, y, after(entry.amount));
      for (const line of entry.lines) {
        pen.left(172, y, line);
        y += 11;
      }
      y += 3;
    };
    head();
    carry(desk.word('opening'), ledger.opening);
    ledger.entries.forEach((entry, at) => {
      const last = ledger.entries[at - 1];
      if (y > pen.heightPt - 120 && last !== undefined) {
        carry(desk.words.carriedForward, last.balance);
        pen.newSheet();
        head();
        carry(desk.words.broughtForward, last.balance);
      }
      row(entry);
    });
    pen.left(46, y, '-'.repeat(95));
    y += 14;
    carry(desk.words.totalOut, ledger.out.sum);
    carry(desk.words.totalIn, ledger.into.sum);
    carry(desk.word('closing'), ledger.closing);
    pen.left(46, pen.heightPt - 40, desk.smallPrint(ledger), { size: 6.5 });
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
