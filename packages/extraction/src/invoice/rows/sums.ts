import type { Chunk } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { perObject } from '../../values/per-object.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { wordsSaying } from '../../vocabulary/words-saying.ts';
import { TOTAL_LABELS } from '../vocabulary/tables.ts';
import type { TotalRole } from '../words/locale.ts';
import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import { misreadSum } from './misread-label.ts';
import { rateIn } from './rate-in.ts';
import { isTaxOn } from './tax-at-rate.ts';
import { sumNamed, type TotalMeaning, totalLabel } from './total-label.ts';

/** A sum the document prints with what it is called. */
export type Sum = {
  readonly role: TotalRole;
  /** How little else the label says, 0 to 1. */
  readonly strength: number;
  /** Minor units, signed as printed. */
  readonly amount: number;
  readonly label: string;
  readonly position: number;
  readonly page: number;
  /** The currency next to its figure, as printed, and whether that is written as money. */
  readonly currency: string | null;
  readonly isMoney: boolean;
  /** The words of its figure. */
  readonly words: readonly Word[];
  /** The percentage printed with it. */
  readonly rate: number | null;
};

/** The sums printed on a line, each with its label left of it, or in the line above. */
export function sumsOn(rows: readonly DocumentRow[], index: number, digits: number): Sum[] {
  const row = rows[index];
  if (row === undefined || beginsWithDate(row)) return [];
  const segments = segmentsOf(row).filter(
    (segment) => !isRepeated(segment, row, rows[index - 1]) && !isOfEachLine(segment, row, rows),
  );
  const isBare = !row.line.words.some(({ text }) => /\p{L}.*\p{L}/u.test(text) && !isCurrencyMark(text));
  return segments.flatMap((segment) => {
    const own =
      codedLabel(segment) ??
      sumNamed(segment.label, segment.rate) ??
      misreadSum(segment.label, segment.rate, row.line.words) ??
      (segments.length === 1 ? namedByHead(row, segment) : null);
    const isAside = segment.isBase || isLessDiscount(segment, segments, digits);
    const role = isAside ? 'other' : own?.role;
    if (own !== null && role !== undefined)
      return sumsOf(row, segment, role, own.strength, segment.label, digits);
    if (!isBare) return totalBelowLabel(rows, index, segment, digits);
    // "2 @ 19.99" is the price of the line below, whatever is called above.
    if (row.line.words.some(({ text }) => /^[x×@]$/i.test(text))) return [];
    return segment.figures.flatMap((figure) => {
      const above = labelAbove(rows, index, figure);
      const meaning = above === null ? null : totalLabel(above);
      if (above === null || meaning === null || isOverRates(above, figure)) return [];
      return sumsOf(
        row,
        { ...segment, figures: [figure], rate: segment.rate ?? rateIn(above) },
        meaning.role,
        meaning.strength * 0.9,
        above,
        digits,
      );
    });
  });
}

/**
 * Whether the figure of a line is what is left of a sum behind the share of it, or of a part of it the line prints, that paying early
 * takes off, at the rate the line prints: "2 % Skonto = 52,97 EUR, Zahlbetrag 2.595,46 EUR".
 */
function isLessDiscount(segment: Segment, segments: readonly Segment[], digits: number): boolean {
  const amountsOf = ({ figures }: Segment) => figures.map(({ value }) => toMinor(value, digits) ?? 0);
  const [left, ...others] = amountsOf(segment);
  if (left === undefined || others.length > 0) return false;
  const before = segments.slice(0, segments.indexOf(segment));
  const amounts = before.flatMap(amountsOf).filter((amount) => amount > 0);
  return before.some(({ rate, label }) => {
    const parts = totalLabel(label)?.role === 'discount' ? amounts : [];
    const isShare = (off: number) =>
      rate !== null && [left + off, ...parts].some((whole) => isTaxOn(whole, rate, off));
    return amounts.some((off) => off < left && isShare(off));
  });
}

