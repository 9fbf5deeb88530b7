import transliterate from 'any-ascii';

/** What is written otherwise than the library has it: currencies by their code, quotes and dots as bookkeepers type them. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u00b7': '*',
  '\u00d7': 'x',
  '\u00c6': 'AE',
  '\u0152': 'OE',
  '\u1e9e': 'SS',
  '\u00a5': 'JPY',
  '\u20b9': 'INR',
  '\u2033': '"',
};

/** `text` in ASCII: marks dropped, letters of every script written in Latin ones, what has no such form as "?". */
export function asciiText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text.normalize('NFC').replace(/[^\x00-\x7f]/gu, asciiCharacter);
}

function asciiCharacter(character: string): string {
  const plain = PLAIN_FORMS[character] ?? transliterate(character);
  if (plain !== '') return plain;
  return /[\p{M}\p{Cf}]/u.test(character) ? '' : '?';
}

/** Whether `text` has letters of a script other than Latin, which ASCII can only write by their sound. */
export function hasForeignLetters(text: string): boolean {
  return /[^\p{Script=Latin}\P{L}]/u.test(text);
}
