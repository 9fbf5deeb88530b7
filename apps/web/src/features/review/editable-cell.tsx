import clsx from 'clsx';
import { useId, useState } from 'react';
import { typedCalendarDate } from '../../ui/format-date.ts';
import { typedMoney } from '../../ui/format-money.ts';
import { CellTroubleNote } from './cell-trouble-note.tsx';
import { type CellContext, type CellTrouble, readAmount, readDate } from './typed-cells.ts';

export type CellKind = 'text' | 'date' | 'amount';

/** One value that is edited where it is: leaving it or Enter saves what was typed, Escape takes it back, and what cannot be read is asked about. */
export function EditableCell({
  label,
  isLabelHidden,
  kind,
  value,
  isRequired,
  hasFocus,
  isDoubtful,
  isChanged,
  placeholder = 'not found',
  context,
  onSave,
  onTyping,
  onFocus,
}: {
  label: string;
  isLabelHidden?: boolean;
  kind: CellKind;
  value: string | null;
  isRequired?: boolean;
  /** Whether it takes the focus as it appears. */
  hasFocus?: boolean;
  /** Whether it was read with little confidence. */
  isDoubtful?: boolean;
  /** Whether a person changed it before. */
  isChanged?: boolean | undefined;
  /** Shown where there is no value. */
  placeholder?: string;
  context: CellContext;
  onSave: (value: string | null) => void;
  /** Hears of what is typed, null where it cannot be read, and of undefined once it is saved or taken back. */
  onTyping?: (value: string | null | undefined) => void;
  onFocus?: () => void;
}) {
  const id = useId();
  const saved = textOf(kind, value);
  // Only while it differs from what is saved: an answer to an earlier change must not replace it.
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<CellTrouble | null>(null);
  const text = typed ?? saved;
  const settle = (next: string | null) => {
    setTyped(null);
    setTrouble(null);
    onTyping?.(undefined);
    if (next !== value) onSave(next);
  };
  const save = () => {
    if (text.trim() === saved.trim()) return settle(value);
    const read = readCell(kind, text.trim(), context);
    if (read !== null && typeof read !== 'string') return setTrouble(read);
    if (read === null && isRequired) return setTrouble({ message: 'This cannot be empty.', choices: [] });
    settle(read);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key !== 'Escape') return;
    setTyped(null);
    setTrouble(null);
    onTyping?.(undefined);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'block text-xs text-ink-soft'}>
        {label}
        {isChanged && !isLabelHidden && ' (changed by you)'}
        {isDoubtful && <span className="font-semibold text-unproven"> check this</span>}
      </label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person asked for this input by a key or a button.
        autoFocus={hasFocus === true}
        id={id}
        autoComplete="off"
        inputMode={kind === 'amount' ? 'decimal' : undefined}
        placeholder={placeholder}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={trouble ? `${id}-trouble` : undefined}
        value={text}
        onFocus={onFocus}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readCell(kind, event.target.value.trim(), context);
          onTyping?.(read === null || typeof read === 'string' ? read : null);
        }}
        onBlur={save}
        onKeyDown={onKeyDown}
        className={clsx(
          'figures h-8 w-full min-w-0 rounded-sm border bg-sheet px-1.5 text-sm placeholder:text-ink-faint aria-invalid:border-contradicted',
          kind === 'amount' && 'text-right',
          isDoubtful ? 'border-unproven' : 'border-rule-strong',
          value === null && !isRequired && 'border-dashed',
        )}
      />
      {trouble && <CellTroubleNote id={`${id}-trouble`} trouble={trouble} onPick={settle} />}
    </div>
  );
}

function textOf(kind: CellKind, value: string | null): string {
  if (value === null) return '';
  if (kind === 'amount') return typedMoney(value);
  return kind === 'date' ? typedCalendarDate(value) : value;
}

function readCell(kind: CellKind, text: string, context: CellContext): string | null | CellTrouble {
  if (text === '') return null;
  if (kind === 'amount') return readAmount(text, context.currency);
  return kind === 'date' ? readDate(text, context) : text;
}
