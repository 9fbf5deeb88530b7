import { tooLargeFinding } from '../checks/too-large-finding.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Line } from '../lines/line.ts';
import { tooLargeOn } from '../lines/too-large.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Doubt } from './doubt.ts';

/** How far from the edge of a column its figures end, in points. */
const TOLERANCE = 1.5;
/** More findings say nothing new. */
const MOST_FINDINGS = 20;

/** Amounts printed on a statement that are too large to read: a result that is proven without them is not what the document says. */
export function tooLargeDoubts(
  lines: readonly Line[],
  accounts: readonly AccountReading[],
  style: NumberStyle,
): Doubt[] {
  const cells = accounts.flatMap(({ rows }) =>
    rows.flatMap(({ page, anchor: { body, cells: own } }) =>
      own.amounts.map(({ token }) => ({ page, right: token.digitsRight, top: body.line.top })),
    ),
  );
  const isInColumn = (line: Line, right: number) =>
    cells.some(
      (cell) => cell.page === line.page && Math.abs(cell.right - right) <= TOLERANCE && cell.top <= line.top,
    );
  return tooLargeOn(lines, style, isInColumn).slice(0, MOST_FINDINGS).map(tooLargeFinding);
}
