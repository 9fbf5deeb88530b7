import type { Edit, FieldCells, LineCells, ReviewLine, ReviewRow, RowCells } from '@tieout/contract';
import { calendarDate, dateParts, parseDecimal, type Source, sumDecimals } from '@tieout/records';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { isAddable, sizeOf } from './account-size.ts';
import type { EditedAccount, EditedDocument, EditedInvoice } from './edited-document.ts';

/** A row of an account, or a line item of an invoice. */
export type AnyRow = ReviewRow | ReviewLine;

/** The rows an edit changed, before and after it. */
export type RowChanges = { readonly before: readonly AnyRow[]; readonly after: readonly AnyRow[] };

export type Edited = { readonly document: EditedDocument; readonly changes: RowChanges };

/** Which change an edit is, who made it and when. */
export type Made = {
  readonly sequence: number;
  readonly at: string;
  readonly actorId: string;
  /** The name of whoever made it, where `actorId` does not lead to it. */
  readonly by?: string | undefined;
};

const NO_CHANGES: RowChanges = { before: [], after: [] };

/** The document once an edit is made; refused where it names rows that are not there or cannot be made on them. */
export function applyEdit(document: EditedDocument, edit: Edit, made: Made): Edited | Refused {
  switch (edit.kind) {
    case 'confirm': {
      const { at, actorId, by } = made;
      const confirmation = { reason: edit.reason, at, actorId, ...(by === undefined ? {} : { by }) };
      const confirmations = { ...document.confirmations, [edit.finding]: confirmation };
      return { document: { ...document, confirmations }, changes: NO_CHANGES };
    }
    case 'reopen': {
      const { [edit.finding]: known, ...confirmations } = document.confirmations;
      if (known === undefined) return cannot('This finding is not confirmed.');
      return { document: { ...document, confirmations }, changes: NO_CHANGES };
    }
    default: {
      const edited = correct(document, edit, made);
      if (isRefused(edited)) return edited;
      const { correctionCount } = document;
      return { ...edited, document: { ...edited.document, correctionCount: correctionCount + 1 } };
    }
  }
}

type Correction = Exclude<Edit, { kind: 'confirm' | 'reopen' }>;

function correct(document: EditedDocument, edit: Correction, made: Made): Edited | Refused {
  switch (edit.kind) {
    case 'change-cells':
      return changeTransactions(document, [edit.row], (row) => ({
        ...row,
        ...givenCells(edit.cells),
        isEdited: true,
      }));
    case 'change-line':
      return changeLines(document, edit.row, (line) => withLineCells(line, edit.cells));
    case 'exclude':
      return changeRows(document, edit.rows, (row) => ({ ...row, isExcluded: true }));
    case 'include':
      return changeRows(document, edit.rows, (row) => ({ ...row, isExcluded: false }));
    case 'flip-sign':
      return changeRows(document, edit.rows, (row) => ({
        ...row,
        amount: negated(row.amount),
        isEdited: true,
      }));
    case 'change-year':
      return changeTransactions(document, edit.rows, (row) => inYear(row, edit.year));
    case 'split':
      return split(document, edit);
    case 'merge':
      return merge(document, edit.rows);
    case 'duplicate':
      return duplicate(document, edit.row, made);
    case 'delete':
      return deleteAdded(document, edit.rows);
    case 'add-row':
      return addRow(document, edit, made);
    case 'add-line':
      return addLine(document, edit, made);
    case 'change-balance':
      return changeAccount(document, edit.account, ({ entered, ...account }) => ({
        ...account,
        entered: { ...entered, [edit.which]: edit.value },
        [edit.which]: edit.value,
      }));
    case 'change-account':
      return changeAccount(document, edit.account, (account) => ({
        ...account,
        ...givenCells({ number: edit.number, currency: edit.currency }),
      }));
    case 'change-fields':
      return changeFields(document, edit.invoice, edit.fields);
  }
}

