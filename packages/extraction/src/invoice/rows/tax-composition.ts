import { normalise } from '../../vocabulary/normalise.ts';
import { wordsSaying } from '../../vocabulary/words-saying.ts';
import { TOTAL_LABELS } from '../vocabulary/tables.ts';

const WITH = wordsSaying('includes');
const WITHOUT = wordsSaying('excludes');

/** A label that says whether a tax is in its figure: what is left of it, without the tax, its rate and the word that says so. */
export type TaxComposition = { readonly hasTax: boolean; readonly rest: readonly string[] };

/** What a label composed of a name, "with" or "without" and a tax says, in any order and the tax left out at will: "Amount excl. VAT", "Prezzo IVA inclusa", "Excl."; null for others. */
export function taxComposition(text: string): TaxComposition | null {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word));
  const hasTax = words.some((word) => WITH.has(word));
  if (hasTax === words.some((word) => WITHOUT.has(word))) return null;
  return { hasTax, rest: words.filter((word) => !isTax(word) && !WITH.has(word) && !WITHOUT.has(word)) };
}

function isTax(word: string): boolean {
  return TOTAL_LABELS.spaced.get(word) === 'tax';
}
