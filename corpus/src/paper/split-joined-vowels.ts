/** The Thai vowel "ำ", and the same as two letters. */
const [JOINED, APART] = ['\u0e33', '\u0e4d\u0e32'];

/**
 * A text with "ำ" as the two letters it is drawn with. A glyph of a PDF has the text of its first use in the document: where that is in the
 * vowel, the second one, "า", would have none anywhere.
 */
export function splitJoinedVowels(text: string): string {
  return text.replaceAll(JOINED, APART);
}
