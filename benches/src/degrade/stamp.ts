import type { Random } from '@tieout/corpus';
import type { GreyPage } from './grey-page.ts';

/** Seven rows of five dots a letter. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  I: [14, 4, 4, 4, 4, 4, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  V: [17, 17, 17, 17, 17, 10, 4],
};
const TEXTS = ['RECEIVED', 'PAID'] as const;
/** What a stamp's ink lets through of the light: print under it stays legible. */
const THROUGH = 0.72;
const DOT_PT = 3;

/** A rubber stamp set down slantwise somewhere on the page: a word in a frame. */
export function stamp(page: GreyPage, random: Random): GreyPage {
  const text = random.pick(TEXTS);
  const dot = (DOT_PT * page.dpi) / 72;
  const [width, height] = [(text.length * 6 + 3) * dot, 11 * dot];
  const angle = (random.fraction() - 0.5) * 0.6;
  const middleX = page.width * (0.25 + random.fraction() * 0.5);
  const middleY = page.height * (0.15 + random.fraction() * 0.7);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pixels = page.pixels.slice();
  const reach = Math.ceil((width + height) / 2);
  for (let y = Math.max(0, Math.floor(middleY - reach)); y < Math.min(page.height, middleY + reach); y++) {
    for (let x = Math.max(0, Math.floor(middleX - reach)); x < Math.min(page.width, middleX + reach); x++) {
      const [dx, dy] = [x - middleX, y - middleY];
      const column = Math.floor((cos * dx + sin * dy + width / 2) / dot);
      const row = Math.floor((cos * dy - sin * dx + height / 2) / dot);
      if (isInked(text, column, row))
        pixels[y * page.width + x] = (pixels[y * page.width + x] ?? 255) * THROUGH;
    }
  }
  return { ...page, pixels };
}

/** Whether a dot of the stamp, counted from its top left, is inked: frame or letter. */
function isInked(text: string, column: number, row: number): boolean {
  const columns = text.length * 6 + 3;
  if (column < 0 || row < 0 || column >= columns || row >= 11) return false;
  if (column === 0 || row === 0 || column === columns - 1 || row === 10) return true;
  const [letter, dot] = [text[Math.floor((column - 2) / 6)], (column - 2) % 6];
  const bits = LETTERS[letter ?? '']?.[row - 2] ?? 0;
  return column >= 2 && dot < 5 && ((bits >> (4 - dot)) & 1) === 1;
}
