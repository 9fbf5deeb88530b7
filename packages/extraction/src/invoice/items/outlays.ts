import type { DocumentRow } from '../rows/document-rows.ts';
import type { Sum } from '../rows/sums.ts';
import type { ItemSet } from './item-sets.ts';
import type { Item } from './items.ts';

/** How far from the edges of its column what belongs to it may be, in points. */
const ALIGNED = 4;

/** How clearly a tax, and a charge, must be named. */
const CLEARLY = 0.8;
const CLEARLY_CHARGE = 0.5;

type Printed = { readonly rows: readonly DocumentRow[]; readonly sums: readonly Sum[] };

/**
 * The items with what is charged below the tax under a name nobody listed, where it begins under their descriptions and ends under their
 * amounts: an outlay or a fee without tax is one of the lines, though the subtotal leaves it out.
 */
export function withOutlays(set: ItemSet, charges: readonly Sum[], { rows, sums }: Printed): ItemSet[] {
  const { items } = set;
  const last = items.at(-1);
  if (last === undefined || set.setAside !== undefined) return [];
  const taxAt = sums.find(({ role, strength, position }) => {
    return role === 'tax' && strength >= CLEARLY && position > last.position;
  })?.position;
  const isListed = ({ position }: Sum) => {
    const row = rows[position];
    return (
      row !== undefined && isAlone(row) && items.every((item) => isUnder(row, item, rows[item.position]))
    );
  };
  // Where what is called a charge is in the column of the lines too, its place says nothing.
  const isCharge = ({ role, strength, position }: Sum) =>
    role === 'charge' && strength >= CLEARLY_CHARGE && position > last.position;
  if (taxAt === undefined || sums.some((sum) => isCharge(sum) && isListed(sum))) return [];
  const outlays = charges.flatMap((charge) => {
    const row = rows[charge.position];
    const isOwn = row !== undefined && isListed(charge);
    return isOwn && charge.amount > 0 && charge.position > taxAt ? [outlayOf(charge, row, last)] : [];
  });
  if (outlays.length === 0) return [];
  const setAside = -outlays.reduce((sum, { amount }) => sum + amount, 0);
  return [{ ...set, items: [...items, ...outlays], setAside }];
}

/** Whether a line has no words but its name: next to other texts, a name is one of the sums. */
function isAlone({ chunks }: DocumentRow): boolean {
  return chunks.filter(({ text }) => /\p{L}{2}/u.test(text)).length === 1;
}

/** Whether a line begins where an item's description does and ends where its amount does. */
function isUnder({ line, figures }: DocumentRow, { indent }: Item, above: DocumentRow | undefined): boolean {
  const edge = figures.at(-1)?.digitsRight ?? 0;
  return (
    Math.abs(line.left - indent) <= ALIGNED &&
    above?.figures.some(({ digitsRight }) => Math.abs(digitsRight - edge) <= ALIGNED) === true
  );
}

function outlayOf({ label, amount, page, position }: Sum, { line }: DocumentRow, { table }: Item): Item {
  return {
    ...{ description: label, quantity: null, unitPrice: null, taxRate: null, amount },
    ...{ ties: null, isAdjustment: false, page, position, table },
    box: [line.left, line.top, line.right, line.bottom],
    indent: line.left,
    ...{ discount: null, perZeros: 0 },
  };
}
