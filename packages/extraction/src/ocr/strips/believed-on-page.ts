import type { ReadCharacter } from './read-strip.ts';

/** Accented and other non-English letters of languages in Latin script. é appears in names everywhere. */
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

/** Share of a page's accented letters that one language must have: in damaged print, accents of any language are detected. */
const MOSTLY = 0.7;
/** Currency signs that are printed everywhere. Others must appear this often, and so must any sign in place of a digit. */
const USUAL_SIGN = /^[€£₹]$/;
const SEEN = 2;

/**
 * Which taught characters of a page are accepted: accented letters, if most of them belong to one language, and then only that language's;
 * a currency sign in place of a digit, if the page shows it elsewhere too.
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
