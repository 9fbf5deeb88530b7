import type { ItemTable } from './item-tables.ts';
import type { Sum } from './sums.ts';

/** How far the right edges of a column and of its foot may be apart, in points. */
const ALIGNED = 6;

/** The sums with the feet of columns of credits as payments: what is next to one on its line, under the charges, is the total. */
export function withoutCredits(sums: readonly Sum[], tables: readonly ItemTable[]): Sum[] {
  const paid = new Set(sums.filter((sum) => tables.some((table) => isFootOfCredits(sum, table))));
  const positions = new Set([...paid].map(({ position }) => position));
  return sums.map((sum) => {
    if (paid.has(sum)) return { ...sum, role: 'paid' };
    return sum.role === 'subtotal' && sum.strength < 1 && positions.has(sum.position)
      ? { ...sum, role: 'total', strength: 1 }
      : sum;
  });
}

/** Whether a sum is under the credits, next to one of the charges. */
function isFootOfCredits({ role, position, words }: Sum, { kind, headings, rows }: ItemTable): boolean {
  const credit = headings.find((heading) => heading.role === 'credit');
  const amounts = headings.findLast((heading) => heading.role === 'amount' || heading.role === 'gross');
  const right = words.at(-1)?.right ?? 0;
  const isOwn = rows.some((row) => {
    return row?.position === position && row.figures.filter(({ isMoney }) => isMoney).length > 1;
  });
  if (kind !== 'items' || credit === undefined || amounts === undefined || !isOwn) return false;
  return (
    (role === 'total' || role === 'tax') &&
    Math.abs(right - credit.right) <= ALIGNED &&
    Math.abs(right - amounts.right) > ALIGNED
  );
}
