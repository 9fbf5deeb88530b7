/** What a character without an accent-free form is written as; everything else is decomposed and loses its marks. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2022': '*',
  '\u00b7': '*',
  '\u00d7': 'x',
  '\u00df': 'ss',
  '\u1e9e': 'SS',
  '\u00e6': 'ae',
  '\u00c6': 'AE',
  '\u0153': 'oe',
  '\u0152': 'OE',
  '\u00f8': 'o',
  '\u00d8': 'O',
  '\u0142': 'l',
  '\u0141': 'L',
  '\u0111': 'd',
  '\u0110': 'D',
  '\u00f0': 'd',
  '\u00d0': 'D',
  '\u00fe': 'th',
  '\u00de': 'Th',
  '\u0131': 'i',
  '\u20ac': 'EUR',
  '\u00a3': 'GBP',
  '\u00a5': 'JPY',
  '\u20b9': 'INR',
};

/** `text` in ASCII: marks dropped, dashes and quotes made plain, currency signs named, what is left written as "?". */
export function asciiText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const plain = Array.from(text.normalize('NFC'), (character) => PLAIN_FORMS[character] ?? character).join(
    '',
  );
  return plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x00-\x7f]/gu, (character) => PLAIN_FORMS[character] ?? '?');
}
