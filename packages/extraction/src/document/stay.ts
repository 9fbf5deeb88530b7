import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { phrasesSaying } from '../vocabulary/phrases-saying.ts';

/** The facts of a stay at the top of a hotel folio. */
type StayWord = 'room' | 'arrival' | 'departure';

const STAY_WORDS: readonly StayWord[] = ['room', 'arrival', 'departure'];

const STAY = phraseTable(() =>
  STAY_WORDS.flatMap((word) => phrasesSaying(word).map((phrase) => [phrase, word] as const)),
);

/** Most words of a label with its date or number. */
const MOST_WORDS = 6;

/**
 * Whether lines have labels for a guest's room, arrival or departure, two of the three. A hotel keeps the account of a stay in debits,
 * credits and balances, and prints it as an invoice.
 */
export function namesHotelStay(lines: readonly Line[]): boolean {
  const named = new Set(
    lines
      .flatMap(chunksOf)
      .filter(({ words }) => words.length <= MOST_WORDS)
      .flatMap(({ text }) =>
        phrasesIn(STAY, text)
          .filter(({ start }) => start === 0)
          .map(({ value }) => value),
      ),
  );
  return named.size > 1;
}
