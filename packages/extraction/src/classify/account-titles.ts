import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { headingRowAt } from '../tables/heading.ts';
import { pageFurniture } from '../tables/page-furniture.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { namesBalanceOrSum, namesBareBalance, sectionTitle } from '../vocabulary/label.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { accountKeyOn, lettersOfNumber } from './account-key.ts';
import { accountMentions, COST_OF_ONE, otherNumbersOn } from './account-number.ts';
import { isRowLike } from './row-like.ts';
import { saysNothingMoved } from './says-nothing-moved.ts';
import { beginsWithDate, beginsWithPeriod } from './time-frame.ts';

/** A title above the part of one account: each other account has one too, on a line with the same style. */
export type AccountTitle = {
  /** Reading position of the first line of the title. */
  readonly from: number;
  /** Reading position of the line that identifies the account. */
  readonly position: number;
  /** What identifies the account: letters and digits of its number, else its name. */
  readonly key: string;
  /** The number as printed; null if only a name identifies the account. */
  readonly number: string | null;
  /** The account's name in the title; null if it prints only a number. */
  readonly name: string | null;
};

/** Account titles in reading order, and the lines of an overview that lists the same accounts. */
export type AccountTitles = {
  readonly titles: readonly AccountTitle[];
  /** Reading positions of the overview's lines, each with the key of its account. */
  readonly listed: ReadonlyMap<number, string>;
};

/** A line that may be the title of an account. */
type Candidate = {
  readonly position: number;
  readonly line: Line;
  readonly key: string;
  readonly number: string | null;
  /** The x position of what identifies the account, in points. */
  readonly left: number;
};

const MOST_WORDS = 24;
/** How many lines below its title the headers of an account's table may be. */
const REACH = 12;
/** How many lines of a title may be above the one that identifies the account. */
const MOST_LINES_OVER = 3;

/** The titles of several accounts: lines of the same style above tables, each with another number or another name from an overview. None if there is only one. */
export function accountTitles(
  lines: readonly Line[],
  /** Reading positions of dated rows. */
  rows: ReadonlySet<number>,
): AccountTitles {
  const furniture = pageFurniture(lines);
  // In a statement without transactions, what looks like a row is none.
  const areRows = rows.size > 0 && !saysNothingMoved(lines);
  const text: Text = {
    lines,
    isFurniture: (position) => furniture.has(lines[position] as Line),
    isRow: (position) => (areRows && rows.has(position)) || isRowLike(lines[position] as Line),
    hasRows: areRows,
    usualSize: usualSizeOf(lines),
  };
  const numbered = areRows ? numberedCandidates(text) : amongSaid(numberedCandidates(text), text);
  const byNumber = titlesAmong(numbered, text);
  if (byNumber.length > 1) return withListed(byNumber, numbered, text);
  const listedNames = namesOfOverview(text);
  const named = candidatesOn(text, (line) => {
    const name = nameOn(line);
    return name === null || !listedNames.has(name) || holdsFigure(line)
      ? null
      : { key: name, number: null, left: line.left };
  });
  const byName = titlesAmong(named, text);
  return byName.length > 1 ? withListed(byName, [], text) : { titles: [], listed: new Map() };
}

type Text = {
  readonly lines: readonly Line[];
  readonly isFurniture: (position: number) => boolean;
  readonly isRow: (position: number) => boolean;
  readonly hasRows: boolean;
  /** The most frequent type size. */
  readonly usualSize: number;
};

function usualSizeOf(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { words } of lines)
    for (const { fontSize } of words) {
      const size = Math.round(fontSize * 10) / 10;
      counts.set(size, (counts.get(size) ?? 0) + 1);
    }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** Lines with a number that may be an account's: a label of other numbers, such as that of phones in "Online Call", counts for none that is grouped as the others. */
function numberedCandidates(text: Text): Candidate[] {
  const isOther = ({ line, key }: Candidate) => otherNumbersOn(line).has(key.toUpperCase());
  const all = candidatesOn(text, (line) => {
    const own = accountKeyOn(line, otherNumbersOn);
    return own === null ? null : { key: own.key, number: own.printed, left: own.left };
  });
  const known = all.filter((one) => !isOther(one));
  return all.filter((one) => !isOther(one) || hasFormOf(one, known));
}

