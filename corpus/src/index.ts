export { drawBills } from './bills/draw-bills.ts';
export { drawFolder } from './draw-folder.ts';
export { type MadeDocument, makeDocument } from './drawing/make-document.ts';
export { hintsOf } from './layout/hints-of.ts';
export type { Layout } from './layout/layout.ts';
export { LayoutError } from './layout/layout-error.ts';
export { parseLayout } from './layout/parse-layout.ts';
export {
  drawLedger,
  type Entry,
  type Ledger,
  type LedgerOrder,
  type Totals,
  withoutLastEntry,
} from './ledger/draw-ledger.ts';
export { type Random, seededRandom } from './ledger/random.ts';
export type { AccountTruth, StatementTruth, TransactionTruth } from './ledger/truth.ts';
export { fontBytes, fontKey, fontOf, type Measure, makeMeasure } from './paper/fonts.ts';
export type { Face, FaceShape, FontSet, Mark, Paper, Sheet, TextMark } from './paper/paper.ts';
export { type Look, type PaperKind, type Pen, takePen } from './paper/pen.ts';
export { writeWithPdfLib } from './paper/write-with-pdf-lib.ts';
export { writeWithPdfkit } from './paper/write-with-pdfkit.ts';
export { readLayouts } from './read-layouts.ts';
export { varyLayout } from './varying/vary-layout.ts';
export { formatAmount, type NumberStyle } from './writing/format-amount.ts';
export { type DateNames, type Day, dayOf, formatDate, isoDate, partsOf } from './writing/format-date.ts';
export { chinese } from './writing/languages/chinese.ts';
export { danish } from './writing/languages/danish.ts';
export { dutch } from './writing/languages/dutch.ts';
export { english } from './writing/languages/english.ts';
export { french } from './writing/languages/french.ts';
export { german } from './writing/languages/german.ts';
export { italian } from './writing/languages/italian.ts';
export { japanese } from './writing/languages/japanese.ts';
export type { Language, MovementKind } from './writing/languages/language.ts';
export { norwegian } from './writing/languages/norwegian.ts';
export { polish } from './writing/languages/polish.ts';
export { portuguese } from './writing/languages/portuguese.ts';
export { spanish } from './writing/languages/spanish.ts';
export { swedish } from './writing/languages/swedish.ts';
export { LOCALES, type Locale } from './writing/locales.ts';
