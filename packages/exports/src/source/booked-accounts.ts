import { asciiText } from '../cells/ascii-text.ts';
import { importerText } from '../cells/harmless-text.ts';
import { plainText } from '../cells/plain-text.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import type { StatementSource } from './export-source.ts';

/** An account of the document and the name the books have for it, "" where the person gave none. */
export type BookedAccount = { readonly statement: StatementSource; readonly name: string };

/** Each account with its name in the books; shows `log` where one is missing. */
export function bookedAccounts(
  statements: readonly StatementSource[],
  { accountNames = [] }: ExportOptions,
  log: PreflightLog,
): BookedAccount[] {
  const accounts = statements.map((statement, index) => ({
    statement,
    name: accountNames[index]?.trim() ?? '',
  }));
  const missing = accounts.filter(({ name }) => name === '').length;
  if (missing > 0) {
    const which =
      statements.length === 1 ? 'the account has' : `${missing} of ${statements.length} accounts have`;
    log.block(
      'no-account-name',
      `The file books to an account by its name, and ${which} none yet. Enter it exactly as in your books.`,
    );
  }
  for (const account of accounts) checkOwnCategory(account, log);
  return accounts;
}

function checkOwnCategory({ statement: { movements }, name }: BookedAccount, log: PreflightLog): void {
  let row = 0;
  for (const { category, description } of movements) {
    if (category !== null && asWritten(category) === asWritten(name))
      log.block(
        'own-category',
        'Rows have the account itself as their category. Choose another category.',
        row,
        description,
      );
    row++;
  }
}

function asWritten(name: string): string {
  return importerText(asciiText(plainText(name)));
}
