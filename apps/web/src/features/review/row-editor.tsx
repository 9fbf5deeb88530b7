// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the inputs in the row take the focus.
import type { ReviewRow, RowCells } from '@tieout/contract';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CellTroubleNote } from './cell-trouble-note.tsx';
import { ROW_COLUMNS, type RowColumn } from './row-columns.ts';
import type { RowPlace } from './row-line.tsx';
import type { TypedTexts } from './row-of-box.ts';
import {
  type CellContext,
  type CellName,
  type CellTrouble,
  type CellTroubles,
  readTypedCells,
  type TypedCells,
  typedCellsOf,
} from './typed-cells.ts';

type RowEditorProps = {
  row: ReviewRow;
  place: RowPlace;
  context: CellContext;
  /** What the form is for, for those who cannot see where it is. */
  label: string;
  /** Whether the row is new: it is then added even where nothing was typed but its amount. */
  isNew: boolean;
  /** The cell whose input has the focus at the start. */
  firstCell: CellName;
  /** What is in its inputs at the start in place of its own values. */
  begun?: TypedTexts | undefined;
  /** What to say next to its inputs. */
  hint?: string | undefined;
  onSave: (cells: RowCells) => void;
  onCancel: () => void;
};

/** A row being edited in its place. Enter and leaving it save what was changed, Escape leaves it as it was; what cannot be read is asked about and never dropped. */
export function RowEditor({
  row,
  place,
  context,
  label,
  isNew,
  firstCell,
  begun,
  hint,
  onSave,
  onCancel,
}: RowEditorProps) {
  // Only what was typed: the other cells follow the row, which an answer to an earlier change may replace.
  const [touched, setTouched] = useState<TypedTexts>(begun ?? {});
  const typed: TypedCells = { ...typedCellsOf(row), ...touched };
  const [chosen, setChosen] = useState<Partial<Record<CellName, string>>>({});
  const [troubles, setTroubles] = useState<CellTroubles>({});
  const isDone = useRef(false);
  const choices = useRef<HTMLDivElement>(null);
  // On a small screen the question would be below the fold.
  useEffect(() => {
    if (Object.keys(troubles).length > 0) choices.current?.scrollIntoView({ block: 'nearest' });
  }, [troubles]);
  const finish = (run: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    run();
  };
  const save = (picked = chosen) => {
    const read = readTypedCells(row, typed, { ...context, chosen: picked });
    if ('troubles' in read) return setTroubles(read.troubles);
    if (isNew && (read.cells.amount ?? row.amount) === '')
      return setTroubles({ amount: { message: 'Type the amount of the new row.', choices: [] } });
    const isChanged = isNew || Object.keys(read.cells).length > 0;
    finish(() => (isChanged ? onSave(read.cells) : onCancel()));
  };
  const change = (name: CellName, value: string) => {
    setTouched({ ...touched, [name]: value });
    const { [name]: _, ...others } = chosen;
    setChosen(others);
  };
  const pick = (name: CellName, value: string) => {
    const picked = { ...chosen, [name]: value };
    setChosen(picked);
    save(picked);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(onCancel);
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
  };
  const onBlur = (event: React.FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // The window was left, not the row: whoever comes back continues typing.
    if (event.relatedTarget === null && !document.hasFocus()) return;
    const isUntouched = isNew && Object.values(typed).join() === Object.values(typedCellsOf(row)).join();
    if (isUntouched) finish(onCancel);
    else save();
  };
  return (
    <div
      id={`row-${row.id}`}
      ref={place.measure}
      data-index={place.index}
      role="row"
      aria-rowindex={place.index + 2}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="absolute inset-x-0 z-10 border-l-3 border-accent bg-accent-wash px-2 py-2 text-sm"
      style={{ top: place.topPx }}
    >
      <div role="gridcell">
        <fieldset>
          <legend className="sr-only">{label}</legend>
          {hint && (
            <p role="status" className="mb-2 text-ink-soft">
              {hint}
            </p>
          )}
          <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
            {ROW_COLUMNS.map((column) => (
              <CellInput
                key={column.name}
                column={column}
                value={typed[column.name]}
                trouble={troubles[column.name]}
                isFirst={column.name === firstCell}
                onChange={(value) => change(column.name, value)}
                onPick={(value) => pick(column.name, value)}
              />
            ))}
          </div>
          <div ref={choices} className="mt-2 flex flex-wrap items-center justify-end gap-2">
            <Button size="sm" variant="quiet" onClick={() => finish(onCancel)}>
              {isNew ? 'Do not add it' : 'Discard'}
            </Button>
            <Button size="sm" variant="primary" onClick={() => save()}>
              {isNew ? 'Add row' : 'Save row'}
            </Button>
          </div>
        </fieldset>
      </div>
    </div>
  );
}

function CellInput({
  column: { name, label, isFigure },
  value,
  trouble,
  isFirst,
  onChange,
  onPick,
}: {
  column: RowColumn;
  value: string;
  trouble: CellTrouble | undefined;
  isFirst: boolean;
  onChange: (value: string) => void;
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={name === 'description' ? 'col-span-2' : undefined}>
      <label htmlFor={id} className="block text-xs text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        inputMode={isFigure ? 'decimal' : undefined}
        autoComplete="off"
        aria-invalid={trouble ? true : undefined}
        aria-describedby={trouble ? `${id}-trouble` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the person asked to edit this row.
        autoFocus={isFirst}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'figures h-8 w-full rounded-sm border border-rule-strong bg-sheet px-1.5 text-sm aria-invalid:border-contradicted',
          isFigure && 'text-right',
        )}
      />
      {trouble && <CellTroubleNote id={`${id}-trouble`} trouble={trouble} onPick={onPick} />}
    </div>
  );
}
