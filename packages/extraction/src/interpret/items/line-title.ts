import { chunksAt, chunksOf } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { roleOf } from '../../tables/heading.ts';
import { phraseBefore } from '../../tables/phrase-before.ts';
import { countsPoints, sectionTitle, totalLabel } from '../../vocabulary/label.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import type { SectionRole } from '../../words/languages/locale.ts';
import type { TableLine } from './table-line.ts';

/** What a line without figures says of the rows under it as their title; null where it is none. */
export function lineTitle(line: TableLine): SectionRole | null {
  const said = titleInWords(line.body);
  const isNone = isWithinRow(line) || endsRow(line) || endsSentence(line) || labelsFiguresBelow(line);
  if (said !== null && isNone) return null;
  if (said === null && (beginsPart(line) || namesMonth(line) || hasNextNumber(line))) return 'neutral';
  if (said !== null || !(standsAsTitle(line) || namesHolder(line))) return said;
  const text = textOf(line.body.line.words);
  if (countsPoints(text)) return 'ignored';
  return roleOf(text) === null ? 'neutral' : null;
}

/** How far the left edges of lines of one text may differ, in points; and the room between them, in heights of a line. */
const [FLUSH, CLOSE] = [1.5, 0.6];

/** Whether a line is between a row's amounts and another line of text, flush with both and in the same style: it continues the row's description. */
function isWithinRow({ table, body, index }: TableLine): boolean {
  const [above, below] = [table.lines[index - 1], table.lines[index + 1]];
  if (above === undefined || below === undefined) return false;
  const continues = (other: BodyLine, upper: BodyLine, lower: BodyLine) =>
    other.line.page === body.line.page &&
    Math.abs(other.line.left - body.line.left) < FLUSH &&
    other.line.words[0]?.isBold === body.line.words[0]?.isBold &&
    lower.line.top - upper.line.bottom < (body.line.bottom - body.line.top) * CLOSE;
  const hasFigure = ({ tokens }: BodyLine) => tokens.some(({ kind }) => kind === 'amount');
  return (
    hasFigure(above) && !hasFigure(below) && continues(above, above, body) && continues(below, body, below)
  );
}

/**
 * Whether a line is right below a row, flush with its text behind its date and not in bold, and nearer to it than to what follows: it
 * ends the row's description. A title is nearer to the rows it heads.
 */
function endsRow({ table, body, index }: TableLine): boolean {
  const [above, below] = [table.lines[index - 1], table.lines[index + 1]];
  if (above === undefined || above.line.page !== body.line.page || above.tokens[0]?.kind !== 'date')
    return false;
  const text = above.tokens.find(({ kind }) => kind === 'text');
  const isFlush = text !== undefined && Math.abs(text.left - body.line.left) < FLUSH;
  const isPlain = body.line.words.every(({ isBold }) => !isBold);
  if (!isFlush || !isPlain || !above.tokens.some(({ kind }) => kind === 'amount')) return false;
  const height = body.line.bottom - body.line.top;
  const over = body.line.top - above.line.bottom;
  // What no row follows may end the list; lines of headings are none of the table's, and what is over them may be their title.
  if (below?.tokens[0]?.kind !== 'date' || below.position - body.position > 1) return false;
  const under = below.line.page === body.line.page ? below.line.top - body.line.bottom : height;
  return over < height && under - over > height * NEARER;
}

/** By how much a line is nearer to the one above than to the one below, in heights of it, to belong to that. */
const NEARER = 0.3;

/** The end of a sentence in small letters, and a line that ends a sentence. */
const [END_OF_SENTENCE, STOPPED] = [/^\p{Ll}.*\.$/u, /[.:;!?]$/];

/** Whether a line ends the sentence of the line right above it, flush with that: "… wydłuża okres" over "spłaty." */
function endsSentence({ table, body, index }: TableLine): boolean {
  const above = table.lines[index - 1];
  if (above === undefined || above.line.page !== body.line.page) return false;
  return (
    END_OF_SENTENCE.test(textOf(body.line.words)) &&
    !STOPPED.test(textOf(above.line.words)) &&
    above.line.words.length > body.line.words.length &&
    Math.abs(above.line.left - body.line.left) < FLUSH &&
    body.line.top - above.line.bottom < (body.line.bottom - body.line.top) * CLOSE
  );
}

/** Labels that stand side by side over figures: fewer may be a title and what is written next to it. */
const ENOUGH_LABELS = 3;

/** Whether a line is a row of labels, most with a figure right below: "Credits  Purchases  Total activity". */
function labelsFiguresBelow({ table, body, index }: TableLine): boolean {
  const below = table.lines[index + 1];
  if (below === undefined || below.line.page !== body.line.page) return false;
  if (below.tokens.some(({ kind }) => kind === 'date')) return false;
  const figures = below.tokens.filter((token) => token.kind === 'amount' && token.amount.isCertain);
  if (figures.length < ENOUGH_LABELS - 1) return false;
  const labels = chunksOf(body.line);
  const labelled = labels.filter(({ left, right }) =>
    figures.some((figure) => figure.left < right && figure.right > left),
  );
  return labels.length >= ENOUGH_LABELS && labelled.length * 2 > labels.length;
}

/** The number in front of a title: "3. Current period". */
const NUMBERED = /^(\d)[.)]$/;

