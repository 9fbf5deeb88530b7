import { formatDecimal } from '@tieout/records';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { DocumentLine, DocumentSource } from '../source/export-source.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../source/totals.ts';
import { documentTitle } from './document-title.ts';

/** A document as the books take it: lines that make its total, the tax a line of its own where it is not within the others. */
export type ChargedDocument = { readonly document: DocumentSource; readonly lines: readonly DocumentLine[] };

type ChargeContext = {
  /** Index of the document, from 0. */
  readonly row: number;
  readonly log: PreflightLog;
  /** Whether the total stands for the lines. */
  readonly isTotalOnly?: boolean | undefined;
};

/** The charges of `document`, or null after telling `log` why its lines cannot stand for its total. */
export function chargedDocument(
  document: DocumentSource,
  { row, log, isTotalOnly }: ChargeContext,
): ChargedDocument | null {
  const { lines, totalMinor, taxMinor, digits } = document;
  const lineSum = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  if (lines.length === 0 || isTotalOnly) return totalOnly(document, row, log);
  if (totalMinor === null) {
    log.warn(
      'no-total',
      'The document prints no total to check its line items against. Compare them with the page.',
      row,
    );
    return { document, lines };
  }
  if (lineSum === totalMinor) return { document, lines };
  if (taxMinor !== null && lineSum + taxMinor === totalMinor) {
    log.change('tax-line-added', row, '', formatDecimal(taxMinor, digits));
    return { document, lines: [...lines, plainLine('Tax', taxMinor)] };
  }
  const sample = `${documentTitle(document)}: lines ${formatDecimal(lineSum, digits)}, total ${formatDecimal(totalMinor, digits)}`;
  log.block(
    'lines-differ',
    'Line items and tax do not add up to the total. Compare them with the page, and export the total as one line.',
    row,
    sample,
  );
  return null;
}

function totalOnly(document: DocumentSource, row: number, log: PreflightLog): ChargedDocument | null {
  const { totalMinor, digits } = document;
  if (totalMinor === null) {
    log.block(
      'no-amounts',
      'The document has neither lines nor a total, so there is no amount to export. Enter it in the books by hand.',
      row,
    );
    return null;
  }
  const name = documentTitle(document);
  log.change('total-line', row, '', `${name} ${formatDecimal(totalMinor, digits)}`);
  return { document, lines: [plainLine(name, totalMinor)] };
}

function plainLine(description: string, amountMinor: number): DocumentLine {
  return {
    description,
    quantity: null,
    unitPrice: null,
    amountMinor,
    item: null,
    category: null,
    serviceDate: null,
    source: null,
  };
}

/** What the lines of all documents come to. */
export function chargeTotals(charged: readonly ChargedDocument[]): Totals {
  return charged
    .flatMap(({ lines }) => lines)
    .reduce((totals, line) => addTotals(totals, totalsOf(line.amountMinor)), NO_TOTALS);
}
