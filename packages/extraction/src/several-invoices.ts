import {
  type Extraction,
  type Finding,
  formatPageRanges,
  type InvoiceReading,
  isStatement,
} from '@tieout/records';
import { type FileReading, oncePerPart, type Part, partsAt, type ReadOne } from './file-reading.ts';
import { type InvoiceStart, invoiceStarts } from './invoice/invoice-starts.ts';
import type { Page } from './read/page.ts';

/** A file that was read as no statement, as the several invoices and receipts it holds where its pages and their sums tell them apart; else the reading as it was. */
export function partInvoices(whole: FileReading, pages: readonly Page[], readOne: ReadOne): FileReading {
  const { extraction } = whole;
  if (pages.length < 2 || isStatement(extraction)) return whole;
  const starts = invoiceStarts(pages);
  const readPart = oncePerPart(readOne);
  for (const level of LEVELS) {
    const own = starts.filter(({ evidence }) => level.includes(evidence));
    const division = divide(pages, own, readPart);
    if (division !== null && isRather(division, extraction)) return joinInvoices(division.parts);
  }
  const isDoubtful = starts.some(({ evidence }) => evidence === 'sure');
  return isDoubtful && isInvoice(extraction) ? withDoubt(whole, extraction) : whole;
}

/** What a file is parted by, the surest first. */
const LEVELS: readonly (readonly InvoiceStart['evidence'][])[] = [
  ['sure'],
  ['sure', 'likely'],
  ['sure', 'likely', 'faint'],
];

type InvoicePart = Part & { readonly extraction: InvoiceReading };
type Division = { readonly starts: readonly InvoiceStart[]; readonly parts: readonly InvoicePart[] };

/** The file parted at those of the starts between which a paper with a total of its own stands: what has none goes on with the pages before, or leads to those behind. Null where it is one paper then. */
function divide(
  pages: readonly Page[],
  starts: readonly InvoiceStart[],
  readPart: (pages: readonly Page[]) => Part,
): Division | null {
  if (starts.length === 0) return null;
  const parts = partsAt(pages, starts).map(readPart);
  const without = parts.findIndex((part) => !hasTotal(part));
  if (without >= 0) {
    const dropped = Math.max(0, without - 1);
    return divide(
      pages,
      starts.filter((_, index) => index !== dropped),
      readPart,
    );
  }
  return { starts, parts: parts.filter(hasTotal) };
}

/** Whether a file is rather several papers than the one it was read as: that one neither makes its total of the lines of all, nor are the papers alike in what they tell. */
function isRather({ starts, parts }: Division, whole: Extraction): boolean {
  const isProven = isInvoice(whole) && whole.verdict === 'proven';
  const lines = parts.reduce((sum, { extraction }) => sum + extraction.lines.length, 0);
  if (isProven && whole.lines.length >= lines) return false;
  const areProven = parts.every(({ extraction }) => extraction.verdict === 'proven');
  return starts.every(({ evidence }, index) => {
    const [before, own] = [parts[index]?.extraction.fields, parts[index + 1]?.extraction.fields];
    if (before === undefined || own === undefined) return false;
    const differ = (name: 'number' | 'date' | 'total') =>
      before[name] !== null && own[name] !== null && before[name] !== own[name];
    if (evidence === 'sure') return true;
    // A slip for what was paid repeats the total of the paper it lies behind.
    if (!differ('total')) return false;
    return evidence === 'likely' || areProven || (!isProven && (differ('number') || differ('date')));
  });
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
      others: others.map(({ kind, verdict, fields, lines }) => ({ kind, verdict, fields, lines })),
      findings: [severalFinding(parts), ...findings],
    },
  };
}

function severalFinding(parts: readonly InvoicePart[]): Finding {
  const pages = parts.map((part) => formatPageRanges(part.pages.map(({ number }) => number)));
  return {
    code: 'several-invoices',
    severity: 'info',
    message: `This file holds ${parts.length} invoices or receipts, on pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}. Each was read by itself.`,
  };
}

/** The file as one paper, which other numbers on its pages speak against. */
function withDoubt(whole: FileReading, extraction: InvoiceReading): FileReading {
  const finding: Finding = {
    code: 'maybe-several-invoices',
    severity: 'warning',
    message:
      'Pages of this file tell different invoice numbers, and it was read as one invoice. If it holds several, upload each by itself.',
  };
  const verdict = extraction.verdict === 'proven' ? 'unproven' : extraction.verdict;
  return {
    ...whole,
    extraction: { ...extraction, verdict, findings: [...extraction.findings, finding] },
  };
}