/** Whether a line without figures has the number after that of a known title above it, and begins where that one does. */
export function hasNextNumber({ table, body, index }: TableLine): boolean {
  const [first, second] = body.line.words;
  const number = Number(NUMBERED.exec(first?.text ?? '')?.[1]);
  if (
    second === undefined ||
    Number.isNaN(number) ||
    body.tokens.some(({ kind, from }) => kind !== 'text' && from > 0)
  )
    return false;
  const before = table.lines
    .slice(0, index)
    .findLast(({ line: { words } }) => NUMBERED.test(words[0]?.text ?? ''));
  return (
    before !== undefined &&
    before.line.words[0]?.text.startsWith(`${number - 1}`) === true &&
    Math.abs(before.line.left - body.line.left) < FLUSH &&
    titleInWords(before) !== null
  );
}

/** What a line is the title of, by all its words up to the mark of a note, "* a gap in the run of numbers", or by its first phrase. */
function titleInWords({ line }: BodyLine): SectionRole | null {
  const note = line.words.findIndex(({ text }) => /^[*†]/.test(text));
  const words = note > 0 ? line.words.slice(0, note) : line.words;
  if (words.length > 12) return null;
  const whole = sectionTitle(textOf(words));
  if (whole !== null) return whole;
  const first = chunksAt(line, 1.6)[0];
  return first === undefined ? null : sectionTitle(first.text);
}

/** A title has no more words than this, and headings stand on no more lines. */
const [MOST_WORDS, MOST_HEADING_LINES] = [8, 4];

/**
 * Whether a short line stands right above the headings, printed again, of another part: its title, whatever it says. Above it is the sum of
 * the part before, or room, and it begins where the headings do.
 */
function beginsPart(line: TableLine): boolean {
  const { table, body, index } = line;
  const { words, page, left } = body.line;
  const below = table.lines[index + 1];
  if (table.headings.length === 0 || below?.line.page !== page || words.length > MOST_WORDS) return false;
  // Lines of headings are none of the table's.
  const between = below.position - body.position - 1;
  if (between === 0 || between > MOST_HEADING_LINES) return false;
  const isFlush = Math.abs(Math.min(...table.headings.map((heading) => heading.left)) - left) < FLUSH;
  // At the top of a page it may be the page's head.
  const isWithinPage = table.lines[index - 1]?.line.page === page;
  return (isFlush && isWithinPage && hasRoomAbove(line)) || isClosedAbove(table.lines.slice(0, index), page);
}

/** Whether the last figures on a page are a sum, and no known title stands behind them. */
function isClosedAbove(lines: readonly BodyLine[], page: number): boolean {
  const last = lines.findLastIndex(({ tokens }) => tokens.some(({ kind }) => kind === 'amount'));
  const sum = lines[last];
  const figure = sum?.tokens.find(({ kind }) => kind === 'amount');
  if (sum?.line.page !== page || figure === undefined) return false;
  const isSum = totalLabel(phraseBefore(sum, figure.left)) !== null;
  return isSum && lines.slice(last + 1).every((body) => titleInWords(body) === null);
}

/** Whether a line is only a month, with its year or without, in a first column that holds no texts: the title of the month's rows. */
function namesMonth({ table, body: { line } }: TableLine): boolean {
  const [month, year, more] = line.words;
  if (month === undefined || more !== undefined || !isMonthName(month.text)) return false;
  if (year !== undefined && !/^\d{4}$/.test(year.text)) return false;
  const first = table.headings.toSorted((a, b) => a.left - b.left)[0];
  return first !== undefined && first.role !== 'description' && line.left < first.right;
}

/** A short line all in bold with room above it: a title, whatever it says, parts the rows into groups. */
function standsAsTitle(line: TableLine): boolean {
  const { words } = line.body.line;
  return (
    words.length <= 6 &&
    line.table.headings.length > 0 &&
    words.every((word) => word.isBold && !/\d/.test(word.text)) &&
    hasRoomAbove(line)
  );
}

function hasRoomAbove({ table, body, index }: TableLine): boolean {
  const above = table.lines[index - 1];
  const height = body.line.bottom - body.line.top;
  return (
    above === undefined ||
    above.line.page !== body.line.page ||
    body.line.top - above.line.bottom > height * 0.6
  );
}

/** A card number with masked digits, after its holder's name or in front of it. */
const MASKED_NUMBER = /(^|\s)(\d{4,6} ?)?([*x•]{2,} ?)+\d{3,5}$|^(\d{4} ?)?\d{0,2}([*x•]{2,} ?)+\d{3,5}\s/i;
const MOST_WORDS_OF_HOLDER = 8;

/** Whether a line is the title of one holder's rows: a masked card number, right below the headings or the sum of the rows before, or in bold with room above it. */
export function namesHolder(line: TableLine): boolean {
  const { table, body, index, cells } = line;
  const { words } = body.line;
  if (words.length > MOST_WORDS_OF_HOLDER || cells.amounts.length > 0) return false;
  if (table.headings.length === 0 || !MASKED_NUMBER.test(textOf(words))) return false;
  const above = table.lines[index - 1];
  const isBehindSum = above !== undefined && totalLabel(textOf(above.line.words)) !== null;
  const isFirst = body.position === (table.headedPages.get(body.line.page) ?? -1) + 1;
  return isFirst || isBehindSum || (words.every(({ isBold }) => isBold) && hasRoomAbove(line));
}
