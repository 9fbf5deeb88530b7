import {
  currencyDigits,
  formatDecimal,
  type InvoiceReading,
  type LineItem,
  raiseFinding,
  SCHEMA_VERSION,
} from '@tieout/records';
import { tooLargeFinding } from '../checks/too-large-finding.ts';
import { type Line, textOf } from '../lines/line.ts';
import { tooLargeOn } from '../lines/too-large.ts';
import { boxAsShown, type Page } from '../read/page.ts';
import { isCurrencyMark } from '../values/currency.ts';
import { largest, smallest } from '../values/extremes.ts';
import { numberStyles } from '../values/number-style.ts';
import {
  documentCurrency,
  isCurrencyMarked,
  isForeign,
  isSomeDollar,
  withoutForeignSums,
} from './document-currency.ts';
import { evidenceOfInvoice, type InvoiceSigns } from './evidence-of-invoice.ts';
import { fieldSources } from './field-sources.ts';
import { documentMarks } from './fields.ts';
import { invoiceLanguage } from './invoice-language.ts';
import { withBareNames } from './items/bare-names.ts';
import { columnsOfItems, type ReadColumn, sumOfColumn } from './items/columns-of-items.ts';
import { footedColumns } from './items/footed-columns.ts';
import { type ItemSet, itemSets } from './items/item-sets.ts';
import type { Item } from './items/items.ts';
import { withOutlays } from './items/outlays.ts';
import { judgedReading } from './judge-invoice.ts';
import { partiesOf } from './parties/parties.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { toMinor, toText } from './rows/decimal.ts';
import { type DocumentRow, documentLines, documentRows } from './rows/document-rows.ts';
import type { FigureStyle } from './rows/figure.ts';
import { type ItemTable, itemTables } from './rows/item-tables.ts';
import { itemsFrom } from './rows/items-from.ts';
import { type Labelled, labelledPlaces } from './rows/labels.ts';
import { linesThatAdd, longerListAbove } from './rows/lines-that-add.ts';
import { linesThatMultiply } from './rows/lines-that-multiply.ts';
import { looseFigures } from './rows/loose-figures.ts';
import { runOf } from './rows/runs.ts';
import { structuralSums } from './rows/structural-sums.ts';
import { type Sum, sumsOn } from './rows/sums.ts';
import { tableThatAdds } from './rows/table-that-adds.ts';
import { type TaxBreakdown, taxBreakdowns } from './rows/tax-rows.ts';
import { titlesOf } from './rows/title.ts';
import { unheadedTable } from './rows/unheaded-table.ts';
import { LEADING_STRENGTH, unnamedCharges } from './rows/unnamed-charges.ts';
import { withGrandTotal } from './rows/with-grand-total.ts';
import { withLostMarks } from './rows/with-lost-marks.ts';
import { withWholeMoney } from './rows/with-whole-money.ts';
import { withoutAsides } from './rows/without-asides.ts';
import { withoutBars } from './rows/without-bars.ts';
import { withoutCredits } from './rows/without-credits.ts';
import { withoutForeignColumns } from './rows/without-foreign-columns.ts';
import { tenderedFor, totalsOptions } from './totals.ts';
import { unnamedTaxes } from './unnamed-taxes.ts';

/** Reads the pages as an invoice or receipt, proven only if its kind is known or a line multiplies quantity and price; null where neither a line with an amount nor a total is found. */
export function readInvoice(
  pages: readonly Page[],
  kind: InvoiceReading['kind'],
  isKindKnown = true,
): InvoiceReading | null {
  const lines = documentLines(pages);
  if (lines.length === 0) return null;
  const language = invoiceLanguage(lines);
  const currency = documentCurrency(lines, language);
  const digits = currencyDigits(currency);
  const readings = numberStyles(lines.flatMap((line) => line.words.map((word) => word.text))).map((style) =>
    readSums(pages, lines, currency, style, style.decimals === 0 ? digits : Math.max(digits, style.decimals)),
  );
  const best = readings.reduce((a, b) => (isBetter(b.reconciliation, a.reconciliation) ? b : a));
  const { set, totals } = best.reconciliation;
  if (set.items.length === 0 && totals.total === null) return null;
  return toReading(best, pages, { kind, isKindKnown, language, currency, lines });
}

