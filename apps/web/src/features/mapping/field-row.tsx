import { type Column, type ExportFormat, type MappingStyle, suggestColumn } from '@tieout/contract';
import { dateParts } from '@tieout/records';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import type { MappingAction, MappingState } from './mapping-state.ts';
import { OwnNameInput } from './own-name-input.tsx';

const OWN_NAME = '\u0000own';

type FieldRowProps = {
  field: string;
  /** A value of this field, so that the person sees what it holds. */
  sample: string;
  state: MappingState;
  style: MappingStyle;
  dispatch: (action: MappingAction) => void;
};

/** One detected field and where it goes: a column, the suggestion, or a name of one's own. */
export function FieldRow({ field, sample, state, style, dispatch }: FieldRowProps) {
  const [isNaming, setNaming] = useState(false);
  const target = state.mappings[field];
  const columns = style.columns[state.format];
  const suggestion = suggestColumn(field, state.format, style);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-4 last:border-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {field}
          <FieldState target={target} columns={columns} suggestion={suggestion} />
        </p>
        <p className="truncate text-sm text-ink-faint">
          {sample === '' ? 'empty in the first rows' : shown(sample)}
        </p>
      </div>
      {isNaming ? (
        <OwnNameInput
          field={field}
          onAdd={(name) => {
            dispatch({ kind: 'add-own-name', field, name });
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-48 flex-1">
            <TargetSelect
              {...{ field, target, columns, suggestion, ownNames: state.ownNames, format: state.format }}
              onOwnName={() => setNaming(true)}
              onChoose={(chosen) => dispatch({ kind: 'map', field, target: chosen })}
            />
          </div>
          {suggestion !== null && suggestion !== target && (
            <Button
              size="sm"
              className="min-h-10"
              aria-label={`Use Suggestion ${suggestion} for ${field}`}
              onClick={() => dispatch({ kind: 'map', field, target: suggestion })}
            >
              Use Suggestion
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function TargetSelect({
  field,
  target,
  columns,
  suggestion,
  ownNames,
  onChoose,
  onOwnName,
}: {
  field: string;
  target: string | undefined;
  columns: readonly Column[];
  suggestion: string | null;
  ownNames: readonly string[];
  format: ExportFormat;
  onChoose: (target: string | null) => void;
  onOwnName: () => void;
}) {
  return (
    <SelectField
      label={`Column for ${field}`}
      isLabelHidden
      value={target ?? ''}
      onChange={(event) => {
        const { value } = event.target;
        if (value === OWN_NAME) onOwnName();
        else onChoose(value === '' ? null : value);
      }}
    >
      <option value="">Not exported</option>
      {columns.map((column) => (
        <option key={column.name} value={column.name}>
          {column.label}
          {column.name === suggestion ? ' (suggested)' : ''}
        </option>
      ))}
      {ownNames.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
      <option value={OWN_NAME}>Add a custom name…</option>
    </SelectField>
  );
}

/** A value as the reader's locale writes it. */
function shown(value: string): string {
  if (dateParts(value) !== null) return formatCalendarDate(value);
  return /^-?\d+\.\d+$/.test(value) ? formatMoney(value) : value;
}

function FieldState({
  target,
  columns,
  suggestion,
}: {
  target: string | undefined;
  columns: readonly Column[];
  suggestion: string | null;
}) {
  if (target === undefined) return <Badge>{suggestion === null ? 'unmapped' : 'suggested'}</Badge>;
  const isOwn = columns.every((column) => column.name !== target);
  return <Badge tone="accent">{isOwn ? 'custom' : 'mapped'}</Badge>;
}
