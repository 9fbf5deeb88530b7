import { CURRENCY_CODES, currencyOfMark } from './currency.ts';

/** How a document writes numbers. */
export type NumberStyle = {
  readonly decimalMark: '.' | ',';
  /** How many decimals its amounts have; 0 if it prints none. */
  readonly decimals: 0 | 2 | 3;
  /** Trailing zeros of the decimals are dropped, as spreadsheets do: "8,781.2", "8,906". */
  readonly isTrimmed?: boolean;
};

/** Grouped thousands with one decimal: an amount that lost its trailing zero. */
const TRIMMED = /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d$|^\d{1,3}(?:\.\d{3})+,\d$/;

/** Three-decimal currencies, and the mark that starts the decimals if no amount shows it and no currency without decimals is named. Dinars of Iraq are printed whole. Source: ISO 4217. */
const THREE_DECIMALS: ReadonlyMap<string, '.' | ','> = new Map([
  ['BHD', '.'],
  ['JOD', '.'],
  ['KWD', '.'],
  ['LYD', '.'],
  ['OMR', '.'],
  ['TND', ','],
]);
/** A code by itself, apart from marks around it: "(KWD)". */
const CODE = /^[^A-Za-z]?([A-Z]{3})[^A-Za-z]?$/;
/** Currencies printed without decimals, whatever other currencies next to them have. Source: what their banks print. */
const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(
  'HUF JPY KRW VND IDR CLP ISK PYG XOF XAF UGX RWF COP'.split(' '),
);
/** This many amounts followed by such a currency, and none with decimals, show that the document prints it whole. */
const ENOUGH_WHOLE = 3;
/** Two equal marks in one number group its thousands. */
const GROUPED_TWICE = /([.,])\d{3}\1/;

/** How many such amounts show that the document does this throughout. */
const LEAST_TRIMMED = 2;

/** Grouped thousands, or three decimals: the number itself does not say which. */
const WHOLE = /^[^\d]{0,3}\d{1,3}([.,]\d{3})+[^\d]{0,3}$/;

/** How many votes for one mark outweigh one for the other. */
const MOST_AGAINST = 12;

/** Amounts with three decimals for each number with two, such as a rate. */
const MOST_RATES = 3;

/** What some programs print into each empty cell, whatever the decimal mark and the decimals of the other amounts. */
export const ZERO = /^0[.,]00$/;

/** A percent sign apart from its number. */
const PERCENT = /^%/;

/** A day and a month, or a month and a day. */
const DATE_LIKE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[.](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[.](?:0[1-9]|[12]\d|3[01]))[.]?$/;

/** Numbers whose last mark cannot group thousands: it differs from those before it, or follows a zero. */
const THOUSANDTHS = /^(?:\d{1,3}(?:,\d{3})+(?<mark>\.)|\d{1,3}(?:\.\d{3})+(?<mark>,)|0(?<mark>[.,]))\d{3}$/;

/**
 * The number styles a document's words allow, likeliest first. A vote over the marks before the last two digits: forms that could be a
 * day and month count only if nothing else does.
 */
