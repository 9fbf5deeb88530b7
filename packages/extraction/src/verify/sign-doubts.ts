import type { AccountReading } from '../interpret/account-reading.ts';
import { codedDirections } from '../interpret/items/anchor-of.ts';
import type { Row } from '../interpret/rows/row.ts';
import { bearsEverySign, isBare, isToldByMark, partOf, signedAmounts } from '../interpret/sign.ts';
import { owesAll } from '../roles/owed-balance.ts';
import type { Table } from '../roles/table.ts';
import type { AmountMark } from '../values/amount.ts';
import { normalise } from '../words/normalise.ts';
import { creditIsOpen } from './credit-is-open.ts';
import type { Doubt } from './doubt.ts';
import { goesAgainstColumns } from './goes-against-columns.ts';
import { goesAgainstTexts } from './goes-against-texts.ts';
import { headingTexts } from './heading-texts.ts';
import { kindIsOpen } from './kind-is-open.ts';
import { lowersPrincipal } from './lowers-principal.ts';
import { minusIsOpen } from './minus-is-open.ts';
import { signAgainstHabit } from './sign-against-habit.ts';

/** What keeps the direction of an account's movements from being sure: that everything ties out does not show it. `others` are the document's other accounts, `tables` all of its tables. */
export function signDoubts(
  account: AccountReading,
  others: readonly AccountReading[],
  { isCard, tables }: Pick<Judged, 'isCard' | 'tables'>,
): Doubt[] {
  const isOpen = TOLD_APART.find(([, applies]) => applies({ account, others, isCard, tables }));
  return isOpen === undefined ? [] : [{ ...isOpen[0], severity: 'warning' }];
}

type Told = Pick<Doubt, 'code' | 'message'>;

const BY_ARITHMETIC: Told = {
  code: 'signs-by-arithmetic',
  message:
    'The page does not say whether some of these rows are money in or out; their signs are those under which everything ties out.',
};
const AGAINST_TITLES: Told = {
  code: 'signs-against-titles',
  message:
    'Everything ties out only if some rows are not what the title over them says, money in or money out. Compare them with the page.',
};
const BY_TITLE_AMONG_MARKS: Told = {
  code: 'signs-by-title',
  message:
    'A mark tells directions apart on this page, but a row without one has its direction only by the words over it. Compare it with the page.',
};
const TORN_BY_MARKS: Told = {
  code: 'signs-torn',
  message:
    'Under one title as many amounts bear a minus as do not: which of them go the other way than the title says cannot be told. Compare them with the page.',
};
const AGAINST_WORDS: Told = {
  code: 'signs-against-words',
  message:
    'Everything ties out only if the words beside the amounts do not always mean the same direction. Compare the rows with the page.',
};
const ASSUMED: Told = {
  code: 'signs-assumed',
  message:
    'Most rows would be money in, and nothing but a minus tells the directions apart: money in and money out may be the other way round.',
};

const ASSUMED_OF_MARKS: Told = {
  code: 'signs-assumed',
  message:
    'A minus was taken the other way than a minus usually means on such a paper: money in and money out may be the other way round.',
};

const ASSUMED_CREDIT: Told = {
  code: 'signs-assumed',
  message:
    'Every balance of this card bears a minus, and nothing says whether that is owed or paid too much: money in and money out may be the other way round.',
};

const AGAINST_TEXTS: Told = {
  code: 'signs-against-words',
  message:
    'A row that says money was taken out or spent would be money in, and nothing but a mark tells directions apart: they may be the other way round.',
};

const UNMARKED: Told = {
  code: 'signs-by-arithmetic',
  message:
    'Only the balances say which rows are money out, and a minus that is missing would look the same. Compare the rows with the page.',
};

const UNTOLD: Told = {
  code: 'signs-assumed',
  message:
    'Some rows stand in no column of money in or out and bear no mark: nothing says which of the two they are. Compare them with the page.',
};

const OWN_BOOKS: Told = {
  code: 'signs-assumed',
  message:
    'This is an account as a company keeps it in its own books, where a debit may be money in: money in and money out may be the other way round.',
};

const HELD_THOUGH_OWED: Told = {
  code: 'signs-assumed',
  message:
    'The balances are said to be owed, and tie out only as if money in raised them: money in and money out may be the other way round.',
};

type Judged = {
  readonly account: AccountReading;
  readonly others: readonly AccountReading[];
  readonly isCard: boolean;
  readonly tables: readonly Table[];
};

