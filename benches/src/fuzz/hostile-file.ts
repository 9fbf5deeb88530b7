import type { Random } from '@tieout/corpus';
import { DAMAGES } from './damage.ts';
import { PDF_EDITS } from './edit-pdf.ts';
import { hugeAmounts } from './hostile-amounts.ts';
import { HOSTILE_PDFS } from './hostile-pdfs.ts';
import { HOSTILE_PICTURES, smallJpeg, smallPng, smallTiff } from './hostile-pictures.ts';
import { HOSTILE_XML, invoiceWithXml } from './hostile-xml.ts';

/** A file made to do harm, and what was done: "pdf: filters chained". */
export type HostileFile = { readonly what: string; readonly bytes: Uint8Array };

/** Files that are whole, to be damaged. `scans` have to be recognised, which takes a hundred times as long. */
export type WholeFiles = {
  readonly texts: readonly Uint8Array[];
  readonly scans: readonly Uint8Array[];
  readonly pictures: readonly Uint8Array[];
};

/** Bytes of an XML text made at random: the hand-made ones are larger. */
const MOST_XML = 20_000;

/** Every hand-made case once, by name. */
export function handMadeFiles(): { readonly what: string; readonly make: () => Uint8Array }[] {
  const xml = Object.entries(HOSTILE_XML).map(([name, make]) => ({
    what: `hand-made xml: ${name}`,
    make: () => invoiceWithXml(make(1_000_000)),
  }));
  return [...named('pdf', HOSTILE_PDFS), ...xml, ...named('picture', HOSTILE_PICTURES)];
}

/** One file of the given chances, whole ones damaged or small ones made. */
export function hostileFile(random: Random, whole: WholeFiles): HostileFile {
  const kind = random.fraction();
  if (kind < 0.3) return damaged('pdf', random.pick(whole.texts), random);
  if (kind < 0.72) return edited(random.pick(whole.texts), random);
  if (kind < 0.82) return { what: 'amounts of up to 20 digits', bytes: hugeAmounts(random) };
  if (kind < 0.91) return xmlFile(random);
  if (kind < 0.99) return pictureFile(random, whole.pictures);
  return edited(random.pick(whole.scans.length > 0 ? whole.scans : whole.texts), random);
}

function named(kind: string, cases: Readonly<Record<string, () => Uint8Array>>) {
  return Object.entries(cases).map(([name, make]) => ({ what: `hand-made ${kind}: ${name}`, make }));
}

function damaged(kind: string, bytes: Uint8Array, random: Random): HostileFile {
  const [name, damage] = random.pick(Object.entries(DAMAGES));
  return { what: `${kind}: ${name}`, bytes: damage(new Uint8Array(bytes), random) };
}

/** One to three edits, so that one may hide what another does. */
function edited(bytes: Uint8Array, random: Random): HostileFile {
  const edits = Array.from({ length: random.whole(1, 3) }, () => random.pick(Object.entries(PDF_EDITS)));
  return {
    what: `pdf: ${edits.map(([name]) => name)[0]}`,
    bytes: edits.reduce((file, [, edit]) => edit(file, random), bytes),
  };
}

/** A hostile text, or what bytes damaged at random are left of one, inside an invoice. */
function xmlFile(random: Random): HostileFile {
  const [name, make] = random.pick(Object.entries(HOSTILE_XML));
  const text = new TextEncoder().encode(make(random.whole(100, MOST_XML)));
  const [damage, apply] = random.pick(Object.entries(DAMAGES));
  const isDamaged = random.chance(0.5);
  return {
    what: `xml: ${name}${isDamaged ? `, ${damage}` : ''}`,
    bytes: invoiceWithXml(isDamaged ? apply(text, random) : text),
  };
}

function pictureFile(random: Random, whole: readonly Uint8Array[]): HostileFile {
  const picture = random.pick([smallPng(), smallTiff(), smallJpeg(), ...whole]);
  const kind = picture[0] === 0x89 ? 'png' : picture[0] === 0xff ? 'jpeg' : 'tiff';
  const [name, damage] = random.pick(Object.entries(DAMAGES).filter(([each]) => each !== 'only noise'));
  return { what: `${kind}: ${name}`, bytes: damage(new Uint8Array(picture), random) };
}
