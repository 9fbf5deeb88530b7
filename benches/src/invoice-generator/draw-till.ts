import type { Pen } from '@tieout/corpus';
import type { DrawnInvoice } from './draw-invoice.ts';
import { drawSale, type Sale, type SoldItem } from './draw-sale.ts';
import type { InvoiceDesk } from './invoice-desk.ts';

/** How a till prints several of one thing: under the item, before its name on the same line, or above it. */
export type TillStyle = { readonly several: 'below' | 'before' | 'above'; readonly hasTaxTable: boolean };

const WIDTH = 210;

/** Draws a till's slip: no headings, items with their amounts, the sum, how it was paid, the taxes. */
export function drawTill(desk: InvoiceDesk, style: TillStyle): DrawnInvoice {
  const random = desk.random.branch('sale');
  const sale = drawSale(desk.words, random, {
    itemCount: random.whole(2, 14),
    scale: desk.locale.scale,
    isGross: true,
    names: desk.words.goods,
  });
  const items = sale.items.map((item) => ({ ...item, details: [] }));
  const pen = desk.pen({ size: 9, shape: 'mono' });
  const [left, right] = [40, 40 + WIDTH];
  let y = 50;
  for (const text of [sale.seller.name, sale.seller.street, sale.seller.city, sale.seller.taxId]) {
    pen.center((left + right) / 2, y, text);
    y += 12;
  }
  pen.center((left + right) / 2, y + 6, desk.word('receipt'), { isBold: true });
  y += 26;
  for (const item of items) y = drawTillItem(desk, pen, item, style, [left, right, y]);
  pen.line(left, y - 6, right, y - 6);
  y = drawTillSums(desk, pen, sale, style, [left, right, y + 8]);
  pen.left(left, y + 12, `${desk.word('receiptNumber').replace(/:$/, '')}: ${sale.number}`);
  pen.left(left, y + 24, `${desk.date(sale.date)}  14:32`);
  return {
    pen,
    sale: { ...sale, items },
    printed: {
      due: false,
      customer: false,
      subtotal: style.hasTaxTable,
      details: false,
      quantity: false,
      price: false,
    },
  };
}

type Place = readonly [left: number, right: number, y: number];

function drawTillItem(
  desk: InvoiceDesk,
  pen: Pen,
  item: SoldItem,
  style: TillStyle,
  [left, right, y]: Place,
): number {
  const times = `${desk.quantity(item.quantity)} x ${desk.number(item.price)}`;
  if (item.quantity === 1000) {
    pen.left(left, y, item.name);
    pen.right(right, y, desk.number(item.amount));
    return y + 12;
  }
  switch (style.several) {
    case 'below':
      pen.left(left, y, item.name);
      pen.right(right, y, desk.number(item.amount));
      pen.left(left + 14, y + 12, times);
      break;
    case 'above':
      pen.left(left, y, item.name);
      pen.left(left + 14, y + 12, times);
      pen.right(right, y + 12, desk.number(item.amount));
      break;
    case 'before':
      pen.left(left + 14, y, times);
      pen.left(left, y + 12, item.name);
      pen.right(right, y + 12, desk.number(item.amount));
      break;
  }
  return y + 24;
}

function drawTillSums(
  desk: InvoiceDesk,
  pen: Pen,
  sale: Sale,
  style: TillStyle,
  [left, right, top]: Place,
): number {
  let y = top;
  const row = (label: string, value: string, isBold = false) => {
    pen.left(left, y, label, { isBold });
    pen.right(right, y, value, { isBold });
    y += 12;
  };
  row(desk.word('total'), desk.priced(sale.total), true);
  if (desk.random.branch('paid').chance(0.5)) {
    const given = Math.ceil(sale.total / 1000) * 1000;
    row(desk.word('cash'), desk.number(given));
    row(desk.word('change'), desk.number(given - sale.total));
  } else row(desk.word('card'), desk.number(sale.total));
  y += 8;
  if (!style.hasTaxTable) {
    for (const { rate, tax } of sale.shares)
      row(desk.word('includedTax').replace('{rate}', desk.percent(rate)), desk.number(tax));
    return y;
  }
  const edges = [left + 40, left + 90, left + 145, right];
  const cells = (texts: readonly string[]) => {
    texts.forEach((text, index) => {
      pen.right(edges[index] ?? right, y, text);
    });
    y += 12;
  };
  cells([desk.word('rate'), desk.word('net'), desk.words.rate[0] ?? '', desk.word('gross')]);
  for (const { rate, base, tax } of sale.shares)
    cells([desk.percent(rate), desk.number(base), desk.number(tax), desk.number(base + tax)]);
  return y;
}
