import { normalise } from './normalise.ts';
import { phrasesIn } from './phrase-table.ts';
import { says } from './says.ts';
import { CARD_TITLES } from './tables.ts';

/** Card brands that stand for a card in a title: "Resumen de cuenta Visa". */
const BRANDS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex']);

/** Whether a title is that of a card statement: it says so directly, or names a card and a statement and little else. */
export function isCardTitle(text: string): boolean {
  if (text.length > MOST_LENGTH) return isTitleBeforeTime(text);
  if (phrasesIn(CARD_TITLES, text).length > 0) return true;
  const words = normalise(text).split(' ');
  const isOfCard =
    says('cardBegins', text) || (words.some((word) => BRANDS.has(word)) && !words.some(isOfMoneyHeld));
  return words.length <= 7 && isOfCard && says('cardStatementBegins', text);
}

const MOST_LENGTH = 60;

/** A title followed by its period: "Estado de cuenta tarjeta de crédito Periodo: 01/05/2024 al 31/05/2024". */
function isTitleBeforeTime(text: string): boolean {
  const [title = ''] = text.split(/[\d:]/);
  const [first = ''] = normalise(title).split(' ');
  return (
    title.length <= MOST_LENGTH &&
    (says('cardBegins', first) || says('cardStatementBegins', first)) &&
    isCardTitle(title)
  );
}

/** Whether a short text is the name of a credit card: "Example Rewards Card", "Example Cash Back Mastercard". */
export function namesCard(text: string): boolean {
  const words = normalise(text).split(' ');
  return (
    words.length > 1 &&
    words.length < 6 &&
    (says('cardBegins', words.at(-1) ?? '') || BRANDS.has(words.at(-1) ?? '')) &&
    !words.some(isOfMoneyHeld)
  );
}

/** Whether a word describes debit or prepaid cards. */
function isOfMoneyHeld(word: string): boolean {
  return says('holdsMoney', word);
}
