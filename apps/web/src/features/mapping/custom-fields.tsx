import { CUSTOM_FIELDS_MAX, type CustomField } from '@tieout/contract';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { MappingAction } from './mapping-state.ts';

/** Columns of one's own with the same value in every row. One without a name or a value is not exported. */
export function CustomFields({
  customFields,
  dispatch,
}: {
  customFields: readonly CustomField[];
  dispatch: (action: MappingAction) => void;
}) {
  const set = (next: readonly CustomField[]) => dispatch({ kind: 'set-custom-fields', customFields: next });
  const change = (index: number, part: Partial<CustomField>) =>
    set(customFields.map((field, at) => (at === index ? { ...field, ...part } : field)));
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">
        Adds a column with the same value in every row, for example an account name. Both boxes must be
        filled.
      </p>
      {customFields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a custom field has no identity but its place.
        <div key={index} className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <TextField
              label={`Column name ${index + 1}`}
              value={field.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </div>
          <div className="min-w-40 flex-1">
            <TextField
              label={`Value ${index + 1}`}
              value={field.value}
              onChange={(event) => change(index, { value: event.target.value })}
            />
          </div>
          <Button variant="quiet" onClick={() => set(customFields.filter((_, at) => at !== index))}>
            Remove
          </Button>
        </div>
      ))}
      <Button
        disabled={customFields.length >= CUSTOM_FIELDS_MAX}
        onClick={() => set([...customFields, { name: '', value: '' }])}
      >
        Add a custom field
      </Button>
    </div>
  );
}
