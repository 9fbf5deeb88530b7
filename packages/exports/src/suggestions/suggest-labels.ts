import { plainText } from '../cells/plain-text.ts';
import type { RowLabel } from '../source/source-of-extraction.ts';
import { CATEGORY_WORDS, NOISE } from './description-words.ts';

/** What is proposed for one row. Nothing is applied: the person sees it with its reason and takes it or not. */
export type LabelSuggestion = {
  readonly payee: string | null;
  readonly category: string | null;
  /** For people: why the category is proposed; null where none is. */
  readonly reason: string | null;
};

/** Proposes payee and category of a row: the person's own earlier choice for such a row first, then the words of the trade. Where the categories of the books are `known`, words propose only those. */
export function suggestLabel(
  row: { readonly description: string; readonly amountMinor: number },
  earlier: ReadonlyMap<string, RowLabel> = new Map(),
  known: readonly string[] = [],
): LabelSuggestion {
  const chosen = earlier.get(choiceKey(row.description));
  const payee = chosen?.payee ?? cleanPayee(row.description);
  if (chosen?.category !== undefined)
    return { payee, category: chosen.category, reason: 'as you chose for such a row before' };
  const side = row.amountMinor < 0 ? 'out' : 'in';
  const word = CATEGORY_WORDS.find((one) => one.side === side && one.pattern.test(row.description));
  if (word === undefined) return { payee, category: null, reason: null };
  const category = known.length === 0 ? word.category : sameName(known, word.category);
  if (category === null) return { payee, category, reason: null };
  const found = word.pattern.exec(row.description)?.[0] ?? '';
  return { payee, category, reason: `the description says “${found}”` };
}

/** The name as the books write it; null where they have none such. */
function sameName(names: readonly string[], wanted: string): string | null {
  return names.find((name) => name.trim().toLowerCase() === wanted.toLowerCase()) ?? null;
}

/** The payee within a description, or null where there is nothing to clean or nothing would be left. */
export function cleanPayee(description: string): string | null {
  const plain = plainText(description);
  const name = NOISE.reduce((text, { pattern }) => text.replace(pattern, ' ').trim(), plain).replace(
    /\s+/g,
    ' ',
  );
  return name === plain || !/\p{L}{2}/u.test(name) ? null : name;
}

/** What rows of the same payee have in common: the key under which a choice is remembered. */
export function choiceKey(description: string): string {
  const name = cleanPayee(description) ?? plainText(description);
  return name
    .toLowerCase()
    .replace(/[\d#*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
