import type { Line } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { once } from '../../values/once.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { FIELD_LABELS, TOTAL_LABELS } from '../vocabulary/tables.ts';

/** Digits that recognition takes letters for. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b', '|': 'l' };

/** Shorter words with digits may be codes. */
const SHORTEST = 4;

/** Letters with such digits among or behind them, before what a label ends in. */
const HEAD = /^(\p{L}[\p{L}0158|]*)(?=[#:.]|$)/u;

/** The words of labels of fields and sums. */
const KNOWN = once(
  () =>
    new Set([...FIELD_LABELS.spaced.keys(), ...TOTAL_LABELS.spaced.keys()].flatMap((key) => key.split(' '))),
);

/** A line read from pixels with the digits in words of labels as the letters they are: "Bi11#:" for "Bill#:". */
export function mendLabelWords(line: Line): Line {
  if (line.words.every(({ confidence }) => confidence === 1)) return line;
  const words = line.words.map(mended);
  return words.every((word, index) => word === line.words[index]) ? line : { ...line, words };
}

function mended(word: Word): Word {
  const head = HEAD.exec(word.text)?.[1] ?? '';
  if (word.confidence === 1 || head.length < SHORTEST || !/[^\p{L}]/u.test(head)) return word;
  const letters = head.replace(/\P{L}/gu, (sign) => LOOKS_LIKE[sign] ?? sign);
  return KNOWN().has(normalise(letters)) ? { ...word, text: letters + word.text.slice(head.length) } : word;
}
