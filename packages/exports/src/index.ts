export { type DateFormat, regionDateFormat } from './cells/file-date.ts';
export { convertedName, quickbooksExportName } from './file-name.ts';
export {
  convertRecords,
  type MappedCsv,
  type MappedExport,
  type MappedFormat,
} from './mapped/convert-records.ts';
export type { MappingIssue } from './mapped/write-cell.ts';