/** Whether one reading ties out better, or as well and more of its lines multiply: "1,250 kg" is no thousand. */
function isBetter(a: Reconciliation, b: Reconciliation): boolean {
  const missed = ({ set }: Reconciliation) => set.items.filter(({ ties }) => ties === false).length;
  return a.score > b.score || (a.score === b.score && missed(a) < missed(b));
}

type SumsReading = Omit<InvoiceSigns, 'columns' | 'isCreditNote'> & {
  readonly style: FigureStyle;
  readonly rows: readonly DocumentRow[];
  readonly tables: readonly ItemTable[];
  readonly digits: number;
};

function readSums(
  pages: readonly Page[],
  lines: readonly Line[],
  currency: string | null,
  style: FigureStyle,
  digits: number,
): SumsReading {
  const marked = withLostMarks(documentRows(lines, style), style);
  const printed = style.decimals === 0 ? withWholeMoney(marked, itemTables(marked)) : marked;
  const found = itemTables(printed);
  const whole = withoutForeignColumns(printed, found, currency);
  const rows = withoutBars(whole, found);
  const headed = rows === printed ? found : itemTables(rows);
  const sumsByName = withoutForeignSums(
    rows.flatMap((_, index) => sumsOn(rows, index, digits)),
    currency,
  );
  const isHeaded = headed.some(({ kind }) => kind === 'items');
  const unheaded = isHeaded ? null : (unheadedTable(rows, digits) ?? tableThatAdds(rows, sumsByName, digits));
  const tables = unheaded === null ? headed : [...headed, unheaded];
  const byContent = isHeaded ? tableByContent(rows, headed, digits) : null;
  const rulings = new Map(pages.map((page) => [page.number, page.rulings]));
  const named = withoutCredits(sumsByName, tables);
  const taxTable = new Set(
    tables.flatMap((table) =>
      table.kind === 'taxes' ? table.rows.flatMap((row) => (row === null ? [] : [row.position])) : [],
    ),
  );
  const { breakdowns: byPlace, broken } = taxBreakdowns(rows, taxTable, named, digits);
  const own = named
    .map((sum) => inPlaceOfRate(sum, byPlace))
    .filter((sum) => !isPartOf(sum, byPlace, named) && !isGrossOf(sum, byPlace) && !isOfOneRate(sum, rows));
  const summed = withGrandTotal(rows, own, digits);
  const breakdowns = summed === null ? byPlace : joined(byPlace);
  const ofSums = withoutAsides(rows, own);
  const structural = summed === null ? structuralSums(ofSums, own, digits) : [];
  const taxes = unnamedTaxes(ofSums, [...(summed ?? own), ...structural], digits);
  const known = [...(summed ?? own), ...structural, ...taxes].sort((a, b) => a.position - b.position);
  const mayBeCharges = summed === null ? unnamedCharges(ofSums, known, digits) : [];
  const charges = mayBeCharges.filter(
    (charge) =>
      charge.strength >= LEADING_STRENGTH ||
      isBelowSums(charge, known) ||
      isNamedBehind(charge, rows) ||
      (!isFlushWithItems(charge.position, tables) && !isFlushWithCells(charge.position, rows)),
  );
  const sums = [...known, ...charges].sort((a, b) => a.position - b.position);
  const sumPositions = new Set(
    sums.filter((sum) => /^(subtotal|total|due)$/.test(sum.role)).map((sum) => sum.position),
  );
  const tried = byContent === null ? tables : inOrder([...tables, byContent]);
  const itemsRead = itemSets(
    rows,
    withoutRows(tried, [...charges, ...structural, ...taxes]),
    sumPositions,
    style,
    digits,
    rulings,
  );
  const ofGoods = withoutTaxRows(itemsRead, breakdowns);
  const sets = ofGoods.flatMap((set) => [set, ...withOutlays(set, charges, { rows, sums, digits })]);
  const reconciliation = reconcile(sets, totalsOptions(sums, breakdowns), sums, digits);
  const { items } = reconciliation.set;
  const read = new Set([...items, ...sums].map(({ position }) => position));
  const isOfContent = ({ items }: ItemSet) => items.some(({ table }) => table === byContent?.position);
  const isByContent = isOfContent(reconciliation.set);
  return {
    style,
    rows: whole,
    tables: isByContent ? tried : tables,
    sums,
    // Next to headings that were followed, what its content alone would name says nothing.
    sets: isByContent ? sets : sets.filter((set) => !isOfContent(set)),
    multiplying: linesThatMultiply(rows, digits),
    adding: [
      ...linesThatAdd(rows, [...items, ...sums.filter(({ role }) => role === 'charge')], read, digits),
      ...longerListAbove(rows, items, new Set(sums.map(({ position }) => position)), digits),
    ],
    digits,
    reconciliation,
    loose: looseFigures(rows, sums, positionsOf(reconciliation), digits).filter(
      ({ label }) => !isForeign(label, currency),
    ),
    breakdowns,
    brokenTaxRows: broken,
  };
}

