import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import { generateStatement } from '../generator/generate-statement.ts';
import type { WholeFiles } from './hostile-file.ts';

/** Larger files take long to edit and to read, and say nothing that smaller ones do not. */
const MOST_BYTES = 150_000;
const MOST_SCAN_BYTES = 100_000;
/** Words by which the truth next to a file says that its pages are pictures. */
const IS_SCAN = /"(image-only|scan[^"]*|photo[^"]*|ocr-layer[^"]*)"/;

/** Files to be damaged: `count` statements drawn from the seed, and the small PDFs in the folders below `corpus`, where there is one, with the JPEG pictures in them. */
export async function wholeFiles(seed: string, count: number, corpus?: string): Promise<WholeFiles> {
  const texts: Uint8Array[] = [];
  const measure = makeMeasure();
  for (let n = 0; n < count; n++)
    texts.push((await generateStatement({ seed: `${seed} ${n}` }, measure)).pdf);
  const scans: Uint8Array[] = [];
  const pictures: Uint8Array[] = [];
  for (const file of corpus === undefined ? [] : pdfsIn(corpus)) {
    const bytes = readFileSync(file);
    const picture = jpegIn(bytes);
    if (picture !== null) pictures.push(picture);
    if (isScan(file)) scans.push(...(bytes.length <= MOST_SCAN_BYTES ? [bytes] : []));
    else if (bytes.length <= MOST_BYTES) texts.push(bytes);
  }
  return { texts, scans, pictures };
}

function pdfsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => path.join(folder, name));
}

function isScan(file: string): boolean {
  const truth = file.replace(/\.pdf$/, '.truth.json');
  return (
    statSync(truth, { throwIfNoEntry: false }) !== undefined && IS_SCAN.test(readFileSync(truth, 'utf8'))
  );
}

function jpegIn(pdf: Buffer): Uint8Array | null {
  const from = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const to = from === -1 ? -1 : pdf.indexOf('endstream', from);
  return to === -1 || to - from > MOST_SCAN_BYTES ? null : pdf.subarray(from, to);
}
