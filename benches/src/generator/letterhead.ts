import type { Ledger, Pen } from '@tieout/corpus';
import type { Desk } from './desk.ts';

export type LetterheadStyle = 'banner' | 'window' | 'centered' | 'corner' | 'grid';

/** Draws the head of a first page: bank, holder, account, period. Returns the y below it. */
export function drawLetterhead(desk: Desk, pen: Pen, ledger: Ledger, style: LetterheadStyle): number {
  return STYLES[style](desk, pen, ledger);
}

const STYLES: Readonly<Record<LetterheadStyle, (desk: Desk, pen: Pen, ledger: Ledger) => number>> = {
  banner: drawBanner,
  window: drawWindow,
  centered: drawCentered,
  corner: drawCorner,
  grid: drawGrid,
};

/** What the paper calls itself. */
export function titleOf(desk: Desk, ledger: Ledger): string {
  return desk.word(ledger.isCard ? 'cardTitles' : 'titles');
}

/** What the paper calls the number of its card or account. */
export function numberLabelOf(desk: Desk, ledger: Ledger): string {
  return ledger.isCard ? desk.words.cardNumber : desk.words.accountNumber;
}

/** A band of colour with the bank's name in white. */
function drawBanner(desk: Desk, pen: Pen, ledger: Ledger): number {
  const color = desk.random.pick(['#0b3d5c', '#5c0b2e', '#1e5c2b', '#3a3a3a']);
  pen.box(0, 0, pen.widthPt, 54, color);
  pen.left(40, 34, desk.bank, { size: 18, isBold: true, color: '#ffffff' });
  pen.right(pen.widthPt - 40, 34, titleOf(desk, ledger), { size: 11, color: '#ffffff' });
  desk.words.address.forEach((line, at) => {
    pen.left(40, 84 + at * 12, line);
  });
  pen.right(pen.widthPt - 40, 84, `${numberLabelOf(desk, ledger)}: ${ledger.number}`);
  pen.right(pen.widthPt - 40, 97, `${desk.words.periodLabel}: ${desk.period(ledger)}`);
  return 138;
}

/** An address where the window of the envelope is, and a block of labels on the right. */
function drawWindow(desk: Desk, pen: Pen, ledger: Ledger): number {
  pen.left(56, 48, desk.bank, { size: 15, isBold: true });
  pen.left(56, 92, `${desk.bank} · 1 Harbour Walk`, { size: 6.5, color: '#777777' });
  desk.words.address.forEach((line, at) => {
    pen.left(56, 108 + at * 13, line, { size: 10 });
  });
  const x = pen.widthPt * 0.56;
  const rows = [
    [numberLabelOf(desk, ledger), ledger.number],
    [desk.words.periodLabel, desk.period(ledger)],
    [desk.words.date, desk.longDate(ledger.end + 1)],
  ] as const;
  rows.forEach(([label, value], at) => {
    pen.left(x, 108 + at * 26, label, { size: 7.5, color: '#555555' });
    pen.left(x, 119 + at * 26, value, { isBold: true });
  });
  pen.left(56, 206, titleOf(desk, ledger), { size: 14, isBold: true });
  return 222;
}

function drawCentered(desk: Desk, pen: Pen, ledger: Ledger): number {
  const middle = pen.widthPt / 2;
  pen.center(middle, 46, desk.bank, { size: 20, shape: 'serif' });
  pen.line(middle - 120, 54, middle + 120, 54, 1);
  pen.center(middle, 72, titleOf(desk, ledger), { size: 12 });
  pen.center(middle, 86, desk.period(ledger));
  pen.center(middle, 99, `${numberLabelOf(desk, ledger)} ${ledger.number}`);
  return 118;
}

/** Everything small in the right corner. */
function drawCorner(desk: Desk, pen: Pen, ledger: Ledger): number {
  const right = pen.widthPt - 36;
  pen.right(right, 40, desk.bank, { isBold: true, size: 12 });
  pen.right(right, 54, titleOf(desk, ledger));
  pen.right(right, 66, desk.period(ledger));
  pen.right(right, 78, `${numberLabelOf(desk, ledger)} ${ledger.number}`);
  pen.left(36, 54, desk.words.address[0] ?? '', { isBold: true });
  pen.left(36, 66, desk.words.address[1] ?? '');
  pen.left(36, 78, desk.words.address[2] ?? '');
  return 100;
}

/** A ruled table of labels above values. */
function drawGrid(desk: Desk, pen: Pen, ledger: Ledger): number {
  pen.left(40, 44, desk.bank, { size: 16, isBold: true, color: '#224488' });
  pen.left(40, 64, titleOf(desk, ledger), { size: 12 });
  const room = pen.widthPt - 80;
  const cells = [
    { at: 0, width: 0.3, label: numberLabelOf(desk, ledger), value: ledger.number },
    { at: 0.3, width: 0.57, label: desk.words.periodLabel, value: desk.period(ledger) },
    { at: 0.87, width: 0.13, label: '', value: desk.locale.currency },
  ];
  for (const { at, width, label, value } of cells) {
    pen.box(40 + at * room, 76, width * room, 32, null, '#888888');
    pen.left(46 + at * room, 88, label, { size: 7 });
    pen.left(46 + at * room, 101, value, { size: 8.5 });
  }
  return 124;
}
