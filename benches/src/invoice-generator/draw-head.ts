import type { Pen } from '@tieout/corpus';
import type { Party, Sale } from './draw-sale.ts';
import type { InvoiceDesk } from './invoice-desk.ts';

/** How the top of a document is laid out. */
export type HeadStyle = {
  /** Where the seller stands: over a window's sender line, left, right, in a coloured band, or under a label. */
  readonly seller: 'window' | 'left' | 'right' | 'band' | 'labelled';
  /** How number and dates stand: labels with values next to them, labels over values in a row, or a sentence and a list. */
  readonly meta: 'list' | 'row' | 'sentence' | 'columned';
  readonly buyer: 'labelled' | 'window' | 'behind';
  readonly hasShipTo?: boolean;
  readonly printsDue?: boolean;
};

const MARGIN = 42;

/** Draws seller, buyer, title, number and dates; returns the y below them. */
export function drawHead(
  desk: InvoiceDesk,
  pen: Pen,
  sale: Sale,
  style: HeadStyle,
  isCredit: boolean,
): number {
  const title = desk.word(isCredit ? 'creditNote' : 'invoice');
  const sellerBottom = drawSeller(desk, pen, sale.seller, style);
  const buyerBottom = drawBuyer(desk, pen, sale.buyer, style, sellerBottom + 16);
  const metaBottom = drawMeta(desk, pen, sale, {
    style,
    title,
    isCredit,
    top: sellerBottom + 16,
    below: buyerBottom + 20,
  });
  const y = Math.max(buyerBottom, metaBottom) + 14;
  const greeting = desk.random.branch('greeting');
  if (!greeting.chance(0.4)) return y;
  pen.left(MARGIN, y, greeting.pick(desk.words.greeting));
  return y + 8;
}

function drawSeller(desk: InvoiceDesk, pen: Pen, seller: Party, { seller: place }: HeadStyle): number {
  const step = pen.size * 1.3;
  const right = pen.widthPt - MARGIN;
  switch (place) {
    case 'band':
      pen.box(0, 0, pen.widthPt, 58, '#3b5b6d');
      pen.left(MARGIN, 36, seller.name, { size: 17, isBold: true, color: '#ffffff' });
      pen.right(right, 30, seller.street, { color: '#ffffff' });
      pen.right(right, 30 + step, seller.city, { color: '#ffffff' });
      return 66;
    case 'left':
      pen.left(MARGIN, 52, seller.name, { size: 15, isBold: true });
      [seller.street, seller.city, seller.taxId].forEach((line, index) => {
        pen.left(MARGIN, 52 + (index + 1) * step, line);
      });
      return 52 + 4 * step;
    case 'right':
    case 'window':
      pen.right(right, 52, seller.name, { size: 14, isBold: true });
      [seller.street, seller.city, seller.taxId].forEach((line, index) => {
        pen.right(right, 52 + (index + 1) * step, line);
      });
      return 52 + 4 * step;
    case 'labelled':
      pen.left(MARGIN, 52, desk.word('from'), { isBold: true });
      [seller.name, seller.street, seller.city, seller.taxId].forEach((line, index) => {
        pen.left(MARGIN, 52 + (index + 1) * step, line);
      });
      return 52 + 5 * step;
  }
}

function drawBuyer(desk: InvoiceDesk, pen: Pen, buyer: Party, style: HeadStyle, top: number): number {
  const step = pen.size * 1.3;
  const lines = [buyer.name, buyer.street, buyer.city];
  if (style.buyer === 'behind') {
    pen.left(MARGIN, top + step, `${desk.word('billTo')}: ${buyer.name}`);
    return top + step;
  }
  let y = top + step;
  if (style.buyer === 'labelled') {
    pen.left(MARGIN, y, desk.word('billTo'), { isBold: true });
    if (style.hasShipTo === true) pen.left(MARGIN + 170, y, desk.word('shipTo'), { isBold: true });
    y += step;
  }
  lines.forEach((line, index) => {
    pen.left(MARGIN, y + index * step, line);
    if (style.hasShipTo === true && style.buyer === 'labelled')
      pen.left(MARGIN + 170, y + index * step, line);
  });
  return y + 3 * step;
}

type MetaOrder = {
  readonly style: HeadStyle;
  readonly title: string;
  readonly isCredit: boolean;
  readonly top: number;
  readonly below: number;
};

function drawMeta(desk: InvoiceDesk, pen: Pen, sale: Sale, order: MetaOrder): number {
  const { style, title, isCredit, top, below } = order;
  const pairs: [string, string][] = [
    [desk.word(isCredit ? 'creditNumber' : 'number'), sale.number],
    [desk.word('date'), desk.date(sale.date)],
    ...(style.printsDue === false
      ? []
      : [[desk.word('due'), desk.date(sale.due)] satisfies [string, string]]),
    [desk.word('customerNumber'), `K${sale.date}`],
  ];
  const step = pen.size * 1.4;
  const x = pen.widthPt - 240;
  switch (style.meta) {
    case 'list':
      pen.left(x, top + 6, title, { size: 16, isBold: true });
      pairs.forEach(([label, value], index) => {
        pen.left(x, top + 10 + (index + 1) * step, label);
        pen.right(pen.widthPt - MARGIN, top + 10 + (index + 1) * step, value);
      });
      return top + 10 + pairs.length * step;
    case 'columned':
      pen.left(MARGIN, below, title, { size: 16, isBold: true });
      pairs.forEach(([label, value], index) => {
        pen.left(MARGIN, below + 6 + (index + 1) * step, label);
        pen.left(MARGIN + 130, below + 6 + (index + 1) * step, value);
      });
      return below + 6 + pairs.length * step;
    case 'row':
      pen.left(MARGIN, below, title, { size: 15, isBold: true });
      pairs.forEach(([label, value], index) => {
        pen.left(MARGIN + index * 128, below + step * 1.4, label, { isBold: true });
        pen.left(MARGIN + index * 128, below + step * 2.4, value);
      });
      return below + step * 2.6;
    case 'sentence':
      pen.left(MARGIN, below, title, { size: 14, isBold: true });
      pairs.forEach(([label, value], index) => {
        pen.left(MARGIN, below + 4 + (index + 1) * step, `${label.replace(/:$/, '')}: ${value}`);
      });
      return below + 4 + pairs.length * step;
  }
}
