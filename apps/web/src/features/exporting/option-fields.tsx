import {
  dateFormatSchema,
  type ExportAccount,
  type ExportOptionName,
  type ExportOptions,
  exportOptionFields,
  exportOptionsSchema,
} from '@tieout/contract';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { BankField } from './bank-field.tsx';
import type { OptionErrors, TypedOptions } from './typed-options.ts';

type OptionFieldsProps = {
  asks: readonly ExportOptionName[];
  accounts: readonly ExportAccount[];
  typed: TypedOptions;
  errors: OptionErrors;
  /** What is used where nothing is typed: the names in the person's books, the browser's country. */
  used: ExportOptions;
  onType: (typed: TypedOptions) => void;
};

/** Inputs for what a target can be told. Most is optional: what it cannot do without, its check says. */
export function OptionFields({ asks, accounts, typed, errors, used, onType }: OptionFieldsProps) {
  if (asks.length === 0) return null;
  const setText = (name: ExportOptionName | 'dateFormat', text: string) =>
    onType({ ...typed, texts: { ...typed.texts, [name]: text } });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">What the target can be told</legend>
      {asks.map((name) => {
        if (name === 'accountNames')
          return (
            <AccountNames
              key={name}
              accounts={accounts}
              names={typed.accountNames}
              onChange={(accountNames) => onType({ ...typed, accountNames })}
            />
          );
        if (name === 'bank')
          return <BankField key={name} value={typed.bank} onChange={(bank) => onType({ ...typed, bank })} />;
        const field = name === 'region' ? 'dateFormat' : name;
        return (
          <OptionField
            key={name}
            name={field}
            used={usedText(used, field)}
            text={typed.texts[field] ?? ''}
            error={errors[field]}
            onChange={(text) => setText(field, text)}
          />
        );
      })}
    </fieldset>
  );
}

function OptionField({
  name,
  used,
  text,
  error,
  onChange,
}: {
  name: Exclude<ExportOptionName, 'region'> | 'dateFormat';
  used: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  if (name === 'dateFormat')
    return (
      <SelectField label="Dates" value={text} onChange={(event) => onChange(event.target.value)}>
        <option value="">As your country writes them</option>
        {dateFormatSchema.options.map((format) => (
          <option key={format}>{format}</option>
        ))}
      </SelectField>
    );
  const { label, meaning, input } = exportOptionFields[name];
  if (input === 'switch')
    return (
      <CheckField
        label={asSentence(meaning)}
        checked={text === 'true'}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
    );
  if (input === 'account-type')
    return (
      <SelectField label={label} value={text} onChange={(event) => onChange(event.target.value)}>
        <option value="">As the document says</option>
        {exportOptionsSchema.shape.accountType.unwrap().options.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      label={label}
      hint={asSentence(input === 'names' ? `${meaning}; several with commas between` : meaning)}
      inputMode={input === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      placeholder={used}
      value={text}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function AccountNames({
  accounts,
  names,
  onChange,
}: {
  accounts: readonly ExportAccount[];
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}) {
  const { meaning } = exportOptionFields.accountNames;
  return accounts.map((account, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: an account may have no number; its place is its identity.
      key={index}
      label={`Name in your books of account ${account.number ?? index + 1}`}
      hint={index === 0 ? asSentence(meaning.split(';')[0] ?? meaning) : undefined}
      placeholder={account.name ?? undefined}
      autoComplete="off"
      value={names[index] ?? ''}
      onChange={(event) =>
        onChange(accounts.map((_, at) => (at === index ? event.target.value : (names[at] ?? ''))))
      }
    />
  ));
}

function usedText(used: ExportOptions, name: ExportOptionName | 'dateFormat'): string {
  const value = used[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const asSentence = (half: string) => `${half.charAt(0).toUpperCase()}${half.slice(1)}.`;
