import type { BodyLine } from '../tables/body-line.ts';
import { type FigureUnder, figuresUnder } from '../tables/figures-under.ts';
import { type Heading, namesDays } from '../tables/heading.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { signedBalance } from './signed-balance.ts';

/** Fewer dated lines may belong to an overview. */
const ENOUGH_ROWS = 2;

/** Marks the balance before each row as no balance, if headers over dated rows name both that and the one after. */
export function bothEnds(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const [first, second, ...more] = balances;
  if (first === undefined || second === undefined || more.length > 0) return headings.slice();
  const hasSides = ['in', 'out'].every((side) => headings.some(({ role }) => role === side));
  if (!(hasSides || headings.some(({ role }) => role === 'amount')) || !headings.some(namesDays))
    return headings.slice();
  const rows = lines.filter(
    ({ tokens }) =>
      tokens.some(({ kind }) => kind === 'date') && tokens.filter(({ kind }) => kind === 'amount').length > 2,
  );
  const before = rows.length < ENOUGH_ROWS ? undefined : beforeRows(first, second, lines);
  return headings.map((heading) => (heading === before ? { ...heading, role: 'foreign' } : heading));
}

/** Which of two balance columns holds the balance before each row: by its header, or because it equals the other column's value on the row before (newest first: the next row). */
function beforeRows(first: Heading, second: Heading, lines: readonly BodyLine[]): Heading | undefined {
  const named = namedBefore([first, second]);
  if (named !== undefined) return named;
  const [upper, lower] = [figuresUnder(first, lines), figuresUnder(second, lines)];
  if (upper.length < ENOUGH_ROWS || upper.length !== lower.length) return undefined;
  if (continuesFrom(upper, lower)) return first;
  return continuesFrom(lower, upper) ? second : undefined;
}

/** The opening column of two balance columns by their headers: "Opening balance" next to "Closing balance", "Bal before" next to "Bal after". */
function namedBefore(balances: readonly Heading[]): Heading | undefined {
  const [before, ...others] = balances.filter(namesBefore);
  const after = balances.find(({ text }) => balanceLabel(text) === 'closing' || says('after', text));
  return others.length > 0 || before === after || after === undefined ? undefined : before;
}

/** Whether a header names the balance before each row. */
export function namesBefore({ text }: Heading): boolean {
  return balanceLabel(text) === 'opening' || says('before', text);
}

/** Whether the balance before each row equals the balance after the previous row. */
function continuesFrom(before: readonly FigureUnder[], after: readonly FigureUnder[]): boolean {
  const [held, left] = [before, after].map((figures) =>
    figures.map(({ token }) => signedBalance(token.amount, false)),
  );
  if (held === undefined || left === undefined || held.every((value, at) => value === left[at])) return false;
  return [1, -1].some((step) =>
    held.every((value, at) => left[at - step] === undefined || left[at - step] === value),
  );
}

/** Marks the available balance as a foreign column where each row prints the booked balance next to it. */
export function bookedBalance(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const [available, ...more] = balances.filter(({ text }) => says('availableBalance', text));
  const held = balances.find((heading) => heading !== available);
  if (available === undefined || held === undefined || more.length > 0 || balances.length > 2)
    return headings.slice();
  const booked = new Set(figuresUnder(held, lines).map(({ body }) => body));
  const isPaired = booked.size > 0 && figuresUnder(available, lines).every(({ body }) => booked.has(body));
  return headings.map((heading) =>
    heading === available && isPaired ? { ...heading, role: 'foreign' } : heading,
  );
}
