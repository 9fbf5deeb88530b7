import type { Word } from '../read/page.ts';

/** Numbers in Arabic, Persian or Urdu digits, with their separators. */
const EASTERN_FIGURE = /^[\d٠-٩۰-۹٫٬.,/()+−-]*[٠-٩۰-۹][\d٠-٩۰-۹٫٬.,/()+−-]*$/;

/** Converts eastern digits and separators to ASCII; any other word is unchanged. */
export function withPlainFigures(word: Word): Word {
  if (!EASTERN_FIGURE.test(word.text)) return word;
  const text = word.text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  return { ...word, text };
}
