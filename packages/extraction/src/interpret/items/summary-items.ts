import { gapBeside } from '../../lines/gap-beside.ts';
import type { Table } from '../../roles/table.ts';
import type { AmountToken } from '../../tables/token.ts';
import { CARD_PHRASES } from '../../words/index.ts';
import { balanceLabel, totalLabel } from '../../words/label.ts';
import { phrasesIn } from '../../words/phrase-table.ts';
import type { FlowItem } from './flow-item.ts';
import type { TableLine } from './table-line.ts';

/** Balances and sums that stand under their labels, in a table whose headings name an opening balance. */
export function summaryItems({ table, body }: TableLine): FlowItem[] {
  return body.tokens.flatMap((token): FlowItem[] => {
    if (token.kind !== 'amount' || !token.amount.isCertain) return [];
    const heading = nearestHeading(table, token);
    const role = heading === null ? null : balanceLabel(heading);
    if (role !== null)
      return [
        { kind: 'balance', role, amount: token.amount, column: null, body, isInTable: false, date: null },
      ];
    const side = heading === null ? null : totalLabel(heading);
    return side === null
      ? []
      : [{ kind: 'total', side, amounts: [{ amount: token.amount, role: null }], body }];
  });
}

/** Whether the headings are the labels of a box about a card: its limit, its minimum payment, what is owed. */
export function isCardBox({ headings }: Table): boolean {
  return (
    headings.every(({ role }) => role !== 'description') &&
    headings.some(({ text }) => phrasesIn(CARD_PHRASES, text).length > 0) &&
    headings.some(({ text }) => balanceLabel(text) === 'closing')
  );
}

/** How far beside its figure a heading may stand, in points. */
const REACH = 12;

function nearestHeading(table: Table, token: AmountToken): string | null {
  let best: string | null = null;
  let bestGap = REACH;
  for (const heading of table.headings) {
    const gap = gapBeside(heading, token);
    if (gap < bestGap) {
      best = heading.text;
      bestGap = gap;
    }
  }
  return best;
}
