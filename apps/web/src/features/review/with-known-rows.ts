import type { ReviewResponse } from '@tieout/contract';

/** An answer that leaves out the rows the caller has, with them; null where one of those is not there, so that the document must be loaded. */
export function withKnownRows(known: ReviewResponse, answer: ReviewResponse): ReviewResponse | null {
  const accounts: ReviewResponse['accounts'] = [];
  for (const [index, { rowIds, ...account }] of answer.accounts.entries()) {
    if (rowIds === undefined) {
      accounts.push(account);
      continue;
    }
    const former = new Map(known.accounts[index]?.rows.map((row) => [row.id, row]));
    const changed = new Map(account.rows.map((row) => [row.id, row]));
    const rows = rowIds.map((id) => changed.get(id) ?? former.get(id));
    if (!rows.every((row) => row !== undefined)) return null;
    accounts.push({ ...account, rows });
  }
  return { ...answer, accounts };
}
