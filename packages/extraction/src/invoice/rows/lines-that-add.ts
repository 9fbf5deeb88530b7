import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { LineThatMultiplies } from './lines-that-multiply.ts';

/** An amount and the line it is printed on. Minor units. */
type Target = { readonly amount: number; readonly position: number };

/** Right edges of one column lie no further apart, in points. */
const ALIGNED = 3;

/** One line alone repeats an amount. */
const LEAST_ADDENDS = 2;

/** The lines right above an amount whose figures in one column make it together, down from the last line that is `read` as an item or a sum: what it adds up. */
export function linesThatAdd(
  rows: readonly DocumentRow[],
  targets: readonly Target[],
  read: ReadonlySet<number>,
  digits: number,
): LineThatMultiplies[] {
  return targets.flatMap(({ amount, position }) => {
    const from = rows.findLastIndex((row) => row.position < position && read.has(row.position)) + 1;
    const above = rows.slice(from, position).filter(({ isFurniture }) => !isFurniture);
    const edges = new Set(above.flatMap(({ figures }) => figures.map(({ digitsRight }) => digitsRight)));
    const found = [...edges].map((edge) => addends(above, edge, { amount, digits }));
    return found.find((lines) => lines.length > 0) ?? [];
  });
}

/** The lines, from the last upwards, whose figures at one edge make an amount; none where they do not. */
function addends(
  above: readonly DocumentRow[],
  edge: number,
  { amount, digits }: { readonly amount: number; readonly digits: number },
): LineThatMultiplies[] {
  const found: LineThatMultiplies[] = [];
  let sum = 0;
  for (const { figures, line, position } of above.toReversed()) {
    const own = figures.find((figure) => Math.abs(figure.digitsRight - edge) <= ALIGNED && figure.isMoney);
    const minor = own === undefined ? null : toMinor(own.value, digits);
    if (minor === null || minor === 0) continue;
    found.push({ amount: minor, position, page: line.page, indent: line.left });
    sum += minor;
    if (sum === amount && found.length >= LEAST_ADDENDS) return found;
  }
  return [];
}

/** More than these many lines apart, an amount is of another list. */
const NEAR = 3;

/**
 * The lines right above the first item that end in an amount too, where they are more than the items: the list of which those may be
 * sums.
 */
export function longerListAbove(
  rows: readonly DocumentRow[],
  items: readonly Target[],
  sums: ReadonlySet<number>,
  digits: number,
): LineThatMultiplies[] {
  const first = Math.min(...items.map(({ position }) => position));
  const found: LineThatMultiplies[] = [];
  for (const row of rows.slice(0, Math.max(0, first)).toReversed()) {
    const { figures, line, position, isFurniture } = row;
    const figure = figures.at(-1);
    if (isFurniture || figure?.isMoney !== true) continue;
    const next = found.at(-1)?.position ?? first;
    const isNamed = line.words.some(({ text }) => /\p{L}{3}/u.test(text));
    const amount = toMinor(figure.value, digits);
    if (sums.has(position) || next - position > NEAR || !isNamed || !amount) break;
    found.push({ amount, position, page: line.page, indent: line.left });
  }
  return found.length > items.length ? found : [];
}
