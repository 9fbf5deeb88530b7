import { type InvoiceReading, isStatement } from '@tieout/records';
import type { DrawnLine, DrawnPage } from './draw-pdf.ts';
import { readDrawn } from './read-drawn.ts';

/** The reading of drawn pages as an invoice or receipt; throws where they were read as anything else. */
export async function readInvoice(...pages: (DrawnPage | readonly DrawnLine[])[]): Promise<InvoiceReading> {
  const extraction = await readDrawn(pages);
  if (extraction.outcome !== 'read' || isStatement(extraction))
    throw new Error(`read as ${JSON.stringify(extraction).slice(0, 300)}`);
  return extraction;
}

/** The lines as "quantity × price = amount description". */
export function linesOf({ lines }: InvoiceReading): string[] {
  return lines.map(
    (line) => `${line.quantity ?? '-'} × ${line.unitPrice ?? '-'} = ${line.amount} ${line.description}`,
  );
}
