import type { Line } from '../lines/line.ts';
import { cacheRecent } from '../vocabulary/cache-recent.ts';
import { MONTHS, monthKey } from '../vocabulary/tables.ts';
import { LOCALES } from '../words/locales.ts';

/** The names of a language's months that mean other months elsewhere, each with one that does not. */
const ownNames = cacheRecent((language): ReadonlyMap<string, string> => {
  const { months, shortMonths = [] } = LOCALES.find(({ code }) => code === language) ?? { months: [] };
  return new Map(
    months.flatMap((names, month) =>
      namesMeantOtherwise(`${names} ${shortMonths[month] ?? ''}`.trim(), month),
    ),
  );
});

/** The lines with such names in days of the document's language distinguished: "31. listopada 2024" is of November in Polish and of October in Croatian. */
export function inOwnMonths(lines: Line[], language: string): Line[] {
  const own = ownNames(language);
  if (own.size === 0) return lines;
  return lines.map((line) => {
    const words = line.words.map((word, at) => {
      const joined = JOINED_DAY.exec(word.text);
      if (joined !== null) {
        const name = own.get(monthKey(joined[2] ?? ''));
        return name === undefined ? word : { ...word, text: `${joined[1]}${name}${joined[3]}` };
      }
      const name = isOfDay(line, at) ? own.get(monthKey(word.text)) : undefined;
      return name === undefined ? word : { ...word, text: name };
    });
    return words.some((word, at) => word !== line.words[at]) ? { ...line, words } : line;
  });
}

/** A day in one word: "18-lip-22". */
const JOINED_DAY = /^(\d{1,2}[-./])(\p{L}+)\.?([-./](?:\d{4}|\d{2}))$/u;

/** Whether a word stands between a day and a year. */
function isOfDay({ words }: Line, at: number): boolean {
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  return /^\d{1,2}\.?$/.test(before) && /^(19|20)\d\d\.?$/.test(after);
}

function namesMeantOtherwise(names: string, month: number): (readonly [string, string])[] {
  const means = (name: string) => MONTHS.get(monthKey(name)) === month + 1;
  const other = names.split(' ').find(means);
  const otherwise = names.split(' ').filter((name) => !means(name));
  return other === undefined ? [] : otherwise.map((name) => [monthKey(name), other] as const);
}
