import {
  type Finding,
  type FindingParameters,
  type FindingPlace,
  type InvoiceReading,
  raiseFinding,
  toMinorUnits,
} from '@tieout/records';
import { normalise } from '../../vocabulary/normalise.ts';
import type { ElectronicInvoice } from './electronic-invoice.ts';

/** All that is printed, and the days among it in either order of day and month. */
export type PrintedPage = { readonly text: string; readonly days: readonly string[] };

/** Decimals that hold every amount of an invoice, so that "10" and "10.00" are one. */
const DIGITS = 4;

/**
 * The reading of the page weighed against the electronic invoice inside the PDF: proven where both say the same, contradicted
 * where a sum differs. What the page does not print is not filled in.
 */
export function compareElectronic(
  reading: InvoiceReading,
  electronic: ElectronicInvoice,
  page: PrintedPage,
): InvoiceReading {
  const named = withPrinted(reading, electronic, page);
  const sums = sumFindings(named, electronic);
  const others = [...markFindings(named, electronic), ...lineFindings(named, electronic)];
  const findings = [...named.findings, ...sums, ...others];
  if (sums.length > 0) return { ...named, verdict: 'contradicted', findings };
  return { ...named, ...agreed(named, electronic, others, findings) };
}

/** How sure a value is that the XML gives and the page prints. */
const AGREED = 0.99;

/** A name, number or day that the XML gives and the page prints is the document's, wherever on the page it is. */
function withPrinted(
  reading: InvoiceReading,
  electronic: ElectronicInvoice,
  page: PrintedPage,
): InvoiceReading {
  const printed = ` ${normalise(page.text)} `;
  const codes = new Set(page.text.split(/\s+/).map((word) => word.replace(/^[#(]+|[),.;:]+$/g, '')));
  const days = new Set<string>(page.days);
  const { fields } = reading;
  const name = (own: string | null, other: string | null) =>
    other !== null && !isAlike(own, other) && printed.includes(` ${normalise(other)} `) ? other : own;
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

/** Whether two names are one, written longer or shorter. */
function isAlike(a: string | null, b: string): boolean {
  if (a === null) return false;
  const [x, y] = [normalise(a).replaceAll(' ', ''), normalise(b).replaceAll(' ', '')];
  return x.includes(y) || y.includes(x);
}

/** Whether two amounts are one; a credit note writes its own without the minus the page may print. */
function isSame(printed: string, written: string | null, isCredit: boolean): boolean {
  const [a, b] = [toMinorUnits(printed, DIGITS), toMinorUnits(written ?? '', DIGITS)];
  return a !== null && b !== null && (a === b || (isCredit && a === -b));
}

function sumFindings({ fields }: InvoiceReading, electronic: ElectronicInvoice): Finding[] {
  const checks = [
    ['subtotal', fields.subtotal, [electronic.taxBasis, electronic.lineTotal]],
    ['tax', fields.tax, [electronic.tax]],
    ['total', fields.total, [electronic.total]],
  ] as const;
  return checks.flatMap(([name, printed, all]) => {
    const written = all.filter((amount) => amount !== null);
    const isOk =
      printed === null ||
      written.length === 0 ||
      written.some((amount) => isSame(printed, amount, electronic.isCredit));
    return isOk ? [] : [differs(name, printed, written[0] ?? '')];
  });
}

function markFindings({ fields }: InvoiceReading, electronic: ElectronicInvoice): Finding[] {
  const marks = [
    ['invoice number', fields.number, electronic.number],
    ['date', fields.date, electronic.date],
    ['due date', fields.dueDate, electronic.dueDate],
    ['currency', fields.currency, electronic.currency],
  ] as const;
  const parties = [
    ['vendor', fields.vendor, electronic.vendor],
    ['customer', fields.customer, electronic.customer],
  ] as const;
  return [
    ...marks.filter(([, printed, written]) => !isOneMark(printed, written)),
    ...parties.filter(
      ([, printed, written]) => printed !== null && written !== null && !isAlike(printed, written),
    ),
  ].map(([name, printed, written]) => differs(name, printed ?? '', written ?? ''));
}

function isOneMark(printed: string | null, written: string | null): boolean {
  if (printed === null || written === null) return true;
  return printed.replaceAll(/\s/g, '').toUpperCase() === written.replaceAll(/\s/g, '').toUpperCase();
}

/** Lines that are printed net are compared one by one; the XML has no others. */
function lineFindings(reading: InvoiceReading, electronic: ElectronicInvoice): Finding[] {
  const { lines } = electronic;
  if (lines.length === 0 || reading.lines.length === 0 || !isNet(reading, electronic)) return [];
  if (lines.length !== reading.lines.length)
    return [differs('number of lines', String(reading.lines.length), String(lines.length))];
  return reading.lines.flatMap((line, row) => {
    const written = lines[row]?.amount ?? '';
    if (isSame(line.amount, written, electronic.isCredit)) return [];
    return [differs('amount of this line', line.amount, written, { page: line.source.page, row })];
  });
}

function isNet({ lines }: InvoiceReading, electronic: ElectronicInvoice): boolean {
  const sum = lines.reduce((total, line) => total + (toMinorUnits(line.amount, DIGITS) ?? 0), 0);
  const gross = toMinorUnits(electronic.total, DIGITS);
  return electronic.taxBasis === electronic.total || Math.abs(sum) !== Math.abs(gross ?? 0);
}

type Differing = FindingParameters<'xml-differs'>['what'];

function differs(what: Differing, printed: string, written: string, place: FindingPlace = {}): Finding {
  return raiseFinding('xml-differs', { what, printed, written }, place);
}

/** What an electronic invoice without a contradiction proves: with its lines, the whole paper; without, its sums only. */
function agreed(
  reading: InvoiceReading,
  electronic: ElectronicInvoice,
  others: readonly Finding[],
  findings: readonly Finding[],
): Pick<InvoiceReading, 'verdict' | 'findings'> {
  const { total } = reading.fields;
  if (total === null) return { verdict: reading.verdict, findings: [...findings] };
  const hasDoubt = others.some((finding) => finding.row !== undefined);
  const multiplies = !reading.findings.some(
    ({ code, parameters }) => code === 'figures-disagree' && parameters.reason === 'line-product',
  );
  const coversLines =
    electronic.lines.length > 0 &&
    electronic.lines.length === reading.lines.length &&
    isNet(reading, electronic) &&
    !hasDoubt;
  const agreement = raiseFinding('check-holds', { check: 'electronic-invoice', total, coversLines });
  const verdict = hasDoubt && reading.verdict === 'proven' ? 'unproven' : reading.verdict;
  return {
    verdict: coversLines && multiplies && verdict === 'unproven' ? 'proven' : verdict,
    findings: [...findings, agreement],
  };
}
