// The specification's column sets: flat records and a mapping → CSV.
export { type DateFormat, regionDateFormat } from './cells/file-date.ts';
export { type TaxRate, taxRatesOf } from './documents/tax-lines.ts';
export { convertedName, quickbooksExportName } from './file-name.ts';
export { checkMappedExport, type MappedPreflight } from './mapped/check-mapped-export.ts';
export {
  convertRecords,
  type MappedCsv,
  type MappedExport,
  type MappedFormat,
} from './mapped/convert-records.ts';
export { documentShape } from './mapped/document-shape.ts';
export type { MappingIssue } from './mapped/write-cell.ts';
// Several documents as one export, account by account.
export type { MergeNote } from './merge/compare-statements.ts';
export {
  type Merge,
  type MergedAccount,
  type MergedDocument,
  type MergeOptions,
  mergeSources,
} from './merge/merge-sources.ts';
export { parseBankDirectory } from './ofx/parse-bank-directory.ts';
export { searchBanks, type WebConnectBank } from './ofx/web-connect-banks.ts';
export type { PreflightItem, PreflightLevel } from './preflight/preflight-log.ts';
export type {
  ExportOptions,
  OfxAccountType,
  OptionName,
  Preset,
  SourceKind,
  TaxCode,
} from './presets/preset.ts';
export { findPreset, presets } from './presets/presets.ts';
export { combineSources } from './source/combine-sources.ts';
export type {
  DocumentLine,
  DocumentSource,
  ExportSource,
  Movement,
  StatementSource,
} from './source/export-source.ts';
export { NO_CORRECTIONS } from './source/export-source.ts';
// Presets: a reading → preflight and the file a target imports. `sourceOfExtraction`, then `exportSource`.
export { exportedIds, formerIds } from './source/exported-ids.ts';
export { type RowLabel, type RowLabels, sourceOfExtraction } from './source/source-of-extraction.ts';
// Proposals the person takes or leaves: payees and categories by words and by earlier choices.
export { choiceKey, cleanPayee, type LabelSuggestion, suggestLabel } from './suggestions/suggest-labels.ts';
export {
  type ExportFile,
  type ExportOutcome,
  exportSource,
  type Preflight,
} from './writing/export-source.ts';
export type { ExportPart } from './writing/file-parts.ts';
