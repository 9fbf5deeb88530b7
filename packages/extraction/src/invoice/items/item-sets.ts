import { textOf } from '../../lines/line.ts';
import type { Ruling } from '../../read/page.ts';
import { smallest } from '../../values/extremes.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { FigureStyle } from '../rows/figure.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import { rateIn } from '../rows/rate-in.ts';
import { sumNamed } from '../rows/total-label.ts';
import { UNITS } from '../vocabulary/tables.ts';
import { columnPlans } from './column-plans.ts';
import type { ColumnPlan } from './item-rows.ts';
import { type Item, itemsOf } from './items.ts';
import { withoutTail } from './tail-of-items.ts';
import { type TillSection, tillSections } from './till-items.ts';

/** One way to read the items of a document; `prior` is its probability before any total is checked. */
export type ItemSet = {
  readonly items: readonly Item[];
  readonly prior: number;
  readonly origin: 'table' | 'till';
  /** Charges and discounts after the items, in minor units; missing in other readings. */
  readonly setAside?: number;
  /** Whether some of them stand where descriptions do: items, if a printed subtotal counts them. */
  readonly isFlush?: boolean;
  /** Whether they are those of several sections that end in sums of their own. */
  readonly isOfSections?: boolean;
  /** Where the taxes are that were set aside. */
  readonly taxesAside?: readonly number[];
  /** Whether what was set aside are lines called a tax: only where they are the tax together. */
  readonly isTaxAside?: boolean;
};

const MOST_TABLES = 6;
const MOST_TILL_ITEMS = 200;

/** The ways to read the items: which tables, which amount column, with or without rows that belong to another. */
export function itemSets(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
  sumPositions: ReadonlySet<number>,
  style: FigureStyle,
  digits: number,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
): ItemSet[] {
  const read = tables
    .filter((table) => table.kind === 'items')
    .map((table) => ({ table, plans: columnPlans(table, digits) }))
    .filter(({ plans }) => plans.length > 0)
    .slice(0, MOST_TABLES)
    .map(({ table, plans }) =>
      [false, true].flatMap((passes) => plans.map((plan) => readTable(table, plan, digits, rulings, passes))),
    )
    .map((plans) => plans.filter(({ items }) => items.some(isDescribed)))
    .filter((plans) => plans.length > 0);
  const fromTables = subsets(read)
    .flatMap(variants)
    .flatMap((set) => [set, ...withoutTail(set, { rows, rulings }), ...withoutTaxes(set)]);
  const headless = headlessRows(rows, tables);
  const sections = tillSections(headless, sumPositions, style, digits).filter(
    (section) => section.items.length <= MOST_TILL_ITEMS,
  );
  const all = tillSections(rows, sumPositions, style, digits).filter(
    (section) => section.items.length <= MOST_TILL_ITEMS,
  );
  const fromTill = [...sections, ...all].flatMap((section) => tillVariants(section.items, rows, rulings));
  return [...fromTables, ...fromTill, ...inSections(all)];
}

/** The items of all sections that add up to the sum below them, as of several meters: they are on one bill. */
function inSections(all: readonly TillSection[]): ItemSet[] {
  let before = 0;
  const closed = all
    .map((section) => {
      const own = endingInSum(section, before);
      before += own.reduce((sum, { amount }) => sum + amount, 0);
      return own;
    })
    .filter((own) => own.length > 0);
  const items = closed.flat();
  return closed.length < 2 || items.length <= closed.length || items.length > MOST_TILL_ITEMS
    ? []
    : [{ items, prior: Math.min(1.2, items.length * 0.2), origin: 'till', isOfSections: true }];
}

/** The items of a section, from the last one upwards, that its sum adds up, alone or to what the sections before make; none where it has no such sum. */
function endingInSum({ items, closing }: TillSection, before: number): readonly Item[] {
  let sum = 0;
  // What is taken off the sections before is no section.
  const isFurther = items.every(
    (item) => !item.isAdjustment && !/%/.test(item.description) && item.amount * before >= 0,
  );
  const from = items.findLastIndex(({ amount }, index) => {
    sum += amount;
    return (
      closing !== 0 &&
      (sum === closing || (index === 0 && isFurther && sum !== 0 && sum + before === closing))
    );
  });
  return from < 0 ? [] : items.slice(from);
}

/** Whether an item has a word, or a quantity and a price that give its amount: a strip of totals has neither. */
function isDescribed({ description, ties }: Item): boolean {
  return ties === true || /\p{L}{2}/u.test(description);
}

type Read = { readonly items: readonly Item[]; readonly prior: number };

