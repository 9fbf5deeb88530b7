import { normalise } from './normalise.ts';
import { phrasesIn } from './phrase-table.ts';
import { says } from './says.ts';
import { CARD_TITLES } from './tables.ts';

/** What a card is called in a title for short: "Resumen de cuenta Visa". */
const BRANDS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex']);

/** Whether a title is that of a card's statement: it says so outright, or names a card and a statement and little else. */
export function isCardTitle(text: string): boolean {
  if (text.length > MOST_LENGTH) return isTitleBeforeTime(text);
  if (phrasesIn(CARD_TITLES, text).length > 0) return true;
  const words = normalise(text).split(' ');
  const isOfCard =
    says('cardBegins', text) || (words.some((word) => BRANDS.has(word)) && !words.some(isOfMoneyHeld));
  return words.length <= 7 && isOfCard && says('cardStatementBegins', text);
}

const MOST_LENGTH = 60;

/** A title with the time it is of behind it: "Estado de cuenta tarjeta de crédito Periodo: 01/05/2024 al 31/05/2024". */
function isTitleBeforeTime(text: string): boolean {
  const [title = ''] = text.split(/[\d:]/);
  const [first = ''] = normalise(title).split(' ');
  return (
    title.length <= MOST_LENGTH &&
    (says('cardBegins', first) || says('cardStatementBegins', first)) &&
    isCardTitle(title)
  );
}

/** Whether a short text is the name of a card one owes money on: "Example Rewards Card", "Example Cash Back Mastercard". */
export function namesCard(text: string): boolean {
  const words = normalise(text).split(' ');
  return (
    words.length > 1 &&
    words.length < 6 &&
    (says('cardBegins', words.at(-1) ?? '') || BRANDS.has(words.at(-1) ?? '')) &&
    !words.some(isOfMoneyHeld)
  );
}

/** Whether a word is said of cards that pay with money of an account, or of their own. */
function isOfMoneyHeld(word: string): boolean {
  return says('holdsMoney', word);
}
