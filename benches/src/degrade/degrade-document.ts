import { seededRandom } from '@tieout/corpus';
import { extractWords } from '../speed/extract-words.ts';
import { drawPages } from './draw-pages.ts';
import type { GreyPage } from './grey-page.ts';
import { HANDLINGS } from './handlings.ts';
import { misreadWords } from './misread-words.ts';
import { SCANNERS } from './scanners.ts';
import { writeImagePdf } from './write-image-pdf.ts';

export type ScanOrder = {
  readonly seed: string;
  readonly dpi: number;
  /** A scanner by its name; one the seed picks where none is given. */
  readonly scanner?: string | undefined;
  /** What was done to the paper before, by its name; nothing where none is given. */
  readonly handling?: string | undefined;
};

export type ScannedDocument = {
  readonly pdf: Uint8Array;
  readonly tags: readonly string[];
  readonly pageCount: number;
  /** Its pages as the scanner saw them. */
  readonly pictures: readonly GreyPage[];
};

/** A PDF printed and scanned again: pictures only, with the faults of one scanner. The same order gives the same pictures. */
export async function degradeDocument(pdf: Uint8Array, order: ScanOrder): Promise<ScannedDocument> {
  const random = seededRandom(order.seed);
  const scanner = SCANNERS.find(({ name }) => name === order.scanner) ?? random.pick(SCANNERS);
  const printed = await drawPages(pdf, order.dpi);
  const handling = HANDLINGS.find(({ name }) => name === order.handling);
  const pages =
    handling === undefined
      ? printed
      : await handling.apply({ pages: printed, words: await extractWords(pdf) }, random.branch('handled'));
  const scanned = pages.map((page, index) => scanner.apply(page, random.branch(`page ${index}`)));
  const words = scanner.laysText === true ? misreadWords(await extractWords(pdf), random, 40) : [];
  return {
    pdf: writeImagePdf(scanned, words),
    tags: [
      'scan',
      `scan-${scanner.name}`,
      `dpi-${order.dpi}`,
      ...(handling === undefined ? [] : [`handled-${handling.name}`]),
    ],
    pageCount: pages.length,
    pictures: scanned,
  };
}
