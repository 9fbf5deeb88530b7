import { EDGE_PT, gridOf, isStandard } from '../drawing/draw-layout.ts';
import { missingLetters } from '../drawing/missing-letters.ts';
import { overlapsOf } from '../drawing/overlaps-of.ts';
import { setBlock } from '../drawing/set-block.ts';
import type { Measure } from '../paper/fonts.ts';
import type { FontSet, Paper } from '../paper/paper.ts';
import { takePen } from '../paper/pen.ts';
import { writeWithPdfLib } from '../paper/write-with-pdf-lib.ts';
import { writeWithPdfkit } from '../paper/write-with-pdfkit.ts';
import type { BillTruth } from './bill-truth.ts';
import type { Bill } from './parse-bill.ts';

/** A bill as paper, not written as a PDF yet. */
export type DrawnBill = {
  readonly paper: Paper;
  readonly truth: BillDocumentTruth;
  /** Faults of the drawing: words on one another or off the sheet, letters the font lacks. */
  readonly faults: readonly string[];
};

export type MadeBill = Omit<DrawnBill, 'paper'> & { readonly pdf: Uint8Array };

/** What is true of a drawn bill, in the form the scorer reads. */
export type BillDocumentTruth = BillTruth & {
  readonly id: string;
  readonly kind: 'invoice' | 'receipt';
  readonly language: string;
  readonly country: string;
  readonly tags: readonly string[];
  readonly family: string;
  readonly currency: string | null;
  readonly password: string | null;
  readonly pages: number;
  readonly accounts: readonly [];
};

/** A bill as PDF bytes, with its truth. */
export async function makeBill(bill: Bill, measure: Measure): Promise<MadeBill> {
  const { paper, ...drawn } = drawBill(bill, measure);
  const isEven = bill.name.length % 2 === 0;
  return { ...drawn, pdf: await (isEven ? writeWithPdfkit(paper, null) : writeWithPdfLib(paper)) };
}

/** A bill as paper, with its truth; in letters that are embedded where `fontSet` asks for them or the standard ones do not suffice. */
export function drawBill(
  bill: Bill,
  measure: Measure,
  fontSet: 'standard' | 'dejavu' = 'standard',
): DrawnBill {
  const plain = drawPaper(bill, fontSet, measure);
  const paper = isStandard(plain) ? plain : drawPaper(bill, 'dejavu', measure);
  return {
    paper,
    truth: truthOf(bill, paper.sheets.length),
    faults: [...overlapsOf(paper, measure), ...missingLetters(paper)],
  };
}

function drawPaper({ header, steps, columns }: Bill, fontSet: FontSet, measure: Measure): Paper {
  const pen = takePen(
    {
      format: header.paper.startsWith('letter') ? 'letter' : 'a4',
      isLandscape: header.paper.endsWith('landscape'),
      shape: header.font,
    },
    fontSet,
    measure,
  );
  const grid = gridOf({ header, columns }, pen);
  let y = EDGE_PT;
  for (const step of steps) {
    if (step.what === 'sheet') {
      pen.newSheet();
      y = EDGE_PT;
      continue;
    }
    const block = setBlock(step.block, ({ name }) => `{${name}}`, pen, grid);
    block.draw(y);
    if (step.what === 'block') y += block.heightPt;
  }
  return pen.paper();
}

function truthOf({ name, header, truth }: Bill, pages: number): BillDocumentTruth {
  const { kind, language, country, batch } = header;
  return {
    ...{ id: name, kind, language, country },
    tags: ['text-layer', `batch:${batch}`, `country:${country}`, `lang:${language}`],
    family: name,
    currency: truth.fields.currency,
    password: null,
    pages,
    accounts: [],
    ...truth,
  };
}