/**
 * A table named by what is in it next to tables with headings: those may be over something else, as over the hours of each person. It
 * ends where the next headings are.
 */
function tableByContent(
  rows: readonly DocumentRow[],
  headed: readonly ItemTable[],
  digits: number,
): ItemTable | null {
  const own = headed.filter(({ kind }) => kind === 'items');
  const under = new Set(own.flatMap((table) => table.rows.flatMap((row) => row?.position ?? [])));
  const outside = rows.filter(({ position }) => !under.has(position));
  const found = unheadedTable(outside, digits) ?? unheadedTable(rows, digits);
  if (found === null) return null;
  const ends = own.flatMap(({ position }) => (position > found.position ? [position] : []));
  const end = ends.length === 0 ? Number.POSITIVE_INFINITY : smallest(ends);
  return {
    ...found,
    isByContent: true,
    rows: found.rows.filter((row) => row === null || row.position < end),
  };
}

function inOrder(tables: readonly ItemTable[]): ItemTable[] {
  return tables.toSorted((a, b) => a.position - b.position);
}

/** Where the items that were read are printed, and the taxes between them. */
function positionsOf({ set }: Reconciliation): ReadonlySet<number> {
  return new Set([...set.items.map(({ position }) => position), ...(set.taxesAside ?? [])]);
}

/** The taxes of several sections as one. */
function joined(breakdowns: readonly TaxBreakdown[]): TaxBreakdown[] {
  const [first, ...others] = breakdowns;
  if (first === undefined || others.length === 0) return [...breakdowns];
  const sum = (amountOf: (breakdown: TaxBreakdown) => number) =>
    breakdowns.reduce((total, breakdown) => total + amountOf(breakdown), 0);
  return [
    {
      ...first,
      base: sum(({ base }) => base),
      tax: sum(({ tax }) => tax),
      rows: breakdowns.flatMap(({ rows }) => rows),
    },
  ];
}

/** How far from the edge of the descriptions a text under them may begin, in points. */
const FLUSH = 4;

/** Whether an amount is taken off below what is called a subtotal, or added below what is called a tax: those above are the lines. */
function isBelowSums({ amount, position }: Sum, sums: readonly Sum[]): boolean {
  const ends: Sum['role'] = amount < 0 ? 'subtotal' : 'tax';
  return sums.some((sum) => sum.role === ends && sum.strength === 1 && sum.position < position);
}

/** Whether the name of a charge is behind another text of its line. */
function isNamedBehind({ position, label }: Sum, rows: readonly DocumentRow[]): boolean {
  return !textOf(rows[position]?.line.words ?? []).startsWith(label);
}

