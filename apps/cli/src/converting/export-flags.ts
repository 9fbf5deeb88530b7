import type { ParseArgsOptionsConfig } from 'node:util';
import { exportOptionFields, exportOptionsSchema } from '@tieout/contract';
import type { ExportOptions, OptionName } from '@tieout/exports';
import { type Flags, listFlag, textFlag } from '../commands/parse-flags.ts';

/** The command line flag of an export option. */
type ExportFlag = {
  readonly flag: string;
  readonly value: string;
  readonly isRepeated?: boolean;
  /** Whether it takes no value. */
  readonly isSwitch?: boolean;
};

/** The flags of all options that presets may ask for. */
const exportFlags: Readonly<Record<OptionName, ExportFlag>> = {
  region: { flag: 'region', value: 'CC' },
  currency: { flag: 'currency', value: 'USD' },
  accountNames: { flag: 'account-name', value: 'NAME', isRepeated: true },
  ownAccounts: { flag: 'own-account', value: 'NAME', isRepeated: true },
  expenseAccount: { flag: 'expense-account', value: 'NAME' },
  incomeAccount: { flag: 'income-account', value: 'NAME' },
  payableAccount: { flag: 'payable-account', value: 'NAME' },
  paymentAccount: { flag: 'payment-account', value: 'NAME' },
  taxCodes: { flag: 'tax-code', value: 'RATE=CODE', isRepeated: true },
  advisorNumber: { flag: 'advisor-number', value: 'N' },
  clientNumber: { flag: 'client-number', value: 'N' },
  fiscalYearStart: { flag: 'fiscal-year-start', value: 'MM-DD' },
  idRecipe: { flag: 'id-recipe', value: 'N' },
  bank: { flag: 'bank', value: 'BID=NAME' },
  accountType: { flag: 'account-type', value: 'TYPE' },
  routingNumber: { flag: 'routing-number', value: 'N' },
  accountId: { flag: 'account-id', value: 'N' },
  closingBalance: { flag: 'closing-balance', value: '123.45' },
  documentNumber: { flag: 'document-number', value: 'N' },
  documentDate: { flag: 'document-date', value: '2026-01-31' },
  vendor: { flag: 'vendor', value: 'NAME' },
  customer: { flag: 'customer', value: 'NAME' },
  dueDays: { flag: 'due-days', value: 'N' },
  isTotalOnly: { flag: 'total-only', value: '', isSwitch: true },
  idPrefix: { flag: 'id-prefix', value: 'TEXT' },
};

const DATE_FORMAT = { flag: 'date-format', value: 'ORDER', meaning: 'YYYY-MM-DD, MM/DD/YYYY or DD/MM/YYYY' };

/** The flags for `parseFlags`. */
export const exportFlagOptions: ParseArgsOptionsConfig = {
  [DATE_FORMAT.flag]: { type: 'string' },
  ...Object.fromEntries(
    Object.values(exportFlags).map(({ flag, isRepeated = false, isSwitch = false }) => [
      flag,
      { type: isSwitch ? 'boolean' : 'string', multiple: isRepeated },
    ]),
  ),
};

/** Flags and their meanings, one line each, for help texts. */
export function describeFlags(names: readonly OptionName[]): string[] {
  return names.flatMap((name) => {
    const line = flagLine({ ...exportFlags[name], meaning: exportOptionFields[name].meaning });
    return name === 'region' ? [line, flagLine(DATE_FORMAT)] : [line];
  });
}

function flagLine({ flag, value, meaning }: { flag: string; value: string; meaning: string }): string {
  return `  --${`${flag} ${value}`.padEnd(24)} ${meaning}`;
}

/** The given export options, or what is wrong with one of them. */
export function readExportOptions(flags: Flags, now: Date): ExportOptions | { readonly problem: string } {
  const parsed = exportOptionsSchema.safeParse(givenOptions(flags));
  if (parsed.success) return { ...parsed.data, now };
  const [name] = parsed.error.issues[0]?.path ?? [];
  if (name === 'dateFormat') return notUsable(flags, DATE_FORMAT.flag, DATE_FORMAT.meaning);
  const option = optionNames.find((one) => one === name);
  if (option === undefined) throw parsed.error;
  return notUsable(flags, exportFlags[option].flag, exportOptionFields[option].meaning);
}

const optionNames = Object.keys(exportFlags) as OptionName[];

function notUsable(flags: Flags, flag: string, meaning: string): { readonly problem: string } {
  const given = textFlag(flags, flag) ?? listFlag(flags, flag)?.join(', ') ?? '';
  return { problem: `--${flag} ${given} is not usable: it is ${meaning}.` };
}

/** The options as typed, in the shape of the schema. */
function givenOptions(flags: Flags): Record<string, unknown> {
  const texts = optionNames.map((name) => {
    const { flag, isRepeated = false } = exportFlags[name];
    return [name, isRepeated ? listFlag(flags, flag) : textFlag(flags, flag)] as const;
  });
  const { bank, dueDays, taxCodes, idRecipe, ...others } = Object.fromEntries(texts);
  const [, bid = '', org = ''] = /^([^=]*)=?(.*)$/s.exec(typeof bank === 'string' ? bank : '') ?? [];
  return withoutGaps({
    ...others,
    dateFormat: textFlag(flags, DATE_FORMAT.flag),
    bank: bank === undefined ? undefined : { bid, org },
    taxCodes: Array.isArray(taxCodes) ? taxCodes.map(taxCodeOf) : undefined,
    idRecipe: typeof idRecipe === 'string' ? wholeNumber(idRecipe) : undefined,
    dueDays: typeof dueDays === 'string' ? wholeNumber(dueDays) : undefined,
    isTotalOnly: flags.values[exportFlags.isTotalOnly.flag] === true,
  });
}

/** "20=INPUT2", of one vendor "Acme Ltd:20=INPUT2"; "=NONE" is for every rate. */
function taxCodeOf(text: string): { vendor: string | null; rate: string | null; code: string } {
  const [, vendor, rate = '', code = ''] = /^(?:(.*):)?\s*([\d.]*)\s*%?\s*=(.*)$/s.exec(text) ?? [];
  return { vendor: vendor?.trim() || null, rate: rate === '' ? null : rate, code: code.trim() };
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function withoutGaps(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
