export { drawBills } from './bills/draw-bills.ts';
export type { BillDocumentTruth, DrawnBill } from './bills/make-bill.ts';
export { drawBill } from './bills/make-bill.ts';
export type { Bill } from './bills/parse-bill.ts';
export { readBills } from './bills/read-bills.ts';
export { drawFolder } from './draw-folder.ts';
export type { LayoutOrder } from './drawing/draw-layout.ts';
export {
  type DrawnDocument,
  drawDocument,
  type MadeDocument,
  makeDocument,
} from './drawing/make-document.ts';
export type { AlteredRows } from './drawing/scene.ts';
export type { Variant } from './layout/header.ts';
export { hintsOf } from './layout/hints-of.ts';
export type { Layout } from './layout/layout.ts';
export { LayoutError } from './layout/layout-error.ts';
export { parseLayout } from './layout/parse-layout.ts';
export { type Entry, type Ledger, withoutFirstEntry, withoutLastEntry } from './ledger/draw-ledger.ts';
export { type Random, seededRandom } from './ledger/random.ts';
export type { AccountTruth, StatementTruth, TransactionTruth } from './ledger/truth.ts';
export { fontBytes, fontKey, fontOf, type Measure, makeMeasure } from './paper/fonts.ts';
export type { Face, FontSet, Mark, Paper, Sheet, TextMark } from './paper/paper.ts';
export { writeWithPdfLib } from './paper/write-with-pdf-lib.ts';
export { writeWithPdfkit } from './paper/write-with-pdfkit.ts';
export { readLayouts } from './read-layouts.ts';
export { varyBill } from './varying/vary-bill.ts';
export { varyLayout } from './varying/vary-layout.ts';
export { formatAmount } from './writing/format-amount.ts';
export { isoDate } from './writing/format-date.ts';