/** Whether a number has the form of accounts' numbers: that of an IBAN, or groups of digits, more where it is the form of only one. */
function hasFormOf(
  { number }: Candidate,
  known: readonly Candidate[],
  groupsLikeOne = GROUPS_LIKE_ONE,
): boolean {
  const shape = shapeOf(number);
  const alike = keysOf(known.filter((one) => shapeOf(one.number) === shape)).size;
  const isGrouped = groupsOf(number) >= (alike > 1 ? GROUPS : groupsLikeOne);
  return alike > 0 && (isGrouped || shape.length >= LETTERS_OF_IBAN);
}

function shapeOf(number: string | null): string {
  return (number ?? '').replace(/\d/g, '0');
}

/** Least groups of digits of a number that several others have the form of, and of one that only one other has. */
const [GROUPS, GROUPS_LIKE_ONE] = [2, 3];

/** How many groups of digits a number is made of, with marks between, letters before one or not: "386226-S59"; 0 where it is made of anything else. */
function groupsOf(number: string | null): number {
  return /^\d+(?:[-./][A-Z]{0,2}\d+)*$/.test(number ?? '') ? (number ?? '').split(/[-./]/).length : 0;
}

function candidatesOn(
  { lines, isFurniture, isRow }: Text,
  keyOf: (line: Line) => Pick<Candidate, 'key' | 'number' | 'left'> | null,
): Candidate[] {
  return lines.flatMap((line, position): Candidate[] => {
    if (line.words.length > MOST_WORDS || isFurniture(position) || isRow(position)) return [];
    // The second line of a row has its other date first.
    if (beginsWithDate(line) && !beginsWithPeriod(line)) return [];
    const own = keyOf(line);
    return own === null ? [] : [{ position, line, ...own }];
  });
}

/** Candidates above headers or rows that share a style and cover most accounts, and those of that style above accounts without rows. */
function titlesAmong(candidates: readonly Candidate[], text: Text): AccountTitle[] {
  const setOff = new Set(candidates.filter((candidate) => isSetOffTitle(candidate, text)));
  const again = printedAgain(candidates);
  const overRows = [...setOff].filter((candidate) => isOverRows(candidate, text));
  for (const families of [
    familiesOf(blocksOver(candidates, text)),
    familiesOf(overRows.map((one) => [one])),
  ]) {
    const setOffIn = (some: readonly Candidate[]) => some.filter((one) => setOff.has(one)).length;
    const [family] = families.toSorted(
      (a, b) => keysOf(b).size - keysOf(a).size || shortestOf(b) - shortestOf(a) || setOffIn(b) - setOffIn(a),
    );
    if (family === undefined) continue;
    const others = candidates.filter(
      (candidate) =>
        (setOff.has(candidate) || again.has(candidate)) &&
        isOfFamily(candidate, family, setOff.has(candidate)),
    );
    const all = [...family, ...others].toSorted((a, b) => a.position - b.position);
    if (keysOf(all).size > 1 && !countsOn(all)) return titlesOf(all, text);
  }
  return text.hasRows ? [] : titlesWithoutRows(candidates, { setOff, again, text });
}

/** Letters of the shortest key, up to those of any account's number: a year or a postal code has fewer. */
function shortestOf(family: readonly Candidate[]): number {
  return Math.min(LETTERS_OF_NUMBER, ...family.map(({ key }) => key.length));
}

const LETTERS_OF_NUMBER = 6;

/** Candidates whose account appears on another line too. */
function printedAgain(candidates: readonly Candidate[]): Set<Candidate> {
  const groups = Map.groupBy(candidates, ({ key }) => key);
  return new Set([...groups.values()].filter((group) => group.length > 1).flat());
}

