import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { largest } from '../../values/extremes.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { wordsSaying } from '../../vocabulary/words-saying.ts';
import { ITEM_HEADINGS, TOTAL_LABELS } from '../vocabulary/tables.ts';
import { type Decimal, toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { Sum } from './sums.ts';
import { isTaxOn, isTaxWithin } from './tax-at-rate.ts';
import { totalLabel } from './total-label.ts';

/** One rate of a breakdown of taxes: what it is levied on, and the tax. Minor units. */
export type TaxRow = {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
  readonly position: number;
};

/** A row, and whether what is printed next to its tax has that in it. */
type FoundRow = TaxRow & { readonly isFromGross?: true };

/** Neighbouring rows of taxes with what they add up to. */
export type TaxBreakdown = { readonly rows: readonly TaxRow[]; readonly base: number; readonly tax: number };

/** A line of a table of taxes that prints rates and sums which do not fit. Minor units. */
export type BrokenTaxRow = {
  readonly position: number;
  readonly rates: readonly number[];
  readonly amounts: readonly number[];
};

/** What rounding a tax may move it by. Minor units. */
const ROUNDED = 1.01;

/** How many lines two rows of one breakdown may stand apart. */
const NEAR = 4;

/**
 * The breakdowns of taxes in a document: rows whose rate times base gives the tax, whatever their headings say. A rate without
 * its percent sign counts only in a table of taxes (`tablePositions`). `broken` are the rows of such a table that print a rate and
 * sums which do not fit it. What the `sums` call a discount is no tax.
 */
export function taxBreakdowns(
  rows: readonly DocumentRow[],
  tablePositions: ReadonlySet<number>,
  sums: readonly Sum[],
  digits: number,
): { readonly breakdowns: TaxBreakdown[]; readonly broken: BrokenTaxRow[] } {
  const groups: FoundRow[][] = [];
  const broken: BrokenTaxRow[] = [];
  for (const [index, row] of rows.entries()) {
    const isInTable = tablePositions.has(row.position);
    if (isDiscountRow(row) || (!isInTable && isAmongOtherRates(rows, index, digits))) continue;
    const found: FoundRow | null =
      taxRowNextToDiscount(row, isInTable, sums, digits) ??
      taxRowOf(row, isInTable, digits) ??
      taxOfGrossAbove(row, rows[index - 1], digits) ??
      taxUnderRate(row, rows[index - 1], digits) ??
      (isInTable ? taxByClass(row, digits) : null) ??
      taxWithinGross(row, isInTable, digits) ??
      untaxedBelow(row, groups.at(-1)?.at(-1), digits);
    if (found === null) {
      if (missesWrittenShare(row, digits)) broken.push(brokenRowOf(row, isInTable, digits));
      const isBroken = isRated(row) || missesItsSum(row, digits) || missesColumns(row, groups, digits);
      if (((isInTable && isBroken) || isBareRow(row)) && !isAdjustmentRow(row))
        broken.push(brokenRowOf(row, isInTable, digits));
      continue;
    }
    if ((isInTable || isBareRow(row)) && missesGross(row, found, digits))
      broken.push(brokenRowOf(row, isInTable, digits));
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    const isNew = group?.some((item) => item.rate === found.rate) ?? true;
    // Items that print their tax are above a table of taxes, not in it.
    const isNear =
      last !== undefined &&
      found.position - last.position <= NEAR &&
      tablePositions.has(last.position) === isInTable;
    if (group !== undefined && isNear && !isNew) group.push(found);
    else groups.push([found]);
  }
  const breakdowns = groups.map(allFromGross).map((group) => ({
    rows: group,
    base: group.reduce((sum, row) => sum + row.base, 0),
    tax: group.reduce((sum, row) => sum + row.tax, 0),
  }));
  return { breakdowns, broken };
}

/** Rows of which one prints its tax next to what has it in it, all read so if each fits: a small tax fits either way. */
function allFromGross(rows: readonly FoundRow[]): readonly TaxRow[] {
  const isGross = (row: FoundRow) => row.isFromGross === true || isTaxWithin(row.base, row.rate, row.tax);
  const isEachGross = rows.some(({ isFromGross }) => isFromGross) && rows.every(isGross);
  return rows.map(({ isFromGross, ...row }) =>
    isEachGross && isFromGross !== true ? { ...row, base: row.base - row.tax } : row,
  );
}

function brokenRowOf(row: DocumentRow, isInTable: boolean, digits: number): BrokenTaxRow {
  const rates = ratesOf(row.figures, isInTable);
  const amounts = row.figures
    .filter((figure) => figure.isMoney && !rates.includes(Math.abs(toNumber(figure.value))))
    .map((figure) => toMinor(figure.value, digits) ?? 0);
  return { position: row.position, rates, amounts };
}

/** Whether base, tax and what they make together are among amounts of a line, at one of its rates where it prints one. */
export function fitsTaxRow({ rates, amounts }: BrokenTaxRow): boolean {
  return amounts.some((base, at) =>
    amounts.some((tax, other) => {
      if (at === other) return false;
      const rest = amounts.filter((_, index) => index !== at && index !== other);
      const isRated = rates.some((rate) => Math.abs((base * rate) / 100 - tax) <= ROUNDED);
      const isWhole = rest.length > 0 && rest.every((amount) => amount === base + tax);
      return rates.length === 0 ? isWhole : isRated && (rest.length === 0 || isWhole);
    }),
  );
}

/** Whether a row is an allowance or a charge, which prints the rate it is taxed at next to its own base and amount. */
function isAdjustmentRow(row: DocumentRow): boolean {
  return row.chunks.some(({ text }) => isAdjustment(text));
}

/** Whether a row begins as a charge or a discount that is a share of something: "Fuel surcharge 33.40 % of net 923.90". */
function isShareTaken({ line, figures }: DocumentRow): boolean {
  return isAdjustment(textOf(line.words.slice(0, figures[0]?.from ?? 0)));
}

/** Whether the cell with the rate names a discount: what paying early takes off, below a strip of taxes. */
function isDiscountRow({ chunks, figures, line }: DocumentRow): boolean {
  const rate = line.words[figures.find(({ isPercent }) => isPercent)?.from ?? -1];
  const cell = chunks.find(({ words }) => rate !== undefined && words.includes(rate));
  return cell !== undefined && totalLabel(cell.text)?.role === 'discount';
}

function isAdjustment(text: string): boolean {
  return /^(discount|charge)$/.test(totalLabel(text)?.role ?? '');
}

/** Whether a row of all rates together prints three sums of which the last is not what the others make. */
function missesItsSum({ figures }: DocumentRow, digits: number): boolean {
  const sums = figures.filter((figure) => figure.isMoney).map((figure) => toMinor(figure.value, digits) ?? 0);
  const [base = 0, tax = 0, gross = 0] = sums;
  return sums.length === 3 && figures.length === 3 && gross !== 0 && base + tax !== gross;
}

/** Whether the row below rows of taxes prints two sums of which one is what a column adds up to, and the other is not. */
function missesColumns(row: DocumentRow, groups: readonly TaxRow[][], digits: number): boolean {
  const group = groups[groups.length - 1] ?? [];
  const last = group[group.length - 1];
  if (last === undefined || row.position - last.position > 1) return false;
  const sums = row.figures.filter((figure) => figure.isMoney).map((figure) => toMinor(figure.value, digits));
  const base = group.reduce((sum, item) => sum + item.base, 0);
  const tax = group.reduce((sum, item) => sum + item.tax, 0);
  const known = new Set([base, tax, base + tax]);
  return (
    sums.length === 2 &&
    sums.some((sum) => sum === base || sum === tax) &&
    !sums.every((sum) => known.has(sum ?? 0))
  );
}

/** Whether a row prints a third sum next to base and tax that is not what they make: to the cent, where the rate allows for rounding. */
function missesGross({ figures }: DocumentRow, { rate, base, tax }: TaxRow, digits: number): boolean {
  const others = figures
    .filter((figure) => figure.isMoney && Math.abs(toNumber(figure.value)) !== rate)
    .map((figure) => toMinor(figure.value, digits) ?? 0);
  for (const known of [base, tax]) if (others.includes(known)) others.splice(others.indexOf(known), 1);
  const [gross] = others;
  // What is withheld at a rate of its own has the other sign.
  const isWhole = gross !== undefined && gross * base > 0;
  return others.length === 1 && isWhole && gross !== base + tax;
}

/** Whether a row ends in another amount than the share it writes out: "20.00% on 64.21   12.87". */
function missesWrittenShare({ line, figures }: DocumentRow, digits: number): boolean {
  const [rate, base, amount, ...others] = figures;
  if (rate?.isPercent !== true || !base?.isMoney || !amount?.isMoney || others.length > 0) return false;
  const [between = '', ...more] = line.words.slice(rate.to, base.from).map(({ text }) => text);
  if (more.length > 0 || !/^\p{L}{1,4}\.?$/u.test(between) || amount.to < line.words.length) return false;
  const [whole, share] = [toMinor(base.value, digits) ?? 0, toMinor(amount.value, digits) ?? 0];
  if (isTaxWithin(whole, toNumber(rate.value), share)) return false;
  return Math.abs((Math.abs(whole) * toNumber(rate.value)) / 100 - Math.abs(share)) > ROUNDED;
}

/** Whether a row is nothing but a rate and three sums, as those of a table of taxes are under any headings. */
function isBareRow({ line, figures }: DocumentRow): boolean {
  if (line.words.some((word) => /\p{L}{3}/u.test(word.text))) return false;
  const sums = figures.filter((figure) => figure.isMoney && figure.value.units !== 0);
  return sums.length === 3 && figures.length === 4 && figures.some((figure) => figure.isPercent);
}

/** Whether a row prints one rate and at least two sums that are not nought. */
function isRated({ figures }: DocumentRow): boolean {
  const rates = figures.filter((figure) => figure.isPercent);
  return (
    rates.length === 1 && figures.filter((figure) => figure.isMoney && figure.value.units !== 0).length >= 2
  );
}

/** Whether a line right above or below one has a percentage in the same column that makes no tax of its sums: how far work is done, say. */
function isAmongOtherRates(rows: readonly DocumentRow[], index: number, digits: number): boolean {
  const rate = rows[index]?.figures.find(({ isPercent }) => isPercent);
  if (rate === undefined) return false;
  return [rows[index - 1], rows[index + 1]].some((row) => {
    const other = row?.figures.find(({ isPercent }) => isPercent);
    const isBelow = other?.value.units !== 0 && Math.abs((other?.right ?? 0) - rate.right) < ALIGNED;
    if (row === undefined || !isBelow || !isRated(row)) return false;
    return (taxRowOf(row, false, digits) ?? taxWithinGross(row, false, digits)) === null;
  });
}

/** Right edges of one column are no further apart, in points. */
const ALIGNED = 3;

/** The rate without a sign, base and tax of a line in a table of taxes that prints a discount and its rate before them. */
function taxRowNextToDiscount(
  row: DocumentRow,
  isInTable: boolean,
  sums: readonly Sum[],
  digits: number,
): TaxRow | null {
  const discounts = sums.filter(({ role, position }) => role === 'discount' && position === row.position);
  if (!isInTable || discounts.length === 0) return null;
  const taken = new Set(discounts.flatMap(({ words }) => words));
  const isDiscount = ({ from, isPercent }: Figure) => isPercent || taken.has(row.line.words[from] as Word);
  return taxRowOf(
    { ...row, figures: row.figures.filter((figure) => !isDiscount(figure)) },
    isInTable,
    digits,
  );
}

function taxRowOf(row: DocumentRow, isInTable: boolean, digits: number): TaxRow | null {
  if (!isInTable && isShareTaken(row)) return null;
  const money = amountsOn(row, digits);
  const rounded = ROUNDED * unitOf(row.figures, digits);
  const found: TaxRow[] = [];
  for (const rate of ratesOf(row.figures, isInTable || makesGross(money) || isByLetter(row))) {
    for (let i = 0; i < money.length; i++) {
      for (let j = 0; j < money.length; j++) {
        const [base, tax] = [money[i], money[j]];
        if (i === j || base === undefined || tax === undefined) continue;
        if (base === tax && base !== 0) continue;
        if (rate === 0 && (tax !== 0 || base === 0)) continue;
        if (Math.abs((base * rate) / 100 - tax) <= rounded)
          found.push({ rate, base, tax, position: row.position });
      }
    }
  }
  // Of a small tax the gross may fit the rate as well as the base.
  return found.find(({ base, tax }) => money.includes(base + tax)) ?? found[0] ?? null;
}

/** Whether a line is the letter of a rate and three figures: the rate, what is taxed at it and the tax. */
function isByLetter({ line, figures }: DocumentRow): boolean {
  const [letter, ...others] = line.words;
  return (
    /^\p{Lu}$/u.test(letter?.text ?? '') &&
    figures.length === LETTERED &&
    others.every((_, index) => figures.some(({ from, to }) => from <= index + 1 && index + 1 < to))
  );
}

const LETTERED = 3;

/** The money of a line, and what makes one amount of it into another though it has no mark of thousands: "4 753 | 237 | 4 990", "13.852 | 0 | 13.852". */
function amountsOn({ figures }: DocumentRow, digits: number): number[] {
  const all = figures.flatMap(({ isMoney, isPercent, value }) => {
    const amount = isPercent ? null : toMinor(value, digits);
    return amount === null ? [] : [{ isMoney, amount }];
  });
  const money = all.filter(({ isMoney }) => isMoney).map(({ amount }) => amount);
  // Nothing is the tax at a rate of nothing.
  const isUntaxed = figures.some(({ isPercent, value }) => isPercent && value.units === 0);
  const leads = (amount: number) =>
    (amount !== 0 || isUntaxed) &&
    money.some((base, at) => money.some((gross, other) => at !== other && base + amount === gross));
  return all.filter(({ isMoney, amount }) => isMoney || leads(amount)).map(({ amount }) => amount);
}

/** The smallest amount that the money of a line may be rounded to: a whole forint, where none has decimals. Minor units. */
function unitOf(figures: readonly Figure[], digits: number): number {
  const scale = largest(figures.filter(({ isMoney }) => isMoney).map(({ value }) => value.scale));
  return 10 ** Math.max(0, digits - Math.max(0, scale));
}

/** A tax on a line of its own under what it is held in, both with the letter of the rate, which either prints: "SALES A 12.87", "VAT A 23 % 2.41". */
function taxOfGrossAbove(row: DocumentRow, above: DocumentRow | undefined, digits: number): TaxRow | null {
  if (above === undefined || above.line.page !== row.line.page) return null;
  const [gross, tax] = [onlySum(above, digits), onlySum(row, digits)];
  const [rate, ...others] = ratesOf([...row.figures, ...above.figures], false);
  const letter = rateLetter(row);
  if (gross === null || tax === null || rate === undefined || others.length > 0) return null;
  if (letter === null || letter !== rateLetter(above)) return null;
  return isTaxWithin(gross, rate, tax) ? { rate, base: gross - tax, tax, position: row.position } : null;
}

/** A rate, an amount and the tax within it on a line of nothing else: "A = 19 % aus 19,98 EUR   3,19", "B: 10 % MwSt. von 6,82   0,62". */
function taxWithinGross(row: DocumentRow, isInTable: boolean, digits: number): FoundRow | null {
  const namesTax = (word: string) =>
    TOTAL_LABELS.spaced.get(word) === 'tax' || ITEM_HEADINGS.spaced.get(word) === 'gross';
  const isNamed = row.line.words.some(({ text }) => {
    const word = normalise(text);
    return /\p{L}{2}/u.test(text) && !isCurrencyMark(text) && !SMALL.has(word) && !namesTax(word);
  });
  const [gross, tax, ...others] = moneyOf(row, digits);
  if (isNamed || gross === undefined || tax === undefined || others.length > 0) return null;
  const rate = ratesOf(row.figures, isInTable).find((own) => own > 0 && isTaxWithin(gross, own, tax));
  return rate === undefined
    ? null
    : { rate, base: gross - tax, tax, position: row.position, isFromGross: true };
}

/** Words between a rate, what it is of and the tax. */
const SMALL = wordsSaying('smallWordOfSums');

/** A base, its tax and their sum on a line of nothing else, under headings of which one names the rate: "Taxable | VAT 5% | Incl. VAT". */
function taxUnderRate(row: DocumentRow, above: DocumentRow | undefined, digits: number): TaxRow | null {
  if (above === undefined || above.line.page !== row.line.page) return null;
  const [rate, ...others] = ratesOf(above.figures, false);
  const isBare = !row.line.words.some(({ text }) => /\p{L}{2}/u.test(text));
  if (!isBare || rate === undefined || others.length > 0 || above.figures.length > 1) return null;
  const [base, tax, gross, ...more] = moneyOf(row, digits);
  if (base === undefined || tax === undefined || gross === undefined || more.length > 0) return null;
  return base + tax === gross && isTaxOn(base, rate, tax)
    ? { rate, base, tax, position: row.position }
    : null;
}

/**
 * A base, its taxes and what they make, next to the class of a tax instead of its rate, which then is a whole or half percent:
 * "2) | 1,111.90 | 27.80 | 27.80 | 1,167.50".
 */
function taxByClass(row: DocumentRow, digits: number): TaxRow | null {
  const money = moneyOf(row, digits);
  const [base = 0, gross = 0] = [money[0], money.at(-1)];
  const taxes = money.slice(1, -1);
  const tax = gross - base;
  const rate = Math.round((tax * 200) / base) / 2;
  const isRated = Math.abs((base * rate) / 100 - tax) <= ROUNDED * taxes.length;
  const isMade = taxes.length > 0 && taxes.reduce((sum, own) => sum + own, 0) === tax;
  const isFoot = totalLabel(row.chunks[0]?.text ?? '') !== null;
  return isMade && isRated && !isFoot && base >= LEAST_BASE
    ? { rate, base, tax, position: row.position }
    : null;
}

/** Of less, a tax of any rate is a whole or half percent. Minor units. */
const LEAST_BASE = 10_000;

/** What bears no tax, right below the rates of a table that names none for it: a base and a tax of nothing. */
function untaxedBelow(row: DocumentRow, last: TaxRow | undefined, digits: number): TaxRow | null {
  if (last === undefined || row.position !== last.position + 1) return null;
  const [base, tax, ...more] = moneyOf(row, digits);
  if (base === undefined || base === 0 || tax !== 0 || more.length > 0) return null;
  return { rate: 0, base, tax, position: row.position };
}

function moneyOf({ figures }: DocumentRow, digits: number): number[] {
  return figures.filter(({ isMoney }) => isMoney).map(({ value }) => toMinor(value, digits) ?? 0);
}

function onlySum({ figures }: DocumentRow, digits: number): number | null {
  const [figure, ...others] = figures.filter(({ isMoney }) => isMoney);
  return figure === undefined || others.length > 0 ? null : toMinor(figure.value, digits);
}

/** The one capital letter that stands alone on a line, as a till names its rates. */
function rateLetter({ line }: DocumentRow): string | null {
  const [letter, ...others] = line.words.filter(({ text }) => /^\p{Lu}$/u.test(text));
  return letter === undefined || others.length > 0 ? null : letter.text;
}

/** Whether the last three sums of a line are a base, its tax and what they make. */
function makesGross(money: readonly number[]): boolean {
  const [base = 0, tax = 0, gross = 0] = money.slice(-3);
  return money.length > 2 && tax !== 0 && base + tax === gross;
}

/** The rates a line may name; none is over 35 in any country. */
function ratesOf(figures: readonly Figure[], isInTable: boolean): number[] {
  const isRate = (value: Decimal) => Math.abs(toNumber(value)) <= 35;
  const percents = figures.filter((figure) => figure.isPercent && isRate(figure.value));
  const first =
    isInTable && percents.length === 0 ? figures.filter((figure) => isRate(figure.value)).slice(0, 2) : [];
  return [...percents, ...first].map((figure) => Math.abs(toNumber(figure.value)));
}
