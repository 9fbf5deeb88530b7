import { isMonthName } from '../../vocabulary/tables.ts';
import type { DecimalMark } from './reading.ts';

/** Letters the network reads as digits, in words that are otherwise amounts. */
const FIGURE_LIKENESS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', l: '1', I: '1', t: '1', '|': '1', '!': '1' },
  ...{ S: '5', B: '8', x: '8', X: '8' },
};
const CURRENCY_LIKENESS: Readonly<Record<string, string>> = { S: '$', E: '€', f: '£', F: '£' };

/** A text that only one thing can have been: the pattern, and what was printed for its groups and the page's marks; `decimal` of `1.5`, `group` of `1,000`. */
type Impossible = readonly [
  misread: RegExp,
  printed:
    | string
    | ((groups: readonly string[], marks: { readonly decimal: string; readonly group: string }) => string),
];

/** What no word without a digit is. */
const IN_LETTERS: readonly Impossible[] = [
  // "1st" has a digit.
  [/^lst$/, '1st'],
  // ".-" and "-R$.": a sign has no period next to it. "(--)": brackets hold one dash.
  [/^[.,]([-+])$|^([-+])[.,]$/, '$1$2'],
  [/^\(--\)$/, '(-)'],
  // "(€E)": brackets hold one sign, read twice.
  [/^\((\p{Sc})[EeCSs£]\)$/u, '($1)'],
  [/^([-+(]?\p{Lu}{0,2}[$€£])[.,]$/u, '$1'],
  // "MAl" of "28 MAI": among capitals an l is an I.
  [/(?<=^\p{Lu}{2,})l(?=\p{Lu}*[.,:]?$)/u, 'I'],
  // "lndicates", ""lnterest": no word begins with "ln".
  [/^(["“*]?)ln(?=\p{Ll}{3,})/u, '$1In'],
];

/** What no amount, date or day and month is, in this order. */
const IN_FIGURES: readonly Impossible[] = [
  // A doubled dash.
  [/(?<=[\p{L}\d])--(?=[\p{L}\d])|^--(?=[$€£]?\d)/gu, '-'],
  // "'12,751.68", "CHF'7.16", ".24.371.26": a mark before the digits is dirt if the decimals have a mark of their own.
  [/^(\p{Lu}{0,3})['‘’`](?=\d)/u, '$1'],
  [/^[.,](?=\d[\d.,]*[.,]\d{2}[-+]?$)/, ''],
  // "S12.50", "S-12.50", "E3.292,84", "-f19.73", "F614.27": a letter right before an amount is a misread currency sign.
  [
    /^([-+(]?)([SEfF])(?=-?\d[\d.,]*[.,]\d{2}\b)/,
    ([, before = '', letter = '']) => `${before}${CURRENCY_LIKENESS[letter] ?? letter}`,
  ],
  // "1O,oo": only where the whole word is digits, marks and lookalikes, and ends in two decimals.
  [
    /^([-+($€£]*)([\dOxX][\dOolIt|!SBxX.,]*[.,][\dOoxX][\dOolIt|!SBxX])([-+)]*|[CDH])$/,
    ([whole = '', before = '', figures = '', behind = '']) =>
      figures.replace(/\D/g, '').length * 2 < figures.replace(/[.,]/g, '').length
        ? whole
        : `${before}${inFigures(figures)}${behind}`,
  ],
  // "8,279,491:47", "$5;127.83", "2"029.09", "3,.171.21", "15..48", "3.76,762.81": a mark that numbers never contain, or one read twice.
  [/(?<=\d)(?:[:;]|[.,]{2})(?=\d{3}[.,]\d{2}\D?$)/, (_, { group }) => group],
  [/(?<=\d)["“”](?=\d{3}[.,]\d{2}\D?$)/, "'"],
  [/(?<=\d[.,]\d{3})(?:[:;]|[.,]{2})(?=\d{2}\D?$)/, (_, { decimal }) => decimal],
  [/(?<=^\D{0,2}\d{1,3})[.,]{2}(?=\d{2}[-+)]?$)/, (_, { decimal }) => decimal],
  [
    /(?<!\d[.,]?)(\d{1,3})[.,](\d{2,3})[.,](\d{3})([.,])(?=\d{2}\D?$)/,
    ([whole = '', a, b, c, mark], { decimal, group }) =>
      mark === decimal ? `${a}${group}${b}${group}${c}${mark}` : whole,
  ],
  // "432.-33": dirt behind a mark.
  [/(?<=^\D{0,3}\d[\d.,]*[.,])-(?=\d{2}$)/, ''],
  // "20.665.70": one mark cannot both group thousands and start the decimals. The page's decimal mark decides which is which.
  [
    /(?<![\d.,])(\d{1,3}([.,])\d{3}(?:\2\d{3})*)\2(\d{2})(?![\d.,])/,
    ([, whole = '', , decimals = ''], { decimal, group }) =>
      `${whole.replace(/[.,]/g, group)}${decimal}${decimals}`,
  ],
  // "09/10/2024`", "12,00.", "10,766,009.": no date ends in a quote and no amount in a mark, but a day and month may end in a period.
  [/^(\d{1,2}([./-])\d{1,2}\2(?:19|20)?\d\d|\d{4}([./-])\d{2}\3\d{2})['‘’`´]$/, '$1'],
  [/^(?!(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$)(.*[.,]\d{2}[-+]?|\d{1,3}(?:[.,]\d{3})+)[.,]$/, '$1'],
  // "070ct", "0ctober", "04-Ju1-22": a zero inside or before a month's name is an O, and a one the l without which it is none.
  [
    /(?<=^\d{1,2}[-./]?)\p{L}{2}1(?=[-./]|$)/u,
    ([name = '']) => (isMonthName(name.replace('1', 'l')) ? name.replace('1', 'l') : name),
  ],
  [/^0(?=\p{Ll}{2,}[.,]?$)/u, 'O'],
  [
    /^(\d{1,2}[-./]?)(0(?=[ck]t)|N0V|n0v|N0v)/i,
    ([, day = '', start = '']) => `${day}${start.replace('0', 'O')}`,
  ],
  // "Deco8", "9Jjan": a zero after a month's name was read as "o", or a letter between day and month was read twice.
  [
    /^(\p{L}{3,4})[oO](\d)$/u,
    ([whole = '', month = '', day = '']) => (isMonthName(month) ? `${month}0${day}` : whole),
  ],
  [
    /^(\d{1,2})(\p{L})(\p{L}{3,4})$/u,
    ([whole = '', day = '', first = '', name = '']) =>
      first.toLowerCase() === name.charAt(0).toLowerCase() && isMonthName(name) && !isMonthName(first + name)
        ? `${day}${name}`
        : whole,
  ],
  // "O2/03": no day or month begins with a letter.
  [/^O(?=\d[./-]\d{1,2})/, '0'],
  // "11/12/20231": a year has four digits, so the fifth is a vertical rule.
  [/^(\d{1,2}([./-])\d{1,2}\2(?:19|20)\d\d)[1lI]$/, '$1|'],
];

/** "3.70.533.83(Cr)": brackets right after a number are not part of it. */
const DIRECTED = /^([^()]*\d)(\((?:\p{L}{1,2}|[-+])\))$/u;

/** The word as printed if what was read for it is impossible; any other word as it is. */
export function mendFigures(text: string, decimal: DecimalMark): string {
  const [, number, direction] = DIRECTED.exec(text) ?? [];
  if (number !== undefined) return `${mendFigures(number, decimal)}${direction}`;
  const marks = { decimal, group: decimal === '.' ? ',' : '.' };
  return (/\d/.test(text) ? IN_FIGURES : IN_LETTERS).reduce(
    (read, [misread, printed]) =>
      typeof printed === 'string'
        ? read.replace(misread, printed)
        : read.replace(misread, (...groups: string[]) => printed(groups, marks)),
    text,
  );
}

function inFigures(text: string): string {
  return text
    .replace(/[OolIt|!SBxX]/g, (letter) => FIGURE_LIKENESS[letter] ?? letter)
    .replace(/^00(?=[.,])/, '0');
}

/** Other readings of a number: a period for a comma or reversed, a mark for a stroke before its two decimals, or with a missing mark put there. */
export function alternativeMarks(text: string): string[] {
  const [, whole, decimals] = /^(\D{0,2}\d[\d.,]*)[Il|!/](\d{2}[-+)]?)$/.exec(text) ?? [];
  if (whole !== undefined) return ['.', ',', '1.', '1,', ',1', '.1'].map((mark) => whole + mark + decimals);
  if (!/^\D{0,2}\d[\d.,]*\D?$/.test(text)) return [];
  const swapped = [...text].flatMap((sign, at) =>
    sign === '.' || sign === ','
      ? [`${text.slice(0, at)}${sign === '.' ? ',' : '.'}${text.slice(at + 1)}`]
      : [],
  );
  const unmarked = /^(\D{0,2}\d[\d.,]*)(\d{2})([-+)]?)$/.exec(text);
  if (unmarked === null || /[.,]\d?$/.test(unmarked[1] ?? '')) return swapped;
  return [...swapped, ...['.', ','].map((mark) => `${unmarked[1]}${mark}${unmarked[2]}${unmarked[3]}`)];
}