/** In a document without rows only the style shows titles: alike, each with lines of its own below, or with the account listed elsewhere. */
function titlesWithoutRows(
  candidates: readonly Candidate[],
  {
    setOff,
    again,
    text,
  }: { readonly setOff: ReadonlySet<Candidate>; readonly again: ReadonlySet<Candidate>; readonly text: Text },
): AccountTitle[] {
  const positions = new Set(candidates.map(({ position }) => position));
  const bare = keysOf(candidates.filter(({ line }) => !holdsFigure(line)));
  const alone = candidates.filter((candidate) => {
    // A line with an amount in the same style as all others may be a row.
    if (holdsFigure(candidate.line) && !setOff.has(candidate)) return false;
    if (!again.has(candidate)) return setOff.has(candidate) || !positions.has(candidate.position + 1);
    return bare.has(candidate.key) ? !holdsFigure(candidate.line) : setOff.has(candidate);
  });
  // If the same words precede several numbers, a number after other words is not among them.
  const [alike] = [...Map.groupBy(alone, ({ line }) => wordsOf(line)).values()]
    .filter((group) => keysOf(group).size > 1 && !holdsFigure((group[0] as Candidate).line))
    .toSorted((a, b) => b.length - a.length);
  const families: Candidate[][] = [];
  const own =
    alike === undefined ? alone : alone.filter((one) => alike.includes(one) || isPrintedAs(one, alike));
  for (const candidate of own) {
    const isSure = (one: Candidate) => setOff.has(one) || again.has(one);
    const family = families.find((members) =>
      isOfFamily(candidate, members, [candidate, ...members].every(isSure)),
    );
    if (family === undefined) families.push([candidate]);
    else family.push(candidate);
  }
  const [family] = families.toSorted((a, b) => b.length - a.length);
  return family === undefined || family.length < 2 || countsOn(family) ? [] : titlesOf(family, text);
}

/** The candidates whose number a label or its own form shows to be an account's, and those in the same groups: where no row sets titles apart from other lines, others may have a phone's or a postal code. */
function amongSaid(candidates: readonly Candidate[], { lines }: Text): readonly Candidate[] {
  const said = accountMentions(lines)
    .filter(({ cost }) => cost < COST_OF_ONE)
    .map(({ number }) => lettersOfNumber(number));
  // The letters of an IBAN's bank may be no part of the key.
  const own = candidates.filter(({ key }) => said.some((number) => number.endsWith(key)));
  if (own.length === 0) return candidates;
  const fewest = keysOf(own).size > 1 ? GROUPS_LIKE_ONE : GROUPS;
  return candidates.filter((one) => own.includes(one) || hasFormOf(one, own, fewest));
}

/** Whether a candidate has the style of a family of titles, although no rows are below it. */
function isOfFamily(candidate: Candidate, family: readonly Candidate[], isSure: boolean): boolean {
  if (family.some((member) => member === candidate || member.key === candidate.key)) return false;
  // If the same words precede several numbers, a number after other words is not among them.
  const [words, ...others] = new Set(family.map(({ line }) => wordsOf(line)));
  const isOtherwise = family.length > 1 && others.length === 0 && words !== wordsOf(candidate.line);
  if (isOtherwise && !isPrintedAs(candidate, family)) return false;
  if (holdsFigure(candidate.line) && !family.every(({ line }) => holdsFigure(line))) return false;
  return family.every(
    (member) =>
      isSetAlike(member, candidate) && (isSure || Math.abs(member.left - candidate.left) < SLACK_PT),
  );
}

/** Whether a number is printed in the form of all others of a family and in line with them: an account of another kind, "Business Account" over "Euro Account". */
function isPrintedAs(candidate: Candidate, family: readonly Candidate[]): boolean {
  return family.every(
    (one) =>
      hasFormOf(candidate, [one]) &&
      Math.abs(one.left - candidate.left) < SLACK_PT &&
      isSetAlike(one, candidate),
  );
}

/** Letters and spaces of the shortest printed IBAN. */
const LETTERS_OF_IBAN = 15;

/** Whether a line is bolder or larger than the document's rows. */
function isSetOff({ words: [first] }: Line, usual: number): boolean {
  return first !== undefined && (first.isBold || first.fontSize > usual * LARGER);
}

const LARGER = 1.08;

/**
 * Whether a title is set off, states a balance, as no scan shows what is bold, or is right below a line set off that names its account:
 * "Girokonto" in bold over the number. The first line of a list is below its headers.
 */
function isSetOffTitle({ position, line }: Candidate, { lines, usualSize }: Text): boolean {
  const above = lines[position - 1];
  if (isSetOff(line, usualSize) || statesBalance(line)) return true;
  return (
    above?.page === line.page &&
    isCloseOver(above, line) &&
    Math.abs(above.left - line.left) < SLACK_PT &&
    isSetOff(above, usualSize) &&
    headingRowAt(lines, position - 1) === null
  );
}