/** What may be open about directions, the gravest first: one is told. */
const TOLD_APART: readonly (readonly [Told, (judged: Judged) => boolean])[] = [
  [BY_ARITHMETIC, ({ account }) => account.turned.length > 0 || goesAgainstColumns(account)],
  [TORN_BY_MARKS, ({ account }) => isTornByMarks(account)],
  [AGAINST_TITLES, ({ account }) => goesAgainstTitles(account)],
  [
    BY_TITLE_AMONG_MARKS,
    ({ account, isCard, tables }) =>
      mixesTitlesAndMarks(account) ||
      lacksCreditMark(account) ||
      (isCard && (creditsUnmarked(account) || isOnlyUnmarked(account, tables))),
  ],
  [
    AGAINST_WORDS,
    ({ account }) => goesAgainstWords(account) || goesAgainstMarks(account) || goesAgainstCodes(account),
  ],
  [ASSUMED, ({ account, others }) => kindIsOpen(account, others)],
  [ASSUMED_CREDIT, ({ account, isCard }) => isCard && creditIsOpen(account)],
  [
    ASSUMED_OF_MARKS,
    ({ account, isCard }) =>
      !lowersPrincipal(account) && (minusIsOpen(account, isCard) || signAgainstHabit(account, isCard)),
  ],
  [AGAINST_TEXTS, ({ account }) => goesAgainstTexts(account)],
  [UNMARKED, ({ account, others }) => lacksMarks(account, others)],
  [UNTOLD, ({ account, isCard }) => !isCard && lacksSides(account)],
  [OWN_BOOKS, ({ account }) => isOfOwnBooks(account)],
  [HELD_THOUGH_OWED, ({ account, isCard }) => !isCard && isHeldThoughOwed(account)],
];

/** Whether rows in columns of money in and out stand beside balances that are owed by their heading, and were taken for ones that are held. */
function isHeldThoughOwed({ rows }: AccountReading): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ({ anchor: { side, balance, table } }) =>
        side !== 'amount' &&
        balance !== null &&
        balance.mark === 'none' &&
        table.headings.some(({ role, text }) => role === 'balance' && SAYS_DEBT.test(normalise(text))) &&
        !owesAll(table),
    )
  );
}

/** What is owed, in words that mean nothing else in any language: "du" is a balance in Vietnamese. */
const SAYS_DEBT = /\b(ow(ed|ing)|debt|deuda|divida|skuld|gjeld|gaeld|schuld|(solde|montant) du)\b/;

/** Whether rows are entries of vouchers, as programs that keep books print them, and no bank. */
function isOfOwnBooks({ rows }: AccountReading): boolean {
  return rows.some(({ anchor }) => anchor.table.headings.some(({ text }) => VOUCHER.test(text)));
}

const VOUCHER = /\b(vch|voucher)\.? ?type\b|\bvch\.? ?no\b/i;

/**
 * Whether rows that nothing tells the direction of were taken for money in, where others stand in a column of it, and neither both
 * ends nor balances bear that out: sums that do not say their direction hold either way.
 */
function lacksSides({ rows, amounts, reconciliation: { ledger, chain } }: AccountReading): boolean {
  if (ledger === 'holds' || chain.covered === rows.length) return false;
  const isUntold = (row: Row, index: number) =>
    isBare(row) && row.anchor.amount.mark === 'none' && (amounts[index] ?? 0) > 0;
  return rows.some(isUntold) && rows.some(({ anchor }) => anchor.side !== 'amount');
}

/**
 * Whether rows without any mark are money out by the balances alone, and a lost minus would explain that: it is the only such row, or
 * another account of the document marks them.
 */
function lacksMarks({ sign, amounts }: AccountReading, others: readonly AccountReading[]): boolean {
  const out = amounts.filter((amount) => amount < 0).length;
  if (sign.followsBalance !== true || out === 0) return false;
  return out === 1 || others.some(({ rows }) => rows.some(({ anchor }) => anchor.amount.mark === 'minus'));
}

