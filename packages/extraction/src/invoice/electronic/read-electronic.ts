import { type ElectronicInvoice, electronicInvoiceSchema } from '@tieout/records';
import type { Attachment } from '../../read/attachments.ts';
import { parseXml, type XmlNode } from './parse-xml.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';

/** Root elements of electronic invoices, their namespaces, and their readers. */
const ROOTS: readonly {
  readonly name: string;
  readonly space: string;
  readonly read: (root: XmlNode, name: string) => unknown;
}[] = [
  {
    name: 'CrossIndustryInvoice',
    space: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:',
    read: readCii,
  },
  { name: 'CrossIndustryDocument', space: 'urn:ferd:', read: readCii },
  { name: 'Invoice', space: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-', read: readUbl },
  { name: 'CreditNote', space: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-', read: readUbl },
];

/** Names under which the standards embed the invoice: such a file must be one. Source: ZUGFeRD 2.3, 6.2.2. */
const STANDARD_NAME = /^(factur-x|zugferd-invoice|xrechnung|cii|ubl)[^/]*\.xml$/i;

/** The electronic invoice among a PDF's attachments; `broken` if one has its name but is unusable; null if there is none. */
export function readElectronic(attachments: readonly Attachment[]): ElectronicInvoice | 'broken' | null {
  for (const { bytes } of attachments) {
    const invoice = bytes === null ? null : invoiceOf(decode(bytes));
    if (invoice !== null) return invoice;
  }
  return attachments.some(({ name }) => STANDARD_NAME.test(name)) ? 'broken' : null;
}

/** The electronic invoice in an XML file; null if it is none. */
export function electronicInvoiceOf(bytes: Uint8Array): ElectronicInvoice | null {
  return invoiceOf(decode(bytes));
}

function invoiceOf(xml: string): ElectronicInvoice | null {
  const root = parseXml(xml, (name, space) => kindOf(name, space) !== undefined);
  if (root === null) return null;
  const checked = electronicInvoiceSchema.safeParse(
    kindOf(root.name, root.space)?.read(root.node, root.name),
  );
  return checked.success ? checked.data : null;
}

function kindOf(name: string, space: string) {
  return ROOTS.find((root) => root.name === name && space.startsWith(root.space));
}

/** By byte order mark, else by the encoding its first line declares, else UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 120));
  const isLatin = /encoding=["'](iso-8859-1|iso-8859-15|windows-1252|latin1)["']/i.test(head);
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(bytes);
}
