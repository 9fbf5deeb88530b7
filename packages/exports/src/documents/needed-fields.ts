import { calendarDate, type DocumentFields, dayNumber } from '@tieout/records';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import type { DocumentSource } from '../source/export-source.ts';

type NeededField = 'number' | 'date' | 'dueDate' | 'vendor' | 'customer';

const NAMES: Readonly<Record<NeededField, string>> = {
  number: 'number',
  date: 'date',
  dueDate: 'due date',
  vendor: 'vendor',
  customer: 'customer',
};

const WAYS: Readonly<Record<NeededField, string>> = {
  number: 'Enter the document number, and export such documents one at a time',
  date: 'Enter the date of the document',
  dueDate: 'Enter the days until payment is due',
  vendor: 'Enter the vendor’s name',
  customer: 'Enter the customer’s name',
};

/** Adds to `log` the fields that the target needs and neither the document nor the user gives. */
export function checkNeededFields(
  { fields }: DocumentSource,
  needed: readonly NeededField[],
  row: number,
  log: PreflightLog,
): void {
  for (const field of needed) {
    if (fields[field] !== null) continue;
    const message = `The document prints no ${NAMES[field]}, and the target needs one. ${WAYS[field]}.`;
    log.block(`no-${field === 'dueDate' ? 'due-date' : field}`, message, row);
  }
}

/** The documents with what the person gave for fields that they do not print. A number goes to the only document without one. */
export function withGivenFields(
  documents: readonly DocumentSource[],
  options: ExportOptions,
): DocumentSource[] {
  const withoutNumber = documents.filter(({ fields }) => fields.number === null);
  const number = withoutNumber.length === 1 ? givenText(options.documentNumber) : null;
  return documents.map((document) => ({
    ...document,
    fields: filledFields(document.fields, number, options),
  }));
}

function filledFields(fields: DocumentFields, number: string | null, options: ExportOptions): DocumentFields {
  const date = fields.date ?? options.documentDate ?? null;
  const { dueDays } = options;
  const due = date === null || dueDays === undefined ? null : addDays(date, dueDays);
  return {
    ...fields,
    date,
    number: fields.number ?? number,
    dueDate: fields.dueDate ?? due,
    vendor: fields.vendor ?? givenText(options.vendor),
    customer: fields.customer ?? givenText(options.customer),
  };
}

function givenText(text: string | undefined): string | null {
  return text?.trim() || null;
}

function addDays(date: string, days: number): string | null {
  const start = dayNumber(date);
  if (start === null) return null;
  const day = new Date((start + days) * 86_400_000);
  return calendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
