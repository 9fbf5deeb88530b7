import {
  type ElectronicInvoice,
  type Extraction,
  type InvoiceReading,
  isStatement,
  raiseFinding,
} from '@tieout/records';
import { printedDays } from '../invoice/electronic/printed-days.ts';
import { takePrinted } from '../invoice/electronic/take-printed.ts';
import { judgedReading } from '../invoice/judge-invoice.ts';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { OverLimitError, withinTimePatiently } from '../limits/within-time.ts';
import { linesOf, textOf } from '../lines/line.ts';
import { type Attachment, readAttachments } from '../read/attachments.ts';
import type { Page } from '../read/page.ts';

const BROKEN = raiseFinding('xml-unused', { reason: 'unusable' });

/** CPU milliseconds for all attachments: an invoice takes a few. */
const LONGEST_MS = 1500;

const OF_ONE = raiseFinding('xml-unused', { reason: 'several-invoices' });

/** Compares the reading of an invoice with the electronic invoice inside its PDF; any other reading is unchanged, also if the comparison is switched off. */
export async function compareElectronicInvoice(
  extraction: Extraction,
  pages: readonly Page[],
  bytes: Uint8Array,
  { password, ignoresEmbeddedXml }: ExtractOptions,
): Promise<Extraction> {
  if (ignoresEmbeddedXml === true || !isInvoice(extraction)) return extraction;
  const attachments = await readAttachments(bytes, password, '.xml');
  // Only a PDF that carries one pays for loading the code that reads it.
  if (attachments.length === 0) return extraction;
  const electronic = await readElectronicSoon(attachments);
  if (electronic === null) return extraction;
  if (electronic === 'broken') return { ...extraction, findings: [...extraction.findings, BROKEN] };
  if (extraction.others !== undefined) return { ...extraction, findings: [...extraction.findings, OF_ONE] };
  const lines = pages.flatMap(linesOf);
  const text = lines.map((line) => textOf(line.words)).join('\n');
  const taken = takePrinted(extraction, electronic, { text, days: printedDays(lines) });
  const { evidence = { decimals: 2, doubts: [] } } = extraction;
  return judgedReading(taken, { ...evidence, electronic });
}

/** Parses the attachments; one that takes longer than any invoice is unusable. */
async function readElectronicSoon(
  attachments: readonly Attachment[],
): Promise<ElectronicInvoice | 'broken' | null> {
  const { readElectronic } = await import('../invoice/electronic/read-electronic.ts');
  try {
    return withinTimePatiently(LONGEST_MS, () => readElectronic(attachments));
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    return 'broken';
  }
}

function isInvoice(extraction: Extraction): extraction is InvoiceReading {
  return extraction.outcome === 'read' && !isStatement(extraction);
}
