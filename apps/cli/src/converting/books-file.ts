import { readFileSync } from 'node:fs';
import { type BooksFile, booksFileSchema } from '@tieout/contract';
import type { ExportOptions, ExportSource, RowLabel, RowLabels, StatementSource } from '@tieout/exports';
import { type Extraction, invoicesOf, isStatement } from '@tieout/records';

/** The books in `file`; null if none is given, or why they are unusable. */
export function readBooks(file: string | undefined): BooksFile | null | { readonly problem: string } {
  if (file === undefined) return null;
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { problem: `--books ${file} is not a readable JSON file.` };
  }
  const parsed = booksFileSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { problem: `--books ${file}: ${issue?.path.join('.')}: ${issue?.message}` };
}

/** The payees and categories of a document's rows by the rules of the books. */
export function labelsOf(extraction: Extraction, { rows }: BooksFile): RowLabels {
  const labelOf = (description: string): RowLabel | undefined => {
    const words = description.toLowerCase();
    return rows.find(({ contains }) => words.includes(contains.toLowerCase()));
  };
  if (extraction.outcome === 'unreadable') return [];
  const lists = isStatement(extraction)
    ? extraction.accounts.map(({ transactions }) => transactions)
    : invoicesOf(extraction).map(({ lines }) => lines);
  return lists.map((list) => list.map(({ description }) => labelOf(description)));
}

/** The options, completed from the books. */
export function withBooks(
  options: ExportOptions,
  books: BooksFile,
  presetId: string,
  { statements }: ExportSource,
): ExportOptions {
  const { accounts = [], taxCodes = {} } = books;
  const known: Record<string, unknown> = {
    ...{ region: books.region, bank: books.bank, expenseAccount: books.expenseAccount },
    ...{ incomeAccount: books.incomeAccount, payableAccount: books.payableAccount },
    ...{ paymentAccount: books.paymentAccount, advisorNumber: books.advisorNumber },
    ...{ clientNumber: books.clientNumber, fiscalYearStart: books.fiscalYearStart },
    ownAccounts: accounts.filter(({ kind }) => kind !== 'category').map(({ name }) => name),
    accountNames: statements.map((statement) => nameOf(statement, accounts) ?? ''),
    taxCodes: taxCodes[presetId],
  };
  const given = Object.entries(known).filter(([, value]) => value != null);
  return { ...Object.fromEntries(given), ...options };
}

function nameOf(
  { kind, number }: StatementSource,
  accounts: NonNullable<BooksFile['accounts']>,
): string | null {
  const end = lastFour(number);
  const fitting = accounts.filter((one) => one.kind === kind && end !== '' && lastFour(one.number) === end);
  return fitting.length === 1 ? (fitting[0]?.name ?? null) : null;
}

function lastFour(number: string | null): string {
  return (number ?? '').replace(/[^0-9A-Za-z]/g, '').slice(-4);
}
