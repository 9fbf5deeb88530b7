import type { Word } from '../../read/page.ts';

/** How much larger one type size of a page is than the next: boxes of one size differ by up to a fifth. */
const STEP = 1.5;

/** Gives words whose boxes are about as high the same type size: the page's usual one, or steps above and below it. */
export function settleSizes(words: readonly Word[]): Word[] {
  const sizes = words.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  return words.map((word) => {
    const steps = Math.round(Math.log(word.fontSize / usual) / Math.log(STEP));
    return { ...word, fontSize: usual * STEP ** steps };
  });
}