/** Where a row is. */
type Place<Row extends AnyRow> = { readonly part: number; readonly index: number; readonly row: Row };
type Replacement = Place<AnyRow> & { readonly by: readonly AnyRow[] };
type Side = 'accounts' | 'invoices';

function sideOf({ accounts }: EditedDocument): Side {
  return accounts.length > 0 ? 'accounts' : 'invoices';
}

/** The rows of those names in the order of the document; null where one is not there. */
function placesOf(document: EditedDocument, ids: readonly string[]): Place<AnyRow>[] | null {
  const parts: readonly { readonly rows: readonly AnyRow[] }[] = document[sideOf(document)];
  const wanted = Map.groupBy(new Set(ids), (id) => Number(id.slice(0, id.indexOf('-'))));
  const places: Place<AnyRow>[] = [];
  for (const [part, own] of [...wanted].sort(([one], [other]) => one - other)) {
    const left = new Set(own);
    parts[part]?.rows.forEach((row, index) => {
      if (left.delete(row.id)) places.push({ part, index, row });
    });
    if (left.size > 0) return null;
  }
  return places;
}

/** The document with rows replaced, if its sums can still be counted exactly. */
function replaceRows(document: EditedDocument, replacements: readonly Replacement[]): Edited | Refused {
  const byPart = Map.groupBy(replacements, ({ part }) => part);
  const withRows = <Part extends { readonly rows: readonly AnyRow[] }>(parts: readonly Part[]): Part[] =>
    parts.map((each, part) => {
      const own = byPart.get(part);
      if (own === undefined) return each;
      const by = new Map(own.map((one) => [one.index, one.by]));
      return { ...each, rows: each.rows.flatMap((row, index) => by.get(index) ?? [row]) };
    });
  const edited = {
    ...document,
    accounts: withRows(document.accounts),
    invoices: withRows(document.invoices),
  };
  if (![...byPart.keys()].every((part) => isPartAddable(edited, part))) return TOO_LARGE;
  const changed = replacements.filter(({ row, by }) => JSON.stringify([row]) !== JSON.stringify(by));
  return {
    document: edited,
    changes: { before: changed.map(({ row }) => row), after: changed.flatMap(({ by }) => by) },
  };
}

function isPartAddable({ accounts, invoices }: EditedDocument, part: number): boolean {
  const [account, invoice] = [accounts[part], invoices[part]];
  if (account !== undefined) return isAddable(sizeOf(account.rows, [account.opening, account.closing]));
  if (invoice === undefined) return true;
  const { subtotal, tax, total, discount = null, charges = null } = invoice.fields;
  return isAddable(sizeOf(invoice.rows, [subtotal, tax, total, discount, charges]));
}

function changeRows(
  document: EditedDocument,
  ids: readonly string[],
  change: (row: AnyRow) => AnyRow | Refused,
): Edited | Refused {
  const replacements: Replacement[] = [];
  for (const place of placesOf(document, ids) ?? []) {
    const result = change(place.row);
    if (isRefused(result)) return result;
    replacements.push({ ...place, by: [result] });
  }
  return replacements.length === 0 ? noSuchRow() : replaceRows(document, replacements);
}

function changeTransactions(
  document: EditedDocument,
  ids: readonly string[],
  change: (row: ReviewRow) => ReviewRow | Refused,
): Edited | Refused {
  return changeRows(document, ids, (row) =>
    'balance' in row ? change(row) : cannot('This correction is for the rows of a statement.'),
  );
}

function changeLines(
  document: EditedDocument,
  id: string,
  change: (line: ReviewLine) => ReviewLine,
): Edited | Refused {
  return changeRows(document, [id], (row) =>
    'balance' in row ? cannot('This correction is for the line items of an invoice.') : change(row),
  );
}

function changeAccount(
  document: EditedDocument,
  at: number,
  change: (account: EditedAccount) => EditedAccount,
): Edited | Refused {
  const account = document.accounts[at];
  if (account === undefined) return cannot('There is no such account in this document.');
  const edited = { ...document, accounts: document.accounts.with(at, change(account)) };
  return isPartAddable(edited, at) ? { document: edited, changes: NO_CHANGES } : TOO_LARGE;
}

