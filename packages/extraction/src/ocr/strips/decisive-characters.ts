import { MONTHS, monthKey } from '../../vocabulary/tables.ts';

type Character = { readonly text: string; readonly second: string };

/**
 * The characters that decide what a word means. In a date, "21/04/2026", "21/04" or "14-May-24", and in a day, "14.", those are its digits, not its separators, and in a
 * month's name the letters that could make it another month: "Jun" with a doubtful "u". The O of "26 0ct" is none of them, though a digit was
 * read for it.
 */
export function decisiveCharacters<Read extends Character>(characters: readonly Read[]): readonly Read[] {
  const texts = withLettersOfMonth(characters.map(({ text }) => text));
  const text = texts.join('');
  const isFigure = (at: number) => /\d/.test(texts[at] ?? '');
  if (/^\d{1,4}([./-])\d{1,2}\1\d{2,4}\.?$|^\d{1,2}\/\d{1,2}$|^\d{1,2}[.,]$/.test(text))
    return characters.filter((_, at) => isFigure(at));
  const name = /^\d{1,4}[./-]?(\p{L}{3,})[./-]?(?:\d{2}|\d{4})?$/u.exec(text)?.[1];
  const month = name === undefined ? undefined : MONTHS.get(monthKey(name));
  if (name === undefined || month === undefined) return characters;
  const from = text.indexOf(name);
  const isOtherMonth = ({ second }: Read, at: number) => {
    const other = MONTHS.get(
      monthKey(
        texts
          .with(at, second)
          .join('')
          .slice(from, from + name.length),
      ),
    );
    return other !== undefined && other !== month;
  };
  const isOfName = (at: number) => at >= from && at < from + name.length;
  return characters.filter((read, at) => isFigure(at) || (isOfName(at) && isOtherMonth(read, at)));
}

/** Characters with an O for the zero in the name of a month behind a day: "260ct", "04-N0V-25". */
function withLettersOfMonth(texts: readonly string[]): readonly string[] {
  const [, before, name] = /^(\d{1,2}[-./]?)(0[ck]t|N0V)/i.exec(texts.join('')) ?? [];
  if (before === undefined || name === undefined) return texts;
  const at = before.length + name.indexOf('0');
  return texts[at] === '0' ? texts.with(at, 'O') : texts;
}
