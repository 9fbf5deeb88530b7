import type { Word } from '../../read/page.ts';

/** Amounts of a column with a minus before them that tell where one begins, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 1.5;
/** Share of a figure's width by which an amount may begin behind others of as many figures with their minus: a minus is wider. */
const SLACK = 0.25;
/** How sure an amount is whose minus was shown by its width: it is looked at again where sums fail. */
const CERTAINTY = 0.5;

const SIGNED = /^-\d[\d.,]*[.,]\d{2}$/;
const BARE = /^[·•]?(\d[\d.,]*[.,]\d{2})$/;

/**
 * The words with amounts given back the minus before them whose ink was passed over: "487,958.28" that begins and ends where "-522,103.46"
 * does over it, and "·34,145.18" under "-17,052.66". One that is printed without begins further right.
 */
export function settleLeadingSigns(words: readonly Word[]): Word[] {
  const signed = words.filter(({ text }) => SIGNED.test(text));
  if (signed.length < NEIGHBOURS) return [...words];
  return words.map((word) => {
    const [, figures] = BARE.exec(word.text) ?? [];
    if (figures === undefined) return word;
    const alike = signed.filter(
      ({ text, right }) => text.length === figures.length + 1 && Math.abs(right - word.right) < SAME_EDGE,
    );
    if (alike.length < NEIGHBOURS) return word;
    const usual = alike.map(({ left }) => left).sort((a, b) => a - b)[alike.length >> 1] ?? 0;
    if (word.left > usual + ((word.right - usual) / figures.length) * SLACK) return word;
    const alternatives = [figures, ...(word.alternatives ?? []).filter((text) => text !== figures)];
    return { ...word, text: `-${figures}`, confidence: Math.min(CERTAINTY, word.confidence), alternatives };
  });
}