/**
 * Whether a line of a table of items begins where their descriptions do, or where those of lines above it with a price or a rate are set
 * in: then it is one of them, not a charge next to the totals.
 */
function isFlushWithItems(position: number, tables: readonly ItemTable[]): boolean {
  return tables.some(({ kind, headings, rows }) => {
    const row = rows.find((own) => own?.position === position);
    const left = headings.find(({ role }) => role === 'description')?.left;
    if (kind !== 'items' || row === null || row === undefined || left === undefined) return false;
    // A count may be before what the line is called.
    const [count] = row.figures;
    const name = count?.from === 0 && !count.isMoney ? row.line.words[count.to] : undefined;
    const isFlush = (edge: number) =>
      [row.line.left, name?.left].some((own) => own !== undefined && Math.abs(own - edge) <= FLUSH);
    const isSetIn = (other: DocumentRow | null) =>
      other !== null &&
      other.position < position &&
      other.figures.length >= Math.max(2, row.figures.length - 1) &&
      isFlush(other.line.left);
    return isFlush(left) || (row.figures.length > 2 && rows.filter(isSetIn).length > 1);
  });
}

/** Whether a line begins where the first words of most lines above it do that have cells left and right of them: in a table without headings it is one of them. */
function isFlushWithCells(position: number, rows: readonly DocumentRow[]): boolean {
  const own = rows[position];
  if (own === undefined) return false;
  const isPriced = ({ figures }: DocumentRow) => figures.some(({ isMoney }) => isMoney);
  const above = rows
    .slice(0, position)
    .filter((row) => row.line.page === own.line.page && row.chunks.length >= LEAST_CELLS && isPriced(row));
  const flush = above.filter(({ chunks }) => {
    const named = chunks.findIndex(({ text }) => /\p{L}{2}/u.test(text));
    return named > 0 && Math.abs((chunks[named]?.left ?? 0) - own.line.left) <= FLUSH;
  });
  return flush.length > 1 && flush.length * 2 > above.length;
}

/** Lines of a table have at least so many cells: what comes before a description, the description, a figure and the amount. */
const LEAST_CELLS = 4;

/** The tables without the lines of some sums. */
function withoutRows(tables: readonly ItemTable[], sums: readonly Sum[]): ItemTable[] {
  const taken = new Set(sums.map(({ position }) => position));
  return tables.map((table) => ({
    ...table,
    rows: table.rows.filter((row) => row === null || !taken.has(row.position)),
  }));
}

/** The sets of items without those that are the rows of a table of taxes, where others are listed above it. */
function withoutTaxRows(sets: readonly ItemSet[], breakdowns: readonly TaxBreakdown[]): readonly ItemSet[] {
  const taxed = breakdowns.flatMap(({ rows }) => rows.map(({ position }) => position));
  const top = smallest(taxed);
  const isListedAbove = sets.some(
    ({ origin, items }) =>
      origin === 'table' && items.length > 0 && items.every(({ position }) => position < top),
  );
  if (taxed.length === 0 || !isListedAbove) return sets;
  return sets.filter(
    ({ items }) => items.length === 0 || !items.every(({ position }) => taxed.includes(position)),
  );
}

/** Whether a sum is the base or the gross of one of several rates, or of the only one in a list below a larger total that was paid: no sum of the document. */
function isPartOf(
  { role, position, amount }: Sum,
  breakdowns: readonly TaxBreakdown[],
  sums: readonly Sum[],
): boolean {
  if (role !== 'total' && role !== 'subtotal') return false;
  const paid = tenderedFor(sums);
  const isInWhole = sums.some(
    (sum) => sum.role === 'total' && sum.position < position && sum.amount > amount && paid.has(sum.amount),
  );
  return breakdowns.some(({ rows }) =>
    rows.some(
      ({ position: at, base, tax }) =>
        at === position &&
        ((rows.length > 1 && amount === base) || ((rows.length > 1 || isInWhole) && amount === base + tax)),
    ),
  );
}

