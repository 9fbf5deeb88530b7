import {
  dateFormatSchema,
  type ExportAccount,
  type ExportOptionName,
  type ExportOptions,
  exportOptionFields,
  exportOptionsSchema,
  type PreflightResponse,
  type TaxCode,
} from '@tieout/contract';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { BankField } from './bank-field.tsx';
import type { OptionErrors, TypedOptions } from './typed-options.ts';

type OptionFieldsProps = {
  asks: readonly ExportOptionName[];
  accounts: readonly ExportAccount[];
  taxRates: PreflightResponse['taxRates'];
  typed: TypedOptions;
  errors: OptionErrors;
  /** What is used where nothing is typed: the names in the person's books, the browser's country. */
  used: ExportOptions;
  onType: (typed: TypedOptions) => void;
};

/** Inputs for a target's options. Most are optional: the check says which are required. */
export function OptionFields({ asks, accounts, taxRates, typed, errors, used, onType }: OptionFieldsProps) {
  if (asks.length === 0) return null;
  const setText = (name: ExportOptionName | 'dateFormat', text: string) =>
    onType({ ...typed, texts: { ...typed.texts, [name]: text } });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Export options</legend>
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
        if (name === 'taxCodes')
          return (
            <TaxCodes
              key={name}
              rates={taxRates}
              codes={typed.taxCodes}
              onChange={(taxCodes) => onType({ ...typed, taxCodes })}
            />
          );
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
        <option value="">Automatic{used ? ` (${used})` : ''}</option>
        {dateFormatSchema.options.map((format) => (
          <option key={format}>{format}</option>
        ))}
      </SelectField>
    );
  const { label, meaning, input } = exportOptionFields[name];
  if (input === 'recipe')
    return (
      <SelectField label={label} value={text} onChange={(event) => onChange(event.target.value)}>
        <option value="">Automatic</option>
        <option value="1">As earlier releases wrote them</option>
      </SelectField>
    );
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
        <option value="">Automatic (CHECKING)</option>
        {exportOptionsSchema.shape.accountType.unwrap().options.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      label={label}
      hint={asSentence(input === 'names' ? `${meaning}; several, comma-separated` : meaning)}
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

/** A code for each rate of each vendor; what is typed is remembered with the next download. */
function TaxCodes({
  rates,
  codes,
  onChange,
}: {
  rates: PreflightResponse['taxRates'];
  codes: readonly TaxCode[];
  onChange: (codes: readonly TaxCode[]) => void;
}) {
  return rates.map(({ vendor, rate, code }) => {
    const isThis = (one: TaxCode) => one.vendor === vendor && one.rate === rate;
    const typed = codes.find(isThis)?.code;
    return (
      <TextField
        key={`${vendor} ${rate}`}
        label={`Tax code for ${rate === null ? 'an open rate' : `${rate} %`}${vendor === null ? '' : `, ${vendor}`}`}
        hint="The target’s own code. It is remembered for this vendor."
        autoComplete="off"
        placeholder={typed === undefined ? (code ?? undefined) : undefined}
        value={typed ?? ''}
        onChange={(event) =>
          onChange([...codes.filter((one) => !isThis(one)), { vendor, rate, code: event.target.value }])
        }
      />
    );
  });
}

function usedText(used: ExportOptions, name: ExportOptionName | 'dateFormat'): string {
  const value = used[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const asSentence = (half: string) => `${half.charAt(0).toUpperCase()}${half.slice(1)}.`;
