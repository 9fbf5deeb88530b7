import {
  type Extraction,
  type Finding,
  formatPageRanges,
  type InvoiceReading,
  invoicesOf,
  isStatement,
  raiseFinding,
} from '@tieout/records';
import { EVIDENCE, type InvoiceStart, invoiceStarts } from '../invoice/invoice-starts.ts';
import { judgedReading } from '../invoice/judge-invoice.ts';
import type { Page } from '../read/page.ts';
import { type FileReading, type Part, partsAt, type ReadPart, surestFirst } from './file-reading.ts';

/** Splits a file that was read as no statement into its invoices and receipts, if its pages and totals separate them; else returns it unchanged. */
export function splitInvoices(whole: FileReading, pages: readonly Page[], readPart: ReadPart): FileReading {
  const { extraction } = whole;
  if (pages.length < 2 || isStatement(extraction)) return whole;
  const starts = invoiceStarts(pages);
  const parts = invoicesIn({ pages, extraction }, starts, readPart);
  if (parts.length > 1) return joinInvoices(parts);
  const isDoubtful = starts.some(({ evidence }) => evidence === 'sure');
  return isDoubtful && isInvoice(extraction) ? withDoubt(whole, extraction) : whole;
}

type InvoicePart = Part & { readonly extraction: InvoiceReading };

/** Splits pages into invoices and receipts, at the surest starts first, then each part at less sure ones; none where they are one document. */
function invoicesIn(whole: Part, starts: readonly InvoiceStart[], readPart: ReadPart): InvoicePart[] {
  for (const own of surestFirst(starts, EVIDENCE)) {
    const parts = divide(whole.pages, own, readPart);
    if (parts.length > 0 && !holdsAll(whole, parts))
      return parts.flatMap((part) => {
        const within = invoicesIn(part, invoiceStarts(part.pages), readPart);
        return within.length > 0 ? within : [part];
      });
  }
  return [];
}

/** Splits pages at those starts that separate documents with a total of their own: a part without one continues the part before, or leads to the one after. None if one document remains. */
function divide(pages: readonly Page[], starts: readonly InvoiceStart[], readPart: ReadPart): InvoicePart[] {
  if (starts.length === 0) return [];
  const parts = partsAt(pages, starts).map(readPart);
  const dropped =
    startWithoutTotal(parts, starts) ??
    starts.find((start, index) => {
      const [before, own] = [parts[index], parts[index + 1]];
      return before === undefined || own === undefined || !areTwo(before, own, start);
    });
  if (dropped !== undefined)
    return divide(
      pages,
      starts.filter((start) => start !== dropped),
      readPart,
    );
  return parts.filter(hasTotal);
}

/** The weaker start next to the first part without a total. */
function startWithoutTotal(
  parts: readonly Part[],
  starts: readonly InvoiceStart[],
): InvoiceStart | undefined {
  const without = parts.findIndex((part) => !hasTotal(part));
  if (without < 0) return undefined;
  const [own, next] = [starts[without - 1], starts[without]];
  return own === undefined || (next !== undefined && isFainter(next, own)) ? next : own;
}

function isFainter(a: InvoiceStart, b: InvoiceStart): boolean {
  return EVIDENCE.indexOf(a.evidence) > EVIDENCE.indexOf(b.evidence);
}

/** Whether the pages, read as one document, are proven with the lines of all its parts. */
function holdsAll({ extraction: whole }: Part, parts: readonly InvoicePart[]): boolean {
  const lines = parts.reduce((sum, { extraction }) => sum + extraction.lines.length, 0);
  return isInvoice(whole) && whole.verdict === 'proven' && whole.lines.length >= lines;
}

/** Whether two parts differ so much that they are two documents, as the start of the second says. */
function areTwo(
  { extraction: before }: Part,
  { extraction: own }: Part,
  { evidence }: InvoiceStart,
): boolean {
  if (!isInvoice(before) || !isInvoice(own)) return false;
  const differ = (name: 'number' | 'date' | 'total') =>
    before.fields[name] !== null && own.fields[name] !== null && before.fields[name] !== own.fields[name];
  if (evidence === 'sure') return true;
  const areProven = before.verdict === 'proven' && own.verdict === 'proven';
  // A payment slip repeats the total of the document before it, but not its lines; those of a subscription are alike under other numbers.
  if (!differ('total')) return areProven && differ('number') && own.lines.length > 0;
  return evidence === 'likely' || areProven || differ('number') || (differ('date') && own.lines.length > 0);
}

function isInvoice(extraction: Extraction): extraction is InvoiceReading {
  return extraction.outcome === 'read' && !isStatement(extraction);
}

function hasTotal(part: Part): part is InvoicePart {
  return isInvoice(part.extraction) && part.extraction.fields.total !== null;
}

function joinInvoices(parts: readonly InvoicePart[]): FileReading {
  const [first, ...others] = parts.map(({ extraction }) => extraction);
  if (first === undefined) throw new Error('a file of several invoices holds none');
  const findings = parts.flatMap(({ extraction }, invoice) =>
    extraction.findings.map((finding) => ({ ...finding, invoice })),
  );
  return {
    parts,
    extraction: {
      ...first,
      pageCount: parts.reduce((sum, part) => sum + part.pages.length, 0),
      others: others.flatMap(invoicesOf),
      findings: [severalFinding(parts), ...findings],
    },
  };
}

function severalFinding(parts: readonly InvoicePart[]): Finding {
  const pages = parts.map((part) => formatPageRanges(part.pages.map(({ number }) => number)));
  return raiseFinding('several-invoices', { readAs: 'several', pages });
}

/** The file as one document, doubted because other numbers appear on its pages. */
function withDoubt(whole: FileReading, extraction: InvoiceReading): FileReading {
  const { evidence } = extraction;
  if (evidence === undefined) throw new Error('an invoice read without what judging it takes');
  const doubts = [...evidence.doubts, raiseFinding('several-invoices', { readAs: 'one' })];
  return { ...whole, extraction: judgedReading(extraction, { ...evidence, doubts }) };
}
