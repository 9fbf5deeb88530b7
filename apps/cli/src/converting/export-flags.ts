import type { ParseArgsOptionsConfig } from 'node:util';
import type { ExportOptions, OfxAccountType, OptionName } from '@tieout/exports';
import { parseDecimal } from '@tieout/records';
import { type Flags, listFlag, textFlag } from '../commands/parse-flags.ts';

/** How one export option is given on the command line. */
type ExportFlag = {
  readonly flag: string;
  readonly value: string;
  readonly meaning: string;
  readonly isRepeated?: boolean;
  /** Whether it takes no value. */
  readonly isSwitch?: boolean;
  /** What a valid value looks like; anything goes where there is none. */
  readonly pattern?: RegExp;
};

/** The flag of every option that a preset may ask for. */
export const exportFlags: Readonly<Record<OptionName, ExportFlag>> = {
  region: {
    flag: 'region',
    value: 'CC',
    meaning: 'country that decides the date order, such as US or GB',
    pattern: /^[A-Za-z]{2}$/,
  },
  currency: {
    flag: 'currency',
    value: 'USD',
    meaning: 'currency, where the document prints none',
    pattern: /^[A-Z]{3}$/,
  },
  accountNames: {
    flag: 'account-name',
    value: 'NAME',
    meaning: 'the account’s name in your books; once for each account of the document',
    isRepeated: true,
  },
  ownAccounts: {
    flag: 'own-account',
    value: 'NAME',
    meaning: 'another bank or card account of yours; rows categorised to it are transfers',
    isRepeated: true,
  },
  expenseAccount: {
    flag: 'expense-account',
    value: 'NAME',
    meaning: 'account for expenses without a category',
  },
  incomeAccount: { flag: 'income-account', value: 'NAME', meaning: 'account for income without a category' },
  payableAccount: { flag: 'payable-account', value: 'NAME', meaning: 'accounts payable in your books' },
  bank: {
    flag: 'bank',
    value: 'BID=NAME',
    meaning: 'INTU.BID and name of a bank QuickBooks supports, such as 3000=Wells Fargo',
    pattern: /^\d{1,9}=.+$/,
  },
  accountType: {
    flag: 'account-type',
    value: 'TYPE',
    meaning: 'CHECKING, SAVINGS, MONEYMRKT, CREDITLINE or CD',
    pattern: /^(?:CHECKING|SAVINGS|MONEYMRKT|CREDITLINE|CD)$/,
  },
  routingNumber: {
    flag: 'routing-number',
    value: 'N',
    meaning: 'the bank’s nine-digit number',
    pattern: /^\d{9}$/,
  },
  accountId: {
    flag: 'account-id',
    value: 'N',
    meaning: 'account number, where the document prints none',
    pattern: /^[0-9A-Za-z*-]{1,34}$/,
  },
  closingBalance: {
    flag: 'closing-balance',
    value: '123.45',
    meaning: 'closing balance, where the document prints none',
    pattern: /^-?\d+(?:\.\d+)?$/,
  },
  dueDays: {
    flag: 'due-days',
    value: 'N',
    meaning: 'days until payment is due, where the document prints no due date',
    pattern: /^\d{1,3}$/,
  },
  isTotalOnly: {
    flag: 'total-only',
    value: '',
    meaning: 'write an invoice or receipt as one line with its total',
    isSwitch: true,
  },
  idPrefix: {
    flag: 'id-prefix',
    value: 'TEXT',
    meaning: 'start of journal and message numbers',
    pattern: /^[A-Za-z0-9-]{1,8}$/,
  },
};

/** The flags for `parseFlags`. */
export const exportFlagOptions: ParseArgsOptionsConfig = Object.fromEntries(
  Object.values(exportFlags).map(({ flag, isRepeated = false, isSwitch = false }) => [
    flag,
    { type: isSwitch ? 'boolean' : 'string', multiple: isRepeated },
  ]),
);

/** Flags and their meanings, a line each, for help texts. */
export function describeFlags(names: readonly OptionName[]): string[] {
  return names.map((name) => {
    const { flag, value, meaning } = exportFlags[name];
    return `  --${`${flag} ${value}`.padEnd(24)} ${meaning}`;
  });
}

/** The export options given, or what is wrong with one of them. */
export function readExportOptions(flags: Flags, now: Date): ExportOptions | { readonly problem: string } {
  for (const { flag, pattern, meaning } of Object.values(exportFlags)) {
    const text = textFlag(flags, flag);
    if (text !== undefined && pattern !== undefined && !pattern.test(text))
      return { problem: `--${flag} ${text} is not usable: it is ${meaning}.` };
  }
  const closingBalance = textFlag(flags, exportFlags.closingBalance.flag);
  if (closingBalance !== undefined && parseDecimal(closingBalance) === null)
    return { problem: `--closing-balance ${closingBalance} is too large.` };
  const text = (name: OptionName) => textFlag(flags, exportFlags[name].flag);
  return {
    now,
    region: text('region'),
    currency: text('currency'),
    accountNames: listFlag(flags, exportFlags.accountNames.flag),
    ownAccounts: listFlag(flags, exportFlags.ownAccounts.flag),
    expenseAccount: text('expenseAccount'),
    incomeAccount: text('incomeAccount'),
    payableAccount: text('payableAccount'),
    bank: bankOf(text('bank')),
    accountType: accountTypeOf(text('accountType')),
    routingNumber: text('routingNumber'),
    accountId: text('accountId'),
    closingBalance,
    dueDays: daysOf(text('dueDays')),
    isTotalOnly: flags.values[exportFlags.isTotalOnly.flag] === true,
    idPrefix: text('idPrefix'),
  };
}

function bankOf(text: string | undefined): ExportOptions['bank'] {
  const match = /^(\d+)=(.+)$/.exec(text ?? '');
  return match === null ? undefined : { bid: match[1] ?? '', org: match[2] ?? '' };
}

const ACCOUNT_TYPES: readonly OfxAccountType[] = ['CHECKING', 'SAVINGS', 'MONEYMRKT', 'CREDITLINE', 'CD'];

function accountTypeOf(text: string | undefined): OfxAccountType | undefined {
  return ACCOUNT_TYPES.find((type) => type === text);
}

function daysOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
