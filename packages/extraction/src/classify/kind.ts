import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { isCardTitle, namesCard } from '../words/card-title.ts';
import { CARD_PHRASES } from '../words/index.ts';
import { namesLeast } from '../words/label.ts';
import { normalise } from '../words/normalise.ts';
import { phrasesIn } from '../words/phrase-table.ts';

/** Lines at the head of a document among which its title stands. */
const HEAD_LINES = 16;
/** A longer line is a sentence, of which only what it tells with a sum is known. */
const MOST_WORDS = 16;
/** Different phrases of cards that make a document without such a title a card's. */
const ENOUGH_PHRASES = 3;

/** A card's number with all but its last digits kept secret. */
const MASKED_CARD = /(^|[\s:])[Xx*•]{4}([ -]?[Xx*•]{4}){2}[ -]?\d{4}$|(^|\s)[Xx*•]{4}[ -][Xx*•]{6}[ -]\d{5}$/;

/** One with its middle kept secret. */
const HALF_MASKED_CARD = /(^|\s)\d{4}[ -](\d\d)?[Xx*•]{2,4}[ -][Xx*•]{4}[ -]\d{4}(\s|$)/;

/** A card that holds money of its own is an account. */
const PREPAID = /\b(pre-?paid|prepagata|prepago|pre-?paga|pr[ée]pay[ée]e|prepaidkarte)\b/i;

/** What is put on such a card and left on it. */
const LOADED =
  /\b(payroll card|pay ?card|debit card|reloadable|travel (money )?card|gift card|total loads?|(payroll|cash|direct deposit) loads?|loads? (and|&) (deposits?|credits?)|top-?ups?|available balance|available card balance|card balance)\b/i;

/** What is said of a card on which money is lent. */
const LENT =
  /\b(credit card|credit limit|credit line|available credit|minimum (payment|amount|due)|payment due|amount due|new balance|annual percentage)\b/i;

/** Whether the document is the statement of a credit card: its title says so, or it speaks of limits and minimum payments throughout. `rows` are the lines that are none of what the bank says. */
export function isCardStatement(lines: readonly Line[], rows: readonly Line[] = []): boolean {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.words.length <= MOST_WORDS);
  if (head.some((line) => PREPAID.test(textOf(line.words)))) return false;
  const isLoaded =
    [lines, rows].some((some) => LOADED.test(textOfLines(some))) ||
    lines.some((line, at) => headsAvailableBalance(line, lines[at + 1]));
  if (isLoaded && !LENT.test(textOfLines(lines))) return false;
  if (head.some((line) => chunksOf(line, 1.2).some((chunk) => isCardTitle(chunk.text)))) return true;
  const found = new Set<string>();
  if (head.some((line) => chunksOf(line, 1.2).some((chunk) => namesCard(chunk.text)))) found.add('named');
  for (const line of lines) {
    const text = textOf(line.words);
    if (line.words.length > MOST_WORDS) {
      for (const label of labelsOfSums(text))
        for (const match of phrasesIn(CARD_PHRASES, label)) found.add(match.value);
      continue;
    }
    for (const match of phrasesIn(CARD_PHRASES, text)) found.add(match.value);
    if (MASKED_CARD.test(text)) found.add('masked');
    if (HALF_MASKED_CARD.test(text)) found.add('half masked');
  }
  // Nobody must pay the least of an account's balance.
  const least = [...found].some((phrase) => namesLeast(phrase)) ? 1 : 0;
  return found.size + least >= ENOUGH_PHRASES;
}

/** What lines say, each on a line of its own. */
function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ words }) => textOf(words)).join('\n');
}

/** Whether a heading of two lines is that of the balance that may be spent. */
function headsAvailableBalance(upper: Line, lower: Line | undefined): boolean {
  const first = upper.words.find(({ text }) => /^available$/i.test(text));
  if (first === undefined || lower === undefined) return false;
  return lower.words.some(
    ({ text, left, right }) => /^balance$/i.test(text) && left < first.right && right > first.left,
  );
}

/** The few words right before each sum of a long line: "… by 14 February. Credit Limit £8,000.00 Minimum". */
function labelsOfSums(text: string): string[] {
  return text
    .split(SUM)
    .slice(0, -1)
    .map((before) => before.trim().split(' ').slice(-3).join(' '));
}

const SUM = /[$£€]? ?\d[\d.,]*[.,]\d{2}(?!\d)/;

/** What names a card, and says nothing of what is lent on it. */
const NAMES_CARD =
  /card|kart|carte|carta|tarjeta|cartao|kaart|kort|visa|master|account ending|^fees?\b|previous statement|new charges/;

/** Whether the paper of a card speaks of what it lends: a limit, what must at least be paid, when it is due. */
export function lendsMoney(lines: readonly Line[]): boolean {
  return lines.some(({ words }) =>
    phrasesIn(CARD_PHRASES, textOf(words)).some(({ value }) => !NAMES_CARD.test(normalise(value))),
  );
}