function changeFields(document: EditedDocument, at: number, given: FieldCells): Edited | Refused {
  const invoice = document.invoices[at];
  if (invoice === undefined) return cannot('There is no such invoice in this document.');
  const { purchaseOrder, discount, charges, ...rest } = {
    ...invoice.fields,
    ...givenCells(given),
  } as Required<FieldCells>;
  const optional = Object.fromEntries(
    Object.entries({ purchaseOrder, discount, charges }).filter(([, value]) => typeof value === 'string'),
  );
  const changed: EditedInvoice = { ...invoice, fields: { ...rest, ...optional } };
  const edited = { ...document, invoices: document.invoices.with(at, changed) };
  return isPartAddable(edited, at) ? { document: edited, changes: NO_CHANGES } : TOO_LARGE;
}

function withLineCells(line: ReviewLine, { taxRate, ...cells }: LineCells): ReviewLine {
  const { taxRate: before, ...rest } = line;
  const rate = taxRate === undefined ? before : taxRate;
  return {
    ...rest,
    ...givenCells(cells),
    ...(rate === null || rate === undefined ? {} : { taxRate: rate }),
    isEdited: true,
  };
}

function givenCells<Cells extends object>(
  cells: Cells,
): { [Name in keyof Cells]?: Exclude<Cells[Name], undefined> } {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Cells]?: Exclude<Cells[Name], undefined>;
  };
}

function negated(amount: string): string {
  if (amount.startsWith('-')) return amount.slice(1);
  return parseDecimal(amount)?.minor === 0 ? amount : `-${amount}`;
}

function inYear(row: ReviewRow, year: number): ReviewRow | Refused {
  const [month, day] = row.monthDay?.split('-').map(Number) ?? [];
  const known = row.date === null ? { month, day } : dateParts(row.date);
  if (known === null || known.month === undefined || known.day === undefined)
    return cannot('A row without a day and a month has no year to change. Enter its date instead.');
  const date = calendarDate(year, known.month, known.day);
  if (date === null)
    return cannot(
      `There is no ${row.date?.slice(5) ?? row.monthDay} in ${year}. Enter the date of that row instead.`,
    );
  return { ...row, date, isEdited: true };
}

function split(
  document: EditedDocument,
  { row: id, parts }: Extract<Edit, { kind: 'split' }>,
): Edited | Refused {
  const [place] = placesOf(document, [id]) ?? [];
  if (place === undefined) return noSuchRow();
  const { row } = place;
  if (!('balance' in row)) return cannot('Only the rows of a statement can be split.');
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
  return replaceRows(document, [{ ...place, by }]);
}

function merge(document: EditedDocument, ids: readonly string[]): Edited | Refused {
  const places = placesOf(document, ids) ?? [];
  const merged = places.flatMap(({ row }) => ('balance' in row ? [row] : []));
  const [first, ...others] = places;
  const [head] = merged;
  if (
    first === undefined ||
    head === undefined ||
    others.length === 0 ||
    others.some(({ part }) => part !== first.part) ||
    merged.length < places.length
  ) {
    return cannot('Choose at least two rows of the same account to merge.');
  }
  const amount = exactSum(
    merged.map((row) => row.amount),
    head.amount,
  );
  if (amount === null) return cannot('These amounts are too large to be added exactly.');
  const whole: ReviewRow = {
    ...head,
    amount,
    description: merged
      .map((row) => row.description)
      .filter((text) => text !== '')
      .join(' '),
    balance: merged.findLast((row) => row.balance !== null)?.balance ?? null,
    reference: merged.find((row) => row.reference !== null)?.reference ?? null,
    isEdited: true,
  };
  return replaceRows(document, [{ ...first, by: [whole] }, ...others.map((place) => ({ ...place, by: [] }))]);
}

/** The name of the row that a change adds to an account or invoice. */
function addedId(part: number, { sequence }: Made): string {
  return `${part}-a${sequence}`;
}

