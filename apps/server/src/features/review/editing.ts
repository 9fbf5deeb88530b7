import type { Edit, ReviewRow } from '@tieout/contract';
import { calendarDate, dateParts, parseDecimal, type StatementReading, sumDecimals } from '@tieout/records';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { type AccountSize, isAddable, sizeOf, sizeWith } from './account-size.ts';
import { type EditedAccount, unedited } from './edited-statement.ts';

/** The rows an edit changed, before and after it. */
export type RowChanges = { readonly before: readonly ReviewRow[]; readonly after: readonly ReviewRow[] };

/** A statement to which edits are applied one after the other. */
export type Editing = {
  /** Applies one more edit; refused, with nothing changed, where it names rows that are not there or cannot be made on them. Takes time by the rows it names, not by those there are. */
  apply(edit: Edit): RowChanges | Refused;
  /** The accounts as they are now. */
  accounts(): readonly EditedAccount[];
};

/** Begins with the statement as it was read. The reading is never changed. */
export function beginEditing(reading: StatementReading): Editing {
  const accounts: Ledger[] = unedited(reading).accounts.map((account) => {
    const { rows, ...head } = account;
    return { head, slots: rows.map((row) => [row]), size: sizeOf(account) };
  });
  return {
    apply(edit) {
      const draft = draftOf(accounts, edit);
      return isRefused(draft) ? draft : commit(accounts, draft);
    },
    accounts: () => accounts.map(({ head, slots }) => ({ ...head, rows: slots.flat() })),
  };
}

/** An account while it is edited. A slot has the rows that one printed row became: one, its parts, or none once it is merged into another. */
type Ledger = { head: Omit<EditedAccount, 'rows'>; slots: ReviewRow[][]; size: AccountSize };

type Place = { readonly account: number; readonly slot: number; readonly row: ReviewRow };
type Replacement = Place & { readonly by: readonly ReviewRow[] };

/** What an edit would change. */
type Draft = {
  readonly replacements: readonly Replacement[];
  readonly balance?: Extract<Edit, { kind: 'change-balance' }>;
};

function draftOf(accounts: readonly Ledger[], edit: Edit): Draft | Refused {
  switch (edit.kind) {
    case 'change-cells':
      return changeRows(accounts, [edit.row], (row) => ({
        ...row,
        ...givenCells(edit.cells),
        isEdited: true,
      }));
    case 'exclude':
      return changeRows(accounts, edit.rows, (row) => ({ ...row, isExcluded: true }));
    case 'include':
      return changeRows(accounts, edit.rows, (row) => ({ ...row, isExcluded: false }));
    case 'flip-sign':
      return changeRows(accounts, edit.rows, (row) => ({
        ...row,
        amount: negated(row.amount),
        isEdited: true,
      }));
    case 'change-year':
      return changeRows(accounts, edit.rows, (row) => inYear(row, edit.year));
    case 'split':
      return split(accounts, edit);
    case 'merge':
      return merge(accounts, edit.rows);
    case 'change-balance':
      if (accounts[edit.account] === undefined) return cannot('There is no such account in this document.');
      return { replacements: [], balance: edit };
    default:
      return cannot('This correction cannot be made on this document yet.');
  }
}

function commit(accounts: readonly Ledger[], { replacements, balance }: Draft): RowChanges | Refused {
  const sizes = new Map<number, AccountSize>();
  for (const { account, row, by } of replacements) {
    const size = sizes.get(account) ?? accounts[account]?.size;
    if (size !== undefined) sizes.set(account, sizeWith(size, { row, by }));
  }
  const head = balance === undefined ? undefined : accounts[balance.account]?.head;
  const size = balance === undefined ? undefined : accounts[balance.account]?.size;
  if (balance !== undefined && size !== undefined) {
    sizes.set(balance.account, sizeWith(size, { balances: [balance.value] }));
  }
  if (![...sizes.values()].every(isAddable)) {
    return cannot('These amounts are too large to be added exactly. Check the amounts of this correction.');
  }
  for (const [index, size] of sizes) Object.assign(accounts[index] ?? {}, { size });
  for (const { account, slot, row, by } of replacements) {
    const rows = accounts[account]?.slots[slot];
    rows?.splice(rows.indexOf(row), 1, ...by);
  }
  if (balance !== undefined && head !== undefined) {
    Object.assign(accounts[balance.account] ?? {}, { head: { ...head, [balance.which]: balance.value } });
  }
  return changesOf(replacements);
}

function changesOf(replacements: readonly Replacement[]): RowChanges {
  const changed = replacements.filter(({ row, by }) => JSON.stringify([row]) !== JSON.stringify(by));
  return { before: changed.map(({ row }) => row), after: changed.flatMap(({ by }) => by) };
}

