import { chunksOf } from '../arrange/chunk.ts';
import { type Line, textOf } from '../arrange/line.ts';
import { ACCOUNT_LABELS } from '../words/index.ts';
import { normalise } from '../words/normalise.ts';

export type AccountMention = { readonly number: string; readonly position: number; readonly weight: number };

const IBAN = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)\b/;
const NUMBER = /([*xX•·#]{2,}[\d*xX•· -]*\d{2,}|\d[\d*xX•·]*(?:[ -][\d*xX•·]+)*)/;

/** Account numbers printed in a document, in reading order: after a label for one, or as an IBAN. */
export function accountMentions(lines: readonly Line[]): AccountMention[] {
  return lines.flatMap((line, position) => {
    if (line.words.length > 24) return [];
    const text = textOf(line.words);
    if (!/\d/.test(text)) return [];
    return labelled(line, lines[position + 1], position) ?? ibanIn(text, position);
  });
}

function ibanIn(text: string, position: number): AccountMention[] {
  const iban = IBAN.exec(text)?.[1];
  return iban === undefined || iban.replace(/ /g, '').length < 15
    ? []
    : [{ number: iban, position, weight: 2 }];
}

function labelled(line: Line, _below: Line | undefined, position: number): AccountMention[] | null {
  const words = line.words;
  const chunks = chunksOf(line, 1.4);
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(4, words.length - index); length >= 1; length--) {
      const label = normalise(
        words
          .slice(index, index + length)
          .map((word) => word.text)
          .join(' '),
      );
      if (!ACCOUNT_LABELS.spaced.has(label) || /^(number|no|n)$/.test(label)) continue;
      const rest = textOf(words.slice(index + length))
        .replace(/^[:#.\s-]+/, '')
        .replace(/^(ending in|number|nr|no)[:.\s]*/i, '');
      const iban = IBAN.exec(rest);
      const match = iban !== null && iban.index < 4 ? iban : NUMBER.exec(rest);
      if (match === null || match.index > 3) continue;
      const number = (match[1] ?? '').trim();
      if (number.replace(/[^\d*xX•]/g, '').length < 4 || /^\d{1,2}[ -]\d{1,2}[ -]\d{2,4}$/.test(number))
        continue;
      return [{ number, position, weight: label.includes(' ') || chunks.length <= 2 ? 3 : 1 }];
    }
  }
  return null;
}
