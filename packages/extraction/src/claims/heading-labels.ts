import type { Table } from '../roles/table.ts';
import type { Heading } from '../tables/heading.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { CARD_PHRASES } from '../vocabulary/tables.ts';

type Labelled = Pick<Table, 'headings' | 'columns'>;

/** How many lines below the labels of a card's box may contain its figures. */
const MOST_BOX_LINES = 3;

/** The headers that are labels of the figures on line `index` of their table: all if one names an opening balance, or above a card's box; else none. */
export function headingLabels(table: Labelled): (index: number) => readonly Heading[] {
  const isBox = isCardBox(table);
  const isSummary = namesOpening(table);
  return (index) => (isSummary || (isBox && index < MOST_BOX_LINES) ? table.headings : []);
}

function namesOpening({ headings, columns }: Labelled): boolean {
  // "Saldo" over "Inn" next to "Saldo" over "Ut" are assets and debt, not the opening balance "saldo inn".
  const hasSides = columns.some(({ isOwed }) => isOwed === true);
  return (
    !hasSides && headings.some(({ role, text }) => role !== 'foreign' && balanceLabel(text) === 'opening')
  );
}

/** Whether the headers are the labels of a box about a card: its limit, its minimum payment, its debt. */
function isCardBox({ headings }: Labelled): boolean {
  return (
    headings.every(({ role }) => role !== 'description') &&
    headings.some(({ text }) => phrasesIn(CARD_PHRASES, text).length > 0) &&
    headings.some(({ text }) => balanceLabel(text) === 'closing')
  );
}
