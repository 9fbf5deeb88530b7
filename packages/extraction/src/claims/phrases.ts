import { type Chunk, chunkOf, chunksOf, standTogether } from '../lines/chunk.ts';
import { textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import type { BodyLine } from '../tables/body-line.ts';

/** Words of one phrase on a line with figures are closer than this share of their height. */
const PHRASE_GAP_EM = 1.2;

/** Signs between the terms of an equation. */
const OPERATOR = /^[+\-−–=]$/;

/** Whether a figure is alone on its line, apart from its currency. */
export function isFigureAlone({ line, tokens }: BodyLine): boolean {
  const figures = tokens.filter(({ kind }) => kind === 'amount');
  const rest = tokens.filter(({ kind }) => kind === 'text' || kind === 'date');
  return (
    figures.length === 1 &&
    rest.every((token) => OF_MONEY.test(textOf(line.words.slice(token.from, token.to))))
  );
}

/** "in EUR", "EUR:" before a figure. */
const OF_MONEY = /^(in|en|em|i|w|[A-Z]{3}|[€$£]):?$/;

/** The phrases of a line, without its figures. */
export function phrasesOf({ line }: BodyLine): Chunk[] {
  return splitAt(line.words, ({ text }) => OPERATOR.test(text)).flatMap((words) =>
    words.length === 0 ? [] : chunksOf({ ...line, words }),
  );
}

/** The phrases among some words of a line, next to its figures. */
export function phrasesAmong(words: readonly Word[]): Chunk[] {
  return splitAt(words, ({ text }) => OPERATOR.test(text)).flatMap((part) => {
    const phrases: Word[][] = [];
    for (const word of part) {
      const last = phrases.at(-1)?.at(-1);
      if (last !== undefined && standTogether(last, word, PHRASE_GAP_EM)) phrases.at(-1)?.push(word);
      else phrases.push([word]);
    }
    return phrases.map(chunkOf);
  });
}

/** Splits words into runs at the signs between them. */
export function splitAt(words: readonly Word[], isSign: (word: Word) => boolean): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words)
    if (isSign(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}
