import { type DrawnInvoice, drawInvoice, type InvoiceStyle } from './draw-invoice.ts';
import { drawFolio, drawServiceBill } from './draw-list.ts';
import { drawTill } from './draw-till.ts';
import type { InvoiceDesk } from './invoice-desk.ts';

/** A design of documents: its name, what kind they are, and how one is drawn. */
export type Layout = {
  readonly id: string;
  readonly kind: 'invoice' | 'receipt';
  readonly tags: readonly string[];
  readonly draw: (desk: InvoiceDesk) => DrawnInvoice;
};

/** Every design. A new one is one row here. */
export const LAYOUTS: readonly Layout[] = [
  styled('window-letter', ['position'], {
    head: { seller: 'window', meta: 'columned', buyer: 'window' },
    columns: ['position', 'description', 'quantity', 'unit', 'price', 'rate', 'amount'],
    totals: 'list',
    rows: [2, 12],
  }),
  styled('title-right', [], {
    head: { seller: 'left', meta: 'list', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [1, 8],
    isPriced: true,
  }),
  styled('banner', ['banner-heading'], {
    head: { seller: 'band', meta: 'list', buyer: 'labelled', hasShipTo: true },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'boxed',
    rows: [2, 10],
    look: 'banner',
  }),
  styled('boxed-grid', ['ruled'], {
    head: { seller: 'left', meta: 'row', buyer: 'labelled' },
    columns: ['code', 'description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [2, 9],
    look: 'boxed',
  }),
  styled('zebra', ['zebra'], {
    head: { seller: 'right', meta: 'columned', buyer: 'labelled' },
    columns: ['description', 'quantity', 'unit', 'price', 'amount'],
    totals: 'list',
    rows: [3, 12],
    look: 'zebra',
  }),
  styled('amount-only', ['no-quantity'], {
    head: { seller: 'left', meta: 'sentence', buyer: 'behind' },
    columns: ['description', 'amount'],
    totals: 'list',
    rows: [2, 6],
    sale: { hasQuantities: false },
  }),
  styled('quantity-first', ['quantity-first'], {
    head: { seller: 'right', meta: 'list', buyer: 'labelled' },
    columns: ['quantity', 'description', 'price', 'amount'],
    totals: 'list',
    rows: [2, 9],
    look: 'ruled',
  }),
  styled('amounts-last-line', ['amount-below-description'], {
    head: { seller: 'left', meta: 'list', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [2, 7],
    anchor: 'last',
    look: 'ruled',
  }),
  styled('amounts-middle', ['amount-amid-description'], {
    head: { seller: 'labelled', meta: 'list', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [2, 7],
    anchor: 'middle',
    look: 'boxed',
  }),
  styled('tax-table', ['tax-table'], {
    head: { seller: 'left', meta: 'columned', buyer: 'labelled' },
    columns: ['code', 'description', 'quantity', 'price', 'rate', 'amount'],
    totals: 'tax-table',
    rows: [2, 9],
  }),
  styled('discount-column', ['discount-column'], {
    head: { seller: 'right', meta: 'row', buyer: 'labelled' },
    columns: ['position', 'description', 'quantity', 'price', 'discount', 'amount'],
    totals: 'list',
    rows: [2, 9],
    sale: { hasDiscounts: true },
  }),
  styled('extras', ['shipping', 'discount'], {
    head: { seller: 'left', meta: 'list', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [2, 8],
    sale: { hasExtras: true },
  }),
  styled('gross-lines', ['gross-lines'], {
    head: { seller: 'labelled', meta: 'columned', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'rate', 'amount'],
    totals: 'list',
    rows: [2, 8],
    sale: { isGross: true },
  }),
  styled('long', ['multi-page'], {
    head: { seller: 'right', meta: 'columned', buyer: 'window' },
    columns: ['position', 'code', 'description', 'quantity', 'unit', 'price', 'amount'],
    totals: 'list',
    rows: [26, 60],
    carries: true,
  }),
  styled('long-headless', ['multi-page', 'no-repeated-headings'], {
    head: { seller: 'left', meta: 'list', buyer: 'labelled' },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [26, 50],
    repeatsHeading: false,
  }),
  styled('credit-note', ['credit-note', 'negative'], {
    head: { seller: 'left', meta: 'list', buyer: 'labelled', printsDue: false },
    columns: ['description', 'quantity', 'price', 'amount'],
    totals: 'list',
    rows: [1, 5],
    sale: { sign: -1 },
  }),
  styled('typewriter', ['monospaced'], {
    head: { seller: 'left', meta: 'sentence', buyer: 'labelled' },
    columns: ['quantity', 'unit', 'description', 'price', 'amount'],
    totals: 'list',
    rows: [2, 9],
    size: 8,
    isMono: true,
  }),
  styled('landscape', ['landscape'], {
    head: { seller: 'band', meta: 'row', buyer: 'labelled', hasShipTo: true },
    columns: ['position', 'code', 'description', 'quantity', 'unit', 'price', 'discount', 'rate', 'amount'],
    totals: 'tax-table',
    rows: [3, 12],
    isLandscape: true,
    sale: { hasDiscounts: true },
    look: 'ruled',
  }),
  {
    id: 'till-below',
    kind: 'receipt',
    tags: ['till'],
    draw: (desk) => drawTill(desk, { several: 'below', hasTaxTable: true }),
  },
  {
    id: 'till-above',
    kind: 'receipt',
    tags: ['till'],
    draw: (desk) => drawTill(desk, { several: 'above', hasTaxTable: false }),
  },
  {
    id: 'till-before',
    kind: 'receipt',
    tags: ['till'],
    draw: (desk) => drawTill(desk, { several: 'before', hasTaxTable: true }),
  },
  { id: 'folio', kind: 'receipt', tags: ['hotel-folio', 'gross-lines'], draw: drawFolio },
  { id: 'service-bill', kind: 'invoice', tags: ['telecom', 'no-quantity'], draw: drawServiceBill },
];

function styled(id: string, tags: readonly string[], style: InvoiceStyle): Layout {
  return { id, kind: 'invoice', tags, draw: (desk) => drawInvoice(desk, style) };
}
