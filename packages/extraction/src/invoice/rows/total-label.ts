import { once } from '../../values/once.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { type PhraseMatch, phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { wordsSaying } from '../../vocabulary/words-saying.ts';
import { ITEM_HEADINGS, TITLES, TOTAL_LABELS } from '../vocabulary/tables.ts';
import type { TotalRole } from '../words/locale.ts';
import { taxComposition } from './tax-composition.ts';

/** What a label names and how little else it says, from 0 to 1. */
export type TotalMeaning = { readonly role: TotalRole; readonly strength: number };

/** Small words that never decide what a label says. */
const SMALL: ReadonlySet<string> = new Set([
  ...wordsSaying('smallWordOfSums'),
  ...'x r s g eur usd gbp chf cad aud brl mxn inr rm sek nok dkk pln rs ca wa ny tx fl'.split(' '),
]);
/** What the document calls itself says nothing of its sums: "Bill total". */
const OWN_TITLES = once(
  () =>
    new Set(
      [...TITLES.spaced].flatMap(([title, role]) =>
        role === 'invoice' || role === 'receipt' ? [title] : [],
      ),
    ),
);
const WITH = wordsSaying('includes');
const WITHOUT = wordsSaying('excludes');
/** Words that may follow the name of a tax or its rate. */
const MOST_LEFT: Readonly<Partial<Record<TotalRole, number>>> = { tax: 4, paid: 3, discount: 3, charge: 2 };

/** How sure the name of a sum is that is half of its label. */
const HALF = 0.5;

/** What sum a text names, when it says little else; null for a description that only mentions one. */
export function totalLabel(text: string): TotalMeaning | null {
  if (text.length > 90) return null;
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    // A rate may be written onto its tax: "IGST18".
    .map((word) => word.replace(/^(\p{L}{3,})\d{1,2}$/u, '$1'));
  const matches = phrasesIn(TOTAL_LABELS, words.join(' '));
  const [first] = matches;
  // A narrow space may be lost between two words, or read within one: "TOTALA PAGAR", "Total (Excl udi ng GST)".
  const whole = TOTAL_LABELS.spaced.get(words.join(''));
  if (whole !== undefined && words.length > 1) return { role: whole, strength: 1 };
  if (first === undefined) return null;
  const composed = composedSum(words);
  if (composed !== null) return { role: composed, strength: 1 };
  const best = matches.reduce((a, b) => (b.length > a.length || isHead(a, b) ? b : a), first);
  const covered = new Set<number>();
  for (const match of matches) for (let i = 0; i < match.length; i++) covered.add(match.start + i);
  const left = words.filter(
    (word, index) =>
      !covered.has(index) && !isSmall(word) && !WITH.has(word) && !WITHOUT.has(word) && word.length > 1,
  ).length;
  const isFirst = words.slice(0, best.start).every((word, index) => covered.has(index) || isSmall(word));
  // "Goodwill discount", "Patient subtotal": of what kind it is may be said before it in a word nobody listed.
  const isLast = best.start + best.length === words.length;
  const isNamedSubtotal = best.value === 'subtotal' && says('totalBegins', words.at(-1) ?? '');
  if (isLast && left === 1 && (best.value === 'discount' || isNamedSubtotal))
    return { role: best.value, strength: HALF };
  const allowed = isFirst ? Math.max(MOST_LEFT[best.value] ?? 1, best.length - 1) : best.length - 1;
  if (left > allowed) return null;
  const role =
    withTax(words, matches) ??
    (isPaymentTakenOff(words, best, matches) ? 'paid' : settle(best.value, matches));
  if (role === 'tax' && isOfWhatHoldsIt(words)) return null;
  return { role, strength: best.length / (best.length + left) };
}

/**
 * What sum a line names, whose label and printed rate are given: where the label alone says too much, the name of a tax next to
 * a rate is still a tax, "State Water Tax 3.85%", unless it only says that a price holds one.
 */
