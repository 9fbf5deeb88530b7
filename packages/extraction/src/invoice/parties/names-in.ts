import type { Chunk } from '../../lines/chunk.ts';
import { isName } from './is-name.ts';
import { isStreet, legalName } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';
import { tidyName } from './tidy-name.ts';

const SENDER_MARK = /\s[•·●|–—*-]\s/u;

/** The names a cell may hold: itself, the first part of a sender's line, and a name that ends with its legal form. */
export function namesIn({ text }: Chunk): { readonly name: string; readonly bonus: number }[] {
  const names: { name: string; bonus: number }[] = [];
  const parts = text.split(/\s+[•·●|–—*−-]\s+|,\s+(?=\S*\d|\p{Lu})/u);
  const first = tidyName(parts[0] ?? '');
  const isSender =
    POSTAL_CODE.test(text) &&
    (parts.length > 2 || SENDER_MARK.test(text)) &&
    !isStreet(first) &&
    !POSTAL_CODE.test(`${first}, ${parts[1] ?? ''}`);
  const legal = legalName(tidyName(text));
  // The small print names the seller in the midst of its sentences.
  for (const sentence of text.split(/[.;]\s+(?=\p{Lu})/u).slice(1)) {
    const inside = legalName(sentence);
    if (inside !== null) names.push({ name: inside, bonus: 1.5 });
  }
  if (legal !== null) names.push({ name: legal, bonus: 3 + (isSender ? 1.5 : 0) });
  if ((parts.length === 1 || isSender) && legal === null && isName(first))
    names.push({ name: first, bonus: isSender ? 2 : 0 });
  return names;
}