/** Whether what stands before figures, behind others, is what its column holds on the line above too, as the kind of tax on each line does: the name of no sum. */
export function isRepeated({ label }: Segment, row: DocumentRow, above: DocumentRow | undefined): boolean {
  const at = row.chunks.findIndex(({ text }) => text === label);
  const cell = row.chunks[at];
  const isBehind = row.figures.some(({ isMoney, right }) => isMoney && right <= (cell?.left ?? 0));
  if (cell === undefined || at < 1 || !isBehind) return false;
  return (
    above?.chunks.some(({ text, left }) => text === label && Math.abs(left - cell.left) <= FLUSH) === true
  );
}

/** Whether a cell before a figure is one of several alike in its column, each behind a name of another line: the kind of tax on each. */
function isOfEachLine({ label }: Segment, row: DocumentRow, rows: readonly DocumentRow[]): boolean {
  const cell = row.chunks.find(({ text }, index) => index > 0 && text === label);
  if (cell === undefined) return false;
  const alike = (rowsByCell(rows).get(label) ?? []).filter(({ chunks, figures, line }) => {
    const at = chunks.findIndex(({ text, left }) => text === label && Math.abs(left - cell.left) <= FLUSH);
    return (
      at > 0 &&
      line.page === row.line.page &&
      figures.some(({ isMoney, left }) => isMoney && left > cell.right)
    );
  });
  return new Set(alike.map(({ chunks }) => chunks[0]?.text)).size >= LEAST_ALIKE;
}

/** The rows by the texts of their cells behind the first. */
const rowsByCell = perObject((rows: readonly DocumentRow[]) => {
  const byCell = new Map<string, DocumentRow[]>();
  for (const row of rows)
    for (const text of new Set(row.chunks.slice(1).map((chunk) => chunk.text)))
      byCell.set(text, [...(byCell.get(text) ?? []), row]);
  return byCell;
});

/** Fewer lines of one kind may be sums of one name. */
const LEAST_ALIKE = 3;

/** Cells of one column begin no further apart, in points. */
const FLUSH = 2;

/** The last amount of a document where it fills a cell right under the name of a total, whatever is next to it: "Total to pay" in a form's strip. */
function totalBelowLabel(
  rows: readonly DocumentRow[],
  index: number,
  segment: Segment,
  digits: number,
): Sum[] {
  const [row, figure] = [rows[index], segment.figures.at(-1)];
  const cell = row?.chunks.at(-1);
  if (row === undefined || figure === undefined || cell === undefined) return [];
  const isOwnCell = row.line.words[figure.from] === cell.words[0];
  const isLast = !rows.slice(index + 1).some(({ figures }) => figures.some(({ isMoney }) => isMoney));
  const above = rows[index - 1];
  const isNear =
    above?.line.page === row.line.page &&
    row.line.top - above.line.bottom < (row.line.bottom - row.line.top) * 1.6 &&
    !above.figures.some(({ isMoney }) => isMoney);
  if (!isOwnCell || !isLast || !isNear) return [];
  const over =
    above.chunks.find(({ left, right }) => left < cell.right && right > cell.left) ??
    cellInOrder(row, above, figure);
  const label = over?.text ?? '';
  const meaning = totalLabel(label);
  if (meaning?.role !== 'total' || meaning.strength < CLEARLY) return [];
  return sumsOf(row, { ...segment, figures: [figure] }, 'total', meaning.strength, label, digits);
}

/** How much of a label must name the sum that is under it. */
const CLEARLY = 0.6;

/** What a label means together with the currency behind it: "SUMA PLN" is a total, whatever "suma" is elsewhere. */
function codedLabel({ label, code }: Segment): TotalMeaning | null {
  const role = code === '' ? undefined : TOTAL_LABELS.spaced.get(normalise(`${label} ${code}`));
  return role === undefined ? null : { role, strength: 1 };
}

/** The total that the first cell of a line names alone, where other cells say more before its one amount: the amount in words. */
function namedByHead({ chunks }: DocumentRow, { label, figures }: Segment): TotalMeaning | null {
  const head = chunks[0]?.text ?? '';
  const named = figures.length === 1 && label.startsWith(`${head} `) ? totalLabel(head) : null;
  return named?.role === 'total' && named.strength === 1 ? { ...named, strength: CLEARLY_BY_HEAD } : null;
}

/** How sure the name of a total is in whose label other cells say more. */
const CLEARLY_BY_HEAD = 0.9;

