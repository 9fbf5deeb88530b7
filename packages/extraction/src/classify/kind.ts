import { chunksAt } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { isCardTitle, namesCard } from '../vocabulary/card-title.ts';
import { namesLeast } from '../vocabulary/label.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { CARD_PHRASES } from '../vocabulary/tables.ts';

/** How many lines at the top of a document may contain its title. */
const HEAD_LINES = 16;
/** A longer line is a sentence, of which only labelled amounts count. */
const MOST_WORDS = 16;
/** Least number of different card phrases that make a document without such a title a card statement. */
const ENOUGH_PHRASES = 3;

/** A card number of fifteen or sixteen digits, partly masked. */
const MASKED_CARD =
  /(^|[\s:])(?=[\dXx*•. -]*[Xx*•]{2})((?:\d\d)?[\dXx*•]{4}[ .-]?([\dXx*•]{4}[ .-]?){2}[\dXx*•]{0,3}|[\dXx*•]{4}[ -][\dXx*•]{6}[ -][\dXx*•]{4})\d(?=$|[.,;)\s])/;

/** Whether the document is a credit card statement: its title says so, or it mentions limits and minimum payments throughout. `rows` are the lines that are not the bank's own words. */
export function isCardStatement(lines: readonly Line[], rows: readonly Line[] = []): boolean {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.words.length <= MOST_WORDS);
  // Next to an amount it is the cost of early repayment.
  if (head.some(({ words }) => says('prepaid', textOf(words)) && !SUM.test(textOf(words)))) return false;
  const isLoaded =
    [lines, rows].some((some) => says('loaded', textOfLines(some))) ||
    lines.some((line, at) => headsAvailableBalance(line, lines[at + 1]));
  if (isLoaded && !says('lent', textOfLines(lines))) return false;
  const titles = head.filter(({ words }) => !MOVES.test(textOf(words)));
  if (titles.some((line) => chunksAt(line, 1.2).some((chunk) => isCardTitle(chunk.text)))) return true;
  return cardSigns(lines) >= ENOUGH_PHRASES;
}

/** Has an amount with a sign at its end, or before words, as a row does: "Card fee - 21.50", "Card fee - 21.50 Debits". */
const MOVES = /(?:[-−+] ?\p{Sc}? ?\d[\d.,’' ]*[.,]\d{2}|\d[.,]\d{2} ?[-−+])(?: \P{N}+)?$/u;

/** How many different signs of a credit card a document without such a title has: a card's name, its number, its credit. */
export function cardSigns(lines: readonly Line[]): number {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.words.length <= MOST_WORDS);
  const found = new Set<string>();
  if (head.some((line) => chunksAt(line, 1.2).some((chunk) => namesCard(chunk.text)))) found.add('named');
  // Further down it may be a card of the account.
  if (head.some(({ words }) => MASKED_CARD.test(textOf(words)))) found.add('masked in the head');
  for (const line of lines) {
    const text = textOf(line.words);
    if (line.words.length > MOST_WORDS) {
      const cells = chunksAt(line, 1.2).map((chunk) => chunk.text);
      for (const label of cells.length < CELLS_OF_STRIP ? labelsOfSums(text) : cells)
        for (const match of phrasesIn(CARD_PHRASES, label)) found.add(match.value);
      if (MASKED_CARD.test(text)) found.add('masked');
      continue;
    }
    for (const match of phrasesIn(CARD_PHRASES, text)) found.add(match.value);
    if (MASKED_CARD.test(text)) found.add('masked');
  }
  // Only cards have a minimum payment.
  const least = [...found].some((phrase) => namesLeast(phrase)) ? 1 : 0;
  return found.size + least;
}

/** A sentence has no gaps: a long line of this many cells is a strip of labels. */
const CELLS_OF_STRIP = 3;

/** The texts of lines, one per line. */
function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ words }) => textOf(words)).join('\n');
}

/** Whether a two-line header is that of an available balance. */
function headsAvailableBalance(upper: Line, lower: Line | undefined): boolean {
  const first = upper.words.find(({ text }) => says('availableHeading', text));
  if (first === undefined || lower === undefined) return false;
  return lower.words.some(
    ({ text, left, right }) => says('balanceHeading', text) && left < first.right && right > first.left,
  );
}

/** The few words right before each amount of a long line: "… by 14 February. Credit Limit £8,000.00 Minimum". */
function labelsOfSums(text: string): string[] {
  return text
    .split(SUM)
    .slice(0, -1)
    .map((before) => before.trim().split(' ').slice(-MOST_LABEL_WORDS).join(' '));
}

/** Most words of a label in a sentence, including those before its amount: "minimum payment amount of £25.00". */
const MOST_LABEL_WORDS = 5;

const SUM = /[$£€]? ?\d[\d.,]*[.,]\d{2,3}(?!\d)/;

/** Whether a phrase only names a card or its cost, and says nothing about credit. */
function namesCardOrFee(phrase: string): boolean {
  return says('cardInPhrase', phrase) || says('feePhrase', phrase);
}

/** Whether a card statement mentions credit: a limit, a minimum payment, a due date. */
export function lendsMoney(lines: readonly Line[]): boolean {
  return lines.some(({ words }) =>
    phrasesIn(CARD_PHRASES, textOf(words)).some(({ value }) => !namesCardOrFee(value)),
  );
}
