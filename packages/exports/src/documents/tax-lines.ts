import { formatDecimal } from '@tieout/records';
import { type PreflightLog, preflightLog } from '../preflight/preflight-log.ts';
import type { TaxCode } from '../presets/preset.ts';
import { nameKey } from '../source/document-id.ts';
import { documentName } from '../source/document-name.ts';
import type { DocumentLine, DocumentSource } from '../source/export-source.ts';

/** A line with the tax on it. */
export type TaxedLine = DocumentLine & {
  readonly taxMinor: number;
  /** Percent without trailing zeros, "20"; null where the document leaves it open. */
  readonly rate: string | null;
};

/** A document with its tax by line: lines and taxes make the total. */
export type TaxedDocument = { readonly document: DocumentSource; readonly lines: readonly TaxedLine[] };

type TaxContext = { readonly row: number; readonly log: PreflightLog };

/** The printed tax on the lines it is for, by their printed rates, else by their amounts. Null after saying why the lines cannot stand for the total. */
export function taxedDocument(document: DocumentSource, { row, log }: TaxContext): TaxedDocument | null {
  const { lines, totalMinor, taxMinor } = document;
  const net = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  if (lines.length === 0 || totalMinor === null) {
    log.block('no-lines', NO_LINES, row, documentName(document));
    return null;
  }
  if (net === totalMinor) {
    const isWithin = taxMinor !== null && taxMinor !== 0;
    if (isWithin) log.warn('tax-within', WITHIN, row, documentName(document));
    const rate = isWithin ? rateOf(net - taxMinor, taxMinor) : '0';
    return {
      document,
      lines: lines.map((line) => ({ ...line, taxMinor: 0, rate: printedRate(line) ?? rate })),
    };
  }
  if (taxMinor === null || net + taxMinor !== totalMinor) {
    log.block('lines-differ', DIFFER, row, documentName(document));
    return null;
  }
  const byRate = taxesByRate(lines, taxMinor);
  if (byRate !== null) return { document, lines: byRate };
  const rate = rateOf(net, taxMinor);
  log.did(
    'tax-shared',
    SHARED,
    row,
    `${documentName(document)}: ${formatDecimal(taxMinor, document.digits)}`,
  );
  return { document, lines: shareTax(lines, taxMinor, net).map((line) => ({ ...line, rate })) };
}

const NO_LINES =
  'The document has no lines or no total, so its tax cannot be written by line. Choose a target that takes the total as one line.';
const DIFFER = 'Line items and tax do not add up to the total. Compare them with the page.';
const WITHIN = 'The amounts of these documents include the tax. Choose “tax inclusive” when the target asks.';
const SHARED = 'The document prints no tax by line, so its tax is shared among the lines by their amounts.';

/** Each line's tax by its printed rate, the rounding put on the largest; null where a rate is missing or the sum is another. */
function taxesByRate(lines: readonly DocumentLine[], taxMinor: number): TaxedLine[] | null {
  const taxed = lines.flatMap((line): TaxedLine[] => {
    const rate = printedRate(line);
    return rate === null
      ? []
      : [{ ...line, rate, taxMinor: Math.round((line.amountMinor * Number(rate)) / 100) }];
  });
  const rest = taxMinor - taxSum(taxed);
  if (taxed.length < lines.length || Math.abs(rest) > lines.length) return null;
  return withTaxOnLargest(taxed, rest);
}

/** The tax shared by amount, to the minor unit: what rounding leaves is on the largest line. */
function shareTax(
  lines: readonly DocumentLine[],
  taxMinor: number,
  net: number,
): (DocumentLine & { taxMinor: number })[] {
  const shared = lines.map((line) => ({
    ...line,
    taxMinor: net === 0 ? 0 : Math.round((taxMinor / net) * line.amountMinor),
  }));
  return withTaxOnLargest(shared, taxMinor - taxSum(shared));
}

function taxSum(lines: readonly { readonly taxMinor: number }[]): number {
  return lines.reduce((sum, line) => sum + line.taxMinor, 0);
}

/** `rest` added to the tax of the first line with the most. */
function withTaxOnLargest<Line extends { readonly taxMinor: number }>(
  lines: readonly Line[],
  rest: number,
): Line[] {
  const largest = lines.reduce((best, line) =>
    Math.abs(line.taxMinor) > Math.abs(best.taxMinor) ? line : best,
  );
  return lines.map((line) => (line === largest ? { ...line, taxMinor: line.taxMinor + rest } : line));
}

function printedRate({ taxRate }: DocumentLine): string | null {
  return taxRate == null ? null : plainRate(taxRate);
}

/** "20.00" as "20". */
export function plainRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}

/** The rate that a net amount and its tax are of, to a hundredth of a percent, where it makes that tax again. */
function rateOf(netMinor: number, taxMinor: number): string | null {
  for (const decimals of [0, 1, 2]) {
    const scale = 10 ** decimals;
    const rate = Math.round((taxMinor / netMinor) * 100 * scale) / scale;
    if (Math.abs(Math.round((netMinor * rate) / 100) - taxMinor) <= 1) return String(rate);
  }
  return null;
}

/** The target's code for a line's rate: the vendor's own, else the one for all vendors. Null where none was given. */
export function taxCodeOf(
  { rate }: Pick<TaxedLine, 'rate'>,
  vendor: string | null,
  codes: readonly TaxCode[] = [],
): string | null {
  const fits = (code: TaxCode) => code.rate === null || plainRate(code.rate) === rate;
  const own = codes.find((code) => nameKey(code.vendor) === nameKey(vendor) && fits(code));
  return (own ?? codes.find((code) => code.vendor === null && fits(code)))?.code ?? null;
}

/** A rate of tax in the documents of a vendor, with the target's code where one was given. */
export type TaxRate = {
  readonly vendor: string | null;
  readonly rate: string | null;
  readonly code: string | null;
};

/** The rates that documents have, each once for each vendor: what a target's codes are asked for. */
export function taxRatesOf(documents: readonly DocumentSource[], codes: readonly TaxCode[] = []): TaxRate[] {
  const rates = new Map<string, TaxRate>();
  for (const [row, document] of documents.entries()) {
    const { vendor } = document.fields;
    for (const { rate } of taxedDocument(document, { row, log: preflightLog() })?.lines ?? [])
      rates.set(`${nameKey(vendor)}|${rate}`, { vendor, rate, code: taxCodeOf({ rate }, vendor, codes) });
  }
  return [...rates.values()];
}
