// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active row.
import type { ReviewFinding, ReviewRow } from '@tieout/contract';
import clsx from 'clsx';
import { memo } from 'react';
import { cellText, type RowColumn } from './row-columns.ts';

/** Where a row is drawn; `measure` reports its height to the grid. */
export type RowPlace = {
  readonly index: number;
  readonly topPx: number;
  readonly measure: (element: HTMLElement | null) => void;
};

type RowLineProps = {
  row: ReviewRow;
  index: number;
  /** Its place among all that the grid draws, a row being added included. */
  itemIndex: number;
  topPx: number;
  measure: RowPlace['measure'];
  columns: readonly RowColumn[];
  currency: string | null;
  findings: readonly ReviewFinding[];
  isSelected: boolean;
  isFocused: boolean;
  onPick: (rowId: string, isExtending: boolean) => void;
};

/** One row of the grid, its description in full. What was found on it is marked here and said in words in the list of findings. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, index, isSelected, isFocused } = props;
  const mark = markOf(props.findings);
  return (
    <div
      id={`row-${row.id}`}
      ref={props.measure}
      data-index={props.itemIndex}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      // On the press already: leaving an open editor moves the rows before the button is released.
      onMouseDown={(event) => {
        if (event.button === 0 && event.detail < 2) props.onPick(row.id, event.shiftKey);
      }}
      className={clsx(
        'row-tracks absolute inset-x-0 min-h-9.5 items-baseline cursor-default border-b border-l-3 border-b-rule/60 py-1.5 text-sm',
        isSelected ? 'bg-accent-wash' : index % 2 === 1 && 'bg-band/60',
        isFocused && 'outline-2 -outline-offset-2 outline-accent',
        mark === null ? 'border-l-transparent' : marks[mark].edge,
        row.isExcluded && 'text-ink-faint line-through',
      )}
      style={{ top: props.topPx }}
    >
      <span
        role="gridcell"
        className={clsx('figures text-xs', mark === null ? 'text-ink-faint' : marks[mark].text)}
      >
        {index + 1}
        <RowMarks row={row} mark={mark} />
      </span>
      <Cells row={row} columns={props.columns} currency={props.currency} />
    </div>
  );
});

/** Not drawn again where only the place of the row changes, as of each row below one that turns out taller. */
const Cells = memo(function Cells({
  row,
  columns,
  currency,
}: Pick<RowLineProps, 'row' | 'columns' | 'currency'>) {
  return columns.map((column) => <Cell key={column.name} column={column} row={row} currency={currency} />);
});

function Cell({ column, row, currency }: { column: RowColumn; row: ReviewRow; currency: string | null }) {
  const isChanged = row.changed?.includes(column.name) === true;
  return (
    <span
      role="gridcell"
      data-cell={column.name}
      className={clsx(
        column.isFigure ? 'figures text-right' : 'wrap-anywhere',
        column.name === 'balance' && 'text-ink-soft',
        !column.isNarrow && 'hidden sm:block',
        isChanged && 'underline decoration-accent decoration-dotted underline-offset-4',
      )}
    >
      {cellText(row, column.name, currency)}
      {isChanged && <span className="sr-only"> (changed by you)</span>}
    </span>
  );
}

function RowMarks({ row, mark }: { row: ReviewRow; mark: keyof typeof marks | null }) {
  return (
    <>
      {mark && <span className="sr-only">, {marks[mark].word}</span>}
      {row.isAdded ? (
        <>
          <span aria-hidden="true"> +</span>
          <span className="sr-only">, added</span>
        </>
      ) : (
        row.isEdited && (
          <>
            <span aria-hidden="true"> ✎</span>
            <span className="sr-only">, edited</span>
          </>
        )
      )}
      {row.isExcluded && <span className="sr-only">, excluded</span>}
    </>
  );
}

const marks = {
  error: { edge: 'border-l-contradicted', text: 'font-semibold text-contradicted', word: 'error' },
  warning: { edge: 'border-l-unproven', text: 'font-semibold text-unproven', word: 'to check' },
  info: { edge: 'border-l-rule-strong', text: 'text-ink-faint', word: 'note' },
} as const;

/** The gravest of what was found on a row; what a person confirmed marks no row any more. */
function markOf(findings: readonly ReviewFinding[]): keyof typeof marks | null {
  const severities = findings
    .filter(({ confirmed }) => confirmed === undefined)
    .map((finding) => finding.severity);
  return (['error', 'warning', 'info'] as const).find((severity) => severities.includes(severity)) ?? null;
}
