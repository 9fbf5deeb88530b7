import { EDGE_PT, gridOf, isStandard } from '../drawing/draw-layout.ts';
import { missingLetters } from '../drawing/missing-letters.ts';
import { overlapsOf } from '../drawing/overlaps-of.ts';
import { setBlock } from '../drawing/set-block.ts';
import type { Measure } from '../paper/fonts.ts';
import type { FontSet, Paper } from '../paper/paper.ts';
import { takePen } from '../paper/pen.ts';
import { writeWithPdfLib } from '../paper/write-with-pdf-lib.ts';
import { writeWithPdfkit } from '../paper/write-with-pdfkit.ts';
import type { Bill } from './parse-bill.ts';

export type MadeBill = {
  readonly pdf: Uint8Array;
  readonly truth: object;
  /** Faults of the drawing: words on one another or off the sheet, letters the font lacks. */
  readonly faults: readonly string[];
};

/** A bill as PDF bytes, with its truth in the form the scorer reads. */
export async function makeBill(bill: Bill, measure: Measure): Promise<MadeBill> {
  const plain = drawBill(bill, 'standard', measure);
  const paper = isStandard(plain) ? plain : drawBill(bill, 'dejavu', measure);
  const isEven = bill.name.length % 2 === 0;
  return {
    pdf: await (isEven ? writeWithPdfkit(paper, null) : writeWithPdfLib(paper)),
    truth: truthOf(bill, paper.sheets.length),
    faults: [...overlapsOf(paper, measure), ...missingLetters(paper)],
  };
}

function drawBill({ header, steps, columns }: Bill, fontSet: FontSet, measure: Measure): Paper {
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

function truthOf({ name, header, truth }: Bill, pages: number): object {
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
