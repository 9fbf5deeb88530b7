export { degradeDocument, type ScannedDocument, type ScanOrder } from './degrade/degrade-document.ts';
export { makeMeasure } from './generator/fonts.ts';
export {
  type DocumentOrder,
  type GeneratedDocument,
  generateDocument,
} from './generator/generate-document.ts';
export { sampleStatement } from './generator/sample-statement.ts';
export type { StatementTruth } from './generator/truth.ts';
