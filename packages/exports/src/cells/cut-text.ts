const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ASCII = /^[\x00-\x7f]*$/;

/** The start of `text` in at most `maxLength` UTF-16 units, cut between characters as people see them, never inside one. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : (splitText(text, maxLength)[0] ?? '').trimEnd();
}

/** `text` in pieces of at most `maxLength` UTF-16 units. Joined they are the text again. */
export function splitText(text: string, maxLength: number): string[] {
  if (ASCII.test(text)) return text.match(new RegExp(`[^]{1,${maxLength}}`, 'g')) ?? [];
  const pieces: string[] = [];
  let piece = '';
  for (const part of charactersOf(text, maxLength)) {
    if (piece.length + part.length > maxLength) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** The characters of `text`; one with more marks than fit is taken code point by code point. */
function* charactersOf(text: string, maxLength: number): Generator<string> {
  for (const { segment } of SEGMENTS.segment(text)) {
    if (segment.length <= maxLength) yield segment;
    else yield* segment;
  }
}
