import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { phrasesSaying } from '../src/vocabulary/phrases-saying.ts';
import { type Sayable, says } from '../src/vocabulary/says.ts';
import { CONCEPTS, type Concept } from '../src/words/concepts.ts';
import { LOCALES } from '../src/words/locales.ts';

const SOURCES = path.join(import.meta.dirname, '../src');

/** Lists that are of no language, by what they hold. */
const OF_NO_LANGUAGE: readonly RegExp[] = [
  // Roles by the names that the engine gives them.
  /subtotal\|total\|due|total\|subtotal\|due|charge\|discount\|rounding\|paid/,
  // Fields that chips of cards print, and brands of cards.
  /aid\|tvr\|tsi\|arqc|amex\|maestro\|girocard/,
  // Codes, marks and names of currencies next to their codes, and of states.
  /\beur[ |]usd\b|лв\|ден\|дин|рубл\|/,
  // Providers of mail, and forms that the law gives companies.
  /gmail\|hotmail|株式会社\|有限会社/,
  // Names of fonts, of encodings and of the files of electronic invoices, and what a library says of its errors.
  /bold\|black|iso-8859-1\||zugferd|abort\|/,
];

it('keeps every list of words of a language in the files of languages', () => {
  const found = sourceFiles().flatMap((file) =>
    wordListsIn(readFileSync(path.join(SOURCES, file), 'utf8')).map((list) => `${file}: ${list}`),
  );
  expect(found.filter((list) => !OF_NO_LANGUAGE.some((known) => known.test(list)))).toEqual([]);
});

it('finds lists of words in patterns, in strings that are split and in lists by commas', () => {
  expect(wordListsIn(String.raw`const A = /\b(fees?|charges?|tax(es)?)\b/;`)).toHaveLength(1);
  expect(wordListsIn("const A = 'paid payment pago'.split(' ');")).toHaveLength(1);
  expect(wordListsIn("const A = 'room,zimmer,chambre';")).toHaveLength(1);
  expect(wordListsIn("type A = string | number | boolean; const b = 'a list, of words, in prose';")).toEqual(
    [],
  );
});

it('names every file of a language in the table of languages', () => {
  const files = readdirSync(path.join(SOURCES, 'words/languages')).filter((file) => file !== 'locale.ts');
  expect(LOCALES.map(({ code }) => `${code}.ts`).toSorted()).toEqual(files.toSorted());
});

it('has words for everything a rule asks for', () => {
  expect(Object.keys(CONCEPTS).filter((name) => phrasesSaying(name as Concept).length === 0)).toEqual([]);
});

it('understands each word that a language lists, with nothing else to add', () => {
  const unheard = (Object.keys(CONCEPTS) as Concept[]).flatMap((concept) =>
    isSayable(concept)
      ? phrasesSaying(concept).filter((phrase) => !says(concept, phrase.replace('*', '')))
      : [],
  );
  expect(unheard).toEqual([]);
});

function isSayable(concept: Concept): concept is Sayable {
  return CONCEPTS[concept].at !== 'part' && CONCEPTS[concept].at !== 'phrases';
}

/** The languages, the tables of countries and currencies, whose names are of all languages, and the lines the recogniser is taught with. */
const OF_WORDS = /(^|\/)words\/([a-z]{2}|languages\/[a-z]{2}|countries|currency-names)\.ts$|^ocr\/teach\//;

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !OF_WORDS.test(file),
  );
}

/** Alternations, split strings and lists by commas of three or more lower-case words of three letters or more. Arrays of strings are not looked through: most are of roles. */
function wordListsIn(source: string): string[] {
  const lines = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
  return lines.flatMap((line) => {
    const alternations = line.match(/[^\s'"`]*(?<! )\|(?! )[^'"`\n]*/gu) ?? [];
    const split = [...line.matchAll(/'([^']*)'\.split\(/gu)].map(([, list = '']) => list);
    const byCommas = [...line.matchAll(/'([^' ][^']*,[^' ][^']*)'/gu)].map(([, list = '']) => list);
    return [
      ...alternations.filter((list) => countWords(list.split('|')) > 2),
      ...split.filter((list) => countWords(list.split(/[ ,]/)) > 2),
      ...byCommas.filter((list) => countWords(list.split(/,(?! )/)) > 2),
    ];
  });
}

function countWords(parts: readonly string[]): number {
  const letters = parts.map((part) =>
    part
      .replace(/\/[a-z]*[.,;)\]].*$|\$\{.*?\}/u, '')
      .replace(/\\[a-z]|\\p\{\w+\}|[\^$?*+()[\]{}.\\/:!<>=,;-]/gu, ' '),
  );
  return letters.filter((part) => /^[\p{Ll}\p{Lo} ]*[\p{Ll}\p{Lo}]{3}[\p{Ll}\p{Lo} ]*$/u.test(part)).length;
}
