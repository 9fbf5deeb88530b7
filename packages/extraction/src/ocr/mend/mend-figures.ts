import { isMonthName } from '../../vocabulary/tables.ts';

/** Letters the network reads as digits, in words that are otherwise amounts. */
const FIGURE_LIKENESS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  t: '1',
  '|': '1',
  '!': '1',
  S: '5',
  B: '8',
  x: '8',
  X: '8',
};

/** "3.70.533.83(Cr)": brackets right after a number are not part of it. */
const DIRECTED = /^([^()]*\d)(\((?:\p{L}{1,2}|[-+])\))$/u;

/**
 * Corrects misread characters in a word that can only be an amount or a date: letters that look like digits, S before an amount for $, E for €, f and F for £,
 * a speck read as a period after the decimals, next to a sign or before the digits, a doubled dash, a period read for a comma
 * or reversed, 0 in the name of a month. Any other word is returned as read.
 */
export function mendFigures(text: string, decimalMark: '.' | ','): string {
  const [, number, direction] = DIRECTED.exec(text) ?? [];
  if (number !== undefined) return `${mendFigures(number, decimalMark)}${direction}`;
  if (!/\d/.test(text)) return text === 'lst' ? '1st' : withCapital(withoutSpeckNextToSign(text));
  const single = withoutFirstSpeck(text.replace(/(?<=[\p{L}\d])--(?=[\p{L}\d])|^--(?=[$€£]?\d)/gu, '-'));
  const figures = withFigures(withCurrency(single));
  return withStroke(
    withLeadingZero(
      dayAndMonth(monthName(withoutSpeck(withMarks(withNumberMarks(figures, decimalMark), decimalMark)))),
    ),
  );
}

