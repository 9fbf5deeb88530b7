import { z } from 'zod';
import { headerSchema } from '../layout/header.ts';
import type { Block } from '../layout/layout.ts';
import { LayoutError } from '../layout/layout-error.ts';
import { parseArtLine } from '../layout/parse-art-line.ts';
import {
  FEWEST_COLUMNS,
  type Marker,
  MOST_COLUMNS,
  markersOf,
  parseHeader,
  widthOf,
} from '../layout/parse-layout.ts';
import { parseBlockOptions } from '../layout/parse-options.ts';
import { type BillTruth, parseBillTruth } from './bill-truth.ts';

/** What stands before the first block of a bill; keys that a layout has too mean the same here. */
const billHeader = headerSchema
  .pick({
    country: true,
    language: true,
    paper: true,
    font: true,
    size: true,
    columns: true,
    line: true,
    margin: true,
    batch: true,
    author: true,
    note: true,
  })
  .extend({ kind: z.enum(['invoice', 'receipt'], 'be one of invoice, receipt') });

export type BillStep =
  | { readonly what: 'block' | 'sidebar'; readonly block: Block }
  | { readonly what: 'sheet' };

/** An invoice or receipt as its file says it: art that is printed as it stands, and what is true of it. */
export type Bill = {
  readonly name: string;
  readonly header: z.infer<typeof billHeader>;
  readonly columns: number;
  readonly steps: readonly BillStep[];
  readonly truth: BillTruth;
};

/** Parses the text of a bill file. Throws a LayoutError that names line and column and says what to do. */
export function parseBill(name: string, text: string): Bill {
  const file = `${name}.bill`;
  const lines = text.replace(/\r/g, '').split('\n');
  const start = lines.findIndex((line) => line.startsWith('@'));
  const header = parseHeader(file, lines.slice(0, start < 0 ? lines.length : start), billHeader);
  const markers = start < 0 ? [] : markersOf(lines, start);
  const truth = markers.find((marker) => marker.name === 'truth');
  if (truth === undefined)
    throw new LayoutError(
      file,
      { line: lines.length, column: 1 },
      'there is no @truth: add one with lines such as "total: 119.00"',
    );
  const steps = markers
    .filter((marker) => marker !== truth)
    .map((marker) => stepOf(file, marker, header.columns));
  const blocks = steps.flatMap((step) => (step.what === 'sheet' ? [] : [step.block]));
  return {
    ...{ name, header, steps },
    columns: header.columns ?? Math.max(FEWEST_COLUMNS, ...blocks.map(widthOf)),
    truth: parseBillTruth(file, truth),
  };
}

function stepOf(file: string, { name, words, place, lines }: Marker, columns = MOST_COLUMNS): BillStep {
  if (name === 'sheet') return { what: 'sheet' };
  if (name !== 'block' && name !== 'sidebar')
    throw new LayoutError(
      file,
      place,
      `@${name} is no block of a bill: there are block, sidebar, sheet, truth`,
    );
  const art = lines.map((line, at) =>
    parseArtLine(line, { file, line: place.line + 1 + at, columns, scopes: new Set() }),
  );
  return { what: name, block: { art, options: parseBlockOptions(words, file, place), place } };
}
