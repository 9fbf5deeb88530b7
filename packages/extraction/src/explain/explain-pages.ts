import { linesOf } from '../lines/line.ts';
import { type Box, boxAsShown, type Page } from '../read/page.ts';
import type { Mark, PageExplanation } from './explanation.ts';

/**
 * The pages as shown, with what each place was read as. If `isWhole` says that everything that was read has a mark, lines without one are
 * shown as ignored.
 */
export function explainPages(
  pages: readonly Page[],
  marks: ReadonlyMap<number, readonly Mark[]>,
  { isWhole }: { readonly isWhole: boolean },
): PageExplanation[] {
  return pages.map((page) => {
    const isSideways = page.turn === 90 || page.turn === 270;
    const own = marks.get(page.number) ?? [];
    return {
      number: page.number,
      widthPt: isSideways ? page.heightPt : page.widthPt,
      heightPt: isSideways ? page.widthPt : page.heightPt,
      turn: page.turn,
      layer: page.layer,
      words: page.words.map((word) => ({
        text: word.text,
        box: boxAsShown(page, [word.left, word.top, word.right, word.bottom]),
      })),
      marks: isWhole ? [...own, ...ignoredLines(page, own)] : own,
    };
  });
}

function ignoredLines(page: Page, marks: readonly Mark[]): Mark[] {
  const taken = marks.filter((mark) => mark.kind !== 'column').map((mark) => mark.box);
  return linesOf(page)
    .map((line) => boxAsShown(page, [line.left, line.top, line.right, line.bottom]))
    .filter((box) => !taken.some((other) => meet(box, other)))
    .map((box) => ({ kind: 'ignored', box, label: 'ignored', verdict: null }));
}

/** Whether two boxes overlap by more than a sliver. */
function meet(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 1 && height > Math.min(a[3] - a[1], b[3] - b[1]) * 0.4;
}
