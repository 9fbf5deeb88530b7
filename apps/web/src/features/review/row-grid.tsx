// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active row.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReviewRow, RowCells } from '@tieout/contract';
import type { ShownFinding } from '@tieout/records';
import { useEffect, useRef } from 'react';
import { RowEditor } from './row-editor.tsx';
import { RowLine } from './row-line.tsx';
import { isSelected, moveTo, type Selection } from './selection.ts';

const ROW_HEIGHT_PX = 38;
const HEAD_HEIGHT_PX = 36;
const PAGE_ROWS = 10;
const OVERSCAN_ROWS = 12;

export type RowGridProps = {
  rows: readonly ReviewRow[];
  currency: string | null;
  /** Findings by row index. */
  findings: ReadonlyMap<number, readonly ShownFinding[]>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  editingId: string | null;
  onEdit: (rowId: string | null) => void;
  onSave: (row: ReviewRow, cells: RowCells) => void;
};

/** The rows of one account, drawn as they come into view. Arrows move, Shift extends, Enter edits. */
export function RowGrid(props: RowGridProps) {
  const { rows, selection, onSelect, editingId, onEdit } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    // The head stands above the rows and stays there, over the first of those that are scrolled.
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
  });
  useEffect(() => void virtual.scrollToIndex(selection.focus), [virtual, selection.focus]);
  useEffect(() => {
    if (editingId === null) scroller.current?.focus({ preventScroll: true });
  }, [editingId]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const index = indexAfter(event.key, selection.focus, rows.length);
    if (editingId !== null || index === null) return;
    event.preventDefault();
    onSelect(moveTo(selection, index, { rowCount: rows.length, isExtending: event.shiftKey }));
  };
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Transactions"
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows[selection.focus] && `row-${rows[selection.focus]?.id}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="sheet h-full min-h-64 overflow-auto"
    >
      <GridHead />
      <div role="rowgroup" className="relative sm:min-w-120" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = { index, topPx: start - HEAD_HEIGHT_PX, heightPx: ROW_HEIGHT_PX };
          if (row.id === editingId)
            return (
              <RowEditor
                key={row.id}
                row={row}
                place={place}
                onSave={(cells) => props.onSave(row, cells)}
                onCancel={() => onEdit(null)}
              />
            );
          return (
            <RowLine
              key={row.id}
              row={row}
              place={place}
              currency={props.currency}
              findings={props.findings.get(index) ?? []}
              isSelected={isSelected(selection, index)}
              isFocused={selection.focus === index}
              onClick={(isExtending) =>
                onSelect(moveTo(selection, index, { rowCount: rows.length, isExtending }))
              }
              onDoubleClick={() => onEdit(row.id)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Columns of the grid, shared by head, rows and editor: number, date, description, amount, and balance where there is room. */
export const gridColumns =
  'grid grid-cols-[2rem_5.75rem_minmax(0,1fr)_5.5rem] items-center gap-x-2 px-2 sm:grid-cols-[3rem_8rem_minmax(10rem,1fr)_7rem_7rem]';

function GridHead() {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 sm:min-w-120">
      <div
        role="row"
        aria-rowindex={1}
        className={`${gridColumns} h-9 border-b border-l-3 border-b-rule-strong border-l-transparent bg-band text-xs font-semibold`}
      >
        <span role="columnheader">No.</span>
        <span role="columnheader">Date</span>
        <span role="columnheader">Description</span>
        <span role="columnheader" className="text-right">
          Amount
        </span>
        <span role="columnheader" className="hidden text-right sm:block">
          Balance
        </span>
      </div>
    </div>
  );
}

function indexAfter(key: string, focus: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return focus + 1;
    case 'ArrowUp':
      return focus - 1;
    case 'PageDown':
      return focus + PAGE_ROWS;
    case 'PageUp':
      return focus - PAGE_ROWS;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