/** A figure under a heading such as "VAT %" is a rate, unless a currency stands next to it. */
function isOverRates(label: string, { currency }: Figure): boolean {
  const bare = label.replace(RATE, ' ');
  return currency === null && bare.includes('%');
}

/** Whether a line begins with a day, as charges on a folio do and sums do not. */
export function beginsWithDate({ line }: DocumentRow): boolean {
  const date = readDateAt(
    line.words.slice(0, 4).map((word) => word.text),
    0,
  );
  return date !== null && line.words.length > date.wordCount + 1;
}

type Segment = {
  label: string;
  code: string;
  figures: Figure[];
  rate: number | null;
  /** Whether its figure is what a tax is levied on. */
  isBase: boolean;
};

/** A line as labels each with the figures right of it. */
export function segmentsOf(row: DocumentRow): Segment[] {
  const segments: Segment[] = [];
  let open = emptySegment();
  for (let index = 0; index < row.line.words.length; ) {
    const figure = row.figures.find((item) => item.from === index);
    const text = row.line.words[index]?.text ?? '';
    const aside = figure?.isMoney === true ? bracketed(row, figure, open) : null;
    // The dash before a rate, "VAT A - 21.00 %", is no sign of it.
    if (figure?.isPercent) open.rate = Math.abs(figure.value.units) / 10 ** figure.value.scale;
    else if (aside !== null) {
      segments.push(aside);
      open = { ...open, label: open.label.slice(0, open.label.lastIndexOf('(')).trim(), rate: null };
    } else if (figure?.isMoney) open.figures.push(figure);
    else if (figure !== undefined && isCell(row, figure) && open.figures.length === 0) {
      // A count stands next to the name of a sum: "Total 3 … 120.00".
      const meaning = totalLabel(open.label) ?? misreadSum(open.label, null, row.line.words);
      const isSum = meaning !== null && meaning.strength >= 0.9 && /^(sub)?total$/.test(meaning.role);
      const isLast = !/\p{L}{2}/u.test(textOf(row.line.words.slice(figure.to)));
      if (!isSum || !isLast) open.label = '';
    } else if (text.endsWith(')') && open.figures.length > 0 && isOpenBracket(open.label)) {
      // "Less payment (gross, including 1,516.81 VAT)": what a bracket says in passing.
      open = {
        ...open,
        label: open.label.slice(0, open.label.lastIndexOf('(')).trim(),
        figures: [],
        rate: null,
      };
    } else if (isLabelWord(text, open) && !isAside(row, index)) {
      if (open.figures.length > 0) {
        segments.push(open);
        open = emptySegment();
      }
      open.isBase ||= namesBase(text, open);
      open.label = open.label === '' ? text : `${open.label} ${text}`;
    }
    if (figure === undefined && isCurrencyMark(text)) open.code = text;
    index = figure?.to ?? index + 1;
  }
  if (open.figures.length > 0) segments.push(open);
  return segments;
}

/** What a bracket in a label says with a figure of its own: "Total (includes GST of $9.55)"; null where the figure closes none. */
function bracketed({ line }: DocumentRow, figure: Figure, open: Segment): Segment | null {
  const at = open.label.lastIndexOf('(');
  const isClosed = line.words[figure.to - 1]?.text.endsWith(')') === true && figure.value.units > 0;
  const label = open.label.slice(at + 1).trim();
  const isNamed = /\p{L}{2}/u.test(label) && /\p{L}{2}/u.test(open.label.slice(0, Math.max(0, at)));
  return at > 0 && isClosed && isNamed && open.figures.length === 0
    ? { ...open, label, figures: [figure] }
    : null;
}

/** Whether the last bracket of a label is not closed, behind words. */
function isOpenBracket(label: string): boolean {
  const at = label.lastIndexOf('(');
  return at > 0 && !label.includes(')', at) && /\p{L}{2}/u.test(label.slice(0, at));
}

function emptySegment(): Segment {
  return { label: '', code: '', figures: [], rate: null, isBase: false };
}

/** "VAT S 20 % NET 3.62": behind a tax and its rate, what the tax is levied on. "VAT 22 % on net" is still the tax. */
function namesBase(text: string, { label, rate }: Segment): boolean {
  const before = normalise(label).split(' ').at(-1) ?? '';
  if (before.length > 1 && ON.has(before)) return false;
  return rate !== null && totalLabel(text)?.role === 'subtotal' && totalLabel(label)?.role === 'tax';
}

