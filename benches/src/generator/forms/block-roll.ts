import type { Pen } from '@tieout/corpus';
import type { Block, Put } from './form.ts';

/** Writes blocks under one another, each on one sheet, and turns to the next sheet where one does not fit. */
export type BlockRoll = {
  /** Texts at places of the sheet. */
  readonly put: (texts: readonly Put[]) => void;
  /** A block whose y counts lines, and `gap` points below it. */
  readonly keep: (block: Block, gap?: number) => void;
  readonly newSheet: () => void;
};

/** Points: where blocks begin and must end, the height of a line; `head` is drawn on every further sheet. */
export type RollPlan = {
  readonly top: number;
  readonly topAgain: number;
  readonly bottom: number;
  readonly leading: number;
  readonly head?: () => readonly Put[];
  /** Over the first block of a further sheet, such as headings. */
  readonly again?: () => Block;
};

/** A roll of blocks on the sheets of `pen`. */
export function blockRoll(pen: Pen, plan: RollPlan): BlockRoll {
  const { leading, bottom } = plan;
  let y = plan.top;
  const at = (texts: readonly Put[], from: number, step: number) => {
    for (const [x, line, text, look] of texts)
      if (x < 0) pen.right(-x, from + line * step, text, look);
      else pen.left(x, from + line * step, text, look);
  };
  const write = (block: Block, gap: number) => {
    at(block, y, leading);
    y += heightOf(block, leading) + gap;
  };
  const newSheet = () => {
    pen.newSheet();
    at(plan.head?.() ?? [], 0, 1);
    y = plan.topAgain;
  };
  return {
    put: (texts) => at(texts, 0, 1),
    keep: (block, gap = 2) => {
      if (y + heightOf(block, leading) > bottom) {
        newSheet();
        write(plan.again?.() ?? [], gap);
      }
      write(block, gap);
    },
    newSheet,
  };
}

function heightOf(block: Block, leading: number): number {
  return (Math.max(-1, ...block.map(([, line]) => line)) + 1) * leading;
}
