import type { Pen } from '@tieout/corpus';
import { drawTable, figureColumn, textColumn } from '../generator/table.ts';
import { drawHead } from './draw-head.ts';
import type { DrawnInvoice } from './draw-invoice.ts';
import { drawSale, type Sale, type SoldItem } from './draw-sale.ts';
import { drawTotals } from './draw-totals.ts';
import type { InvoiceDesk } from './invoice-desk.ts';

/** A hotel's folio: days, charges, and the payment in a column of its own; prices hold the tax. */
export function drawFolio(desk: InvoiceDesk): DrawnInvoice {
  const { sale, pen } = openSale(desk, desk.words.hotel, true);
  const top = drawHead(
    desk,
    pen,
    sale,
    { seller: 'left', meta: 'columned', buyer: 'behind', printsDue: false },
    false,
  );
  const payment: SoldItem = { ...firstOf(sale), name: desk.word('card'), amount: -sale.total };
  const right = pen.widthPt - 42;
  const below = drawTable<SoldItem>(pen, {
    columns: [
      textColumn(desk.word('date'), 42, 168, (_, index) => desk.date(sale.date - 1 + Math.min(1, index))),
      textColumn(desk.word('description'), 172, right - 180, (item) => item.name),
      figureColumn(desk.words.debit, right - 90, (item) =>
        item === payment ? '' : desk.number(item.amount),
      ),
      figureColumn(desk.words.credit, right, (item) => (item === payment ? desk.number(sale.total) : '')),
    ],
    rows: [...sale.items, payment],
    top: top + 16,
    bottom: pen.heightPt - 90,
    lineHeight: 12,
    rowGap: 4,
    onNewSheet: () => 60,
  });
  drawTotals(desk, pen, sale, 'list', below + 14);
  return { pen, sale, printed: { due: false, quantity: false, price: false, details: false } };
}

/** A telephone bill: services with their amounts and nothing else, summed on the first page. */
export function drawServiceBill(desk: InvoiceDesk): DrawnInvoice {
  const { sale, pen } = openSale(desk, desk.words.telecom, false);
  const top = drawHead(desk, pen, sale, { seller: 'band', meta: 'sentence', buyer: 'window' }, false);
  const right = pen.widthPt - 42;
  const below = drawTable<SoldItem>(pen, {
    columns: [
      textColumn(desk.word('description'), 42, right - 120, (item) => item.name),
      figureColumn(desk.word('amount'), right, (item) => desk.priced(item.amount)),
    ],
    rows: sale.items,
    top: top + 16,
    bottom: pen.heightPt - 90,
    lineHeight: 13,
    rowGap: 4,
    onNewSheet: () => 60,
  });
  drawTotals(desk, pen, sale, 'boxed', below + 14);
  return { pen, sale, printed: { due: true, quantity: false, price: false, details: false } };
}

function openSale(desk: InvoiceDesk, names: readonly string[], isGross: boolean): { sale: Sale; pen: Pen } {
  const random = desk.random.branch('sale');
  const drawn = drawSale(desk.words, random, {
    itemCount: random.whole(2, 7),
    scale: desk.locale.scale,
    isGross,
    hasQuantities: false,
    names,
  });
  const sale = { ...drawn, items: drawn.items.map((item) => ({ ...item, details: [] })) };
  return { sale, pen: desk.pen({ size: 9.5 }) };
}

function firstOf(sale: Sale): SoldItem {
  const [first] = sale.items;
  if (first === undefined) throw new Error('a sale without items');
  return first;
}
