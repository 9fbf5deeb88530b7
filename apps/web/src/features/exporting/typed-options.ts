import {
  type BankChoice,
  type ExportOptionName,
  type ExportOptions,
  exportOptionFields,
  exportOptionsSchema,
  type TaxCode,
} from '@tieout/contract';

/** What stands in the inputs of the dialog: text as typed, names by account, the chosen bank. */
export type TypedOptions = {
  readonly texts: Readonly<Partial<Record<ExportOptionName | 'dateFormat', string>>>;
  readonly accountNames: readonly string[];
  readonly bank: BankChoice | null;
  /** The target's code for a rate of a vendor. */
  readonly taxCodes: readonly TaxCode[];
};

export const nothingTyped: TypedOptions = { texts: {}, accountNames: [], bank: null, taxCodes: [] };

export type OptionErrors = Partial<Record<ExportOptionName | 'dateFormat', string>>;

/** The options of a target as they were typed, without those left empty; what cannot be understood is said at its field. */
export function readOptions(
  typed: TypedOptions,
  asks: readonly ExportOptionName[],
): { readonly options: ExportOptions; readonly errors: OptionErrors } {
  const names = [...asks, ...(asks.includes('region') ? (['dateFormat'] as const) : [])];
  const options: Record<string, unknown> = {};
  const errors: OptionErrors = {};
  for (const name of names) {
    const value = typedValue(name, typed);
    if (value === undefined) continue;
    const parsed = exportOptionsSchema.shape[name].safeParse(value);
    if (parsed.success) options[name] = parsed.data;
    else errors[name] = WORDS[name] ?? parsed.error.issues[0]?.message ?? 'Type another value.';
  }
  return { options: exportOptionsSchema.parse(options), errors };
}

/** What to type, for options whose schema speaks to programs. */
const WORDS: OptionErrors = {
  closingBalance: 'A plain amount, such as 1250.00.',
  documentDate: 'A date such as 2026-01-31.',
  dueDays: 'A whole number of days, such as 30.',
};

function typedValue(
  name: ExportOptionName | 'dateFormat',
  { texts, accountNames, bank, taxCodes }: TypedOptions,
): unknown {
  const text = texts[name]?.trim() ?? '';
  if (name === 'accountNames')
    return accountNames.some((one) => one.trim() !== '') ? accountNames : undefined;
  if (name === 'bank') return bank ?? undefined;
  if (name === 'taxCodes') {
    const filled = taxCodes.filter(({ code }) => code.trim() !== '');
    return filled.length === 0 ? undefined : filled;
  }
  if (text === '') return undefined;
  if (name === 'dateFormat') return text;
  switch (exportOptionFields[name].input) {
    case 'number':
    case 'recipe':
      return Number(text);
    case 'switch':
      return text === 'true';
    case 'names':
      return text.split(',').map((one) => one.trim());
    default:
      return text;
  }
}