export function numberStyles(printed: readonly string[]): NumberStyle[] {
  // A percentage says nothing of amounts: whole francs are printed above rates with decimals.
  const words = printed.filter((_, index) => !PERCENT.test(printed[index + 1] ?? ''));
  const votes = { '.': 0, ',': 0 };
  const dateLike = { '.': 0, ',': 0 };
  const whole = { '.': 0, ',': 0 };
  let trimmed = 0;
  const currencies = new Set<string>();
  const groupedTwice = { '.': 0, ',': 0 };
  const thousandths = { '.': 0, ',': 0 };
  let wholeSums = 0;
  let zeros = 0;
  let above = '';
  for (const word of words) {
    const before = above;
    above = word;
    if (!/\d/.test(word)) {
      const code = CODE.exec(word)?.[1] ?? '';
      if (CURRENCY_CODES.has(code)) currencies.add(code);
      if (/\d$/.test(before) && WHOLE_CURRENCIES.has(currencyOfMark(word) ?? code))
        wholeSums += /[.,]\d{2}$/.test(before) ? Number.NEGATIVE_INFINITY : 1;
      continue;
    }
    const match = /\d([.,])(\d{2})(?!\d|[.,/:-]\d|\s?%)/.exec(word);
    const digits = word.replace(/[^\d.,'’]/g, '');
    const mark = THOUSANDTHS.exec(digits)?.groups?.mark;
    if (mark === '.' || mark === ',') thousandths[mark]++;
    if (match && /[.,]\d{2}$/.test(digits) && !/\d[.,]\d{2}[.,]\d{2}$/.test(digits)) {
      const mark = match[1] === ',' ? ',' : '.';
      const isStrong = /\d[.,'’]\d{3}[.,]\d{2}$/.test(digits);
      if (DATE_LIKE.test(digits)) dateLike[mark]++;
      else votes[mark] += isStrong ? 5 : 1;
      if (ZERO.test(digits)) zeros++;
    } else if (WHOLE.test(word)) {
      whole[word.lastIndexOf(',') > word.lastIndexOf('.') ? ',' : '.']++;
      const twice = GROUPED_TWICE.exec(digits)?.[1];
      if (twice === '.' || twice === ',') groupedTwice[twice]++;
    } else if (TRIMMED.test(digits)) trimmed++;
  }
  const point = votes['.'] || (votes[','] === 0 ? dateLike['.'] : 0);
  const comma = votes[','] || (votes['.'] === 0 ? dateLike[','] : 0);
  const hasDecimals = votes['.'] + votes[','] + dateLike['.'] + dateLike[','] > 0;
  const [ofThousandths, other] =
    thousandths[','] > thousandths['.'] ? ([',', '.'] as const) : (['.', ','] as const);
  // A currency with two decimals next to it is that of a payment abroad: with amounts in it, more would show two.
  const [ofCurrency, ...more] = new Set(
    [...currencies].flatMap((currency) => THREE_DECIMALS.get(currency) ?? []),
  );
  const namesWhole = [...currencies].some((currency) => WHOLE_CURRENCIES.has(currency));
  // A number grouped twice, such as a company's capital, shows which mark groups; one among dozens is misread.
  const mayStart = (mark: '.' | ',') => {
    const group = mark === '.' ? ',' : '.';
    const isGroup = groupedTwice[mark] * MOST_AGAINST >= whole[mark];
    return !isGroup && whole[group] <= groupedTwice[group];
  };
  const hasFewDecimals = votes['.'] + votes[','] - zeros < (whole['.'] + whole[',']) / MOST_RATES;
  if (hasFewDecimals && !namesWhole && ofCurrency !== undefined && more.length === 0 && mayStart(ofCurrency))
    return [{ decimalMark: ofCurrency, decimals: 3 }];
  // If amounts group thousands by the other mark, the few with three decimals are rates.
  if (!hasDecimals && thousandths[ofThousandths] > whole[other])
    return [{ decimalMark: ofThousandths, decimals: 3 }];
  if (!hasDecimals || (trimmed < LEAST_TRIMMED && votes['.'] + votes[','] < (whole['.'] + whole[',']) / 3))
    return [
      { decimalMark: '.', decimals: 0 },
      { decimalMark: ',', decimals: 0 },
    ];
  const [first, second] = comma > point ? ([',', '.'] as const) : (['.', ','] as const);
  const styles: NumberStyle[] = [
    trimmed < LEAST_TRIMMED
      ? { decimalMark: first, decimals: 2 }
      : { decimalMark: first, decimals: 2, isTrimmed: true },
  ];
  // One mark among dozens of the other is a misprint or a misreading: as the rule, it would leave almost nothing readable.
  if (Math.min(point, comma) * MOST_AGAINST > Math.max(point, comma))
    styles.push({ decimalMark: second, decimals: 2 });
  const isWholeAmongOthers =
    [...currencies].some((currency) => WHOLE_CURRENCIES.has(currency)) &&
    whole['.'] + whole[','] > votes['.'] + votes[','];
  // What could be a day, a version or a time shows no decimals where an amount is in a currency printed whole, and no mark.
  const isUnshown = wholeSums > 0 && votes['.'] + votes[','] + whole['.'] + whole[','] === 0;
  if (wholeSums >= ENOUGH_WHOLE || isWholeAmongOthers || isUnshown)
    styles.push({ decimalMark: whole['.'] > whole[','] ? ',' : whole[','] > 0 ? '.' : first, decimals: 0 });
  if (isUnshown) styles.push({ decimalMark: second, decimals: 0 });
  return styles;
}