/**
 * Whether a phrase of a line is the label of a balance and its figure: "Pot: Bills   Account 32999033   Balance £3,127.25". A number in the
 * label is that of its day.
 */
function statesBalance(line: Line): boolean {
  return chunksOf(line).some(({ words }) => {
    const [figure, ...label] = words.toReversed();
    const text = textOf(label.toReversed());
    const names = namesBalanceOrSum(text) || namesBareBalance(text);
    return names && !/\d/.test(text) && FIGURE.test(figure?.text ?? '');
  });
}

/** Whether rows begin right below a line, on its page. */
function isOverRows({ position, line: { page } }: Candidate, { lines, isRow }: Text): boolean {
  const below = lines.slice(position + 1, position + 1 + REACH);
  const row = below.findIndex((_, index) => isRow(position + 1 + index));
  return row >= 0 && below.slice(0, row + 1).every((line) => line.page === page);
}

/** The words of a line without those that contain digits or are the code of a currency. */
function wordsOf({ words }: Line): string {
  return words.map(({ text }) => (/\d/.test(text) || CURRENCY_CODES.has(text) ? '#' : text)).join(' ');
}

/** For each header row the candidates above it without a row between, the nearest first. */
function blocksOver(candidates: readonly Candidate[], { lines, isFurniture, isRow }: Text): Candidate[][] {
  const at = new Map(candidates.map((candidate) => [candidate.position, candidate]));
  return headingsIn(lines).map((heading, index, all) => {
    const block: Candidate[] = [];
    const above = all[index - 1] ?? { to: -1 };
    // A title may be read as the upper line of the headers.
    for (let position = heading.to - 1, passed = 0; position >= above.to && passed < REACH; position--) {
      const line = lines[position];
      if (line === undefined || line.page !== lines[heading.from]?.page || isRow(position)) break;
      if (isFurniture(position)) continue;
      passed++;
      const own = at.get(position);
      if (own !== undefined) block.push(own);
    }
    return block;
  });
}

/** Where header rows begin, and where the lines below each begin. */
function headingsIn(lines: readonly Line[]): { readonly from: number; readonly to: number }[] {
  const headings: { from: number; to: number }[] = [];
  for (let at = 0; at < lines.length; ) {
    const row = headingRowAt(lines, at);
    if (row !== null) headings.push({ from: at, to: at + row.lineCount });
    at += row?.lineCount ?? 1;
  }
  return headings;
}

/** Candidates of several blocks with the same style: from each block the one nearest to its headers. */
function familiesOf(blocks: readonly (readonly Candidate[])[]): Candidate[][] {
  const families: Candidate[][] = [];
  for (const block of blocks) {
    const joined = new Set<Candidate[]>();
    for (const candidate of block) {
      const family = families.find((members) => members.every((member) => isSetAlike(member, candidate)));
      if (family === undefined) {
        const own = [candidate];
        families.push(own);
        joined.add(own);
      } else if (!joined.has(family)) {
        family.push(candidate);
        joined.add(family);
      }
    }
  }
  return families;
}

function keysOf(family: readonly Candidate[]): Set<string> {
  return new Set(family.map(({ key }) => key));
}

/** Whether the numbers are consecutive, as page numbers are. */
function countsOn(family: readonly Candidate[]): boolean {
  const numbers = [...keysOf(family)].map((key) => Number(key.replace(/\D/g, '')));
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

const SLACK_PT = 3;
const SLACK_OF_SIZE = 0.3;

/** Whether two candidates share left edge and type, and identify accounts by numbers of similar length. */
function isSetAlike(one: Candidate, other: Candidate): boolean {
  const [short, long] = [one.key.length, other.key.length].toSorted((a, b) => a - b);
  const isAlike = one.number === null || (short ?? 0) * LONGER >= (long ?? 0);
  return isAlike && areLinesAlike(one.line, other.line);
}

/** How much longer one account number may be than another. */
const LONGER = 2;

function areLinesAlike(one: Line, other: Line): boolean {
  const [a, b] = [one.words[0], other.words[0]];
  return (
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.left - b.left) < SLACK_PT &&
    a.isBold === b.isBold &&
    Math.abs(a.fontSize - b.fontSize) < SLACK_OF_SIZE
  );
}

