import { type AccountEvidence, raiseFinding } from '@tieout/records';
import type { AccountReading, Figure } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { figuresBetween } from '../interpret/summary-parts.ts';
import type { Doubt } from './doubt.ts';

/** Figures between two balances that form a summary, fewer if more of them are labelled as totals; more figures than these can lead to any balance. */
const [LEAST_PARTS, MOST_PARTS] = [2, 8];
const ENOUGH = 4;

/**
 * Doubts the only account of a document if it has a summary, one figure per line from opening to closing balance, in which no combination of
 * added and subtracted figures leads from one to the other.
 */
export function summaryDoubts(
  summaries: AccountEvidence['summaries'],
  { reconciliation: { opening, closing } }: Pick<AccountReading, 'reconciliation'>,
): Doubt[] {
  if (opening === null || closing === null) return [];
  return summaries
    .filter((one) => one.opening === Math.abs(opening) && one.closing === Math.abs(closing))
    .filter(({ parts }) => !leadsTo(closing - opening, parts))
    .map(({ page }) => raiseFinding('figures-disagree', { reason: 'summary' }, { page }));
}

/** The summaries of a document: an opening balance, a closing one, and the figures between them. */
export function summariesIn(
  { rows }: Pick<AccountReading, 'rows'>,
  entries: readonly Entry[],
  figures: () => readonly Figure[],
): AccountEvidence['summaries'] {
  const counted = new Set(rows);
  const endsList = (entry: Entry) =>
    entry.kind === 'balance' || (entry.kind === 'row' && counted.has(entry.row));
  return entries.flatMap((first, at) => {
    if (first.kind !== 'balance' || first.role !== 'opening') return [];
    const rest = entries.slice(at + 1);
    const end = rest.findIndex(endsList);
    const last = rest[end];
    if (last?.kind !== 'balance' || last.role !== 'closing') return [];
    const sums = rest.slice(0, end).filter(({ kind }) => kind === 'total').length;
    const parts = sums === 0 ? null : partsBetween(first, last, figures());
    if (parts === null || sums + parts.length < ENOUGH) return [];
    const [opening, closing] = [first.amount.minor, last.amount.minor];
    const again = printedAgain(last, rest.slice(end + 1), endsList);
    const all = again === null ? null : partsBefore(first, { last, again }, figures());
    return [{ opening, closing, parts: all ?? parts, page: first.body.line.page }];
  });
}

/** Where the closing balance is repeated before the list ends: in a box next to the summary it comes before the summary's own. */
function printedAgain(
  last: BalanceItem,
  rest: readonly Entry[],
  endsList: (entry: Entry) => boolean,
): BalanceItem | null {
  const next = rest.find(endsList);
  const isSame =
    next?.kind === 'balance' && next.role === 'closing' && next.amount.minor === last.amount.minor;
  return isSame && next.body.line.page === last.body.line.page ? next : null;
}

/** The figures before a repeated closing balance, without its first occurrence; null if they are too many. */
function partsBefore(
  first: BalanceItem,
  { last, again }: { readonly last: BalanceItem; readonly again: BalanceItem },
  figures: readonly Figure[],
): number[] | null {
  const between = figuresBetween(first, again, figures)
    .filter(({ body, amount }) => body !== last.body || amount !== last.amount.minor)
    .map(({ amount }) => amount);
  return between.length > MOST_PARTS ? null : between;
}

/** The figures between two balances, one per line or all on one; null if they are too few or too many, or several share a line of their own. */
function partsBetween(first: BalanceItem, last: BalanceItem, figures: readonly Figure[]): number[] | null {
  if (first.body.line.page !== last.body.line.page) return null;
  const between = figuresBetween(first, last, figures);
  const lines = new Set(between.map(({ body }) => body));
  if (first.body !== last.body && lines.size < between.length) return null;
  return between.length < LEAST_PARTS || between.length > MOST_PARTS
    ? null
    : between.map(({ amount }) => amount);
}

/** Whether some of the parts, each added or subtracted, give `rest`. */
function leadsTo(rest: number, [part, ...others]: readonly number[]): boolean {
  if (part === undefined) return rest === 0;
  return [0, part, -part].some((moved) => leadsTo(rest - moved, others));
}
