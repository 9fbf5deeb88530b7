import { type ExportFormat, exportFormatSchema, type Preset } from '@tieout/contract';
import { SelectField } from '../../ui/field.tsx';

const GROUPS: Readonly<Record<ExportFormat, string>> = {
  qbo: 'QuickBooks Online',
  qbd: 'QuickBooks Desktop',
  generic: 'Spreadsheets and other programs',
};

/** The targets, grouped by program; those beyond the plan say so. */
export function TargetSelect({
  presets,
  value,
  onChange,
}: {
  presets: readonly Preset[];
  value: string;
  onChange: (presetId: string) => void;
}) {
  return (
    <SelectField label="Target" value={value} onChange={(event) => onChange(event.target.value)}>
      {exportFormatSchema.options.map((format) => (
        <optgroup key={format} label={GROUPS[format]}>
          {presets
            .filter((preset) => preset.format === format)
            .map((preset) => (
              <option key={preset.id} value={preset.id}>
                {preset.label}
                {preset.isIncluded ? '' : ' (Pro and Business)'}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
