import type { Pen } from '@tieout/corpus';
import { type Column, drawTable, figureColumn, textColumn } from '../generator/table.ts';
import { drawHead, type HeadStyle } from './draw-head.ts';
import { drawSale, type Sale, type SaleOrder, type SoldItem } from './draw-sale.ts';
import { drawTotals, type TotalsStyle } from './draw-totals.ts';
import type { InvoiceDesk } from './invoice-desk.ts';
import type { Printed } from './invoice-truth.ts';

export type ColumnKey =
  | 'position'
  | 'code'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'rate'
  | 'amount';

/** How one design of invoices looks: everything it fixes; the rest is drawn for each document. */
export type InvoiceStyle = {
  readonly head: HeadStyle;
  readonly columns: readonly ColumnKey[];
  readonly totals: TotalsStyle;
  readonly rows: readonly [least: number, most: number];
  readonly sale?: Partial<SaleOrder>;
  readonly anchor?: 'first' | 'middle' | 'last';
  readonly look?: 'plain' | 'ruled' | 'zebra' | 'boxed' | 'banner';
  readonly size?: number;
  readonly isLandscape?: boolean;
  readonly isMono?: boolean;
  readonly repeatsHeading?: boolean;
  readonly carries?: boolean;
  /** Amounts in the table carry the currency. */
  readonly isPriced?: boolean;
};

export type DrawnInvoice = { readonly pen: Pen; readonly sale: Sale; readonly printed: Printed };

/** Draws a document of items in columns. */
export function drawInvoice(desk: InvoiceDesk, style: InvoiceStyle): DrawnInvoice {
  const sale = drawSale(desk.words, desk.random.branch('sale'), {
    itemCount: desk.random.whole(...style.rows),
    scale: desk.locale.scale,
    ...style.sale,
  });
  const pen = desk.pen({
    size: style.size ?? desk.random.pick([8.5, 9, 10]),
    ...(style.isLandscape === true ? { isLandscape: true } : {}),
    ...(style.isMono === true ? { shape: 'mono' as const } : {}),
  });
  const top = drawHead(desk, pen, sale, style.head, (style.sale?.sign ?? 1) < 0);
  const below = drawItems(desk, pen, sale, style, top + 14);
  const bottom = drawTotals(desk, pen, sale, style.totals, below + 12);
  drawFoot(desk, pen, sale, bottom);
  return {
    pen,
    sale,
    printed: {
      due: style.head.printsDue !== false,
      quantity: style.columns.includes('quantity'),
      price: style.columns.includes('price'),
    },
  };
}

const MARGIN = 42;
const WIDTHS: Readonly<Record<ColumnKey, number>> = {
  position: 26,
  code: 62,
  description: 0,
  quantity: 52,
  unit: 48,
  price: 66,
  discount: 56,
  rate: 52,
  amount: 84,
};

function drawItems(desk: InvoiceDesk, pen: Pen, sale: Sale, style: InvoiceStyle, top: number): number {
  const { look = 'plain' } = style;
  const right = pen.widthPt - MARGIN;
  const lineHeight = pen.size * 1.25;
  return drawTable<SoldItem>(pen, {
    columns: columnsOf(desk, pen, style),
    rows: sale.items,
    top,
    bottom: pen.heightPt - 90,
    lineHeight,
    rowGap: look === 'plain' ? 5 : 7,
    ...(style.anchor === undefined ? {} : { anchor: style.anchor }),
    repeatsHeading: style.repeatsHeading !== false,
    headingLook: look === 'banner' ? { isBold: true, color: '#ffffff' } : { isBold: true },
    onNewSheet: () => {
      pen.left(MARGIN, 40, `${desk.word('invoice')} ${sale.number}`);
      return 56;
    },
    ...(style.carries === true
      ? {
          onLeave: (last: SoldItem, y: number) => {
            const sum = sale.items
              .slice(0, sale.items.indexOf(last) + 1)
              .reduce((total, item) => total + item.amount, 0);
            pen.left(MARGIN, y, desk.word('carried'));
            pen.right(right, y, desk.number(sum));
          },
        }
      : {}),
    decorateHeading: (above, under) => {
      if (look === 'banner') pen.box(MARGIN - 3, above, right - MARGIN + 6, under - above, '#2f4858');
      else pen.line(MARGIN, under, right, under, 0.8);
    },
    decorate: (_, index, above, under) => {
      if (look === 'zebra' && index % 2 === 0)
        pen.box(MARGIN - 3, above, right - MARGIN + 6, under - above, '#eef1f4');
      if (look === 'ruled') pen.line(MARGIN, under, right, under, 0.4);
      if (look === 'boxed') pen.box(MARGIN - 3, above, right - MARGIN + 6, under - above, null, '#777777');
    },
  });
}

/** Columns from both edges towards the description, which takes what is left. */
function columnsOf(desk: InvoiceDesk, pen: Pen, style: InvoiceStyle): Column<SoldItem>[] {
  const factor = pen.size / 9;
  const fixed = style.columns.filter((key) => key !== 'description');
  const room = pen.widthPt - 2 * MARGIN - fixed.reduce((sum, key) => sum + WIDTHS[key] * factor, 0);
  let x = MARGIN;
  return style.columns.map((key) => {
    const width = key === 'description' ? room : WIDTHS[key] * factor;
    const left = x;
    x += width;
    return columnOf(desk, key, left, left + width, style.isPriced === true);
  });
}

function columnOf(
  desk: InvoiceDesk,
  key: ColumnKey,
  left: number,
  right: number,
  isPriced: boolean,
): Column<SoldItem> {
  const money = isPriced ? desk.priced : desk.number;
  switch (key) {
    case 'position':
      return textColumn(desk.word('position'), left, right - 4, (_, index) => String(index + 1));
    case 'code':
      return textColumn(desk.word('code_'), left, right - 6, (item) => item.code);
    case 'description':
      return textColumn(desk.word('description'), left, right - 14, (item) => [item.name, ...item.details]);
    case 'quantity':
      return figureColumn(desk.word('quantity'), right - 4, (item) => desk.quantity(item.quantity));
    case 'unit':
      return textColumn(desk.word('unit'), left + 4, right, (item) => item.unit);
    case 'price':
      return figureColumn(desk.word('price'), right - 2, (item) => money(item.price));
    case 'discount':
      return figureColumn(desk.word('discount'), right - 4, (item) =>
        item.discount === 0 ? '' : `${item.discount}%`,
      );
    case 'rate':
      return figureColumn(desk.word('rate'), right - 6, (item) => desk.percent(item.rate));
    case 'amount':
      return figureColumn(desk.word('amount'), right, (item) => money(item.amount));
  }
}

function drawFoot(desk: InvoiceDesk, pen: Pen, sale: Sale, y: number): void {
  const small = { size: 7.5 };
  pen
    .wrap(desk.random.branch('terms').pick(desk.words.terms), pen.widthPt - 2 * MARGIN, small)
    .forEach((line, index) => {
      pen.left(MARGIN, Math.min(y + 26 + index * 10, pen.heightPt - 62), line, small);
    });
  pen.onEverySheet((page, count) => {
    const text = `${sale.seller.name} · ${sale.seller.street} · ${sale.seller.city} · ${sale.seller.taxId}`;
    pen.center(pen.widthPt / 2, pen.heightPt - 40, text, small);
    pen.center(pen.widthPt / 2, pen.heightPt - 30, desk.words.bank, small);
    const words = desk.words.page.replace('{page}', String(page)).replace('{count}', String(count));
    pen.right(pen.widthPt - MARGIN, pen.heightPt - 18, words, small);
  });
}
