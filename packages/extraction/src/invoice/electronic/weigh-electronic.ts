import { type Extraction, type Finding, type InvoiceReading, isStatement } from '@tieout/records';
import { linesOf, textOf } from '../../arrange/line.ts';
import { readAttachments } from '../../read/attachments.ts';
import type { Page } from '../../read/page.ts';
import type { ExtractOptions } from '../../read-words.ts';
import { compareElectronic } from './compare-electronic.ts';
import { readElectronic } from './read-electronic.ts';

const BROKEN: Finding = {
  code: 'xml-unusable',
  severity: 'warning',
  message:
    'This PDF carries an electronic invoice that is broken, too large or of an unknown form. It was not used: everything here was read from the page.',
};

const OF_ONE: Finding = {
  code: 'xml-of-one',
  severity: 'info',
  message:
    'This PDF carries one electronic invoice, but several are printed on its pages. It was not used: everything here was read from the pages.',
};

/** The reading of an invoice weighed against the electronic invoice inside its PDF; anything else, and where that is not wanted, as it was. */
export async function weighElectronic(
  extraction: Extraction,
  pages: readonly Page[],
  bytes: Uint8Array,
  { password, ignoresEmbeddedXml }: ExtractOptions,
): Promise<Extraction> {
  if (ignoresEmbeddedXml === true || !isInvoice(extraction)) return extraction;
  const electronic = readElectronic(await readAttachments(bytes, password, '.xml'));
  if (electronic === null) return extraction;
  if (electronic === 'broken') return { ...extraction, findings: [...extraction.findings, BROKEN] };
  if (extraction.others !== undefined) return { ...extraction, findings: [...extraction.findings, OF_ONE] };
  const printed = pages.flatMap((page) => linesOf(page).map((line) => textOf(line.words)));
  return compareElectronic(extraction, electronic, printed.join('\n'));
}

function isInvoice(extraction: Extraction): extraction is InvoiceReading {
  return extraction.outcome === 'read' && !isStatement(extraction);
}
