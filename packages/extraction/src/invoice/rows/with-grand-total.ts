import { textOf } from '../../lines/line.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from './document-rows.ts';
import { type Ending, endingsOf, namesTotal } from './structural-sums.ts';
import type { Sum } from './sums.ts';

/** How clear the name of a section's sum must be. */
const CLEAR = 0.5;

/**
 * The sums of a document with sections that each have a total, as a bill for electricity and gas: with the total of those totals, whatever
 * else it is called, and without the sums of the sections, which are none of the document. Null where it has no such total.
 */
export function withGrandTotal(
  rows: readonly DocumentRow[],
  sums: readonly Sum[],
  digits: number,
): readonly Sum[] | null {
  const grand = endingsOf(rows, digits).find((ending) => addsTotals(ending, sums));
  if (grand === undefined) return null;
  const { row, figure, amount } = grand;
  const ofSections = (role: Sum['role']) =>
    sums.filter((sum) => sum.role === role && sum.strength >= CLEAR && sum.position < row.position);
  const [totals, subtotals, taxes] = [ofSections('total'), ofSections('subtotal'), ofSections('tax')];
  const isSplit = subtotals.length === totals.length && sumOf([...subtotals, ...taxes]) === amount;
  if (subtotals.length > 0 && !isSplit) return null;
  const parts = new Set([...totals, ...subtotals]);
  const label = textOf(row.line.words.slice(0, figure.from));
  const { currency, isMoney } = figure;
  const { position } = row;
  const words = row.line.words.slice(figure.from, figure.to);
  const total = {
    role: 'total',
    strength: 1,
    amount,
    label,
    position,
    page: row.line.page,
    currency,
    isMoney,
    words,
    rate: null,
  } as const;
  return [...sums.filter((sum) => !parts.has(sum)), total];
}

/** Whether an amount under a name that begins or ends in a word for a total is what the totals of all sections above it make. */
function addsTotals(ending: Ending, sums: readonly Sum[]): boolean {
  const { row, figure, amount } = ending;
  if (sums.some(({ position }) => position === row.position)) return false;
  const above = sums.filter(
    ({ role, strength, position }) => role === 'total' && strength >= CLEAR && position < row.position,
  );
  const [first = ''] = normalise(textOf(row.line.words.slice(0, figure.from))).split(' ');
  const isNamed = says('totalBegins', first) || namesTotal(ending);
  return above.length > 1 && isNamed && sumOf(above) === amount;
}

function sumOf(sums: readonly Sum[]): number {
  return sums.reduce((total, { amount }) => total + amount, 0);
}
