import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { phrasesSaying } from '../vocabulary/phrases-saying.ts';

/** What only bills of a kind have labels for: the stay on a hotel's folio, the meter on a bill for water, electricity or gas. */
const FACTS = {
  stay: ['room', 'arrival', 'departure'],
  meter: ['meter', 'meterReading', 'meteredUse'],
} as const;

const LABELS = Object.values(FACTS).map((facts) =>
  phraseTable(() =>
    facts.flatMap((fact) => phrasesSaying(fact).map((phrase): [string, string] => [phrase, fact])),
  ),
);

/** Most words of a label with its date or number. */
const MOST_WORDS = 6;

/**
 * Whether lines have labels for two of three facts of a stay, or of a meter. Hotels and suppliers of water and energy keep an account with
 * its debits, credits and balances, and print it as an invoice.
 */
export function isBillOfService(lines: readonly Line[]): boolean {
  const texts = lines
    .flatMap(chunksOf)
    .filter(({ words }) => words.length <= MOST_WORDS)
    .map(({ text }) => text);
  return LABELS.some((labels) => {
    const begins = (text: string) => phrasesIn(labels, text).filter(({ start }) => start === 0);
    return new Set(texts.flatMap((text) => begins(text).map(({ value }) => value))).size > 1;
  });
}
