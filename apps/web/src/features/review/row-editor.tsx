// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active row.
import type { ReviewRow, RowCells } from '@tieout/contract';
import { useRef, useState } from 'react';
import { gridColumns } from './row-grid.tsx';
import type { RowPlace } from './row-line.tsx';
import { type CellErrors, readTypedCells, type TypedCells, typedCellsOf } from './typed-cells.ts';

/** A row being edited in its place: Enter saves what was changed, Escape leaves it as it was. */
export function RowEditor({
  row,
  place,
  onSave,
  onCancel,
}: {
  row: ReviewRow;
  place: RowPlace;
  onSave: (cells: RowCells) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState<TypedCells>(() => typedCellsOf(row));
  const [errors, setErrors] = useState<CellErrors>({});
  const dateInput = useRef<HTMLInputElement>(null);
  const save = () => {
    // A browser gives no value for a day that does not exist: that must not take the row's date away.
    const isNoDate = dateInput.current?.validity.badInput === true;
    const read = readTypedCells(row, isNoDate ? { ...typed, date: 'unreadable' } : typed);
    if ('errors' in read) return setErrors(read.errors);
    if (Object.keys(read.cells).length === 0) return onCancel();
    onSave(read.cells);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onCancel();
  };
  const bind = (name: keyof TypedCells) => ({
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <div
      role="row"
      aria-rowindex={place.index + 2}
      onKeyDown={onKeyDown}
      className={`${gridColumns} absolute inset-x-0 z-10 bg-accent-wash text-sm`}
      style={{ top: place.topPx, height: place.heightPx }}
    >
      <span role="gridcell" className="figures text-xs">
        {place.index + 1}
      </span>
      <CellInput label="Date" type="date" ref={dateInput} {...bind('date')} />
      <CellInput label="Description" {...bind('description')} />
      <CellInput label="Amount" isFigure autoFocus {...bind('amount')} />
      <CellInput label="Balance" isFigure isWideOnly {...bind('balance')} />
      <p role="alert" className="sr-only">
        {Object.values(errors).join(' ')}
      </p>
    </div>
  );
}

function CellInput({
  label,
  type = 'text',
  value,
  error,
  isFigure,
  isWideOnly,
  autoFocus,
  onChange,
  ref,
}: {
  label: string;
  type?: string;
  value: string;
  error: string | undefined;
  isFigure?: boolean;
  /** Left out where there is no room for its column. */
  isWideOnly?: boolean;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  ref?: React.Ref<HTMLInputElement>;
}) {
  return (
    <span role="gridcell" className={isWideOnly ? 'relative hidden sm:block' : 'relative'}>
      <input
        ref={ref}
        type={type}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        title={error}
        // biome-ignore lint/a11y/noAutofocus: the person asked to edit this row; the amount is what is mostly wrong.
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`figures h-8 w-full rounded-sm border border-rule-strong bg-sheet px-1 text-xs sm:text-sm aria-invalid:border-contradicted ${isFigure ? 'text-right' : ''}`}
      />
      {error && (
        <span
          aria-hidden="true"
          className="absolute top-full right-0 z-20 rounded-sm bg-contradicted px-2 py-1 text-xs whitespace-nowrap text-sheet"
        >
          {error}
        </span>
      )}
    </span>
  );
}
