import type { PaperKind, Pen } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import { type Roll, takeRoll } from '../roll.ts';

/** A pen and a roll of its paper from `top` on, with one line at the head of each further sheet. */
export function rollOf(
  desk: Desk,
  paper: Partial<PaperKind>,
  plan: { readonly top: number; readonly step: number; readonly again?: string },
): { readonly pen: Pen; readonly roll: Roll } {
  const pen = desk.pen(paper);
  const roll = takeRoll(pen, {
    top: plan.top,
    bottom: pen.heightPt - 60,
    step: plan.step,
    onNewSheet: () => {
      pen.left(40, 40, plan.again ?? `${desk.bank} statement, continued`);
      return 60;
    },
  });
  return { pen, roll };
}