/**
 * A sum of a line that names a tax and what it is levied on, by which of the two its rate says it is: "incl. 19 % VAT on 2,101.68 net
 * 399.32" has the base behind the name of the tax, and the tax behind that of the base.
 */
function inPlaceOfRate(sum: Sum, breakdowns: readonly TaxBreakdown[]): Sum {
  const row = breakdowns.flatMap(({ rows }) => rows).find(({ position }) => position === sum.position);
  if (row === undefined || row.base === row.tax || row.rate === 0) return sum;
  if (sum.role === 'tax' && sum.amount === row.base) return { ...sum, role: 'subtotal' };
  return sum.role === 'subtotal' && sum.amount === row.tax ? { ...sum, role: 'tax' } : sum;
}

/** Whether what is called a tax is the gross of a rate: "Incl. VAT" over the last column of a table of taxes. */
function isGrossOf({ role, position, amount }: Sum, breakdowns: readonly TaxBreakdown[]): boolean {
  return (
    role === 'tax' &&
    breakdowns.some(({ rows }) =>
      rows.some(
        (row) =>
          row.position === position && row.base !== 0 && row.base + row.tax === amount && row.tax !== amount,
      ),
    )
  );
}

/** Whether a sum without a label on its line is printed next to a rate, and another rate right over or under that: the base or gross of one of several rates, though not all of them are legible. */
function isOfOneRate({ role, position, label }: Sum, rows: readonly DocumentRow[]): boolean {
  if (role !== 'total' && role !== 'subtotal') return false;
  const rateOf = (row: DocumentRow | undefined) => row?.figures.find(({ isPercent }) => isPercent);
  const own = rows[position];
  const rate = rateOf(own);
  const isFromAbove = own !== undefined && !textOf(own.line.words).includes(label);
  if (!isFromAbove || rate === undefined) return false;
  return [rows[position - 1], rows[position + 1]].some((row) => {
    const other = rateOf(row);
    return other !== undefined && other.left < rate.right && other.right > rate.left;
  });
}

/**
 * The sum the paper itself calls a subtotal where the lines make it, though a table of taxes has the base that ties out; or, where
 * lines behind it lead to the total too, where those above it or the base of the taxes make it; else what the lines add up to, printed
 * without a name below them.
 */
function printedSubtotal(
  { totals, sum, set }: Reconciliation,
  { sums, breakdowns, rows, digits }: Pick<SumsReading, 'sums' | 'breakdowns' | 'rows' | 'digits'>,
): number | null {
  const { subtotal: read, tax, total } = totals;
  // What is called a subtotal is with the tax where the lines without it lead to it.
  const subtotal = read === total && sum !== total && sum + (tax ?? 0) === total ? null : read;
  const named = sums.filter(({ role, strength }) => role === 'subtotal' && strength >= 0.5);
  if (subtotal !== null && named.some(({ amount }) => amount === subtotal)) return subtotal;
  const sumAbove = (at: number) =>
    set.items.reduce((whole, { amount, position }) => (position < at ? whole + amount : whole), 0);
  // What more lines with a price follow is the sum of a section.
  const isLast = (at: number) =>
    !set.items.some(({ position, ties, amount }) => position > at && ties === true && amount > 0);
  const isBase = (amount: number) =>
    breakdowns.some((breakdown) => breakdown.base === amount && breakdown.tax === tax);
  // Below all lines, what names a rate, and the amount of one line, is the sum of a kind of them.
  const isOfKind = ({ amount, position, rate }: Sum) =>
    sumAbove(position) === sum && (rate !== null || runOf(set.items, amount) === null);
  const isMade = (own: Sum) =>
    (own.amount === sumAbove(own.position) && isLast(own.position)) || (isBase(own.amount) && !isOfKind(own));
  const own = named.find(({ amount }) => amount === sum);
  const found = (own ?? (subtotal === null ? named.find(isMade) : undefined))?.amount ?? subtotal;
  if (found !== null || tax === null || sum + tax !== total) return found;
  const isFoot = ({ line, figures, position }: DocumentRow) =>
    position > largest(set.items.map((item) => item.position)) &&
    !line.words.some(({ text }) => /\p{L}{2}/u.test(text) && !isCurrencyMark(text)) &&
    figures.some(({ isMoney, value }) => isMoney && toMinor(value, digits) === sum);
  return rows.some(isFoot) ? sum : null;
}

