import type { Claim } from '../../claims/claim.ts';
import { claimsIn } from '../../claims/table-claims.ts';
import type { Arrangement, Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { withBareSums } from './bare-sums.ts';
import { withDaySums } from './day-sums.ts';
import type { FlowItem, SectionItem } from './flow-item.ts';
import { foreignSublinesAsText } from './foreign-sublines.ts';
import { claimedItem, labelledAmounts } from './labelled-amounts.ts';
import { lineItems } from './line-items.ts';
import { withRowsCalledSums } from './rows-called-sums.ts';
import { secondLinesAsText } from './second-lines.ts';
import { type TableLine, tableLine, textItem } from './table-line.ts';
import { withTextNextToBalances } from './text-next-to-balances.ts';

/** Interprets every line of every table. */
export function flowOf(arrangement: Arrangement): FlowItem[] {
  const { tables, usualSize } = claimsIn(arrangement);
  return withBareSums(
    withDaySums(
      foreignSublinesAsText(
        secondLinesAsText(
          withTextNextToBalances(
            tables.flatMap(({ table, claims }) => itemsOfTable(table, claims, usualSize)),
          ),
        ),
      ),
    ),
  );
}

function itemsOfTable(
  table: Table,
  claims: ReadonlyMap<BodyLine, readonly Claim[]>,
  usualSize: number,
): FlowItem[] {
  const lines = table.lines.map((body, index) =>
    tableLine(table, index, body, {
      claims: claims.get(body) ?? [],
      claimsBelow: claims.get(table.lines[index + 1] ?? body) ?? [],
      usualSize,
    }),
  );
  if (table.isMargin) return lines.flatMap(marginItems);
  const said = lines.map((line) => {
    const summary = underHeadings(line);
    return { line, items: summary.length > 0 ? summary : lineItems(line) };
  });
  const items = said.flatMap((line) => line.items);
  const named = said.flatMap(({ line, items: own }) =>
    own.map((item) => (item.kind === 'section' && isKindOfRow(item, items) ? textItem(line) : item)),
  );
  return withRowsCalledSums(named, (body) => lines.find((line) => line.body === body));
}

/** The balances and totals of a line whose labels are the headers of its table. */
function underHeadings({ claims }: TableLine): FlowItem[] {
  return claims.filter(({ side }) => side === 'heading').flatMap((claim) => claimedItem(claim) ?? []);
}

/** Only balances and totals: neither text nor titles next to a table are about its rows. */
function marginItems(line: TableLine): FlowItem[] {
  return labelledAmounts(line).filter(({ kind }) => kind === 'balance' || kind === 'total');
}

/** If what reads like a title appears this often, each time right below an amount, it is a transaction type: "Credits" under each payer. */
const OFTEN = 2;

function isKindOfRow(item: SectionItem, items: readonly FlowItem[]): boolean {
  const alike = items.flatMap((other, index) =>
    other.kind === 'section' && other.title === item.title ? [index] : [],
  );
  return alike.length >= OFTEN && alike.every((index) => isTightUnderAmount(items[index], items[index - 1]));
}

function isTightUnderAmount(item: FlowItem | undefined, above: FlowItem | undefined): boolean {
  if (item?.kind !== 'section' || above?.kind !== 'anchor') return false;
  const [{ line }, own] = [above.anchor.body, item.body.line];
  const isTight = own.page === line.page && own.top - line.bottom < (line.bottom - line.top) * 0.5;
  return isTight && own.words.every(({ isBold }) => !isBold);
}
