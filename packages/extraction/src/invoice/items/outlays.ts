import { textOf } from '../../lines/line.ts';
import { says } from '../../vocabulary/says.ts';
import { toMinor } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { isTitleOfLines } from '../rows/is-title-of-lines.ts';
import { isRunOf } from '../rows/runs.ts';
import type { Sum } from '../rows/sums.ts';
import type { ItemSet } from './item-sets.ts';
import type { Item } from './items.ts';

/** How far from the edges of its column what belongs to it may be, in points. */
const ALIGNED = 4;

/** How clearly a tax, and a charge, must be named. */
const CLEARLY = 0.8;
const CLEARLY_CHARGE = 0.5;

type Printed = {
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly Sum[];
  readonly digits: number;
};

/**
 * The items with what is charged below the tax under a name nobody listed, where it begins under their descriptions and ends under their
 * amounts: an outlay or a fee without tax is one of the lines, though the subtotal leaves it out. So is what a charge adds up that is
 * called a total.
 */
export function withOutlays(set: ItemSet, charges: readonly Sum[], printed: Printed): ItemSet[] {
  return set.setAside === undefined
    ? [...withoutChargedAgain(set, printed.sums), ...withFurther(set, charges, printed)]
    : [];
}

/** The items where some of them are what a charge below adds up again: outlays are among the lines, and the subtotal leaves them out. */
function withoutChargedAgain(set: ItemSet, sums: readonly Sum[]): ItemSet[] {
  const last = set.items.at(-1)?.position ?? 0;
  const isAgain = ({ role, strength, amount, position }: Sum) =>
    role === 'charge' && strength >= CLEARLY && amount > 0 && position > last && isRunOf(set.items, amount);
  return sums.filter(isAgain).map(({ amount }) => ({ ...set, setAside: -amount }));
}

function withFurther(set: ItemSet, charges: readonly Sum[], { rows, sums, digits }: Printed): ItemSet[] {
  const { items } = set;
  const last = items.at(-1);
  if (last === undefined) return [];
  const taxAt = sums.find(({ role, strength, position }) => {
    return role === 'tax' && strength >= CLEARLY && position > last.position;
  })?.position;
  if (taxAt === undefined) return [];
  const isListed = (position: number) => {
    const row = rows[position];
    return (
      row !== undefined &&
      isAlone(row) &&
      items.every((item) => isUnder(row, leftOf(row, rows), item, rows[item.position]))
    );
  };
  const named = sums.filter(({ role, position }) => role === 'charge' && position > last.position);
  const isTotal = ({ label }: Sum) => says('totalWord', label);
  const parts = named
    .filter((sum) => sum.position > taxAt && isTotal(sum))
    .flatMap((total) => partsOf(total, rows, isListed, digits));
  const isPart = ({ position }: Sum) => parts.some((part) => part.position === position);
  const isUnnamed = (sum: Sum) => charges.some(({ position }) => position === sum.position);
  const unnamed = charges.filter(
    (sum) => sum.amount > 0 && sum.position > taxAt && isListed(sum.position) && !isPart(sum),
  );
  const called = named.filter((sum) => !isUnnamed(sum) && !isTotal(sum) && isListed(sum.position));
  // Where what is called a charge is in the column of the lines too, only a title says that they go on.
  const isTitled = ({ position }: Sum) => {
    const row = rows[position];
    return row !== undefined && titleOver(row, rows) !== null;
  };
  const areTitled = unnamed.length > 0 && unnamed.every(isTitled);
  const isOpen = called.some(({ strength }) => strength >= CLEARLY_CHARGE);
  const outlays = areTitled ? [...unnamed, ...called] : isOpen ? [] : unnamed;
  const added: readonly Outlay[] = [...outlays, ...parts].sort((a, b) => a.position - b.position);
  if (added.length === 0 || isBehindTotal(added, taxAt, sums)) return [];
  const own = added.flatMap((charge) => {
    const row = rows[charge.position];
    return row === undefined ? [] : [outlayOf(charge, row, last)];
  });
  const setAside = -added.reduce((sum, { amount, position }) => sum + (position > taxAt ? amount : 0), 0);
  return [{ ...set, items: [...items, ...own], setAside }];
}

/** Whether a total is printed between the tax and outlays that no total below them holds with them, as one of this year above an instalment of the next. */
function isBehindTotal(added: readonly Outlay[], taxAt: number, sums: readonly Sum[]): boolean {
  const totals = sums.filter(
    ({ role, strength }) => /^(?:total|due)$/.test(role) && strength >= CLEARLY_CHARGE,
  );
  const below = added.filter(({ position }) => position > taxAt);
  const whole = below.reduce((sum, { amount }) => sum + amount, 0);
  const [first, last] = [below[0]?.position ?? 0, below.at(-1)?.position ?? 0];
  const above = totals.find(({ position }) => position > taxAt && position < first);
  return (
    above !== undefined && !totals.some((own) => own.position > last && own.amount === above.amount + whole)
  );
}

/** What an outlay comes to, and where it is printed. */
type Outlay = Pick<Sum, 'amount' | 'position' | 'page'>;

/** The lines right above a sum of outlays that make it, in the columns of the items; none where they do not. */
function partsOf(
  { amount: whole, position: at }: Sum,
  rows: readonly DocumentRow[],
  isListed: (position: number) => boolean,
  digits: number,
): Outlay[] {
  const found: Outlay[] = [];
  let sum = 0;
  for (let position = at - 1; position >= 0 && isListed(position); position--) {
    const row = rows[position];
    const figure = row?.figures.at(-1);
    const amount = figure?.isMoney === true ? toMinor(figure.value, digits) : null;
    if (row === undefined || amount === null) break;
    found.push({ amount, position, page: row.line.page });
    sum += amount;
    if (sum === whole) return found;
  }
  return [];
}

/** Whether a line has no words but its name: next to other texts, a name is one of the sums. */
function isAlone({ chunks }: DocumentRow): boolean {
  return chunks.filter(({ text }) => /\p{L}{2}/u.test(text)).length === 1;
}

/** The last line without an amount over one, where it ends in a colon: it says what the lines below it are. */
function titleOver({ line, position }: DocumentRow, rows: readonly DocumentRow[]): DocumentRow | null {
  const over = rows.findLast((row) => row.position < position && !row.figures.some(({ isMoney }) => isMoney));
  return over?.line.page === line.page && isTitleOfLines(over) ? over : null;
}

/** Where a line begins, or its title, if it is set in under that. */
function leftOf(row: DocumentRow, rows: readonly DocumentRow[]): number {
  return Math.min(row.line.left, titleOver(row, rows)?.line.left ?? row.line.left);
}

/** Whether a line that begins at `left` does so where an item's description does, and ends where its amount does. */
function isUnder(
  { figures }: DocumentRow,
  left: number,
  { indent }: Item,
  above: DocumentRow | undefined,
): boolean {
  const edge = figures.at(-1)?.digitsRight ?? 0;
  return (
    Math.abs(left - indent) <= ALIGNED &&
    above?.figures.some(({ digitsRight }) => Math.abs(digitsRight - edge) <= ALIGNED) === true
  );
}

function outlayOf({ amount, page, position }: Outlay, { line, figures }: DocumentRow, { table }: Item): Item {
  const description = textOf(line.words.slice(0, figures.at(-1)?.from));
  return {
    ...{ description, quantity: null, unitPrice: null, taxRate: null, amount },
    ...{ ties: null, isAdjustment: false, page, position, table },
    box: [line.left, line.top, line.right, line.bottom],
    indent: line.left,
    ...{ discount: null, perZeros: 0 },
  };
}