/** A subtotal and a tax that are printed by line alone, where they lead to the total. */
function sumsByLine(
  { totals, set }: Reconciliation,
  columns: readonly ReadColumn[],
): { readonly subtotal: number; readonly tax: number } | null {
  const { subtotal, tax, total } = totals;
  if (tax !== null || total === null) return null;
  const whole = columns.filter(({ cells }) => cells.length === set.items.length);
  const sumsOf = (isTax: boolean) =>
    whole.filter((column) => column.isTax === isTax && column.isDiscount !== true).map(sumOfColumn);
  const bases = subtotal === null ? sumsOf(false) : [subtotal];
  const pairs = bases.flatMap((base) => sumsOf(true).map((own) => ({ subtotal: base, tax: own })));
  return pairs.find((pair) => pair.subtotal + pair.tax === total) ?? null;
}

type About = {
  readonly kind: InvoiceReading['kind'];
  /** Whether titles, labels or headers say that it is an invoice or a receipt. */
  readonly isKindKnown: boolean;
  readonly language: string;
  readonly currency: string | null;
  readonly lines: readonly Line[];
};

function toReading(reading: SumsReading, pages: readonly Page[], about: About): InvoiceReading {
  const { rows, tables, digits, reconciliation } = reading;
  const labels = labelledPlaces(rows, tables);
  const isDollar = about.currency === 'USD' || isSomeDollar(about.lines, about.currency);
  // What was sold may be called a ticket or an order: "Ticket 118740 - Boardroom display".
  const isSold = ({ position, role }: Labelled) =>
    role === 'number' &&
    reconciliation.set.origin === 'table' &&
    reconciliation.set.items.some((item) => item.position === position);
  const among = linesAmongItems(reconciliation.set, tables);
  const ofDocument = labels.filter((label) => !isSold(label) && !isOfLine(label, labels, among));
  const marks = documentMarks(rows, ofDocument, isDollar && about.language === 'en', among);
  const parties = partiesOf(rows, labels, {
    itemsFrom: itemsFrom(rows, tables, reading.sums),
    itemLines: new Set([
      ...reconciliation.set.items.map(({ position }) => position),
      ...tables.flatMap(({ position, headingLines }) =>
        reconciliation.set.items.some(({ table }) => table === position) ? headingLines : [],
      ),
    ]),
    isReceipt: about.kind === 'receipt',
  });
  const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, digits));
  const { totals, set } = reconciliation;
  const tooLarge = tooLargeOn(about.lines, reading.style).slice(0, MOST_TOO_LARGE);
  const headed = columnsOfItems(set.items, tables, digits);
  const byLine = sumsByLine(reconciliation, headed);
  const columns = [...headed, ...footedColumns(set.items, rows, reading.sums, digits)];
  const subtotal = printedSubtotal(reconciliation, reading) ?? byLine?.subtotal ?? null;
  const tax = totals.tax ?? byLine?.tax ?? null;
  const currency = { code: about.currency, isMarked: isCurrencyMarked(about.lines, about.currency) };
  const headedTables = new Set(
    tables.flatMap(({ position, headingLines }) => (headingLines.length > 0 ? [position] : [])),
  );
  const signs = {
    ...reading,
    columns,
    isCreditNote: titlesOf(rows)[0]?.role === 'creditNote',
  };
  const unjudged: InvoiceReading = {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'read',
    kind: about.kind,
    language: about.language,
    pageCount: pages.length,
    verdict: 'unproven',
    fields: {
      number: marks.number?.value ?? null,
      date: marks.date?.value ?? null,
      dueDate: marks.dueDate?.value ?? null,
      vendor: parties.vendor?.name ?? null,
      customer: parties.customer?.name ?? null,
      subtotal: money(subtotal),
      tax: money(tax),
      total: money(totals.total),
      currency: about.currency,
      ...(marks.purchaseOrder === null ? {} : { purchaseOrder: marks.purchaseOrder.value }),
      ...printedOnce(reading, money),
    },
    lines: withBareNames(set.items, headedTables, rows).map((item) => toLine(item, pages, digits)),
    findings: [],
  };
  const isBill = about.isKindKnown || set.items.some(({ ties }) => ties === true);
  const openKind = isBill ? [] : [raiseFinding('not-checked', { reason: 'open-kind' })];
  const doubts = [...tooLarge.map(tooLargeFinding), ...openKind];
  const judged = judgedReading(unjudged, evidenceOfInvoice(signs, digits, doubts));
  const found = { marks, parties, sums: reading.sums, reconciliation, subtotal, tax, currency, judged };
  return { ...judged, fieldSources: fieldSources(pages, found) };
}

