import type { Ledger, Pen } from '@tieout/corpus';
import type { Desk } from './desk.ts';

type Line = readonly [label: string, value: string];

/** The four figures of a period: opening, in, out, closing. `write` puts an amount on paper; what is overdrawn bears a minus. */
export function summaryLines(desk: Desk, ledger: Ledger, write: (minor: number) => string): readonly Line[] {
  const balance = (minor: number) => (minor < 0 && write === desk.number ? desk.signed(minor) : write(minor));
  return [
    [desk.word('opening'), balance(ledger.opening)],
    [desk.words.totalIn, write(ledger.into.sum)],
    [desk.words.totalOut, write(-ledger.out.sum)],
    [desk.word('closing'), balance(ledger.closing)],
  ];
}

/** The four figures of a card's period: what was owed, paid, bought, and is owed; payments bear a minus. */
export function cardSummaryLines(desk: Desk, ledger: Ledger): readonly Line[] {
  const { words } = desk;
  return [
    [words.previousBalance, desk.priced(ledger.opening)],
    [words.payments, desk.priced(-ledger.into.sum)],
    [words.purchases, desk.priced(-ledger.out.sum)],
    [words.newBalance, desk.priced(ledger.closing)],
  ];
}

/** Labels on the left, figures at the right edge, one line each; returns the y below. */
export function drawSummaryList(
  pen: Pen,
  lines: readonly Line[],
  left: number,
  right: number,
  top: number,
): number {
  lines.forEach(([label, value], at) => {
    pen.left(left, top + 12 + at * 14, label);
    pen.right(right, top + 12 + at * 14, value, { isBold: at === lines.length - 1 });
    pen.line(left, top + 16 + at * 14, right, top + 16 + at * 14, 0.3, '#bbbbbb');
  });
  return top + lines.length * 14 + 14;
}

/** Boxes side by side, the label above the figure; returns the y below. */
export function drawSummaryBoxes(
  pen: Pen,
  lines: readonly Line[],
  left: number,
  right: number,
  top: number,
): number {
  const width = (right - left) / lines.length;
  lines.forEach(([label, value], at) => {
    pen.box(left + at * width, top, width - 6, 36, '#eef2f6');
    pen.left(left + at * width + 6, top + 13, label, { size: 7.5 });
    pen.left(left + at * width + 6, top + 28, value, { size: 11, isBold: true });
  });
  return top + 52;
}

/** Page numbers and small print at the foot of every sheet. */
export function drawFeet(desk: Desk, pen: Pen, ledger: Ledger): void {
  const print = desk.smallPrint(ledger);
  pen.onEverySheet((sheet, count) => {
    pen.left(40, pen.heightPt - 34, print, { size: 6.5, color: '#666666' });
    pen.right(pen.widthPt - 40, pen.heightPt - 22, desk.pageOf(sheet, count), { size: 7.5 });
  });
}
