import type { Table } from '../../roles/table.ts';
import type { Anchor, FlowItem, TextItem } from '../items/flow-item.ts';
import { isDayAlone } from './is-day-alone.ts';
import { type RowStyle, rowStyle } from './row-style.ts';
import type { RunItem } from './run-item.ts';

/** Lines of text between two amounts of a table; before the first and behind the last there is but one. */
export type Stretch = {
  readonly upper: Anchor | null;
  readonly between: readonly TextItem[];
  readonly lower: Anchor | null;
  readonly style: RowStyle;
};

/** Every stretch of the flow that holds text. */
export function stretchesOf(flow: readonly FlowItem[]): Stretch[] {
  return runsOf(flow).flatMap(stretchesOfRun);
}

/** Parts of the flow in which rows follow one another in one table; whatever says something else ends them. */
function runsOf(flow: readonly FlowItem[]): RunItem[][] {
  const runs: RunItem[][] = [];
  let run: RunItem[] = [];
  let table: Table | null = null;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  const headed = headedByDays(flow);
  for (const item of flow) {
    if (
      (item.kind !== 'text' && item.kind !== 'anchor') ||
      (item.kind === 'text' && headed.has(item.table) && isDayAlone(item))
    ) {
      close();
      continue;
    }
    const own = item.kind === 'text' ? item.table : item.anchor.table;
    if (own !== table) close();
    table = own;
    run.push(item);
  }
  close();
  return runs;
}

/** The tables in which days on lines of their own stand over rows that print none. */
function headedByDays(flow: readonly FlowItem[]): Set<Table> {
  const items = flow.filter(
    (item): item is RunItem => item.kind === 'anchor' || (item.kind === 'text' && isDayAlone(item)),
  );
  const tables = Map.groupBy(items, (item) => (item.kind === 'text' ? item.table : item.anchor.table));
  return new Set(
    [...tables].flatMap(([table, [first, ...others]]) =>
      first?.kind === 'text' && others.every((item) => item.kind === 'text' || item.anchor.date === null)
        ? [table]
        : [],
    ),
  );
}

function stretchesOfRun(run: readonly RunItem[]): Stretch[] {
  const style = rowStyle(run);
  const stretches: Stretch[] = [];
  let upper: Anchor | null = null;
  let between: TextItem[] = [];
  const close = (lower: Anchor | null) => {
    if (between.length > 0) stretches.push({ upper, between, lower, style });
    between = [];
    upper = lower;
  };
  for (const item of run) {
    if (item.kind === 'anchor') close(item.anchor);
    else between.push(item);
  }
  close(null);
  return stretches;
}
