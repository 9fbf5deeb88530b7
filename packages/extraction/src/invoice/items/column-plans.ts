import { type Decimal, toMinor, toNumber } from '../rows/decimal.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';
import { assignColumns } from './assign-columns.ts';
import { type ColumnPlan, tiesOut, zerosOfHeading } from './item-rows.ts';

const AMOUNTS: readonly ItemColumnRole[] = ['amount', 'gross', 'net', 'taxBase'];
const PRICES: readonly (ItemColumnRole | null)[] = ['unitPrice', 'net', 'amount', 'gross', null];
const QUANTITIES: readonly (ItemColumnRole | null)[] = ['quantity', 'unit', 'amount', null];

/**
 * The ways to read a table's columns, one for each column that may hold the amounts. Which columns are quantity and price is
 * decided by which pair multiplies to the amount in most rows; what the headings say decides between equals.
 */
export function columnPlans(table: ItemTable, digits: number): ColumnPlan[] {
  const roles = table.headings.map((heading) => heading.role);
  const assigned = table.rows.flatMap((row) =>
    row === null || row.isFurniture || row.figures.length === 0
      ? []
      : [assignColumns(row.line, row.figures, table.headings).figures],
  );
  const isFilled = (column: number) => assigned.some((figures) => figures.get(column)?.isMoney);
  const firstPrice = roles.indexOf('unitPrice');
  // "Price" may head both the price of one and that of all.
  const columns = roles.flatMap((role, column) =>
    role !== null &&
    (AMOUNTS.includes(role) ||
      (role === 'unitPrice' && (column > firstPrice || !roles.includes('quantity')))) &&
    isFilled(column)
      ? [column]
      : [],
  );
  const fallback = roles.flatMap((role, column) =>
    (role === 'unitPrice' || role === null) && isFilled(column) ? [column] : [],
  );
  const multiplied = columnsMultiplied();
  const unknown = multiplied.filter((column) => roles[column] === null);
  // "Insurer's share | Patient": what is under a known name is none of the prices of the lines, what is under an unknown one may be.
  const isShare = !columns.some((column) => multiplied.includes(column));
  const named = columns.length === 0 ? multiplied : isShare ? [...columns, ...unknown] : columns;
  const plans = (named.length > 0 ? named : fallback).map((amount) => bestPair(amount));
  // Columns by rate of tax, as "Exempt | 5 % | 10 %", have unknown names.
  const shared = columns.length === 0 ? multiplied : columns.filter((column) => roles[column] === 'amount');
  const [first] = plans.filter(({ amount }) => amount === shared[0]);
  return first !== undefined && takeTurns(shared) ? [{ ...first, otherAmounts: shared.slice(1) }] : plans;

  /** The columns that hold quantity times price on most lines, whatever their heading: "Total TAX" over amounts and the codes of their tax. */
  function columnsMultiplied(): number[] {
    const [quantity, unitPrice] = [roles.indexOf('quantity'), roles.indexOf('unitPrice')];
    if (quantity < 0 || unitPrice < 0) return [];
    return roles.flatMap((_, column) => {
      if (column === quantity || column === unitPrice) return [];
      const ties = assigned.flatMap((figures) => {
        const at = (own: number) => figures.get(own)?.value ?? null;
        const amount = at(column);
        const minor = amount === null ? null : toMinor(amount, digits);
        const pricing = { quantity: at(quantity), unitPrice: at(unitPrice), discount: null, perZeros: 0 };
        return minor === null || minor === 0 ? [] : (tiesOut(pricing, minor, digits) ?? []);
      });
      return ties.filter(Boolean).length * 2 > ties.length ? [column] : [];
    });
  }

  /** Whether no row fills two of the columns, down to the one that adds them up. */
  function takeTurns(turns: readonly number[]): boolean {
    const minorAt = (row: number, column: number) => {
      const value = assigned[row]?.get(column)?.value;
      return value === undefined ? 0 : (toMinor(value, digits) ?? 0);
    };
    const isFoot = (at: number) =>
      turns.every((column) => {
        const above = assigned.slice(0, at).reduce((sum, _, row) => sum + minorAt(row, column), 0);
        return above !== 0 && above === minorAt(at, column);
      });
    const foot = assigned.findIndex((_, at) => isFoot(at));
    const body = foot < 0 ? assigned : assigned.slice(0, foot);
    const filled = body.map((figures) => turns.filter((column) => figures.get(column)?.isMoney).length);
    return turns.length > 1 && filled.every((count) => count < 2);
  }

  function bestPair(amount: number): ColumnPlan {
    let best = {
      plan: { amount, quantity: null, unitPrice: null } as ColumnPlan,
      score: Number.NEGATIVE_INFINITY,
    };
    for (const quantity of [...candidates(QUANTITIES, amount), null]) {
      for (const unitPrice of [...candidates(PRICES, amount), null]) {
        if (quantity !== null && quantity === unitPrice) continue;
        const plan = { amount, quantity, unitPrice };
        const score = tieScore(plan) + prior(quantity, 'quantity') + prior(unitPrice, 'unitPrice');
        if (score > best.score) best = { plan, score };
      }
    }
    return best.plan;
  }

  function candidates(allowed: readonly (ItemColumnRole | null)[], amount: number): number[] {
    return roles.flatMap((role, column) => (column !== amount && allowed.includes(role) ? [column] : []));
  }

  function prior(column: number | null, role: ItemColumnRole): number {
    if (column === null) return 0;
    return roles[column] === role ? 0.6 : -0.5;
  }

  function tieScore(plan: ColumnPlan): number {
    const discount = roles.indexOf('discount');
    const perZeros = zerosOfHeading(table);
    let [holds, nears, fails] = [0, 0, 0];
    for (const figures of assigned) {
      const at = (column: number | null) => (column === null ? null : (figures.get(column)?.value ?? null));
      const amount = figures.get(plan.amount);
      const minor = amount === undefined ? null : toMinor(amount.value, digits);
      if (minor === null || minor === 0) continue;
      const [quantity, unitPrice] = [at(plan.quantity), at(plan.unitPrice)];
      const taken = figures.get(discount)?.value ?? null;
      const ties = tiesOut({ quantity, unitPrice, discount: taken, perZeros }, minor, digits);
      if (ties === true) holds++;
      if (ties === false && isNear(at(plan.quantity), at(plan.unitPrice), minor, digits)) nears++;
      else if (ties === false) fails++;
    }
    // Columns that say what they are stay so where their rows do not multiply: that is for the verdict to tell.
    const isNamed =
      plan.quantity !== null &&
      plan.unitPrice !== null &&
      roles[plan.quantity] === 'quantity' &&
      roles[plan.unitPrice] === 'unitPrice';
    const count = holds + nears + fails;
    return count === 0 ? 0 : (3 * holds + 2 * nears - (isNamed ? 0.5 : 1) * fails) / count;
  }
}

/** Of a quantity or price printed rounded the product is this near the amount, as a share of it. */
const NEAR = 0.001;

/** Whether quantity times price is nearly the amount: the columns are named by it, but nothing is proven. */
function isNear(quantity: Decimal | null, price: Decimal | null, amount: number, digits: number): boolean {
  if (quantity === null || price === null) return false;
  const product = toNumber(quantity) * toNumber(price) * 10 ** digits;
  return Math.abs(product - amount) <= Math.abs(amount) * NEAR;
}