/** Whether under a title that gives the direction as many amounts bear a minus as none: neither is then the habit of the part. */
function isTornByMarks({ rows, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const titled = rows.filter((row) => isToldByMark(row) && partOf(row) !== null);
  const parts = Map.groupBy(titled, partOf);
  return [...parts.values()].some(
    (part) => part.filter(({ anchor }) => anchor.amount.mark === 'minus').length * 2 === part.length,
  );
}

/** Whether the reading gives a row another sign than the title of its part, and not every balance printed bears it out. */
function goesAgainstTitles({ rows, amounts, sign, reconciliation }: AccountReading): boolean {
  const isTitled = rows.some(({ section }) => section?.role === 'in' || section?.role === 'out');
  if (sign.usesSections || !isTitled || reconciliation.chain.covered === rows.length) return false;
  if (bearsEverySign(rows)) return false;
  const byTitles = signedAmounts(rows, { ...sign, usesSections: true });
  return amounts.some((amount, index) => amount !== byTitles[index]);
}

/**
 * Whether rows under no title tell money out by a minus, and another, without one, is money out by a title: what was taken for a title may be
 * text. A table under other headings, of checks say, has a habit of its own, which more than one row shows.
 */
function mixesTitlesAndMarks({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const out = rows.filter((_, index) => (amounts[index] ?? 0) < 0);
  const isTitled = ({ section }: Row) => section?.role === 'in' || section?.role === 'out';
  const tableOf = ({ anchor }: Row) => headingTexts(anchor.table);
  const byMark = out.filter((row) => !isTitled(row) && row.anchor.amount.mark === 'minus');
  const byTitle = out.filter(
    (row) => isTitled(row) && row.anchor.amount.mark === 'none' && row.anchor.indicator === null,
  );
  const marked = new Set(byMark.map(tableOf));
  const tables = Map.groupBy(byTitle, tableOf);
  return marked.size > 0 && [...tables].some(([headings, own]) => own.length === 1 || marked.has(headings));
}

/**
 * Whether titles of money in stand over rows with a minus and over rows without one, all taken for money in; or over one row without one
 * where money in elsewhere, or the sum of that row, bears one, and no sum of it is printed without.
 */
function creditsUnmarked({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const credits = rows.filter((row, index) => isToldByMark(row) && (amounts[index] ?? 0) > 0);
  const marked = credits.filter(({ anchor }) => anchor.amount.mark === 'minus');
  const [sole, ...others] = credits.filter(
    ({ anchor, section }) => section?.role === 'in' && anchor.amount.mark === 'none',
  );
  if (sole === undefined) return false;
  if (marked.some(({ section }) => section?.role === 'in')) return true;
  const sums = marksOfSums(sole);
  return others.length === 0 && !sums.has('none') && (marked.length > 0 || sums.has('minus'));
}

/** Whether a card's only credit bears no mark and has its direction by its title, while the paper prints its sum elsewhere with a minus. */
function isOnlyUnmarked({ rows, amounts, sign }: AccountReading, tables: readonly Table[]): boolean {
  if (!sign.usesSections) return false;
  const [sole, ...others] = rows.filter((_, index) => (amounts[index] ?? 0) > 0);
  if (sole === undefined || others.length > 0 || !isToldByMark(sole)) return false;
  return sole.anchor.amount.mark === 'none' && marksOfSums(sole, tables).has('minus');
}

/** Whether under titles of money in some rows are marked as credits and others bear no mark: by the habit of the paper those are none. */
function lacksCreditMark({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const credits = rows
    .filter(
      ({ section, anchor }, index) =>
        section?.role === 'in' && anchor.side === 'amount' && (amounts[index] ?? 0) > 0,
    )
    .map(({ anchor }) => anchor.indicator ?? anchor.amount.mark);
  return credits.includes('in') && credits.includes('none');
}

/** The marks of the figures in other lines, of its own table where no others are named, that say what a row does. */
function marksOfSums({ anchor }: Row, tables: readonly Table[] = [anchor.table]): ReadonlySet<AmountMark> {
  const figures = tables
    .flatMap(({ lines }) => lines)
    .filter((line) => line !== anchor.body)
    .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === 'amount' ? [token.amount] : [])));
  return new Set(figures.filter(({ minor }) => minor === anchor.amount.minor).map(({ mark }) => mark));
}

/** Whether words nobody knows, right behind amounts whose sign only the balances give, stand on both money in and money out. */
function goesAgainstWords({ rows, amounts, sign }: AccountReading): boolean {
  if (sign.followsBalance !== true) return false;
  const words = rows.map(wordBehindAmount);
  const isHabit = words.filter((word) => word !== null).length > rows.length * 0.6;
  if (!isHabit || new Set(words).size > MOST_DIRECTION_WORDS) return false;
  const signs = new Map<string, boolean>();
  return words.some((word, index) => {
    if (word === null) return false;
    const isIn = (amounts[index] ?? 0) > 0;
    const known = signs.get(word) ?? isIn;
    signs.set(word, known);
    return known !== isIn;
  });
}

/** Whether the word beside an amount says the other direction than was taken, as where its column's heading was misread, and no balance of its own bears that out. */
function goesAgainstMarks({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.chain.covered === rows.length) return false;
  return rows.some(({ anchor }, index) => {
    const amount = amounts[index] ?? 0;
    const told = anchor.indicator ?? anchor.amount.mark;
    return (told === 'in' && amount < 0) || (told === 'out' && amount > 0);
  });
}

/** Whether the balances alone gave a direction other than the word for it that stands among the codes of a row. */
function goesAgainstCodes({ rows, amounts, sign }: AccountReading): boolean {
  if (sign.followsBalance !== true) return false;
  return rows.some(({ anchor }, index) => {
    const taken = (amounts[index] ?? 0) > 0 ? 'in' : 'out';
    return codedDirections(anchor).some((told) => told !== null && told !== taken);
  });
}

const MOST_DIRECTION_WORDS = 6;

/** The word that stands right behind the amount of a row, before the next figure. */
function wordBehindAmount({ anchor }: Row): string | null {
  const cell = anchor.cells.amounts.find(({ token }) => token.amount === anchor.amount);
  const word = cell === undefined ? undefined : anchor.body.line.words[cell.token.to];
  return word === undefined || /\d/.test(word.text) ? null : word.text;
}
