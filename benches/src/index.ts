export type { StatementTruth } from '@tieout/corpus';
export { makeMeasure, type Random, seededRandom } from '@tieout/corpus';
export { degradeDocument, type ScannedDocument, type ScanOrder } from './degrade/degrade-document.ts';
export { type HostileFile, handMadeFiles, hostileFile, type WholeFiles } from './fuzz/hostile-file.ts';
export { HOSTILE_PDFS } from './fuzz/hostile-pdfs.ts';
export { HOSTILE_PICTURES } from './fuzz/hostile-pictures.ts';
export { HOSTILE_XML, invoiceWithXml } from './fuzz/hostile-xml.ts';
export { wholeFiles } from './fuzz/whole-files.ts';
export {
  type GeneratedStatement,
  generateStatement,
  type StatementOrder,
} from './generator/generate-statement.ts';
