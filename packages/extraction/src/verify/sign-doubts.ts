import { owesAll } from '../arrange/owed-balance.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/row.ts';
import { partOf, signedAmounts } from '../interpret/sign.ts';
import type { Doubt } from './doubt.ts';
import { headingTexts } from './heading-texts.ts';

/** What keeps the direction of an account's movements from being sure: that everything ties out does not show it. `others` are the document's other accounts. */
export function signDoubts(
  account: AccountReading,
  others: readonly AccountReading[],
  isCard: boolean,
): Doubt[] {
  const told =
    account.turned.length > 0
      ? BY_ARITHMETIC
      : isTornByMarks(account)
        ? TORN_BY_MARKS
        : goesAgainstTitles(account)
          ? AGAINST_TITLES
          : mixesTitlesAndMarks(account) || (isCard && creditsUnmarked(account))
            ? BY_TITLE_AMONG_MARKS
            : goesAgainstWords(account) || goesAgainstMarks(account)
              ? AGAINST_WORDS
              : isMostlyIn(account) && !others.some(bearsOutKind) && !tellsKind(account)
                ? ASSUMED
                : !lowersPrincipal(account) &&
                    (takesMinusForIn(account) ||
                      chargesMinus(account, isCard) ||
                      (!isCard && turnsMinusRound(account)))
                  ? ASSUMED_OF_MARKS
                  : lacksMarks(account, others)
                    ? UNMARKED
                    : !isCard && lacksSides(account)
                      ? UNTOLD
                      : null;
  return told === null ? [] : [{ ...told, severity: 'warning' }];
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

/**
 * Whether each amount bears a plus or a minus, the minus was taken for money in, and a balance owed bears one too, or every balance
 * bears the holder's sign: the other way round everything ties out as well, or should.
 */
function takesMinusForIn({ rows, sign, reconciliation }: AccountReading): boolean {
  const isCredit = (owed: number | null) => owed !== null && owed < 0;
  const { opening, closing, isOwed } = reconciliation;
  return sign.isFlipped && bearsEverySign(rows) && (!isOwed || isCredit(opening) || isCredit(closing));
}

/**
 * Whether a minus by itself, or under a title of money in, was taken for money in, which no account prints it for: a sign that is wrong
 * would look the same.
 */
function turnsMinusRound({ rows, amounts, sign }: AccountReading): boolean {
  const isTurned = ({ section }: Row) => {
    const role = sign.usesSections ? section?.role : undefined;
    return role === 'in' || (sign.isFlipped && role !== 'out');
  };
  return rows.some(
    (row, index) =>
      isToldByMark(row) && row.anchor.amount.mark === 'minus' && isTurned(row) && (amounts[index] ?? 0) > 0,
  );
}

/**
 * Whether a minus was taken for money out where other rows that are money out bear none: it may have come in. A card's paper has one habit
 * for all its charges; an account's may have one for each of its tables, of checks and of payments say, which more than one row shows.
 */
function chargesMinus({ rows, amounts, sign }: AccountReading, isCard: boolean): boolean {
  if (!sign.usesSections) return false;
  const charges = rows.filter(
    (row, index) => isToldByMark(row) && (isCard || row.section?.role === 'out') && (amounts[index] ?? 0) < 0,
  );
  const tables = Map.groupBy(charges, ({ anchor }) => (isCard ? '' : headingTexts(anchor.table)));
  const habits = [...tables.values()].map((own) => own.map(({ anchor }) => anchor.amount.mark));
  const hasBareRows = habits.some((marks) => marks.includes('none'));
  return habits.some(
    (marks) => marks.includes('minus') && (marks.includes('none') || (marks.length === 1 && hasBareRows)),
  );
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

/** Whether each amount bears a sign of its own, some a plus and some a minus: then no title has anything to say. */
function bearsEverySign(rows: readonly Row[]): boolean {
  const marks = new Set(rows.map(({ anchor }) => anchor.amount.mark));
  return marks.size === 2 && marks.has('plus') && marks.has('minus');
}

/** Whether rows under no title tell money out by a minus, and another, without one, is money out by a title: what was taken for a title may be text. */
function mixesTitlesAndMarks({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const isTitled = ({ section }: Row) => section?.role === 'in' || section?.role === 'out';
  const isMarked = ({ anchor }: Row) => anchor.amount.mark === 'minus';
  const isOutByTitle = (row: Row, index: number) =>
    isTitled(row) &&
    row.anchor.amount.mark === 'none' &&
    row.anchor.indicator === null &&
    (amounts[index] ?? 0) < 0;
  const isOutByMark = (row: Row, index: number) =>
    !isTitled(row) && isMarked(row) && (amounts[index] ?? 0) < 0;
  return rows.some(isOutByMark) && rows.some(isOutByTitle);
}

/** Whether titles of money in stand over rows with a minus and over rows without one, all taken for money in. */
function creditsUnmarked({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const credits = rows.filter(
    (row, index) => isToldByMark(row) && row.section?.role === 'in' && (amounts[index] ?? 0) > 0,
  );
  const marks = credits.map(({ anchor }) => anchor.amount.mark);
  return marks.includes('minus') && marks.includes('none');
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

const MOST_DIRECTION_WORDS = 6;

/** The word that stands right behind the amount of a row, before the next figure. */
function wordBehindAmount({ anchor }: Row): string | null {
  const cell = anchor.cells.amounts.find(({ token }) => token.amount === anchor.amount);
  const word = cell === undefined ? undefined : anchor.body.line.words[cell.token.to];
  return word === undefined || /\d/.test(word.text) ? null : word.text;
}

const FEW_ROWS = 4;
/** Share of rows that are money in from which the kind of paper is open: less where its title was read from pixels, and may be another. */
const MOSTLY_IN = 0.5;
const MOSTLY_IN_RECOGNISED = 0.35;

/**
 * Whether only a minus, or none, tells money in from money out, most rows would be money in, and no printed sum of either direction
 * says so: then a card's statement may have been taken for an account's, or an account's for a card's. A kind told by words read from
 * pixels is borne out by no fewer rows.
 */
function isMostlyIn({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const share = amounts.filter((amount) => amount > 0).length / rows.length;
  const isRecognised = rows.some(({ anchor }) => anchor.body.line.words.some((word) => word.confidence < 1));
  if (isRecognised) return share > (rows.length < FEW_ROWS ? 0 : MOSTLY_IN_RECOGNISED);
  return rows.length >= FEW_ROWS && share > MOSTLY_IN;
}

/** Whether an account of the same paper shows what a minus means there: most of its movements bear one and go out, and it ties out. */
function bearsOutKind({ rows, amounts, reconciliation: { ledger } }: AccountReading): boolean {
  const isMarkedOut = (row: Row, index: number) =>
    isToldByMark(row) && row.anchor.amount.mark === 'minus' && (amounts[index] ?? 0) < 0;
  return (
    ledger === 'holds' && rows.length >= FEW_ROWS && rows.filter(isMarkedOut).length > rows.length * MOSTLY_IN
  );
}

/** Whether the columns of an account say of themselves what is held there and what is owed. */
function tellsKind(account: AccountReading): boolean {
  return takesFeesOff(account) || keepsCash(account) || lowersPrincipal(account);
}

/** Whether fees stand before what is left of most sums that came in, as where a processor keeps them: what pays a fee beside its sum goes the other way. */
function takesFeesOff({ rows, amounts }: AccountReading): boolean {
  const ins = rows.filter((_, index) => (amounts[index] ?? 0) > 0);
  const lowered = ins.filter(({ anchor }) => {
    const [gross, fee, ...more] = anchor.cells.amounts
      .filter(({ column }) => column.role === 'foreign')
      .map(({ token }) => token.amount);
    const isPair = gross !== undefined && fee !== undefined && more.length === 0;
    return isPair && fee.minor > 0 && gross.minor - fee.minor === anchor.amount.minor;
  });
  return lowered.length >= FEW_ROWS && lowered.length > ins.length * MOSTLY_IN;
}

/** Whether the balances are said to be of cash, as those of a broker's account are: cash is held, never owed. */
function keepsCash({ rows }: AccountReading): boolean {
  return rows.every(({ anchor: { table } }) =>
    table.headings.some(({ role, text }) => role === 'balance' && CASH.test(text)),
  );
}

const CASH = /\b(cash|efectivo|espèces|contanti)\b/i;

/** Whether each row moves the principal of a loan, under a balance that is owed: what lowers it has come in. */
function lowersPrincipal({ rows, reconciliation: { chain } }: AccountReading): boolean {
  return (
    chain.breaks.length === 0 &&
    chain.holds >= rows.length - 1 &&
    rows.every(({ anchor }) => owesAll(anchor.table))
  );
}

function isBare(row: Row): boolean {
  const { mark } = row.anchor.amount;
  return isToldByMark(row) && (mark === 'none' || mark === 'minus') && partOf(row) === null;
}

/** Whether no column and no word beside the amount give its direction. */
function isToldByMark({ anchor }: Row): boolean {
  return anchor.side === 'amount' && anchor.indicator === null;
}
