import { CARD_TITLES } from './index.ts';
import { normalise } from './normalise.ts';
import { phrasesIn } from './phrase-table.ts';

/** Words for a payment card, as they begin in the languages known. */
const CARDS = [
  'card',
  'creditcard',
  'kreditkart',
  'karte',
  'carte',
  'tarjeta',
  'carta',
  'kaart',
  'kreditkort',
  'kredittkort',
  'kort',
  'karta',
  'karty',
  'kortti',
  'cartao',
  'luottokort',
];
/** What a card is called in a title for short: "Resumen de cuenta Visa". */
const BRANDS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex']);
/** Words for a statement, as they begin. */
const STATEMENTS = [
  'statement',
  'abrechnung',
  'auszug',
  'releve',
  'decompte',
  'extracto',
  'estado',
  'resumen',
  'estratto',
  'overzicht',
  'afschrift',
  'faktura',
  'fatura',
  'extrato',
  'kontoutdrag',
  'kontoudtog',
  'kontoutskrift',
  'oversigt',
  'kontooversigt',
  'wyciag',
  'zestawienie',
  'lasku',
  'rekeningoverzicht',
];

/** Whether a title is that of a card's statement: it says so outright, or names a card and a statement and little else. */
export function isCardTitle(text: string): boolean {
  if (text.length > MOST_LENGTH) return isTitleBeforeTime(text);
  if (phrasesIn(CARD_TITLES, text).length > 0) return true;
  const words = normalise(text).split(' ');
  const isOfCard =
    beginsAny(words, CARDS) || (words.some((word) => BRANDS.has(word)) && !words.some(isOfMoneyHeld));
  return words.length <= 7 && isOfCard && beginsAny(words, STATEMENTS);
}

const MOST_LENGTH = 60;

/** A title with the time it is of behind it: "Estado de cuenta tarjeta de crédito Periodo: 01/05/2024 al 31/05/2024". */
function isTitleBeforeTime(text: string): boolean {
  const [title = ''] = text.split(/[\d:]/);
  const [first = ''] = normalise(title).split(' ');
  return title.length <= MOST_LENGTH && beginsAny([first], [...STATEMENTS, ...CARDS]) && isCardTitle(title);
}

/** Whether a short text is the name of a card one owes money on: "Example Rewards Card", "Example Cash Back Mastercard". */
export function namesCard(text: string): boolean {
  const words = normalise(text).split(' ');
  return (
    words.length > 1 &&
    words.length < 6 &&
    (beginsAny(words.slice(-1), CARDS) || BRANDS.has(words.at(-1) ?? '')) &&
    !words.some(isOfMoneyHeld)
  );
}

/** Cards that pay with money of an account, or of their own. */
const HOLDS_MONEY = /^(debit|debito|debet|pre|prepaid|prepago|prepagata|giro|gift|savings|loyalty)/;

function isOfMoneyHeld(word: string): boolean {
  return HOLDS_MONEY.test(word);
}

function beginsAny(words: readonly string[], stems: readonly string[]): boolean {
  return words.some((word) => stems.some((stem) => word.startsWith(stem)));
}
