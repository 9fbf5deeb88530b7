import { type Line, lineOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { oneOf } from '../../vocabulary/one-of.ts';

/** Where a word written without a space is two: after a label's colon or number sign, and before an amount glued to a text. */
const JOINTS: readonly RegExp[] = [
  /^(\p{L}[\p{L}.()/°º#-]*:)(.+)$/u,
  /^(#|№|[Nn][°ºo]\.?|[Nn]r\.)(\d.*)$/,
  /^(\(?\d[\d.,]*\s?%\)?)([-+−]?[$€£]?\d.*)$/,
  /^([\p{L}()][\p{L}.)]{2,})([-−]?[$€£¥₹]\d.*)$/u,
  new RegExp(`^(${oneOf('monthBegins')}\\p{L}*)((?:19|20)\\d{2}(?:\\d{2}:\\d{2}.*)?)$`, 'iu'),
  /^((?:\d{1,2}[/-]){2}(?:19|20)\d{2})[-,;]?(\d{1,2}[:.]\d{2}.*)$/,
  /^([[(]\p{L}{2,}[\])])(\d.*)$/u,
  /^((?:19|20)\d{2})(\d{2}:\d{2}(?::\d{2})?)$/,
  /^(\.{3,}:?|…+)([^.…].*)$/,
  /^(\p{L}{2,}\.)(\d{4,})$/u,
  /^([^.…]*[^.…\d])((?:\.{3,}|…+):?)$/,
];

/** Letters alone, or digits with marks between them, as most words are: one. */
const WHOLE = /^(?:\p{L}+|\d+(?:[.,/-]\d+)*)$/u;

function isJoined({ text }: Word): boolean {
  return !WHOLE.test(text) && JOINTS.some((joint) => joint.test(text));
}

/** The line with such words split, and fill dots left out. */
export function partWords(line: Line): Line {
  if (!line.words.some(isJoined)) return line;
  const words = line.words.flatMap(splitWord).filter((word) => !/^(\.{3,}:?|…+)$/.test(word.text));
  return words.length === 0 ? line : lineOf(line.page, words);
}

function splitWord(word: Word): Word[] {
  for (const joint of JOINTS) {
    const match = joint.exec(word.text);
    const [head, tail] = [match?.[1], match?.[2]];
    if (head === undefined || tail === undefined || /^\/\//.test(tail)) continue;
    const at = word.left + ((word.right - word.left) * head.length) / word.text.length;
    return [
      ...splitWord({ ...word, text: head, right: at }),
      ...splitWord({ ...word, text: tail, left: at }),
    ];
  }
  return [word];
}
