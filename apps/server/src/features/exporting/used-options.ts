import type { Books, ExportOptions } from '@tieout/contract';
import type { MergedAccount, Preset, StatementSource } from '@tieout/exports';

type Known = {
  readonly accounts: readonly MergedAccount[];
  /** What the account said of its books; null for visitors. */
  readonly books: Books | null;
  /** The country of the browser. */
  readonly region: string | null;
};

/** The options sent and, where the preset asks for more, what the books say, then what the browser says. The preflight shows them. */
export function usedOptions(
  { id, asks }: Pick<Preset, 'id' | 'asks'>,
  sent: ExportOptions,
  known: Known,
): ExportOptions {
  const asked = Object.entries({
    ...bookOptions(known),
    ...withoutGaps(sent),
    taxCodes: taxCodes(id, sent, known),
  }).filter(([name, value]) => value !== undefined && (name in sent || asks.some((one) => one === name)));
  const names = asks.includes('accountNames') ? { accountNames: accountNames(sent, known) } : {};
  return { ...Object.fromEntries(asked), ...names };
}

function bookOptions({ books, region }: Known): ExportOptions {
  const own = books?.accounts.filter(({ kind }) => kind !== 'category').map(({ name }) => name) ?? [];
  return {
    region: books?.region ?? region ?? undefined,
    ownAccounts: own.length === 0 ? undefined : own,
    expenseAccount: books?.expenseAccount ?? undefined,
    incomeAccount: books?.incomeAccount ?? undefined,
    payableAccount: books?.payableAccount ?? undefined,
    bank: books?.bank ?? undefined,
    paymentAccount: books?.paymentAccount ?? undefined,
    advisorNumber: books?.advisorNumber ?? undefined,
    clientNumber: books?.clientNumber ?? undefined,
    fiscalYearStart: books?.fiscalYearStart ?? undefined,
  };
}

/** The codes sent, before those the books remember for the target: the first that fits is used. */
function taxCodes(presetId: string, sent: ExportOptions, { books }: Known): ExportOptions['taxCodes'] {
  const remembered = books?.taxCodes[presetId] ?? [];
  const codes = [...(sent.taxCodes ?? []), ...remembered];
  return codes.length === 0 ? undefined : codes;
}

function withoutGaps(options: ExportOptions): ExportOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** The names sent, in the order of the accounts, and for those left blank the names the books have for their numbers. */
function accountNames({ accountNames: sent = [] }: ExportOptions, { accounts, books }: Known): string[] {
  return accounts.map(({ statement }, index) => sent[index]?.trim() || nameInBooks(statement, books) || '');
}

function nameInBooks({ kind, number }: StatementSource, books: Books | null): string | null {
  const end = lastFour(number);
  if (end === null) return null;
  const matching = books?.accounts.filter((one) => one.kind === kind && lastFour(one.number) === end) ?? [];
  return matching.length === 1 ? (matching[0]?.name ?? null) : null;
}

function lastFour(number: string | null): string | null {
  const end = number?.replace(/[^0-9A-Za-z]/g, '').slice(-4) ?? '';
  return end.length === 4 ? end : null;
}