/** Words that say on what a tax is levied. */
const ON = wordsSaying('smallWordOfSums');

/** A single letter is a word only inside a label, or as the preposition some begin with: "À payer", "Å betale", "I alt", "K úhradě". */
function isLabelWord(text: string, { label, figures }: Segment): boolean {
  // "3st*2,00" counts.
  if (isCurrencyMark(text) || /^\d.*[*x×]\d/.test(text)) return false;
  if (/\p{L}.*\p{L}/u.test(text)) return true;
  // Chinese sets the letters of a short label apart: "合 计".
  return label === '' ? /^[AÀÅÁIK\u3400-\u9fff]$/.test(text) : figures.length === 0 && /^\p{L}$/u.test(text);
}

/** Whether a figure ends what was named before it: it fills a cell of its own, or ends one before a cell of words. */
function isCell(row: DocumentRow, { from, to }: Figure): boolean {
  const begins = (index: number) => {
    const word = row.line.words[index];
    return word !== undefined && row.chunks.some((chunk) => chunk.words[0] === word);
  };
  return begins(to) && (begins(from) || row.figures.every((figure) => figure.from !== to));
}

/** A word of a cell that stands far left of the label: another column's. */
function isAside(row: DocumentRow, index: number): boolean {
  const word = row.line.words[index];
  const figure = row.figures.find((item) => item.isMoney && item.from > index);
  if (word === undefined || figure === undefined) return false;
  const own = row.chunks.find((chunk) => chunk.words.includes(word));
  // "VAT 20 % | NET 3.62": the rate behind a name goes with the figure.
  const isRated = row.figures.some((item) => item.isPercent && item.from > index && item.to <= figure.from);
  const between = row.chunks.filter((chunk) => chunk.left > word.right && chunk.left < figure.left);
  // "VAT code S at 20 %", far left of "Net total", is complete with its rate.
  const isComplete =
    row.figures.some((item) => item.isPercent && own?.words.includes(row.line.words[item.from] ?? word)) &&
    between.some(({ left }) => left - (own?.right ?? left) > (row.line.bottom - row.line.top) * FAR);
  if (isRated && !isComplete && own !== undefined && namesSum(own, figure)) return false;
  const hasFigure = row.figures.some((item) => item.from > index && item.to <= figure.from && item.isMoney);
  return !hasFigure && between.some((chunk) => chunk !== own && namesSum(chunk, figure));
}

/** A cell this many heights of the line to the right belongs to another block. */
const FAR = 10;

/** Whether what a cell says before a figure, which it may hold itself, is the name of a sum. */
function namesSum({ words }: Chunk, { left }: Figure): boolean {
  return totalLabel(textOf(words.filter((word) => word.right <= left))) !== null;
}

function sumsOf(
  row: DocumentRow,
  segment: Segment,
  role: TotalRole,
  strength: number,
  label: string,
  digits: number,
): Sum[] {
  const amounts = segment.figures.map((figure) => ({ figure, amount: toMinor(figure.value, digits) }));
  const known = amounts.filter((item): item is { figure: Figure; amount: number } => item.amount !== null);
  const make = (as: TotalRole, item: { figure: Figure; amount: number }): Sum => ({
    role: as,
    strength,
    amount: item.amount,
    label,
    position: row.position,
    page: row.line.page,
    currency: item.figure.currency ?? (known.length === 1 && segment.code !== '' ? segment.code : null),
    isMoney: item.figure.isMoney,
    words: row.line.words.slice(item.figure.from, item.figure.to),
    rate: segment.rate,
  });
  const [base, ...taxes] = known.slice(0, -1);
  const all = known.at(-1);
  // The foot of a table of taxes by class: what they are levied on, each tax, and all of them.
  const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const isOfTaxes = taxes.length > 1 && taxed === all?.amount;
  if (role === 'total' && base && all && isOfTaxes && base.amount > all.amount)
    return [make('subtotal', base), make('tax', all)];
  const at = role === 'total' ? startOfSum(known.map(({ amount }) => amount)) : -1;
  const [net, ...levied] = at < 0 ? [] : known.slice(at, -1);
  const [tax] = levied;
  if (net && tax && all) {
    const to = levied.at(-1)?.figure.to ?? tax.figure.to;
    const whole = { figure: { ...tax.figure, to }, amount: all.amount - net.amount };
    return [make('subtotal', net), make('tax', whole), make('total', all)];
  }
  const last = known[known.length - 1];
  if (last === undefined) return [];
  const [a, b, c] = known.slice(-3);
  // The feet of several columns of amounts, of which none is the sum of the others.
  const isFeet = a && b && c && c.amount < Math.max(a.amount, b.amount) && a.amount - b.amount !== c.amount;
  if (role === 'subtotal' && isFeet) return [];
  const [first] = known;
  // The foot of columns without and of tax, or of columns with more than one of them: the sums tell which.
  if (role !== 'total' || known.length !== 2 || first === undefined) return [make(role, last)];
  if (first.amount > last.amount)
    return [make(role, last), weakly(make('subtotal', first)), weakly(make('tax', last))];
  // Without a currency the first may be a number of hours.
  const isMarked = first.figure.currency !== null && first.figure.currency === last.figure.currency;
  return isMarked ? [make(role, last), weakly(make('tax', first))] : [make(role, last)];
}

