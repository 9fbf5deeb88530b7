import { balanceLabel } from '../words/label.ts';
import { type Heading, namesDays } from './heading.ts';
import type { BodyLine } from './table.ts';

/** Fewer dated lines may be those of an overview. */
const ENOUGH_ROWS = 2;

/** Headings that name what was held before each row as well as after it, over rows with days: only the latter is the balance. */
export function bothEnds(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const hasSides = ['in', 'out'].every((side) => headings.some(({ role }) => role === side));
  if (balances.length !== 2 || !headings.some(namesDays)) return headings.slice();
  if (!(hasSides || headings.some(({ role }) => role === 'amount'))) return headings.slice();
  const before = namedBefore(balances);
  const rows = lines.filter(
    ({ tokens }) => tokens[0]?.kind === 'date' && tokens.filter(({ kind }) => kind === 'amount').length > 2,
  );
  if (before === undefined || rows.length < ENOUGH_ROWS) return headings.slice();
  return headings.map((heading) => (heading === before ? { ...heading, role: 'foreign' } : heading));
}

/** Which of two balances their headings say was held first: "Opening balance" beside "Closing balance", "Bal before" beside "Bal after". */
function namedBefore(balances: readonly Heading[]): Heading | undefined {
  const before = balances.find(({ text }) => balanceLabel(text) === 'opening' || BEFORE.test(text));
  const after = balances.find(({ text }) => balanceLabel(text) === 'closing' || AFTER.test(text));
  return before === after || after === undefined ? undefined : before;
}

const BEFORE = /(?<!\p{L})(before|avant|vorher|antes|prima|voor|przed|до|înainte|öncesi|sebelum)(?!\p{L})/iu;
const AFTER =
  /(?<!\p{L})(after|après|nachher|despu[ée]s|depois|dopo|na|po|после|după|sonrası|setelah)(?!\p{L})/iu;
