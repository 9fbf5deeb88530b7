import type { Word } from '../read/page.ts';

/** Figures in the digits of Arabic, Persian or Urdu, with the marks that stand between them. */
const EASTERN_FIGURE = /^[\d٠-٩۰-۹٫٬.,/()+−-]*[٠-٩۰-۹][\d٠-٩۰-۹٫٬.,/()+−-]*$/;

/** The word with eastern digits and their marks as those everyone computes with; any other word as it is. */
export function withPlainFigures(word: Word): Word {
  if (!EASTERN_FIGURE.test(word.text)) return word;
  const text = word.text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  return { ...word, text };
}
