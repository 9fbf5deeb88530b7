import type { Pen } from '@tieout/corpus';
import type { Sale } from './draw-sale.ts';
import type { InvoiceDesk } from './invoice-desk.ts';

/** How the sums are laid out: a list at the right edge, one with a table of taxes next to it, or short of its subtotal. */
export type TotalsStyle = 'list' | 'tax-table' | 'boxed';

const MARGIN = 42;

/** Draws subtotal, taxes by rate, what is taken off and added, and the total; returns the y below them. */
export function drawTotals(desk: InvoiceDesk, pen: Pen, sale: Sale, style: TotalsStyle, top: number): number {
  const start = top + 130 > pen.heightPt - 60 ? turned(pen) : top;
  const rows = totalRows(desk, sale);
  const step = pen.size * 1.45;
  const right = pen.widthPt - MARGIN;
  const left = right - 190;
  if (style === 'boxed') pen.box(left - 8, start - 2, right - left + 14, rows.length * step + 8, '#f3f3ee');
  rows.forEach(([label, value], index) => {
    const look = { isBold: index === rows.length - 1 };
    pen.left(left, start + (index + 1) * step, label, look);
    pen.right(right, start + (index + 1) * step, value, look);
  });
  if (style === 'tax-table') drawTaxTable(desk, pen, sale, start);
  return start + (rows.length + 1) * step;
}

function turned(pen: Pen): number {
  pen.newSheet();
  return 60;
}

function totalRows(desk: InvoiceDesk, sale: Sale): [string, string][] {
  const taxed = sale.shares.map(({ rate, tax }): [string, string] => [
    desk.word(sale.isGross ? 'includedTax' : 'tax').replace('{rate}', desk.percent(rate)),
    desk.priced(tax),
  ]);
  const rows: [string, string][] = [
    [desk.word('subtotal'), desk.priced(sale.isGross ? sale.net : sale.itemSum)],
  ];
  if (sale.reduction !== 0) rows.push([desk.word('reduction'), desk.priced(-sale.reduction)]);
  if (sale.shipping !== 0) rows.push([desk.word('shipping'), desk.priced(sale.shipping)]);
  rows.push(...taxed);
  if (sale.shares.length > 1 && !sale.isGross) rows.push([desk.word('taxTotal'), desk.priced(sale.tax)]);
  rows.push([desk.word('total'), desk.priced(sale.total)]);
  return rows;
}

function drawTaxTable(desk: InvoiceDesk, pen: Pen, sale: Sale, top: number): void {
  const edges = [MARGIN + 60, MARGIN + 140, MARGIN + 220];
  const step = pen.size * 1.45;
  [desk.word('rate'), desk.word('base'), desk.word('taxTotal')].forEach((text, index) => {
    pen.right(edges[index] ?? 0, top + step, text, { isBold: true, size: pen.size - 1 });
  });
  sale.shares.forEach(({ rate, base, tax }, row) => {
    [desk.percent(rate), desk.number(base), desk.number(tax)].forEach((text, index) => {
      pen.right(edges[index] ?? 0, top + (row + 2) * step, text, { size: pen.size - 1 });
    });
  });
}
