// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active row.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReviewFinding, ReviewRow, RowCells } from '@tieout/contract';
import type { Source } from '@tieout/records';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { columnsOf, NARROW_TRACKS, ROW_COLUMNS, type RowColumn, tracksOf } from './row-columns.ts';
import { RowEditor } from './row-editor.tsx';
import { RowLine, type RowPlace } from './row-line.tsx';
import type { TypedTexts } from './row-of-box.ts';
import { isSelected, moveTo, type Selection } from './selection.ts';
import type { CellContext, CellName } from './typed-cells.ts';

const ROW_HEIGHT_PX = 38;
const HEAD_HEIGHT_PX = 36;
const OVERSCAN_ROWS = 12;
/** Of a window's height, about as much as the grid takes. */
const VISIBLE_SHARE = 0.6;

/** A row that is being added: where, and what is known of it already. */
export type RowDraft = {
  /** The index it will have. */
  readonly index: number;
  readonly cells: RowCells;
  /** What its inputs hold already, as the page prints it. */
  readonly typed?: TypedTexts;
  readonly source?: Source;
  /** What to say next to its inputs. */
  readonly hint?: string;
};

export type RowGridProps = {
  rows: readonly ReviewRow[];
  context: Omit<CellContext, 'year'>;
  /** Findings by row index. */
  findings: ReadonlyMap<number, readonly ReviewFinding[]>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  editingId: string | null;
  onEdit: (rowId: string | null) => void;
  onSave: (row: ReviewRow, cells: RowCells) => void;
  draft: RowDraft | null;
  onAdd: (cells: RowCells) => void;
  onDropDraft: () => void;
  gridRef: React.RefObject<HTMLDivElement | null>;
};

/** The cell to edit first where nobody pressed one. */
const MOSTLY_WRONG: CellName = 'amount';

const NO_FINDINGS: readonly ReviewFinding[] = [];