/** Where the amounts of a line begin that make its last one: a net amount and its tax, or both halves of it; -1 where none do. */
function startOfSum(amounts: readonly number[]): number {
  const [net, half, other, both] = amounts.slice(-4);
  const [base, tax, last] = amounts.slice(-3);
  if (last === undefined || last === 0) return -1;
  if ((base ?? 0) + (tax ?? 0) === last) return amounts.length - 3;
  const areHalves = half === other && (net ?? 0) + 2 * (half ?? 0) === both;
  return both !== undefined && areHalves ? amounts.length - 4 : -1;
}

/** A sum by its place alone. */
function weakly(sum: Sum): Sum {
  return { ...sum, strength: sum.strength * 0.6 };
}

/** The cell of the row above in the figure's own place: counted from the left where both rows have as many cells, else the box it is in. */
function cellInOrder(row: DocumentRow, above: DocumentRow, figure: Figure): Chunk | undefined {
  if (row.chunks.length < 2) return undefined;
  const place = row.chunks.findIndex(
    (chunk) => chunk.left <= figure.left + 1 && chunk.right >= figure.right - 1,
  );
  return row.chunks.length === above.chunks.length ? above.chunks[place] : boxesOf(row, above)?.[place];
}

/** The cells of the row above in whose boxes those of a row are, where every one has a box of its own: each begins at its label and ends at the next. */
function boxesOf(row: DocumentRow, above: DocumentRow): (Chunk | undefined)[] | null {
  const boxes = row.chunks.map(({ left, right }) => {
    const at = above.chunks.findLastIndex((label) => label.left <= left + 1);
    const next = above.chunks[at + 1];
    return next !== undefined && right > next.left ? undefined : above.chunks[at];
  });
  return boxes.includes(undefined) || new Set(boxes).size < boxes.length ? null : boxes;
}

/** A rate within a label: "VAT 20.00 %". */
const RATE = /\d+(?:[.,]\d+)?\s?%/g;

/** How many rows of figures may stand between a figure and its label. */
const MOST_ROWS_ABOVE = 6;

/** The text above a figure that stands without a label of its own; other rows of figures may stand between. */
function labelAbove(rows: readonly DocumentRow[], index: number, figure: Figure): string | null {
  for (let at = index; at > index - MOST_ROWS_ABOVE; at--) {
    const [row, above] = [rows[at], rows[at - 1]];
    if (row === undefined || above === undefined || above.line.page !== row.line.page) return null;
    if (row.line.top - above.line.bottom > (row.line.bottom - row.line.top) * 1.6) return null;
    const over = above.chunks.filter(
      (chunk) => chunk.left < figure.right + 4 && chunk.right > figure.left - 4,
    );
    const label: Chunk | undefined = over[over.length - 1] ?? cellInOrder(row, above, figure);
    if (label !== undefined && /\p{L}{2}/u.test(label.text))
      return /\d[.,]\d{2}/.test(label.text.replace(RATE, ' ')) ? null : label.text;
    if (above.figures.length < 2) return null;
  }
  return null;
}
