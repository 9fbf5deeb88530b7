/** Whether a character is a letter of a right-to-left script; digits of those scripts run left to right. */
export function isRightToLeft(code: number): boolean {
  if (code < 0x590) return false;
  if (code <= 0x8ff)
    return !(code >= 0x660 && code <= 0x66c) && !(code >= 0x6f0 && code <= 0x6f9) && code !== 0x60c;
  return (
    (code >= 0xfb1d && code <= 0xfdff && code !== 0xfd3e && code !== 0xfd3f) ||
    (code >= 0xfe70 && code <= 0xfefe)
  );
}

const LETTER = /[\u0590-\u060b\u060d-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;

/** Whether `text` contains a letter of a right-to-left script. */
export function holdsRightToLeft(text: string): boolean {
  // Nearly all words have only letters that come before those.
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST) return LETTER.test(text);
  return false;
}

const FIRST = 0x590;

/**
 * The text of two touching pieces, `left` and `right` on the page, in reading order. Next to right-to-left letters the right piece comes first,
 * and marks between a number and such a letter stay between them.
 */
export function joinedPieces(left: string, right: string): string {
  const [isLeft, isRight] = [holdsRightToLeft(left), holdsRightToLeft(right)];
  if (!isLeft && !isRight) return left + right;
  return isRight && !isLeft
    ? right + marksFirst(left)
    : isLeft && !isRight
      ? marksLast(right) + left
      : right + left;
}

const MARKS_BEHIND = /^(.*[\p{L}\p{N}])([^\p{L}\p{N}]+)$/u;
const MARKS_BEFORE = /^([^\p{L}\p{N}]+)([\p{L}\p{N}].*)$/u;

function marksFirst(text: string): string {
  return text.replace(MARKS_BEHIND, '$2$1');
}

function marksLast(text: string): string {
  return text.replace(MARKS_BEFORE, '$2$1');
}

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** A right-to-left word with its brackets in reading order: what closes at the right on the page opens there. */
export function withReadBrackets(text: string): string {
  return holdsRightToLeft(text) && /^[^([]*[)\]]/.test(text)
    ? text.replace(/[()[\]]/g, (mark) => MIRRORED[mark] ?? mark)
    : text;
}