/** The rows of one account, drawn as they come into view; the row being edited stays drawn wherever the grid is scrolled. */
export function RowGrid(props: RowGridProps) {
  const { rows, selection, onSelect, editingId, onEdit, draft, gridRef } = props;
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const items = useMemo(() => withDraft(rows, draft), [rows, draft]);
  const openIndex = items.findIndex(({ row, isDraft }) => isDraft || row.id === editingId);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => gridRef.current,
    getItemKey: (index) => items[index]?.row.id ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    measureElement: (element) => (element instanceof HTMLElement && element.offsetHeight) || ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    // About what will be in view, so that the rows are part of the first drawing, which can be interrupted: once measured, they would be drawn at one go.
    initialRect: { width: innerWidth, height: innerHeight * VISIBLE_SHARE },
    // What is typed in a row must outlive its being scrolled out of view.
    rangeExtractor: (range) =>
      openIndex < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), openIndex])].sort((a, b) => a - b),
    // The head stands above the rows and stays there, over the first of those that are scrolled.
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
  });
  const { measureElement } = virtual;
  useEffect(() => void virtual.scrollToIndex(selection.focus), [virtual, selection.focus]);
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex);
  }, [virtual, openIndex]);
  useFocusAfterEditing(gridRef, openIndex >= 0);

  const latest = useRef({ selection, rows });
  latest.current = { selection, rows };
  const pressedId = useRef<string | null>(null);
  const pressedCell = useRef<CellName | null>(null);
  const firstCell = useRef<CellName | null>(null);
  useEffect(() => {
    if (openIndex < 0) firstCell.current = null;
  }, [openIndex]);
  const onPick = useCallback(
    (rowId: string, isExtending: boolean) => {
      pressedId.current = rowId;
      // An open editor is left first: it may add a row or take the selection.
      flushSync(() => gridRef.current?.focus({ preventScroll: true }));
      const { selection: now, rows } = latest.current;
      const index = rows.findIndex(({ id }) => id === rowId);
      if (index >= 0) onSelect(moveTo(now, index, { rowCount: rows.length, isExtending }));
    },
    [onSelect, gridRef],
  );
  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label="Transactions"
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows[selection.focus] && `row-${rows[selection.focus]?.id}`}
      tabIndex={0}
      onMouseDownCapture={({ detail, target }) => {
        if (detail > 1) return;
        pressedId.current = null;
        pressedCell.current = cellAt(target);
      }}
      // It means the row that the first press was on: the rows may have moved by the second.
      onDoubleClick={() => {
        if (pressedId.current === null) return;
        firstCell.current = pressedCell.current;
        onEdit(pressedId.current);
      }}
      className="sheet h-full min-h-64 overflow-auto"
      style={{ '--row-tracks': tracksOf(columns), '--row-tracks-narrow': NARROW_TRACKS } as CSSProperties}
    >
      <div className="sm:min-w-max">
        <GridHead columns={columns} />
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            const { row, isDraft, rowIndex } = item;
            const place: RowPlace = { index, topPx: start - HEAD_HEIGHT_PX, measure: measureElement };
            if (isDraft || row.id === editingId)
              return (
                <RowEditor
                  key={row.id}
                  {...{ row, place }}
                  context={{ ...props.context, year: yearNear(rows, rowIndex) }}
                  isNew={isDraft}
                  firstCell={firstCell.current ?? MOSTLY_WRONG}
                  begun={isDraft ? draft?.typed : undefined}
                  hint={isDraft ? draft?.hint : undefined}
                  label={isDraft ? `New row ${rowIndex + 1}` : `Edit row ${rowIndex + 1}`}
                  onSave={(cells) =>
                    isDraft ? props.onAdd({ ...draft?.cells, ...cells }) : props.onSave(row, cells)
                  }
                  onCancel={() => (isDraft ? props.onDropDraft() : onEdit(null))}
                />
              );
            return (
              <RowLine
                key={row.id}
                row={row}
                index={rowIndex}
                itemIndex={index}
                topPx={place.topPx}
                measure={measureElement}
                columns={columns}
                currency={props.context.currency}
                findings={props.findings.get(rowIndex) ?? NO_FINDINGS}
                isSelected={isSelected(selection, rowIndex)}
                isFocused={selection.focus === rowIndex}
                onPick={onPick}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Once a row is saved or left, the keys belong to the grid again, unless the person has already gone elsewhere. */
function useFocusAfterEditing(grid: React.RefObject<HTMLDivElement | null>, isEditing: boolean) {
  useEffect(() => {
    if (isEditing) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      grid.current?.focus({ preventScroll: true });
  }, [isEditing, grid]);
}

type Item = { readonly row: ReviewRow; readonly rowIndex: number; readonly isDraft: boolean };

function withDraft(rows: readonly ReviewRow[], draft: RowDraft | null): readonly Item[] {
  const items = rows.map((row, rowIndex): Item => ({ row, rowIndex, isDraft: false }));
  if (draft === null) return items;
  return items.toSpliced(draft.index, 0, { row: draftRow(draft), rowIndex: draft.index, isDraft: true });
}

function draftRow({ cells, source }: RowDraft): ReviewRow {
  return {
    ...{ id: 'new', date: null, postDate: null, description: '', amount: '', balance: null, reference: null },
    ...{ confidence: 1, isExcluded: false, isEdited: false },
    source: source ?? { page: 1, box: [0, 0, 0, 0] },
    ...Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined)),
  };
}

/** The year of the nearest row with a date, for a date typed without one. */
export function yearNear(rows: readonly ReviewRow[], index: number): number | null {
  for (let away = 0; away < rows.length; away++) {
    const date = rows[index - away]?.date ?? rows[index + away]?.date;
    if (date) return Number(date.slice(0, 4));
  }
  return null;
}

function GridHead({ columns }: { columns: readonly RowColumn[] }) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        aria-rowindex={1}
        className="row-tracks h-9 items-center border-b border-l-3 border-b-rule-strong border-l-transparent bg-band text-xs font-semibold"
      >
        <span role="columnheader">No.</span>
        {columns.map(({ name, label, isFigure, isNarrow }) => (
          <span
            key={name}
            role="columnheader"
            className={`${isFigure ? 'text-right' : ''} ${isNarrow ? '' : 'hidden sm:block'}`}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The name of the cell that was pressed; null next to the cells. */
function cellAt(target: EventTarget): CellName | null {
  const name = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return ROW_COLUMNS.find((column) => column.name === name)?.name ?? null;
}