function titlesOf(candidates: readonly Candidate[], text: Text): AccountTitle[] {
  const over = linesOver(candidates, text);
  const titles: AccountTitle[] = [];
  for (const candidate of candidates) {
    const { position, key, number } = candidate;
    if (titles.at(-1)?.key === key) continue;
    const from = Math.min(position - over, headFrom(candidate, candidates, text));
    const name = text.lines
      .slice(from, position + 1)
      .reduce<string | null>((found, line) => found ?? nameOn(line), null);
    titles.push({ from, position, key, number, name });
  }
  return titles;
}

/** Where figures begin over a title that are also over another one, each at the top of a page of its own without a row above: they are this account's. */
function headFrom(own: Candidate, candidates: readonly Candidate[], text: Text): number {
  if (sharePages(candidates)) return own.position;
  const over = linesAtTop(own, text);
  const others = candidates.filter(({ key, line }) => key !== own.key && line.page !== own.line.page);
  const heads = new Set(others.flatMap((other) => linesAtTop(other, text).map(({ line }) => wordsOf(line))));
  const first = over.find(({ line }) => holdsFigure(line) && heads.has(wordsOf(line)));
  return first?.position ?? own.position;
}

/** Whether a page has the titles of two accounts: what stands at the top of a page may then belong to the account before. */
function sharePages(candidates: readonly Candidate[]): boolean {
  const pages = Map.groupBy(candidates, ({ line }) => line.page);
  return [...pages.values()].some((own) => keysOf(own).size > 1);
}

/** The lines over a candidate on its page; none if a row is among them. */
function linesAtTop({ position, line: { page } }: Candidate, { lines, isRow }: Text) {
  const top = lines.findIndex((line) => line.page === page);
  const over = lines.slice(top, position).map((line, at) => ({ line, position: top + at }));
  return over.some((one) => isRow(one.position)) ? [] : over;
}

/** How many lines right above each candidate share a style across all of them: they belong to the title. */
function linesOver(candidates: readonly Candidate[], { lines, isFurniture, isRow, usualSize }: Text): number {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return 0;
  for (let count = 1; count <= MOST_LINES_OVER; count++) {
    const own = lines[first.position - count];
    const topmost = lines[first.position - count + 1];
    // A title begins with its line in bold: plain lines above that are the end of what is before it.
    const hasBegun = count > 1 && topmost !== undefined && isSetOff(topmost, usualSize);
    if (own === undefined || (hasBegun && !isSetOff(own, usualSize))) return count - 1;
    const isTitle = candidates.every(({ position, line: below }) => {
      const line = lines[position - count];
      return (
        line !== undefined &&
        line.page === below.page &&
        isCloseOver(line, lines[position - count + 1]) &&
        !isFurniture(position - count) &&
        !isRow(position - count) &&
        areLinesAlike(line, own)
      );
    });
    if (!isTitle) return count - 1;
  }
  return MOST_LINES_OVER;
}

/** Whether two lines are closer than with a blank line between them. */
function isCloseOver(line: Line, below: Line | undefined): boolean {
  return below !== undefined && below.top - line.bottom < line.bottom - line.top;
}

