import { describe, expect, test } from 'vitest';
import { shownWidth } from '../src/features/review/page-zoom.ts';

const pane = { widthPx: 600, heightPx: 800 };
const letter = { widthPt: 612, heightPt: 792 };
const receipt = { widthPt: 216, heightPt: 500 };

describe('a page is first shown', () => {
  test('as wide as its pane, where the pane is no wider than the page', () => {
    expect(shownWidth('automatic', letter, pane)).toBe(600);
  });

  test('at most a quarter larger than printed, as a narrow receipt', () => {
    expect(shownWidth('automatic', receipt, pane)).toBe(360);
    expect(shownWidth('width', receipt, pane)).toBe(600);
  });
});