export function sumNamed(label: string, rate: number | null): TotalMeaning | null {
  const named = totalLabel(label);
  if (named !== null || rate === null) return named;
  const isTaxed = phrasesIn(TOTAL_LABELS, normalise(label)).some(({ value }) => value === 'tax');
  const words = label.split(' ').filter((word) => /\p{L}/u.test(word));
  if (!isTaxed || words.length > MOST_TAX_WORDS || taxComposition(label) !== null) return null;
  return { role: 'tax', strength: HALF };
}

/** The name of a tax has no more words. */
const MOST_TAX_WORDS = 6;

/** "Minibar (VAT included)" is what was drunk, not its tax. */
function isOfWhatHoldsIt(words: readonly string[]): boolean {
  const composed = taxComposition(words.join(' '));
  const lead = words.find((word) => !isSmall(word)) ?? '';
  return composed?.hasTax === true && composed.rest.includes(lead);
}

function isSmall(word: string): boolean {
  return SMALL.has(word) || OWN_TITLES().has(word);
}

/** "Less card payment" is a payment: the word it begins with says only that it is subtracted. "Discount card" is none. */
function isPaymentTakenOff(
  words: readonly string[],
  best: PhraseMatch<TotalRole>,
  matches: readonly PhraseMatch<TotalRole>[],
): boolean {
  const isLead =
    best.value === 'discount' && best.start === 0 && best.length === 1 && says('takenOff', words[0] ?? '');
  return isLead && matches.at(-1)?.value === 'paid';
}

/** "Amount without VAT" is a subtotal, "Betrag inkl. USt" a total, though the name alone heads a column. */
function composedSum(words: readonly string[]): TotalRole | null {
  const composed = taxComposition(words.join(' '));
  // "Excl. VAT 508.10"
  if (composed?.hasTax === false && composed.rest.length === 0) return 'subtotal';
  const role = composed === null ? undefined : ITEM_HEADINGS.spaced.get(composed.rest.join(' '));
  if (role !== 'amount' && role !== 'net' && role !== 'gross') return null;
  return composed?.hasTax === true ? 'total' : 'subtotal';
}

/** "Card surcharge" is a surcharge: what a means of payment stands before is what the label names. */
function isHead(a: PhraseMatch<TotalRole>, b: PhraseMatch<TotalRole>): boolean {
  const isAdded = b.value === 'charge' || b.value === 'discount';
  return a.value === 'paid' && isAdded && a.length === b.length && a.start + a.length === b.start;
}

/** "Total incl. VAT" is a total and "Total excl. VAT" a sum without it, not a tax. */
function withTax(words: readonly string[], matches: readonly PhraseMatch<TotalRole>[]): TotalRole | null {
  const first = matches[0];
  if (first === undefined) return null;
  if (
    first.value === 'tax' &&
    first.length > 1 &&
    TOTAL_LABELS.spaced.get(words[first.start] ?? '') === 'total'
  ) {
    // "Total TVA comprise" begins as a sum of taxes.
    const rest = words.slice(first.start + 1);
    return rest.some((word) => WITH.has(word)) ? 'total' : null;
  }
  if (!/^(total|subtotal|due)$/.test(first.value)) return null;
  const tax = matches.find((match) => match !== first && match.value === 'tax');
  if (tax === undefined) return null;
  const between = words.slice(first.start + first.length, tax.start + tax.length);
  if (between.some((word) => WITH.has(word))) return first.value;
  return between.some((word) => WITHOUT.has(word)) ? 'subtotal' : null;
}

/** "Total points" is no total: what is none of the document's sums decides where it is named. */
function settle(role: TotalRole, matches: readonly { value: TotalRole }[]): TotalRole {
  if (role !== 'total' && role !== 'subtotal') return role;
  const narrower = matches.find(({ value }) => value === 'carried' || value === 'other');
  return narrower?.value ?? role;
}
