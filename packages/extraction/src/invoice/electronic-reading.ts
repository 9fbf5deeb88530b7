import {
  currencyDigits,
  type ElectronicInvoice,
  formatDecimal,
  type InvoiceReading,
  SCHEMA_VERSION,
  toMinorUnits,
} from '@tieout/records';
import { judgedReading } from './judge-invoice.ts';

/** The box of a line of an electronic invoice: such a file has no page of its own. */
export type LineBox = (line: number) => readonly [number, number, number, number];

/** Values in an XML file need no check. */
const WRITTEN = 1;

/** An electronic invoice as a one-page reading: proven if its lines, allowances, charges and taxes add up to its total, to the cent. */
export function electronicReading(invoice: ElectronicInvoice, boxOf: LineBox): InvoiceReading {
  const digits = currencyDigits(invoice.currency);
  const money = (value: string | null) => asMoney(value, digits);
  const fields = {
    number: invoice.number,
    date: invoice.date,
    dueDate: invoice.dueDate,
    vendor: invoice.vendor,
    customer: invoice.customer,
    subtotal: money(invoice.taxBasis),
    tax: money(invoice.tax),
    total: asMoney(invoice.total, digits),
    currency: invoice.currency,
  };
  const off = { discount: addedUp(invoice.allowances, digits), charges: addedUp(invoice.charges, digits) };
  const written = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name] !== null);
  const reading: InvoiceReading = {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'read',
    kind: 'invoice',
    language: 'und',
    pageCount: 1,
    verdict: 'unproven',
    fields: { ...fields, ...given(off) },
    fieldSources: Object.fromEntries(written.map((name) => [name, { confidence: WRITTEN }])),
    lines: invoice.lines.map((line, index) => ({
      description: line.description ?? '',
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      amount: asMoney(line.amount, digits) ?? line.amount,
      ...(line.taxRate === null ? {} : { taxRate: line.taxRate }),
      source: { page: 1, box: [...boxOf(index)] },
    })),
    findings: [],
  };
  return judgedReading(reading, { decimals: digits, electronic: invoice, doubts: [] });
}

/** A non-zero amount; null if nothing was deducted or charged. */
function addedUp(value: string | null, digits: number): string | null {
  return Number(value ?? 0) === 0 ? null : asMoney(value, digits);
}

function given(amounts: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** An amount with the decimals of its currency; as written if it has more. */
function asMoney(value: string | null, digits: number): string | null {
  const minor = value === null ? null : toMinorUnits(value, digits);
  return minor === null ? value : formatDecimal(minor, digits);
}
