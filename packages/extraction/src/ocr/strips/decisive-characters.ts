import { MONTHS, monthKey } from '../../vocabulary/tables.ts';

type Character = { readonly text: string; readonly second: string };

/**
 * The characters that decide what a word means. In a date, "21/04/2026" or "14-May-24", those are its digits, not its separators, and in a
 * month's name the letters that could make it another month: "Jun" with a doubtful "u".
 */
export function decisiveCharacters<Read extends Character>(characters: readonly Read[]): readonly Read[] {
  const texts = characters.map(({ text }) => text);
  const text = texts.join('');
  const isFigure = ({ text: sign }: Read) => /\d/.test(sign);
  if (/^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/.test(text)) return characters.filter(isFigure);
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
  return characters.filter((read, at) => isFigure(read) || (isOfName(at) && isOtherMonth(read, at)));
}