/** Where the lines of tables are, from the headings to the last item. */
function linesAmongItems(
  { items, origin }: Reconciliation['set'],
  tables: readonly ItemTable[],
): Set<number> {
  if (origin !== 'table') return new Set();
  const lines = tables.flatMap((table) => {
    const last = largest(
      items.filter((item) => item.table === table.position).map(({ position }) => position),
    );
    return table.rows.flatMap((row) => (row === null || row.position > last ? [] : [row.position]));
  });
  return new Set(lines);
}

/** Whether a label is in the text of the items, as of the delivery or the invoice they are of, and the document has another one like it. */
function isOfLine(
  { role, position }: Labelled,
  labels: readonly Labelled[],
  among: ReadonlySet<number>,
): boolean {
  const isMark = role === 'number' || role === 'date';
  return (
    isMark && among.has(position) && labels.some((other) => other.role === role && !among.has(other.position))
  );
}

/** A discount and a charge printed between the lines and the last total, where there is one amount of either: below it stand offers, such as tips at several rates. */
function printedOnce(
  { sums, reconciliation }: SumsReading,
  money: (minor: number) => string | null,
): Pick<InvoiceReading['fields'], 'discount' | 'charges'> {
  const last = largest(reconciliation.set.items.map(({ position }) => position));
  const totals = sums.filter(({ role }) => role === 'total' || role === 'due');
  const at = [...totals.map(({ position }) => position), reconciliation.totals.totalAt ?? -1];
  const ends = largest(at) < 0 ? Number.POSITIVE_INFINITY : largest(at);
  const amountOf = (role: Sum['role']) => {
    const own = sums.filter(
      ({ role: own, strength, position, amount }) =>
        own === role && strength >= 0.5 && position > last && position <= ends && amount !== 0,
    );
    const [amount, ...others] = new Set(own.map((sum) => sum.amount));
    return amount === undefined || others.length > 0 ? null : amount;
  };
  const [discount, charges] = [amountOf('discount'), amountOf('charge')];
  return {
    ...(discount === null ? {} : { discount: money(Math.abs(discount)) ?? undefined }),
    ...(charges === null ? {} : { charges: money(charges) ?? undefined }),
  };
}

/** More amounts that are too large say nothing new. */
const MOST_TOO_LARGE = 20;

function toLine(item: Item, pages: readonly Page[], digits: number): LineItem {
  const page = pages.find((candidate) => candidate.number === item.page);
  const [left, top, right, bottom] = page === undefined ? item.box : boxAsShown(page, item.box);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    description: item.description,
    quantity: item.quantity === null ? null : toText(item.quantity),
    unitPrice: item.unitPrice === null ? null : toText(item.unitPrice),
    amount: formatDecimal(item.amount, digits),
    ...(item.taxRate === null ? {} : { taxRate: toText(item.taxRate) }),
    source: { page: item.page, box: [round(left), round(top), round(right), round(bottom)] },
  };
}
