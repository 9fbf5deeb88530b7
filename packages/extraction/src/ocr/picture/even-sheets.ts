import type { Page } from '../../read/page.ts';
import { median } from '../../values/median.ts';
import { resizedSheet } from './flatten-sheet.ts';

/** Sizes that differ by more than this share belong to different documents. */
const SAME_PAPER = 0.08;

/**
 * Gives photographed pages of the same paper one size: each is photographed from another distance and angle, and a table continues over
 * several of them in the same columns.
 */
export function evenSheets(pages: readonly Page[]): Page[] {
  const sheets = pages.filter(isUprightSheet);
  if (sheets.length < 2) return [...pages];
  const [width, height] = [
    median(sheets.map((page) => page.widthPt)),
    median(sheets.map((page) => page.heightPt)),
  ];
  return pages.map((page) =>
    isUprightSheet(page) && isNear(page.widthPt, width) && isNear(page.heightPt, height)
      ? resized(page, width, height)
      : page,
  );
}

function isUprightSheet({ sheet, turn }: Page): boolean {
  return sheet !== undefined && (turn === 0 || turn === 180);
}

function isNear(size: number, usual: number): boolean {
  return Math.abs(size - usual) < usual * SAME_PAPER;
}

function resized(page: Page, width: number, height: number): Page {
  const [across, down] = [width / page.widthPt, height / page.heightPt];
  return {
    ...page,
    widthPt: width,
    heightPt: height,
    words: page.words.map((word) => ({
      ...word,
      left: word.left * across,
      right: word.right * across,
      top: word.top * down,
      bottom: word.bottom * down,
      fontSize: word.fontSize * down,
    })),
    ...(page.sheet === undefined ? {} : { sheet: resizedSheet(page.sheet, across, down) }),
  };
}
