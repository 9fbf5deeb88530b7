import type { Chunk } from '../../lines/chunk.ts';
import { once } from '../../values/once.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { ITEM_HEADINGS } from '../vocabulary/tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;

/** The headings by how many letters they have without spaces. */
const BY_LENGTH = once(() => {
  const headings = new Map<number, [string, ItemColumnRole][]>();
  for (const [phrase, role] of ITEM_HEADINGS.spaced) {
    const letters = phrase.replaceAll(' ', '');
    if (letters.length < SHORTEST) continue;
    headings.set(letters.length, [...(headings.get(letters.length) ?? []), [letters, role]]);
  }
  return headings;
});

/**
 * The role of a heading that was read from pixels with one letter wrong or a space too many: "Ahount", "U.pr ice". Null where the text
 * is from the file itself, or where the headings it may be have several roles.
 */
export function misreadHeading({ text, words }: Chunk): ItemColumnRole | null {
  const letters = normalise(text).replaceAll(' ', '');
  if (letters.length < SHORTEST || words.every(({ confidence }) => confidence === 1)) return null;
  const near = (BY_LENGTH().get(letters.length) ?? []).filter(([phrase]) => differsByOne(phrase, letters));
  const exact = near.filter(([phrase]) => phrase === letters);
  const [role, ...others] = new Set((exact.length > 0 ? exact : near).map(([, own]) => own));
  return role === undefined || others.length > 0 ? null : role;
}

/** Whether two texts of the same length differ in at most one letter. */
function differsByOne(a: string, b: string): boolean {
  let count = 0;
  for (let at = 0; at < a.length && count < 2; at++) if (a[at] !== b[at]) count++;
  return count < 2;
}
