import type { Finding } from '@tieout/records';

/** A finding on one of the rows that count, as one on the row among all. */
export function atPosition(finding: Finding, positions: readonly number[]): Finding {
  const place = (row: unknown) => (typeof row === 'number' ? positions[row] : undefined);
  const [row, ownRow] = [place(finding.row), place(finding.parameters.row)];
  return {
    ...finding,
    ...(row === undefined ? {} : { row }),
    ...(ownRow === undefined ? {} : { parameters: { ...finding.parameters, row: ownRow } }),
  };
}
