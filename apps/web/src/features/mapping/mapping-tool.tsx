import {
  type ExportFormat,
  exportFormatLabels,
  exportFormatSchema,
  type MappingStyle,
} from '@tieout/contract';
import type { FlatRecord } from '@tieout/records';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CustomFields } from './custom-fields.tsx';
import { FieldRow } from './field-row.tsx';
import { type MappingAction, type MappingState, sharedColumns } from './mapping-state.ts';

type MappingToolProps = {
  rows: readonly FlatRecord[];
  fields: readonly string[];
  style: MappingStyle;
  state: MappingState;
  dispatch: (action: MappingAction) => void;
};

/** Export format, auto-map, reset, and every field with its column; a second tab for columns of one value. */
export function MappingTool(props: MappingToolProps) {
  const { fields, style, state, dispatch } = props;
  const [tab, setTab] = useState('mapping');
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1 sm:max-w-xs">
          <FormatSelect format={state.format} dispatch={dispatch} />
        </div>
        <Button onClick={() => dispatch({ kind: 'auto-map', fields, style })}>Auto-map</Button>
        <Button variant="quiet" onClick={() => dispatch({ kind: 'reset' })}>
          Reset
        </Button>
      </div>
      <Tabs
        label="What goes into the file"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'mapping', label: 'Field Mapping', content: <FieldRows {...props} /> },
          {
            id: 'custom',
            label: 'Custom Fields',
            content: <CustomFields customFields={state.customFields} dispatch={dispatch} />,
          },
        ]}
      />
    </div>
  );
}

function FormatSelect({
  format,
  dispatch,
}: {
  format: ExportFormat;
  dispatch: MappingToolProps['dispatch'];
}) {
  return (
    <SelectField
      label="Export format"
      value={format}
      onChange={(event) =>
        dispatch({ kind: 'choose-format', format: exportFormatSchema.parse(event.target.value) })
      }
    >
      {exportFormatSchema.options.map((option) => (
        <option key={option} value={option}>
          {exportFormatLabels[option]}
        </option>
      ))}
    </SelectField>
  );
}

function FieldRows({ rows, fields, style, state, dispatch }: MappingToolProps) {
  return (
    <div>
      <ul className="sheet px-4 sm:px-6">
        {fields.map((field) => (
          <FieldRow
            key={field}
            field={field}
            sample={rows.find((row) => row[field])?.[field] ?? ''}
            {...{ state, style, dispatch }}
          />
        ))}
      </ul>
      <div className="mt-4 space-y-3">
        {sharedColumns(state.mappings).map(({ column, fields: sharing }) => (
          <Notice key={column} title={`${sharing.join(' and ')} go to the same column`}>
            Texts are joined in {column}; of numbers and dates only the first is written. Choose another
            column to keep both.
          </Notice>
        ))}
        {isSplit(state) && (
          <p className="text-sm text-ink-soft">
            Amounts are split by their sign: money out goes to Debit, money in to Credit, both as positive
            figures.
          </p>
        )}
      </div>
    </div>
  );
}

const isSplit = ({ mappings }: MappingState) => ['Debit', 'Credit'].includes(mappings.amount ?? '');
