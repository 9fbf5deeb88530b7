import type { ReviewRow } from '@tieout/contract';
import {
  type Account,
  raiseFinding,
  type ShownFinding,
  type ShownStatementReading,
  type StatementReading,
  showFinding,
} from '@tieout/records';

/** An account with its rows as they stand after some edits. */
export type EditedAccount = Omit<Account, 'transactions'> & { readonly rows: readonly ReviewRow[] };

/** A statement while it is edited; the reading it began with is never changed. */
export type EditedStatement = {
  readonly accounts: readonly EditedAccount[];
  /** Edits that could not be applied and were left out. */
  readonly skippedCount: number;
};

/** The statement before any edit: each row under the name it keeps. */
export function unedited(reading: StatementReading): EditedStatement {
  return {
    skippedCount: 0,
    accounts: reading.accounts.map(({ transactions, ...account }, accountIndex) => ({
      ...account,
      rows: transactions.map((row, index) => ({
        ...row,
        id: `${accountIndex}-${index}`,
        isExcluded: false,
        isEdited: false,
      })),
    })),
  };
}

/** The account as exports and checks see it: without its excluded rows. */
export function includedOf({ rows, ...account }: EditedAccount): Account {
  const transactions = rows
    .filter((row) => !row.isExcluded)
    .map(({ id: _, isExcluded: _excluded, isEdited: _edited, ...transaction }) => transaction);
  return { ...account, transactions };
}

/** The reading as it stands after the edits. */
export function editedReading(
  reading: ShownStatementReading,
  statement: EditedStatement,
): ShownStatementReading {
  const findings = [...reading.findings, ...skippedFinding(statement)];
  return { ...reading, findings, accounts: statement.accounts.map(includedOf) };
}

/** Says that edits were left out, where some were. */
export function skippedFinding({ skippedCount }: EditedStatement): ShownFinding[] {
  return skippedCount === 0 ? [] : [showFinding(raiseFinding('edit-skipped', { count: skippedCount }))];
}
