import { balanceLabel } from '../words/label.ts';
import { type Heading, namesDays } from './heading.ts';
import type { BodyLine } from './table.ts';

/** Fewer dated lines may be those of an overview. */
const ENOUGH_ROWS = 2;

/** Headings that name what was held before each row as well as after it, over rows with days: only the latter is the balance. */
export function bothEnds(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const before = balances.find(({ text }) => balanceLabel(text) === 'opening');
  const after = balances.filter(({ text }) => balanceLabel(text) === 'closing');
  const hasSides = ['in', 'out'].every((side) => headings.some(({ role }) => role === side));
  if (before === undefined || after.length !== 1 || balances.length !== 2) return headings.slice();
  if (!(hasSides || headings.some(({ role }) => role === 'amount')) || !headings.some(namesDays))
    return headings.slice();
  const rows = lines.filter(
    ({ tokens }) => tokens[0]?.kind === 'date' && tokens.filter(({ kind }) => kind === 'amount').length > 2,
  );
  if (rows.length < ENOUGH_ROWS) return headings.slice();
  return headings.map((heading) => (heading === before ? { ...heading, role: 'foreign' } : heading));
}
