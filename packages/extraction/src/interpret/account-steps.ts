import type { Step } from '../checks/reconcile.ts';
import { balanceValue } from './balance-value.ts';
import type { BalanceItem } from './items/flow-item.ts';
import type { Entry } from './rows/row.ts';

/** The movements of an account with the balances printed on and between them, in printed order; `amounts` and `balances` one a row. */
export function accountSteps(
  entries: readonly Entry[],
  amounts: readonly number[],
  balances: readonly (number | null)[],
  isCard: boolean,
): Step[] {
  const steps: Step[] = [];
  const from = headingsOfFirstRow(entries);
  const opening = entries.find((entry) => entry.kind === 'balance' && entry.role === 'opening');
  let rows = 0;
  let moved = 0;
  for (const entry of entries) {
    if (entry.kind === 'row') {
      steps.push({ kind: 'movement', amount: amounts[rows] ?? 0, balance: balances[rows] ?? null });
      moved += amounts[rows] ?? 0;
      rows++;
      continue;
    }
    if (entry.kind !== 'balance' || !entry.isInTable) continue;
    const isOfRows = rows > 0 || entry.body.position > from;
    // Some banks print the old balance under the rows, right over the new one: it follows from no row.
    const isOldBelow = entry === opening && rows === amounts.length;
    if (isOfRows && !isOldBelow && !isSumSoFar(entry, moved, opening))
      steps.push({ kind: 'balance', balance: balanceValue(entry.amount, entry.column, isCard) });
  }
  return steps;
}

/** Whether what is carried over the page is no balance but, to the cent, what moved so far from a balance that was not nil. */
function isSumSoFar({ role, amount }: BalanceItem, moved: number, opening: Entry | undefined): boolean {
  const hasOpening = opening?.kind === 'balance' && opening.amount.minor !== 0;
  return hasOpening && role === 'carried' && moved !== 0 && amount.minor === Math.abs(moved);
}

/** Reading position of the headings over the first row: balances below them are its table's. Infinite where there are none. */
function headingsOfFirstRow(entries: readonly Entry[]): number {
  const first = entries.find((entry) => entry.kind === 'row')?.row.anchor.table;
  return first === undefined || first.headings.length === 0
    ? Number.POSITIVE_INFINITY
    : first.headingPosition;
}
