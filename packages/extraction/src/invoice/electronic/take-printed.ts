import type { ElectronicInvoice, InvoiceReading } from '@tieout/records';
import { normalise } from '../../vocabulary/normalise.ts';
import { isOneMark, isOneName } from './is-one.ts';

/** All printed text, and the dates in it in either order of day and month. */
export type PrintedPage = { readonly text: string; readonly days: readonly string[] };

/** Confidence of a value that the XML gives and the page prints. */
const AGREED = 0.99;

/** Takes over a name, number or date that the XML gives and the page prints anywhere. */
export function takePrinted(
  reading: InvoiceReading,
  electronic: ElectronicInvoice,
  page: PrintedPage,
): InvoiceReading {
  const printed = ` ${normalise(page.text)} `;
  const codes = new Set(page.text.split(/\s+/).map((word) => word.replace(/^[#(]+|[),.;:]+$/g, '')));
  const days = new Set<string>(page.days);
  const { fields } = reading;
  const name = (own: string | null, other: string | null) =>
    other !== null && !isOneName(own, other) && printed.includes(` ${normalise(other)} `) ? other : own;
  const day = <Day extends string | null>(own: Day, other: Day) =>
    other !== null && own !== other && days.has(other) ? other : own;
  const isNumbered = electronic.number !== null && codes.has(electronic.number);
  const taken = {
    number: isNumbered && !isOneMark(fields.number, electronic.number) ? electronic.number : fields.number,
    date: day(fields.date, electronic.date),
    dueDate: day(fields.dueDate, electronic.dueDate),
    vendor: name(fields.vendor, electronic.vendor),
    customer: name(fields.customer, electronic.customer),
  };
  const changed = (Object.keys(taken) as (keyof typeof taken)[]).filter((key) => taken[key] !== fields[key]);
  const sources = Object.fromEntries(changed.map((key) => [key, { confidence: AGREED }]));
  return {
    ...reading,
    fields: { ...fields, ...taken },
    fieldSources: { ...reading.fieldSources, ...sources },
  };
}
