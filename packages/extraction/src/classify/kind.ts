import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { isCardTitle, namesCard } from '../vocabulary/card-title.ts';
import { namesLeast } from '../vocabulary/label.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { CARD_PHRASES } from '../vocabulary/tables.ts';

/** Lines at the head of a document among which its title stands. */
const HEAD_LINES = 16;
/** A longer line is a sentence, of which only what it shows with a sum is known. */
const MOST_WORDS = 16;
/** Different phrases of cards that make a document without such a title a card's. */
const ENOUGH_PHRASES = 3;

/** A card's number, sixteen digits or fifteen, with some of them kept secret. */
const MASKED_CARD =
  /(^|[\s:])(?=[\dXx*•. -]*[Xx*•]{2})([\dXx*•]{4}[ .-]?([\dXx*•]{4}[ .-]?){2}[\dXx*•]{0,3}|[\dXx*•]{4}[ -][\dXx*•]{6}[ -][\dXx*•]{4})\d(?=$|[.,;)\s])/;

/** Whether the document is the statement of a credit card: its title says so, or it speaks of limits and minimum payments throughout. `rows` are the lines that are none of what the bank says. */
export function isCardStatement(lines: readonly Line[], rows: readonly Line[] = []): boolean {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.words.length <= MOST_WORDS);
  // Next to a sum it is what paying back early would cost.
  if (head.some(({ words }) => says('prepaid', textOf(words)) && !SUM.test(textOf(words)))) return false;
  const isLoaded =
    [lines, rows].some((some) => says('loaded', textOfLines(some))) ||
    lines.some((line, at) => headsAvailableBalance(line, lines[at + 1]));
  if (isLoaded && !says('lent', textOfLines(lines))) return false;
  if (head.some((line) => chunksOf(line, 1.2).some((chunk) => isCardTitle(chunk.text)))) return true;
  return cardSigns(lines) >= ENOUGH_PHRASES;
}

/** How many different signs of a credit card the lines of a document bear that has no title of one: its name, its number, what is lent on it. */
export function cardSigns(lines: readonly Line[]): number {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.words.length <= MOST_WORDS);
  const found = new Set<string>();
  if (head.some((line) => chunksOf(line, 1.2).some((chunk) => namesCard(chunk.text)))) found.add('named');
  // Further down it may be that of a card an account is drawn on.
  if (head.some(({ words }) => MASKED_CARD.test(textOf(words)))) found.add('masked in the head');
  for (const line of lines) {
    const text = textOf(line.words);
    if (line.words.length > MOST_WORDS) {
      for (const label of labelsOfSums(text))
        for (const match of phrasesIn(CARD_PHRASES, label)) found.add(match.value);
      if (MASKED_CARD.test(text)) found.add('masked');
      continue;
    }
    for (const match of phrasesIn(CARD_PHRASES, text)) found.add(match.value);
    if (MASKED_CARD.test(text)) found.add('masked');
  }
  // Nobody must pay the least of an account's balance.
  const least = [...found].some((phrase) => namesLeast(phrase)) ? 1 : 0;
  return found.size + least;
}

/** What lines say, each on a line of its own. */
function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ words }) => textOf(words)).join('\n');
}

/** Whether a heading of two lines is that of the balance that may be spent. */
function headsAvailableBalance(upper: Line, lower: Line | undefined): boolean {
  const first = upper.words.find(({ text }) => says('availableHeading', text));
  if (first === undefined || lower === undefined) return false;
  return lower.words.some(
    ({ text, left, right }) => says('balanceHeading', text) && left < first.right && right > first.left,
  );
}

/** The few words right before each sum of a long line: "… by 14 February. Credit Limit £8,000.00 Minimum". */
function labelsOfSums(text: string): string[] {
  return text
    .split(SUM)
    .slice(0, -1)
    .map((before) => before.trim().split(' ').slice(-MOST_LABEL_WORDS).join(' '));
}

/** A label in a sentence may have words before its sum: "minimum payment amount of £25.00". */
const MOST_LABEL_WORDS = 5;

const SUM = /[$£€]? ?\d[\d.,]*[.,]\d{2,3}(?!\d)/;

/** Whether a phrase only names a card, or what it costs, and says nothing of what is lent on it. */
function namesCardOrFee(phrase: string): boolean {
  return says('cardInPhrase', phrase) || says('feePhrase', phrase);
}

/** Whether a card statement mentions credit: a limit, a minimum payment, a due date. */
export function lendsMoney(lines: readonly Line[]): boolean {
  return lines.some(({ words }) =>
    phrasesIn(CARD_PHRASES, textOf(words)).some(({ value }) => !namesCardOrFee(value)),
  );
}
