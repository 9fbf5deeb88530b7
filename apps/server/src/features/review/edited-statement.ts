import type { ReviewRow } from '@tieout/contract';
import type { Account, StatementReading } from '@tieout/records';

/** An account with its rows as they stand after some edits. */
export type EditedAccount = Omit<Account, 'transactions'> & { readonly rows: readonly ReviewRow[] };

/** A statement while it is edited; the reading it began with is never changed. */
export type EditedStatement = { readonly accounts: readonly EditedAccount[] };

/** The statement before any edit: each row under the name it keeps. */
export function unedited(reading: StatementReading): EditedStatement {
  return {
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
export function editedReading(reading: StatementReading, statement: EditedStatement): StatementReading {
  return { ...reading, accounts: statement.accounts.map(includedOf) };
}