function readTable(
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
  passesSections: boolean,
): Read {
  const items = itemsOf(table, plan, digits, rulings, passesSections);
  const role = table.headings[plan.amount]?.role ?? null;
  const ties = items.filter((item) => item.ties === true).length / Math.max(1, items.length);
  const isRich = plan.quantity !== null || plan.unitPrice !== null;
  const prior =
    (passesSections ? 0.8 : 1) +
    ties * 2 +
    (isRich ? 0.6 : 0) -
    (items.some(isNamed) ? 0 : NAMELESS) -
    (table.isByContent === true ? BY_CONTENT : 0) +
    (role === 'amount' ? 0.5 : role === 'net' ? 0.4 : role === 'gross' ? 0.35 : role === 'taxBase' ? 0.4 : 0);
  return { items, prior };
}

/** Whether an item is called something that is more than its unit. */
function isNamed({ description }: Item): boolean {
  return /\p{L}{2}/u.test(description) && !UNITS.has(normalise(description));
}

/** How much likelier lines are that a word names. */
const NAMELESS = 5;

/** How much likelier a table is that has headings. */
const BY_CONTENT = 2.5;

/** Whether no line is read twice, as under headings and by its content. */
function areApart(items: readonly Item[]): boolean {
  return new Set(items.map(({ position }) => position)).size === items.length;
}

/** Every choice of tables, and of one plan for each: all tables first. */
function subsets(tables: readonly (readonly Read[])[]): ItemSet[] {
  const sets: ItemSet[] = [];
  const count = 2 ** tables.length;
  const most = Math.max(0, ...tables.map((plans) => plans.length));
  for (let mask = count - 1; mask > 0; mask--) {
    for (let choice = 0; choice < most; choice++) {
      const chosen = tables.flatMap((plans, index) => {
        const plan = plans[Math.min(choice, plans.length - 1)];
        return (mask >> index) % 2 === 1 && plan !== undefined ? [plan] : [];
      });
      const items = chosen.flatMap((plan) => plan.items);
      const prior = chosen.reduce((sum, plan) => sum + plan.prior, 0) / chosen.length;
      if (items.length > 0 && areApart(items))
        sets.push({ items, prior: prior + Math.min(0.5, items.length * 0.02), origin: 'table' });
    }
  }
  return sets;
}

function variants(set: ItemSet): ItemSet[] {
  const { items, prior, origin } = set;
  const found: ItemSet[] = [set];
  const add = (kept: readonly Item[], cost: number) => {
    if (kept.length > 0 && kept.length < items.length)
      found.push({ items: kept, prior: prior - cost, origin });
  };
  add(
    items.filter((item) => !item.isAdjustment),
    0.3,
  );
  if (items.some((item) => item.unitPrice !== null)) {
    add(
      foldRows(items, (item) => item.unitPrice === null && !item.isAdjustment),
      0.4,
    );
    add(
      foldRows(items, (item) => item.unitPrice === null),
      0.5,
    );
  }
  const left = smallest(items.map((item) => item.indent));
  add(
    foldRows(items, (item) => item.indent > left + 3 && item.ties !== true),
    0.5,
  );
  add(
    items.filter((item) => item.amount !== 0),
    0.8,
  );
  add(withoutHeads(items), 0);
  return found;
}

/** The items without those over a section, whose amount is what the items below them make, down to the next such one. */
function withoutHeads(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const count = sectionBelow(items, at);
    const own = items[at];
    if (own === undefined) continue;
    if (count === 0) kept.push(own);
    else kept.push(...items.slice(at + 1, at + 1 + count));
    at += count;
  }
  return kept;
}

/** How many items right below one, which has neither quantity nor price, make its amount; 0 where none do. */
function sectionBelow(items: readonly Item[], at: number): number {
  const { amount = 0, quantity = null, unitPrice = null } = items[at] ?? {};
  if (amount === 0 || quantity !== null || unitPrice !== null) return 0;
  let sum = 0;
  const count = items.slice(at + 1).findIndex((item) => {
    sum += item.amount;
    return sum === amount;
  });
  return count < 1 ? 0 : count + 1;
}

/** The items without the lines that are called a tax, as those of each night on a hotel's folio: together they are the tax, and lead to the total. */
function withoutTaxes(set: ItemSet): ItemSet[] {
  const isTax = ({ description, quantity, unitPrice }: Item) =>
    quantity === null && unitPrice === null && sumNamed(description, rateIn(description))?.role === 'tax';
  const taxes = set.items.filter(isTax);
  if (taxes.length === 0 || taxes.length === set.items.length) return [];
  return [
    {
      ...set,
      items: set.items.filter((item) => !isTax(item)),
      prior: set.prior - 0.3,
      setAside: taxes.reduce((sum, { amount }) => sum + amount, 0),
      isTaxAside: true,
      taxesAside: taxes.map(({ position }) => position),
    },
  ];
}

