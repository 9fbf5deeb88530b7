import {
  currencyDigits,
  type Finding,
  formatDecimal,
  type InvoiceReading,
  raiseFinding,
  SCHEMA_VERSION,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import type { ElectronicInvoice } from './electronic-invoice.ts';

/** Where a line of an electronic invoice is shown: such a file has no page of its own. */
export type LineBox = (line: number) => readonly [number, number, number, number];

/** Decimals that hold every amount of an invoice. */
const DIGITS = 4;
/** What is written in a file of XML needs no look. */
const WRITTEN = 1;

/** An electronic invoice as a reading of one page: proven where its lines, allowances, charges and taxes make its total, to the cent. */
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
  const written = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name] !== null);
  const { verdict, findings } = checked(invoice, digits);
  return {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'read',
    kind: 'invoice',
    language: 'und',
    pageCount: 1,
    verdict,
    fields,
    fieldSources: Object.fromEntries(written.map((name) => [name, { confidence: WRITTEN }])),
    lines: invoice.lines.map((line, index) => ({
      description: line.description ?? '',
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      amount: asMoney(line.amount, digits) ?? line.amount,
      ...(line.taxRate === null ? {} : { taxRate: line.taxRate }),
      source: { page: 1, box: [...boxOf(index)] },
    })),
    findings: [
      ...(invoice.isCredit && !invoice.total.startsWith('-') ? [raiseFinding('credit-unsigned', {})] : []),
      ...findings,
    ],
  };
}

/** An amount with the decimals of its currency; as written where it has more. */
function asMoney(value: string | null, digits: number): string | null {
  const minor = value === null ? null : toMinorUnits(value, digits);
  return minor === null ? value : formatDecimal(minor, digits);
}

function checked(
  invoice: ElectronicInvoice,
  digits: number,
): { readonly verdict: Verdict; readonly findings: Finding[] } {
  const minor = (value: string | null) => toMinorUnits(value ?? '0', DIGITS) ?? Number.NaN;
  const shown = (value: number) => formatDecimal(Math.round(value / 10 ** (DIGITS - digits)), digits);
  const total = minor(invoice.total);
  const sum = invoice.lines.reduce((whole, { amount }) => whole + minor(amount), 0);
  const lineTotal = invoice.lineTotal === null ? sum : minor(invoice.lineTotal);
  const basis = lineTotal - minor(invoice.allowances) + minor(invoice.charges);
  const written = invoice.taxBasis === null ? basis : minor(invoice.taxBasis);
  const findings: Finding[] = [];
  if (invoice.lines.length > 0 && sum !== lineTotal)
    findings.push(
      raiseFinding('sum-break', {
        of: 'lines',
        printed: shown(lineTotal),
        calculated: shown(sum),
        difference: shown(Math.abs(lineTotal - sum)),
      }),
    );
  if (basis !== written || written + minor(invoice.tax) !== total)
    findings.push(
      raiseFinding('sum-break', {
        of: 'document',
        subtotal: shown(basis),
        tax: shown(minor(invoice.tax)),
        printed: shown(total),
      }),
    );
  if (findings.length > 0) return { verdict: 'contradicted', findings };
  if (invoice.lines.length === 0)
    return { verdict: 'unproven', findings: [raiseFinding('not-found', { missing: 'lines' })] };
  return { verdict: 'proven', findings: [raiseFinding('check-holds', { check: 'lines', sum: shown(sum) })] };
}
