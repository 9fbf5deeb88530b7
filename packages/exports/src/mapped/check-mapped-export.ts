import { type FlatRecord, formatDecimal } from '@tieout/records';
import { dateOrder } from '../cells/file-date.ts';
import { checkSource } from '../preflight/check-source.ts';
import { type PreflightItem, type PreflightLog, preflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Preset } from '../presets/preset.ts';
import { documentName } from '../source/document-name.ts';
import type { DocumentSource, ExportSource } from '../source/export-source.ts';
import { convertRecords, type MappedExport } from './convert-records.ts';
import { clashingNames } from './plan-columns.ts';

/** What is to know before the CSV of a mapping is downloaded, and the file as it will be. */
export type MappedPreflight = {
  readonly isBlocked: boolean;
  readonly items: readonly PreflightItem[];
  /** The CSV; null where something blocks it. */
  readonly csv: string | null;
};

/**
 * The preflight of a specified format: the same checks that presets have, and those of the mapping itself. `source` is the reading that
 * the records are of.
 */
export function checkMappedExport(
  source: ExportSource,
  request: MappedExport,
  options: ExportOptions,
): MappedPreflight {
  const log = preflightLog();
  const targets = new Set(
    Object.entries(request.mapping)
      .filter(([, target]) => target.trim() !== '')
      .map(([field]) => field),
  );
  checkSource(source, presetOf(request, targets), { ...options, dateFormat: request.dateFormat }, log);
  checkRecords(source, request.records, log);
  checkAccounts(source, targets, log);
  for (const [row, document] of source.documents.entries()) checkTax(document, targets, row, log);
  for (const name of clashingNames(request)) log.block('custom-field-clash', clash(name));
  if (log.items().some(({ level }) => level === 'block'))
    return { isBlocked: true, items: log.items(), csv: null };
  const { csv, issues } = convertRecords(request);
  for (const { code, message, row } of issues) log.warn(code, ISSUES[code], row, message);
  return { isBlocked: false, items: log.items(), csv };
}

const ISSUES = {
  'not-a-date': 'Cells that are not dates are exported as text.',
  'not-a-number': 'Cells that are not numbers are exported as text.',
  'value-left-out': 'Values are left out because another field goes to the same column.',
} as const;

const clash = (name: string) =>
  `The custom field “${name}” has the name of a column that a field is mapped to. Rename it, or map that field elsewhere.`;

/** The specified format as the checks see a target. */
function presetOf({ format, dateFormat }: MappedExport, mapped: ReadonlySet<string>): Preset {
  return {
    id: `mapped-${format}`,
    format,
    label: 'Custom CSV mapping',
    hint: '',
    takes: ['bank', 'card', 'invoice', 'receipt'],
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    limits: {},
    notices: [],
    asks: [],
    dates: format === 'generic' ? 'YYYY-MM-DD' : dateOrder({ dateFormat }),
    writesCurrency: mapped.has('currency'),
    decimals: format === 'generic' ? null : 2,
    isDateOptional: true,
    open: () => {
      throw new Error('a mapping is no preset');
    },
  };
}

function checkRecords({ documents }: ExportSource, records: readonly FlatRecord[], log: PreflightLog): void {
  if (records.length === 0)
    log.block(
      'no-rows',
      'The document has no lines, so the file would be a header only. Use Export with a target that takes the total as one line.',
    );
  for (const [row, document] of documents.entries())
    if (records.length > 0 && document.lines.length === 0)
      log.warn('document-without-lines', NO_LINES, row, documentName(document));
}

const NO_LINES = 'Documents without lines are not in the file: it has one row for each line.';

function checkAccounts({ statements }: ExportSource, mapped: ReadonlySet<string>, log: PreflightLog): void {
  if (statements.length < 2 || mapped.has('account')) return;
  log.warn(
    'accounts-mixed',
    `The file lists ${statements.length} accounts, and no column says which row is of which. Map the account field, or use Export, which writes one file for each account.`,
  );
}

/** Warns where the lines in the file come to something else than the document, because its tax is not among them. */
function checkTax(
  document: DocumentSource,
  mapped: ReadonlySet<string>,
  row: number,
  log: PreflightLog,
): void {
  const { lines, totalMinor, digits } = document;
  if (totalMinor === null || lines.length === 0 || mapped.has('tax') || mapped.has('total')) return;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== totalMinor)
    log.warn(
      'total-differs',
      'The lines in the file do not add up to the printed total: tax is not among them. Map the tax or total field, or use Export with a bill target.',
      row,
      `${documentName(document)}: lines ${formatDecimal(sum, digits)}`,
    );
}
