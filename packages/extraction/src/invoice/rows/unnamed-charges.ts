import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import { addsUp, endingsOf } from './structural-sums.ts';
import type { Sum } from './sums.ts';

/** How sure a charge is that is known by its place alone. */
const STRENGTH = 0.4;

/** Fewer amounts may add up to another by chance. */
const LEAST_ADDENDS = 3;

/** How far the right edges of two sums of a column may be apart, in points. */
const ALIGNED = 4;

/** Charges by names nobody listed: lines of one amount between a named sum and the last total below it, in one column with it. */
export function unnamedCharges(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const total = sums.findLast(({ role, strength }) => role === 'total' && strength >= 0.8);
  const right = total === undefined ? null : edgeOf(rows[total.position]);
  if (total === undefined || right === null) return [];
  const found: Sum[] = [];
  const endings = endingsOf(rows, digits);
  const above = (at: number) => endings.filter((ending) => ending.row.position < at);
  let waiting: Sum[] = [];
  for (let at = total.position - 1; at >= 0; at--) {
    const row = rows[at];
    const edge = edgeOf(row);
    if (
      row === undefined ||
      edge === null ||
      row.line.page !== total.page ||
      Math.abs(edge - right) > ALIGNED
    )
      break;
    if (sums.some(({ position }) => position === at)) {
      found.push(...waiting);
      waiting = [];
      continue;
    }
    const charge = chargeOf(row, digits);
    // What the lines above it make is a sum of theirs.
    if (charge === null || addsUp(above(at), charge.amount, LEAST_ADDENDS)) break;
    waiting.push(charge);
  }
  return found;
}

/** The right edge of the money at the end of a line. */
function edgeOf(row: DocumentRow | undefined): number | null {
  const figure = row?.figures.at(-1);
  return figure?.isMoney === true ? figure.digitsRight : null;
}

function chargeOf({ line, figures, position }: DocumentRow, digits: number): Sum | null {
  const [figure, ...others] = figures.filter(({ isMoney }) => isMoney);
  const amount = figure === undefined ? null : toMinor(figure.value, digits);
  const words = figure === undefined ? [] : line.words.slice(0, figure.from);
  const isNamed = words.some(({ text }) => /\p{L}{3}/u.test(text));
  if (figure === undefined || amount === null || amount === 0 || others.length > 0 || !isNamed) return null;
  return {
    role: 'charge',
    strength: STRENGTH,
    amount,
    label: words.map(({ text }) => text).join(' '),
    position,
    page: line.page,
    ...{ currency: figure.currency, isMoney: true },
    words: line.words.slice(figure.from, figure.to),
    rate: null,
  };
}