function duplicate(document: EditedDocument, id: string, made: Made): Edited | Refused {
  const [place] = placesOf(document, [id]) ?? [];
  if (place === undefined) return noSuchRow();
  const { row, part } = place;
  const touched = { id: addedId(part, made), isExcluded: false, isEdited: false, isAdded: true };
  if (!('balance' in row)) return replaceRows(document, [{ ...place, by: [row, { ...row, ...touched }] }]);
  // The balance is printed after the row itself, and what was mended in it belongs to it alone.
  const { repaired: _, ...plain } = row;
  return replaceRows(document, [{ ...place, by: [row, { ...plain, ...touched, balance: null }] }]);
}

function deleteAdded(document: EditedDocument, ids: readonly string[]): Edited | Refused {
  const places = placesOf(document, ids);
  if (places === null || places.length === 0) return noSuchRow();
  if (places.some(({ row }) => row.isAdded !== true))
    return cannot('Only rows that were added can be deleted. Exclude rows that were read.');
  return replaceRows(
    document,
    places.map((place) => ({ ...place, by: [] })),
  );
}

function addRow(
  document: EditedDocument,
  { account, after, cells, source }: Extract<Edit, { kind: 'add-row' }>,
  made: Made,
): Edited | Refused {
  const rows = document.accounts[account]?.rows;
  if (rows === undefined) return cannot('There is no such account in this document.');
  const row: ReviewRow = {
    ...{ date: null, postDate: null, description: '', balance: null, reference: null, confidence: 1 },
    ...givenCells<RowCells & { amount: string }>(cells),
    ...{ id: addedId(account, made), isExcluded: false, isEdited: false, isAdded: true },
    amount: cells.amount,
    source: source ?? placeBetween(rows, after),
  };
  return insert(document, account, after, row);
}

function addLine(
  document: EditedDocument,
  { invoice, after, cells: { taxRate, ...cells }, source }: Extract<Edit, { kind: 'add-line' }>,
  made: Made,
): Edited | Refused {
  const rows = document.invoices[invoice]?.rows;
  if (rows === undefined) return cannot('There is no such invoice in this document.');
  const line: ReviewLine = {
    ...{ description: '', quantity: null, unitPrice: null },
    ...givenCells(cells),
    ...{ id: addedId(invoice, made), isExcluded: false, isEdited: false, isAdded: true },
    amount: cells.amount,
    ...(typeof taxRate === 'string' ? { taxRate } : {}),
    source: source ?? placeBetween(rows, after),
  };
  return insert(document, invoice, after, line);
}

/** Where a row that was typed from nowhere on the page is shown: at the lower edge of the row above it, without height. */
function placeBetween(rows: readonly AnyRow[], after: string | null): Source {
  const above = rows.find(({ id }) => id === after);
  if (above !== undefined) {
    const [left, , right, bottom] = above.source.box;
    return { page: above.source.page, box: [left, bottom, right, bottom] };
  }
  const [left, top, right] = rows[0]?.source.box ?? [0, 0, 0, 0];
  return { page: rows[0]?.source.page ?? 1, box: [left, top, right, top] };
}

function insert(document: EditedDocument, part: number, after: string | null, row: AnyRow): Edited | Refused {
  const side = sideOf(document);
  const rows: readonly AnyRow[] = document[side][part]?.rows ?? [];
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== null && at === 0) return noSuchRow();
  const inserted = (each: { readonly rows: readonly AnyRow[] }, index: number) =>
    index === part ? { ...each, rows: each.rows.toSpliced(at, 0, row) } : each;
  const edited = { ...document, [side]: document[side].map(inserted) };
  return isPartAddable(edited, part)
    ? { document: edited, changes: { before: [], after: [row] } }
    : TOO_LARGE;
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
  return cannot('One of these rows no longer exists. Reload the file and try again.');
}

function cannot(message: string): Refused {
  return refused('edit-refused', { message });
}

const TOO_LARGE = cannot(
  'These amounts are too large to be added exactly. Check the amounts of this correction.',
);