/** Joins rows that belong to another row of their table, and drops their amounts. */
function foldRows(items: readonly Item[], isUnder: (item: Item) => boolean): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept[kept.length - 1];
    // A row that would itself belong to another has none of its own.
    if (last === undefined || last.table !== item.table || !isUnder(item) || isUnder(last)) kept.push(item);
    else kept[kept.length - 1] = { ...last, description: `${last.description} ${item.description}`.trim() };
  }
  return kept;
}

/** Drops items that equal the sum of all before them, or since the last such item: totals under an unknown label. */
function withoutRuns(items: readonly Item[]): Item[] {
  let [whole, part, count] = [0, 0, 0];
  return items.filter(({ amount }) => {
    const isSum = count > 1 && (amount === whole || amount === part);
    [part, count] = isSum ? [0, 0] : [part + amount, count + 1];
    if (!isSum) whole += amount;
    return !isSum;
  });
}

/** Drops the last items where they are fewer than those before them and make the same together: sums of the kinds of lines above. */
function withoutRecap(items: readonly Item[]): readonly Item[] {
  const whole = items.reduce((sum, { amount }) => sum + amount, 0);
  let before = 0;
  const end = items.findIndex(({ amount }, index) => {
    before += amount;
    return before * 2 === whole && index + 1 > items.length / 2 && index + 2 < items.length;
  });
  return whole === 0 ? items : items.slice(0, end + 1);
}

/** The items without the discounts that end them, where every one of them prints its rate of tax and no discount does: those are taken off all. */
function withoutUnrated(
  items: readonly Item[],
  rows: readonly DocumentRow[],
  bonus: (kept: readonly Item[]) => number,
): ItemSet[] {
  const isRated = ({ position }: Item) => rows[position]?.figures.some(({ isPercent }) => isPercent) === true;
  const kept = items.slice(0, items.findLastIndex((item) => !item.isAdjustment || item.amount > 0) + 1);
  const tail = items.slice(kept.length);
  if (kept.length < 2 || tail.length === 0 || !kept.every(isRated) || tail.some(isRated)) return [];
  const setAside = tail.reduce((all, { amount }) => all + amount, 0);
  return [{ items: kept, prior: bonus(kept), origin: 'till', setAside }];
}

/** The rows outside tables with headers. */
function headlessRows(rows: readonly DocumentRow[], tables: readonly ItemTable[]): DocumentRow[] {
  const taken = new Set<number>();
  for (const table of tables)
    if (table.kind === 'taxes') for (const row of table.rows) if (row !== null) taken.add(row.position);
  return rows.filter((row) => !taken.has(row.position));
}

/** Whether each of several lines prints the letter of its rate of tax behind the amount: "12,99A", "12,99 A". */
function areLettered(items: readonly Item[], rows: readonly DocumentRow[]): boolean {
  const isLettered = ({ position }: Item) =>
    /\d[.,]\d{2} ?[A-H]$/.test(textOf(rows[position]?.line.words ?? []));
  return items.length > 1 && items.every(isLettered);
}

/** All items of a section; those with one indent; those from a later row on; without informational discounts. */
function tillVariants(
  items: readonly Item[],
  rows: readonly DocumentRow[],
  rulings: ReadonlyMap<number, readonly Ruling[]>,
): ItemSet[] {
  const bonus = (kept: readonly Item[]) => (kept.length < 2 ? -1 : Math.min(1.2, kept.length * 0.2));
  const sets: ItemSet[] = [{ items, prior: bonus(items), origin: 'till' }];
  const add = (kept: readonly Item[], cost: number) => {
    if (kept.length > 0 && kept.length < items.length)
      sets.push({ items: kept, prior: bonus(kept) - cost, origin: 'till' });
  };
  add(
    items.filter((item) => !item.isAdjustment),
    0.2,
  );
  add(withoutRuns(items), 0);
  add(withoutRecap(items), 0);
  sets.push(...withoutUnrated(items, rows, bonus));
  for (const indent of new Set(items.map((item) => Math.round(item.indent))))
    add(
      items.filter((item) => Math.abs(item.indent - indent) <= 1.5),
      0.5 + indent / 2000,
    );
  for (let from = 1; from < Math.min(items.length, 25); from++) add(items.slice(from), 0.6 + from * 0.03);
  const alone = sets
    .filter(({ setAside }) => setAside === undefined)
    .flatMap((set) => withoutTail(set, { rows: [], rulings }))
    // What bears the letter of a rate, as every line above it does, is one of the lines.
    .filter((set) => !areLettered(items, rows) || set.items.length === items.length);
  return [...sets, ...alone];
}
