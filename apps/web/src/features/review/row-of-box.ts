import { currencyDigits, sumDecimals } from '@tieout/records';
import { userLocale } from '../../ui/user-locale.ts';
import type { BoxLine } from './lines-in-box.ts';
import { numberStyleOf } from './number-style.ts';
import { typedAmount } from './typed-amount.ts';
import type { CellContext, CellName } from './typed-cells.ts';
import { typedDate } from './typed-date.ts';

/** The texts of some inputs of a row, as the page prints them: they are read as if they were typed. */
export type TypedTexts = { readonly [Name in CellName]?: string };

/** What is known of the account that a row of the page is added to. */
export type RowContext = CellContext & {
  /** Whether rows of the account print a balance. */
  readonly hasBalances: boolean;
  /** The balance before the row; null where it is not known. */
  readonly balanceBefore: string | null;
};

/** The row in a box that was drawn on the page: dates in front, figures behind, and all between them as its description. */
export function rowOfBox(lines: readonly BoxLine[], context: RowContext): TypedTexts {
  const parts = lines.map((line) => partsOf(line, context));
  const dates = parts.find((part) => part.dates.length > 0)?.dates ?? [];
  const figures = parts.find((part) => part.figures.length > 0)?.figures ?? [];
  const balance = context.hasBalances && figures.length > 1 ? figures.at(-1) : undefined;
  const amount = figures.at(balance === undefined ? -1 : -2);
  return {
    ...(dates[0] === undefined ? {} : { date: dates[0] }),
    ...(dates[1] === undefined ? {} : { postDate: dates[1] }),
    ...{ description: parts.flatMap(({ texts }) => texts).join(' ') },
    ...(amount === undefined ? {} : { amount: signed(amount, balance, context) }),
    ...(balance === undefined ? {} : { balance }),
  };
}

/** The line item in a box: its description, and the amount as the last of its figures. Quantity and price are taken where they give the amount. */
export function lineItemOfBox(
  lines: readonly BoxLine[],
  context: CellContext,
): {
  readonly description: string;
  readonly amount?: string;
  readonly quantity?: string;
  readonly unitPrice?: string;
} {
  const parts = lines.map((line) => partsOf(line, context));
  const figures = parts.find((part) => part.figures.length > 0)?.figures ?? [];
  const texts = parts.flatMap((part) => part.texts);
  const amount = plainOf(figures.at(-1), context);
  const unitPrice = figures.length > 1 ? plainOf(figures.at(-2), context) : undefined;
  const at = texts.findIndex(
    (text) => /^\d+([.,]\d+)?$/.test(text) && isProduct(plainOf(text, context), unitPrice, amount),
  );
  const quantity = at < 0 ? undefined : plainOf(texts[at], context);
  return {
    description: texts.filter((_, index) => index !== at).join(' '),
    ...(amount === undefined ? {} : { amount }),
    ...(quantity === undefined || unitPrice === undefined ? {} : { quantity, unitPrice }),
  };
}

function isProduct(quantity: string | undefined, price: string | undefined, amount: string | undefined) {
  if (quantity === undefined || price === undefined || amount === undefined) return false;
  return Math.abs(Number(quantity) * Number(price) - Number(amount)) < 0.005;
}

type LineParts = {
  readonly dates: readonly string[];
  readonly texts: readonly string[];
  readonly figures: readonly string[];
};

function partsOf(line: BoxLine, context: CellContext): LineParts {
  let left = joinedFigures(line);
  const dates: string[] = [];
  while (dates.length < 2) {
    const count = [3, 2, 1].find((length) => isDate(left.slice(0, length), context));
    if (count === undefined) break;
    dates.push(left.slice(0, count).join(' '));
    left = left.slice(count);
  }
  const isFigure = figureOf(context);
  const figures: string[] = [];
  while (left.length > 0 && isFigure(left.at(-1) ?? '')) figures.unshift(left.pop() ?? '');
  return { dates, texts: left, figures };
}

/** The words of a line; groups of digits that spaces separate are one word. */
function joinedFigures({ words, heightPt }: BoxLine): string[] {
  const texts: string[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const before = texts.at(-1);
    const isClose = word.left - right < heightPt * 0.5;
    const isGroup =
      /^\d{3}([.,]\d{2})?[-−]?$/.test(word.text) && /^[-−+(]?\d{1,3}( \d{3})*$/.test(before ?? '');
    if (isClose && isGroup) texts.splice(-1, 1, `${before} ${word.text}`);
    else texts.push(word.text);
    right = word.right;
  }
  return texts;
}

function isDate(words: readonly string[], context: CellContext): boolean {
  const text = words.join(' ');
  return /\d/.test(text) && typedDate(text, { ...context, locale: userLocale() }).kind !== 'unreadable';
}

/** Whether a word is an amount of money: with decimals or a currency sign, for a bare number may be anything. */
function figureOf(context: CellContext): (word: string) => boolean {
  const isWhole = currencyDigits(context.currency) === 0;
  return (word) =>
    (isWhole || /[.,]\d{1,3}\D*$|\p{Sc}/u.test(word)) && readsAs(word, context).kind !== 'unreadable';
}

function readsAs(text: string, { currency }: CellContext) {
  return typedAmount(text, { styles: [numberStyleOf(userLocale())], digits: currencyDigits(currency) });
}

function plainOf(text: string | undefined, context: CellContext): string | undefined {
  const read = text === undefined ? null : readsAs(text, context);
  return read?.kind === 'read' ? read.value : undefined;
}

/** An amount in a column of its own prints no sign: the balances around it may give it. */
function signed(text: string, balanceText: string | undefined, context: RowContext): string {
  const [amount, balance] = [plainOf(text, context), plainOf(balanceText, context)];
  const { balanceBefore } = context;
  if (amount === undefined || balance === undefined || balanceBefore === null || amount.startsWith('-'))
    return text;
  const digits = currencyDigits(context.currency);
  const gives = (sign: string) => {
    const sum = sumDecimals([balanceBefore, `${sign}${amount}`], digits);
    return sum !== null && Number(sum) === Number(balance);
  };
  return gives('-') && !gives('') ? `-${text}` : text;
}
