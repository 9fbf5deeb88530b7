import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { fieldLabelAt } from '../rows/labels.ts';
import { FIELD_LABELS, ITEM_HEADINGS, NAME_WORDS, TITLES, TOTAL_LABELS } from '../vocabulary/tables.ts';
import { endsInLegalForm, nameLike } from './party-name.ts';
import { tidyName } from './tidy-name.ts';

/** "Frau", "Herrn": a form of address whose name is on the next line. */
const ADDRESS_ALONE = new RegExp(`^${oneOf('addressedAs')}\\.?$`, 'iu');

/** "C/ Cabildo Viejo": Spanish streets begin with their kind and a slash. */
const STREET_MARK = /^(?:c(?!\/o\b)|av|avda|pl|pza|ctra)\/\s?\p{L}/iu;

/** Whether a text may be a party's name: it looks like one, and is no label, header or title, nor a department. */
export function isName(text: string): boolean {
  const bare = tidyName(text);
  return (
    nameLike(bare) &&
    !text.trimEnd().endsWith(':') &&
    !fieldLabelAt(bare) &&
    !ADDRESS_ALONE.test(bare) &&
    !STREET_MARK.test(bare) &&
    !isFormAlone(bare) &&
    !beginsWithLabel(bare) &&
    !isTitleOrHeading(bare) &&
    !isRowOfHeadings(bare) &&
    !isGreeting(bare) &&
    !says('department', normalise(bare))
  );
}

/** "LTD": the end of a name that its first line has no room for. */
function isFormAlone(text: string): boolean {
  return !text.includes(' ') && endsInLegalForm(text);
}

/** "Your order AB321": a label with its value, although no colon separates them. */
function beginsWithLabel(text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (word, index) =>
      index > 0 && /\d/.test(word) && FIELD_LABELS.spaced.has(normalise(words.slice(0, index).join(' '))),
  );
}

/** Columns that only a list of items has. */
const OF_ITEMS: ReadonlySet<string> = new Set(['quantity', 'unitPrice']);

/** "QTY UN x UNIT PRICE": several headings of columns, one of them of a quantity or a price, and nothing else. */
function isRowOfHeadings(text: string): boolean {
  const key = normalise(text);
  const found = phrasesIn(ITEM_HEADINGS, key);
  const covered = found.reduce((count, { length }) => count + length, 0);
  const others = key.split(' ').filter((word) => word.length > 1).length - covered;
  return (
    new Set(found.map(({ value }) => value)).size > 1 &&
    others <= 0 &&
    found.some(({ value }) => OF_ITEMS.has(value))
  );
}

/** "WELCOMES YOU": several words, all of them of what a till prints around a name. */
function isGreeting(text: string): boolean {
  const greetings = phrasesIn(NAME_WORDS, text).filter(({ value }) => value === 'greeting');
  const covered = greetings.reduce((count, { length }) => count + length, 0);
  return covered > 1 && covered >= normalise(text).split(' ').length;
}

function isTitleOrHeading(text: string): boolean {
  const key = normalise(text);
  // "La tua bolletta - Mercato libero".
  const [first = ''] = text.split(/\s[-–—|]\s/);
  return (
    TITLES.spaced.has(normalise(first)) ||
    [TITLES, ITEM_HEADINGS, FIELD_LABELS, TOTAL_LABELS].some(({ spaced }) => spaced.has(key))
  );
}
