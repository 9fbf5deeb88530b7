import type { Extraction } from '@tieout/records';
import { type Box, boxAsShown, type Page } from '../read/page.ts';
import { largest, smallest } from '../values/extremes.ts';
import type { Mark } from './explanation.ts';

/** Marks by the page they lie on, counted from 1. */
export type MarksByPage = Map<number, Mark[]>;

/** Adds a mark at `box` of the upright page. */
export function placeMark(
  marks: MarksByPage,
  page: Page | undefined,
  mark: Omit<Mark, 'verdict'> & Partial<Mark>,
): void {
  if (page === undefined) return;
  addMark(marks, page.number, { verdict: null, ...mark, box: boxAsShown(page, mark.box) });
}

/** The lines of an invoice or receipt; their boxes are of the page as shown already. */
export function documentMarks(pages: readonly Page[], extraction: Extraction): MarksByPage {
  const marks: MarksByPage = new Map(pages.map((page) => [page.number, []]));
  if (extraction.outcome !== 'read' || !('lines' in extraction)) return marks;
  for (const { source, description, amount } of extraction.lines)
    addMark(marks, source.page, {
      kind: 'row',
      box: source.box,
      label: `${description} ${amount}`,
      verdict: extraction.verdict,
    });
  return marks;
}

/** The box around `boxes`. */
export function around(boxes: readonly Box[]): Box {
  return [
    smallest(boxes.map((box) => box[0])),
    smallest(boxes.map((box) => box[1])),
    largest(boxes.map((box) => box[2])),
    largest(boxes.map((box) => box[3])),
  ];
}

function addMark(marks: MarksByPage, page: number, mark: Mark): void {
  const own = marks.get(page);
  if (own === undefined) marks.set(page, [mark]);
  else own.push(mark);
}
