import type { ReadCharacter } from './read-strip.ts';

/** The letters with marks, and those beyond the English ones, of languages written with Latin letters; é is in names everywhere. */
const ALPHABETS: readonly ReadonlySet<string>[] = [
  'äöüß',
  'àâæçèêëîïôœùûüÿ',
  'áíóúñü',
  'áâãàçêíóôõúü',
  'àèìíòóùú',
  'ëïöüáíóú',
  'åäöæøü',
  'áíóúýþðæö',
  'äöåšž',
  'ąćęłńóśźż',
  'áčďěíňóřšťúůýž',
  'áäčďíĺľňóôŕšťúýž',
  'áíóöőúüű',
  'ăâîșşțţ',
  'âçğıîİöşüû',
  'čćđšž',
  'āčēģīķļņšūž',
  'ąčęėįšųūž',
  'äõöüšž',
  'àçèíïòóúü',
].map((letters) => new Set(`${letters}é`));

/** Share of a page's marked letters that one language has where the page is of it: in spoilt print marks of any are seen. */
const MOSTLY = 0.7;
/** Signs of currencies that are printed everywhere; others must be seen as often as this, and so must any that stands for a figure. */
const USUAL_SIGN = /^[€£₹]$/;
const SEEN = 2;

/**
 * Which of the characters taught that are seen on a page are believed. Marked letters are, where most of them are of one language, and then
 * only its own; a sign of a currency in the place of a figure is, where the page shows it elsewhere too.
 */
export function believedOnPage(seen: readonly ReadCharacter[]): (character: ReadCharacter) => boolean {
  const letters = seen.filter(isLetter);
  const ofLanguage = (alphabet: ReadonlySet<string>) =>
    letters.filter(({ text }) => alphabet.has(text.toLowerCase()) || alphabet.has(text)).length;
  const [likeliest = 0] = ALPHABETS.map(ofLanguage).sort((a, b) => b - a);
  const languages = ALPHABETS.filter((alphabet) => ofLanguage(alphabet) === likeliest);
  const isOfOne = likeliest >= letters.length * MOSTLY;
  const elsewhere = (text: string) =>
    seen.filter((other) => other.text === text && !isForFigure(other)).length;
  return (character) => {
    const { text } = character;
    if (isLetter(character))
      return isOfOne && languages.some((own) => own.has(text.toLowerCase()) || own.has(text));
    if (!/\p{Sc}/u.test(text)) return true;
    return (USUAL_SIGN.test(text) && !isForFigure(character)) || elsewhere(text) >= SEEN;
  };
}

function isLetter({ text }: ReadCharacter): boolean {
  return /[\p{Ll}\p{Lu}]/u.test(text);
}

function isForFigure({ second }: ReadCharacter): boolean {
  return /^\d$/.test(second);
}
