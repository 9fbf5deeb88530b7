export { degradeDocument, type ScannedDocument, type ScanOrder } from './degrade/degrade-document.ts';
export type { DocumentOrder, GeneratedDocument } from './generator/document-order.ts';
export { makeMeasure } from './generator/fonts.ts';
export { generateDocument } from './generator/generate-document.ts';
export { sampleStatement } from './generator/sample-statement.ts';
export type { StatementTruth } from './generator/truth.ts';