/** The rows of those names in the order of the document; null where one is not there. */
function placesOf(accounts: readonly Ledger[], ids: readonly string[]): Place[] | null {
  const places: (Place & { readonly part: number })[] = [];
  for (const id of new Set(ids)) {
    const [, account, slot] = /^(\d+)-(\d+)/.exec(id)?.map(Number) ?? [];
    const rows = account === undefined || slot === undefined ? undefined : accounts[account]?.slots[slot];
    const part = rows?.findIndex((row) => row.id === id) ?? -1;
    const row = rows?.[part];
    if (account === undefined || slot === undefined || row === undefined) return null;
    places.push({ account, slot, part, row });
  }
  return places.sort((a, b) => a.account - b.account || a.slot - b.slot || a.part - b.part);
}

function changeRows(
  accounts: readonly Ledger[],
  ids: readonly string[],
  change: (row: ReviewRow) => ReviewRow | Refused,
): Draft | Refused {
  const replacements: Replacement[] = [];
  for (const place of placesOf(accounts, ids) ?? []) {
    const result = change(place.row);
    if (isRefused(result)) return result;
    replacements.push({ ...place, by: [result] });
  }
  return replacements.length === 0 ? noSuchRow() : { replacements };
}

function givenCells(cells: object): Partial<ReviewRow> {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
}

function negated(amount: string): string {
  if (amount.startsWith('-')) return amount.slice(1);
  return parseDecimal(amount)?.minor === 0 ? amount : `-${amount}`;
}

function inYear(row: ReviewRow, year: number): ReviewRow | Refused {
  const parts = row.date === null ? null : dateParts(row.date);
  if (parts === null) return cannot('A row without a date has no year to change. Enter its date instead.');
  const date = calendarDate(year, parts.month, parts.day);
  if (date === null)
    return cannot(`There is no ${row.date?.slice(5)} in ${year}. Enter the date of that row instead.`);
  return { ...row, date, isEdited: true };
}

function split(
  accounts: readonly Ledger[],
  { row: id, parts }: Extract<Edit, { kind: 'split' }>,
): Draft | Refused {
  const [place] = placesOf(accounts, [id]) ?? [];
  if (place === undefined) return noSuchRow();
  const { row } = place;
  const sum = exactSum(
    parts.map((part) => part.amount),
    row.amount,
  );
  if (sum === null || !isSameAmount(sum, row.amount)) {
    return cannot(`The parts add up to ${sum ?? 'no amount'}, the row is ${row.amount}. Make them equal.`);
  }
  const by = parts.map((part, index) => ({
    ...row,
    ...part,
    id: `${id}.${index + 1}`,
    // The printed balance stands after the whole movement, so only the last part can be checked against it.
    balance: index === parts.length - 1 ? row.balance : null,
    isEdited: true,
  }));
  return { replacements: [{ ...place, by }] };
}

function merge(accounts: readonly Ledger[], ids: readonly string[]): Draft | Refused {
  const places = placesOf(accounts, ids) ?? [];
  const [first, ...others] = places;
  if (first === undefined || others.length === 0 || others.some(({ account }) => account !== first.account)) {
    return cannot('Choose at least two rows of the same account to merge.');
  }
  const merged = places.map(({ row }) => row);
  const amount = exactSum(
    merged.map((row) => row.amount),
    first.row.amount,
  );
  if (amount === null) return cannot('These amounts are too large to be added exactly.');
  const whole: ReviewRow = {
    ...first.row,
    amount,
    description: merged
      .map((row) => row.description)
      .filter((text) => text !== '')
      .join(' '),
    balance: merged.findLast((row) => row.balance !== null)?.balance ?? null,
    reference: merged.find((row) => row.reference !== null)?.reference ?? null,
    isEdited: true,
  };
  return { replacements: [{ ...first, by: [whole] }, ...others.map((place) => ({ ...place, by: [] }))] };
}

function exactSum(amounts: readonly string[], like: string): string | null {
  const digits = Math.max(...[...amounts, like].map((amount) => parseDecimal(amount)?.digits ?? 0));
  return sumDecimals(amounts, digits);
}

function isSameAmount(one: string, other: string): boolean {
  const difference = exactSum([one, negated(other)], one);
  return difference !== null && parseDecimal(difference)?.minor === 0;
}

function noSuchRow(): Refused {
  return cannot('One of these rows is not there any more. Reload the file and try again.');
}

function cannot(message: string): Refused {
  return refused('edit-refused', { message });
}