const FIGURE = /\d[.,'’ ]\d{2,3}\D{0,3}$/;

function holdsFigure({ words }: Line): boolean {
  return words.some(({ text }) => FIGURE.test(text));
}

/** The name on a line: its first phrase, without words that contain digits; null if it begins with digits. */
function nameOn(line: Line): string | null {
  const [first] = chunksOf(line);
  if (first === undefined) return null;
  const digits = first.words.findIndex(({ text }) => /\d/.test(text));
  const words = (digits < 0 ? first.words : first.words.slice(0, digits)).filter(
    ({ text }) => !isCodeInBrackets(text),
  );
  const name = normalise(textOf(words));
  return /\p{L}{2}/u.test(name) ? name : null;
}

/** Whether a word is the code of an account's currency behind its name: "Euro wallet (EUR)". */
function isCodeInBrackets(text: string): boolean {
  return /^\(.+\)$/.test(text) && CURRENCY_CODES.has(text.slice(1, -1));
}

/** How many lines may be between two lines of an overview. */
const APART = 2;

/** Names at the start of several consecutive lines with amounts that are no rows, and that name neither a section nor a total. */
function namesOfOverview({ lines, isFurniture, isRow }: Text): Set<string> {
  const named = lines.flatMap((line, position) => {
    if (isFurniture(position) || isRow(position) || !holdsFigure(line)) return [];
    const name = nameOn(line);
    const isOther = name === null || sectionTitle(name) !== null || namesBalanceOrSum(name);
    return isOther ? [] : [{ name, position }];
  });
  return new Set(
    named.flatMap(({ name, position }, at) =>
      [named[at - 1], named[at + 1]].some(
        (other) => other !== undefined && Math.abs(other.position - position) <= APART,
      )
        ? [name]
        : [],
    ),
  );
}

/** The titles with the lines that print amounts of the same accounts and are no titles. */
function withListed(
  titles: readonly AccountTitle[],
  candidates: readonly Candidate[],
  { lines, isFurniture, isRow }: Text,
): AccountTitles {
  const ofTitles = new Set(titles.map(({ position }) => position));
  const keys = new Set(titles.map(({ key }) => key));
  const numbers = new Map(candidates.map(({ position, key }) => [position, key]));
  const names = new Map(titles.flatMap(({ name, key }) => (name === null ? [] : [[name, key] as const])));
  const withoutMoney = Map.groupBy(names.keys(), withoutCode);
  const beforeComma = Map.groupBy(titles, (title) => nameBeforeComma(title, lines));
  const ofMoney = keysByMoney(titles, lines);
  const listed = new Map<number, string>();
  lines.forEach((line, position) => {
    if (ofTitles.has(position) || isFurniture(position) || !holdsFigure(line)) return;
    // Over the first title no line without a day is a row, though it was read as one of an only list.
    const isOver = position < (titles[0]?.from ?? 0) && !isRowLike(line);
    if (!isOver && isRow(position)) return;
    const number = numbers.get(position) ?? (isOver ? accountKeyOn(line, otherNumbersOn)?.key : undefined);
    const name = nameOn(line) ?? '';
    const [longer, ...others] = withoutMoney.get(name) ?? [];
    const [first, ...more] = beforeComma.get(name) ?? [];
    const named =
      names.get(name) ??
      (others.length === 0 && isOver ? names.get(longer ?? '') : undefined) ??
      (more.length === 0 && isOver ? first?.key : undefined);
    const key = number !== undefined && keys.has(number) ? number : named;
    const own = key ?? (isOver ? ofMoney.get(line.words[0]?.text ?? '') : undefined);
    if (own !== undefined) listed.set(position, own);
  });
  return { titles, listed };
}

/** The name of a title that says more behind a comma, "Current account (EUR), transactions from 1 March"; null without a comma. */
function nameBeforeComma({ from, position }: AccountTitle, lines: readonly Line[]): string | null {
  const line = lines.slice(from, position + 1).find((own) => nameOn(own) !== null);
  const comma = line?.words.findIndex(({ text }) => text.endsWith(',')) ?? -1;
  if (line === undefined || comma < 0) return null;
  const words = line.words.slice(0, comma + 1);
  return nameOn({ ...line, words: words.map((word) => ({ ...word, text: word.text.replace(/,$/, '') })) });
}

/** A name without the code of a currency at its end, which an overview may have in a column of its own: "current account eur". */
function withoutCode(name: string): string {
  const at = name.lastIndexOf(' ');
  return CURRENCY_CODES.has(name.slice(at + 1).toUpperCase()) ? name.slice(0, Math.max(at, 0)) : name;
}

/** The key of each title by the one currency it names, where every title names another: an overview may list accounts by that alone. */
function keysByMoney(titles: readonly AccountTitle[], lines: readonly Line[]): ReadonlyMap<string, string> {
  const named = titles.map(({ from, position, key }) => {
    const words = lines.slice(from, position + 1).flatMap((line) => line.words);
    return {
      key,
      codes: [...new Set(words.map(({ text }) => text))].filter((text) => CURRENCY_CODES.has(text)),
    };
  });
  const byCode = new Map(named.flatMap(({ key, codes }) => codes.map((code) => [code, key] as const)));
  return byCode.size === titles.length && named.every(({ codes }) => codes.length === 1) ? byCode : new Map();
}