/** ".-" and "-R$.": a sign has no period next to it. "(--)": brackets hold one dash. */
function withoutSpeckNextToSign(text: string): string {
  return text
    .replace(/^[.,]([-+])$|^([-+])[.,]$/, '$1$2')
    .replace(/^\(--\)$/, '(-)')
    .replace(/^([-+(]?\p{Lu}{0,2}[$€£])[.,]$/u, '$1');
}

/** "lndicates", ""lnterest": no word begins with "ln". */
function withCapital(text: string): string {
  return text.replace(/^(["“*]?)ln(?=\p{Ll}{3,})/u, '$1In');
}

/** "1O,oo": only where the whole word is digits, marks and lookalikes, and ends in two decimals. */
function withFigures(text: string): string {
  const bare = /^([-+($€£]*)([\dOxX][\dOolIt|!SBxX.,]*)([-+)]*|[CDH])$/.exec(text);
  if (bare === null || !/[\dOolIt|!SBxX][.,][\dOoxX][\dOolIt|!SBxX]$/.test(bare[2] ?? '')) return text;
  const digits = (bare[2] ?? '').replace(/\D/g, '').length;
  if (digits * 2 < (bare[2] ?? '').replace(/[.,]/g, '').length) return text;
  const mended = (bare[2] ?? '').replace(/[OolIt|!SBxX]/g, (letter) => FIGURE_LIKENESS[letter] ?? letter);
  return `${bare[1]}${mended.replace(/^00(?=[.,])/, '0')}${bare[3]}`;
}

/** The decimal mark that most amounts of a page use. */
export function decimalMarkOf(texts: readonly string[]): '.' | ',' {
  const endings = texts.map((text) => /^[^\d]{0,3}[\d.,'’]*\d([.,])\d{2}[^\d]{0,4}$/.exec(text)?.[1]);
  const commas = endings.filter((mark) => mark === ',').length;
  return commas * 2 > endings.filter((mark) => mark !== undefined).length ? ',' : '.';
}

/** "8,279,491:47", "$5;127.83", "2"029.09", "3,.171.21", "15..48", "3.76,762.81": a mark was misread as one that numbers never contain, or was read twice. */
function withNumberMarks(text: string, decimalMark: '.' | ','): string {
  const groupMark = decimalMark === '.' ? ',' : '.';
  return text
    .replace(/(?<=\d)(?:[:;]|[.,]{2})(?=\d{3}[.,]\d{2}\D?$)/, groupMark)
    .replace(/(?<=\d)["“”](?=\d{3}[.,]\d{2}\D?$)/, "'")
    .replace(/(?<=\d[.,]\d{3})(?:[:;]|[.,]{2})(?=\d{2}\D?$)/, decimalMark)
    .replace(/(?<=^\D{0,2}\d{1,3})[.,]{2}(?=\d{2}[-+)]?$)/, decimalMark)
    .replace(/(?<!\d[.,]?)(\d{1,3})[.,](\d{2,3})[.,](\d{3})([.,])(?=\d{2}\D?$)/, (whole, a, b, c, mark) =>
      mark === decimalMark ? `${a}${groupMark}${b}${groupMark}${c}${mark}` : whole,
    );
}

/** "20.665.70": one mark cannot both group thousands and start the decimals. The page's decimal mark decides which is which. */
function withMarks(text: string, decimalMark: '.' | ','): string {
  const groupMark = decimalMark === '.' ? ',' : '.';
  return text.replace(
    /(?<![\d.,])(\d{1,3}([.,])\d{3}(?:\2\d{3})*)\2(\d{2})(?![\d.,])/,
    (_, whole: string, __, decimals: string) =>
      `${whole.replace(/[.,]/g, groupMark)}${decimalMark}${decimals}`,
  );
}

/** "O2/03": no day or month begins with a letter. */
function withLeadingZero(text: string): string {
  return text.replace(/^O(?=\d[./-]\d{1,2})/, '0');
}

/** "Deco8", "9Jjan": a zero after a month's name was read as "o", or a letter between day and month was read twice. */
function dayAndMonth(text: string): string {
  const [, month, behind] = /^(\p{L}{3,4})[oO](\d)$/u.exec(text) ?? [];
  if (month !== undefined && isMonthName(month)) return `${month}0${behind}`;
  const [, day, first = '', name = ''] = /^(\d{1,2})(\p{L})(\p{L}{3,4})$/u.exec(text) ?? [];
  const isTwice = day !== undefined && first.toLowerCase() === name.charAt(0).toLowerCase();
  return isTwice && isMonthName(name) && !isMonthName(first + name) ? `${day}${name}` : text;
}

/** "070ct", "0ctober", "04-Ju1-22": a zero inside or before a month's name is an O, and a one the l without which it is none. */
function monthName(text: string): string {
  return text
    .replace(/(?<=^\d{1,2}[-./]?)\p{L}{2}1(?=[-./]|$)/u, (name) =>
      isMonthName(name.replace('1', 'l')) ? name.replace('1', 'l') : name,
    )
    .replace(/^0(?=\p{Ll}{2,}[.,]?$)/u, 'O')
    .replace(
      /^(\d{1,2}[-./]?)(0(?=[ck]t)|N0V|n0v|N0v)/i,
      (_, day: string, start: string) => `${day}${start.replace('0', 'O')}`,
    );
}

/** "11/12/20231": a year has four digits, so the fifth is a vertical rule. */
function withStroke(text: string): string {
  return text.replace(/^(\d{1,2}([./-])\d{1,2}\2(?:19|20)\d\d)[1lI]$/, '$1|');
}

const CURRENCY_LIKENESS: Readonly<Record<string, string>> = { S: '$', E: '€', f: '£', F: '£' };

/** "S12.50", "S-12.50", "E3.292,84", "-f19.73", "F614.27": a letter right before an amount is a misread currency sign. */
function withCurrency(text: string): string {
  return text.replace(
    /^([-+(]?)([SEfF])(?=-?\d[\d.,]*[.,]\d{2}\b)/,
    (_, before: string, letter: string) => `${before}${CURRENCY_LIKENESS[letter] ?? letter}`,
  );
}

/** "'12,751.68", "CHF'7.16", ".24.371.26": a mark before the digits is dirt if the decimals have a mark of their own. */
function withoutFirstSpeck(text: string): string {
  return text.replace(/^(\p{Lu}{0,3})['‘’`](?=\d)/u, '$1').replace(/^[.,](?=\d[\d.,]*[.,]\d{2}[-+]?$)/, '');
}

/** "12,00.", "09/10/2024`": no amount ends in a mark and no date ends in a quote, but a day and month may end in a period. */
function withoutSpeck(text: string): string {
  if (/^(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.$/.test(text)) return text;
  return text
    .replace(/^(\d{1,2}([./-])\d{1,2}\2(?:19|20)?\d\d|\d{4}([./-])\d{2}\3\d{2})['‘’`´]$/, '$1')
    .replace(/([.,]\d{2}[-+]?)[.,]$/, '$1');
}
