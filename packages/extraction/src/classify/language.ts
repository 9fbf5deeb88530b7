import type { Line } from '../lines/line.ts';
import { once } from '../values/once.ts';
import { normalise, normaliseRare } from '../vocabulary/normalise.ts';
import { LOCALES } from '../words/locales.ts';

/** Most lines that are examined; the rest repeats them. */
const ENOUGH_LINES = 250;

/** The languages that have a word, by the word normalised. */
export type WordOwners = ReadonlyMap<string, readonly string[]>;

const OF_STATEMENTS = once(() =>
  ownersOfWords(
    LOCALES.map(({ code, commonWords, headings }) => ({
      code,
      phrases: [...commonWords, ...Object.values(headings).flat()],
    })),
  ),
);

/** ISO 639-1 code of the language of most of the document's words, as statements or the given lists have them; "en" if nothing shows it. */
export function languageOf(lines: readonly Line[], owned: WordOwners = OF_STATEMENTS()): string {
  const votes = new Map<string, number>();
  for (const line of lines.slice(0, ENOUGH_LINES)) {
    for (const word of line.words) {
      if (word.text.length > 24) continue;
      const owners = owned.get(normalise(word.text)) ?? [];
      for (const code of owners) votes.set(code, (votes.get(code) ?? 0) + 1 / owners.length);
    }
  }
  const text = lines
    .slice(0, 200)
    .map((line) => line.words.map((word) => word.text).join(''))
    .join('');
  const kana = text.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  for (const [script, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0;
    // Japanese uses mostly Chinese characters, but never without kana.
    const code = script === 'zh' && kana * 12 > count ? 'ja' : script;
    if (count > 0) votes.set(code, (votes.get(code) ?? 0) + count / 4);
  }
  let best = 'en';
  for (const [code, count] of votes) if (count > (votes.get(best) ?? 0)) best = code;
  return best;
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['zh', /[\u4e00-\u9fff]/g],
];

type Phrases = { readonly code: string; readonly phrases: readonly string[] };

/** Which languages have each word of their phrases, or each of the commonest words of any text. */
export function ownersWithCommonWords(languages: readonly Phrases[]): WordOwners {
  return ownersOfWords([
    ...LOCALES.map(({ code, commonWords }) => ({ code, phrases: commonWords })),
    ...languages,
  ]);
}

function ownersOfWords(languages: Iterable<Phrases>): WordOwners {
  const owners = new Map<string, string[]>();
  for (const { code, phrases } of languages) {
    for (const word of new Set(phrases.map(normaliseRare).join(' ').split(' '))) {
      if (word.length <= 1) continue;
      const known = owners.get(word);
      if (known === undefined) owners.set(word, [code]);
      else if (!known.includes(code)) known.push(code);
    }
  }
  return owners;
}
