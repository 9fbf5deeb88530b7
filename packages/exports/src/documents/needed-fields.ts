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

/** Tells `log` which fields the target needs and the document does not print. */
export function checkNeededFields(
  { fields }: DocumentSource,
  needed: readonly NeededField[],
  row: number,
  log: PreflightLog,
): void {
  for (const field of needed) {
    if (fields[field] !== null) continue;
    const how = field === 'dueDate' ? ' or give the days until payment is due' : '';
    const message = `The document prints no ${NAMES[field]} and the target needs one: enter it in the review${how}.`;
    log.block(`no-${field === 'dueDate' ? 'due-date' : field}`, message, row);
  }
}

/** `document` with the due date that the person's days of payment make, where it prints none. */
export function withDueDate(document: DocumentSource, { dueDays }: ExportOptions): DocumentSource {
  const { date, dueDate } = document.fields;
  if (dueDate !== null || date === null || dueDays === undefined) return document;
  const fields: DocumentFields = { ...document.fields, dueDate: addDays(date, dueDays) };
  return { ...document, fields };
}

function addDays(date: string, days: number): string | null {
  const start = dayNumber(date);
  if (start === null) return null;
  const day = new Date((start + days) * 86_400_000);
  return calendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
