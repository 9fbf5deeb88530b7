import type { Table } from '../roles/table.ts';
import type { Heading } from '../tables/heading.ts';
import { balanceLabel } from '../vocabulary/label.ts';

type Labelled = Pick<Table, 'headings' | 'columns'>;

/** The headers that are labels of the figures below them: all if one names an opening balance, else none. */
export function headingLabels(table: Labelled): readonly Heading[] {
  return namesOpening(table) ? table.headings : [];
}

function namesOpening({ headings, columns }: Labelled): boolean {
  // "Saldo" over "Inn" next to "Saldo" over "Ut" are assets and debt, not the opening balance "saldo inn".
  const hasSides = columns.some(({ isOwed }) => isOwed === true);
  return (
    !hasSides && headings.some(({ role, text }) => role !== 'foreign' && balanceLabel(text) === 'opening')
  );
}
