import { type Line, textOf } from '../arrange/line.ts';
import { CARD_PHRASES } from '../words/index.ts';
import { phrasesIn } from '../words/phrase-table.ts';

/** Whether the document is the statement of a credit card: two different phrases of cards, or one repeated in titles. */
export function isCardStatement(lines: readonly Line[]): boolean {
  const found = new Map<string, number>();
  for (const line of lines) {
    if (line.words.length > 16) continue;
    const text = textOf(line.words);
    for (const match of phrasesIn(CARD_PHRASES, text)) {
      const phrase = text.toLowerCase().split(/\s+/).slice(0, 40).join(' ');
      found.set(`${match.value}|${match.length}|${phrase.slice(0, 24)}`, (found.get(phrase) ?? 0) + 1);
    }
  }
  return found.size >= 3;
}
