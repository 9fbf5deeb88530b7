import type { Edit, ReviewLine, ReviewResponse, ReviewRow } from '@tieout/contract';
import { calendarDate, currencyDigits, type Source, sumDecimals } from '@tieout/records';

/** The document with one edit, before the server judged it; null where only the server knows what it leads to. */
export function withEdit(review: ReviewResponse, edit: Edit): ReviewResponse | null {
  switch (edit.kind) {
    case 'change-cells':
      return withRows(review, [edit.row], (row) => ({ ...row, ...present(edit.cells), isEdited: true }));
    case 'exclude':
    case 'include':
      return withRows(review, edit.rows, (row) => ({ ...row, isExcluded: edit.kind === 'exclude' }));
    case 'flip-sign':
      return withRows(review, edit.rows, (row) => ({ ...row, amount: negated(row.amount), isEdited: true }));
    case 'change-year':
      return withRows(review, edit.rows, (row) => ({ ...row, date: inYear(row, edit.year), isEdited: true }));
    case 'change-balance':
      return withAccount(review, edit.account, { [edit.which]: edit.value });
    case 'change-account': {
      const { kind: _kind, account, ...parts } = edit;
      return withAccount(review, account, present(parts));
    }
    case 'change-fields':
      return withInvoice(review, edit.invoice, (invoice) => ({
        ...invoice,
        fields: { ...invoice.fields, ...present(edit.fields) } as typeof invoice.fields,
      }));
    case 'change-line': {
      const invoice = Number(edit.row.split('-')[0]);
      return withInvoice(review, invoice, (one) => ({
        ...one,
        lines: one.lines.map((line) =>
          line.id === edit.row ? ({ ...line, ...present(edit.cells), isEdited: true } as typeof line) : line,
        ),
      }));
    }
    case 'delete': {
      const gone = new Set(edit.rows);
      return {
        ...review,
        accounts: review.accounts.map((account) => ({
          ...account,
          rows: account.rows.filter((row) => !gone.has(row.id)),
        })),
        invoices: review.invoices.map((invoice) => ({
          ...invoice,
          lines: invoice.lines.filter((line) => !gone.has(line.id)),
        })),
      };
    }
    case 'duplicate':
      return withLists(review, (rows, part) =>
        rows.flatMap((row) => (row.id === edit.row ? [row, copyOf(row, addedId(part, review))] : [row])),
      );
    case 'add-row':
      return withLists(review, (rows, part) =>
        part === edit.account ? inserted(rows, edit.after, newRow(rows, edit, review)) : rows,
      );
    case 'split':
      return withLists(review, (rows) =>
        rows.flatMap((row) => (row.id === edit.row ? partsOf(row, edit.parts) : [row])),
      );
    case 'merge':
      return withLists(review, (rows, part) =>
        merged(rows, edit.rows, review.accounts[part]?.currency ?? null),
      );
    default:
      return null;
  }
}

type Row = ReviewRow | ReviewLine;

/** The document with its rows and line items, account by account or invoice by invoice, replaced. */
function withLists(
  review: ReviewResponse,
  change: <Any extends Row>(rows: readonly Any[], part: number) => readonly Row[],
): ReviewResponse {
  return {
    ...review,
    accounts: review.accounts.map((account, part) => ({
      ...account,
      rows: change(account.rows, part) as ReviewRow[],
    })),
    invoices: review.invoices.map((invoice, part) => ({
      ...invoice,
      lines: change(invoice.lines, part) as ReviewLine[],
    })),
  };
}

/** The name the server gives to a row that the next change adds. */
function addedId(part: number, { sequence }: ReviewResponse): string {
  return `${part}-a${sequence + 1}`;
}

function copyOf(row: Row, id: string): Row {
  const copy = { ...row, id, isExcluded: false, isEdited: false, isAdded: true };
  return 'balance' in copy ? { ...copy, balance: null } : copy;
}

function inserted(rows: readonly Row[], after: string | null, row: Row): readonly Row[] {
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return at === 0 && after !== null ? rows : rows.toSpliced(at, 0, row);
}

function newRow(
  rows: readonly Row[],
  { account, after, cells, source }: AddRow,
  review: ReviewResponse,
): ReviewRow {
  const above = rows.find(({ id }) => id === after) ?? rows[0];
  return {
    ...EMPTY_ROW,
    ...present(cells),
    ...{ id: addedId(account, review), isAdded: true },
    source: source ?? above?.source ?? NOWHERE,
  } as ReviewRow;
}
type AddRow = Extract<Edit, { kind: 'add-row' }>;
const NOWHERE: Source = { page: 1, box: [0, 0, 0, 0] };

function partsOf(
  row: Row,
  parts: readonly { readonly description: string; readonly amount: string }[],
): readonly Row[] {
  return parts.map((part, index) => ({
    ...row,
    ...part,
    ...{ id: `${row.id}.${index + 1}`, isEdited: true },
    ...('balance' in row && index < parts.length - 1 ? { balance: null } : {}),
  }));
}

/** The rows with some of them made one, which takes the place of the first. */
function merged(rows: readonly Row[], ids: readonly string[], currency: string | null): readonly Row[] {
  const own = rows.filter(({ id }) => ids.includes(id));
  const [first] = own;
  const amount = sumDecimals(
    own.map((row) => row.amount),
    currencyDigits(currency),
  );
  if (first === undefined || own.length < 2 || amount === null) return rows;
  const description = own
    .map((row) => row.description)
    .filter((text) => text !== '')
    .join(' ');
  const whole = { ...first, amount, description, isEdited: true };
  const others = new Set(own.slice(1).map(({ id }) => id));
  return rows.flatMap((row) => (row === first ? [whole] : others.has(row.id) ? [] : [row]));
}

function withRows(
  review: ReviewResponse,
  ids: readonly string[],
  change: (row: ReviewRow) => ReviewRow,
): ReviewResponse {
  const named = new Set(ids);
  const accounts = review.accounts.map((account) =>
    account.rows.some((row) => named.has(row.id))
      ? { ...account, rows: account.rows.map((row) => (named.has(row.id) ? change(row) : row)) }
      : account,
  );
  const invoices = review.invoices.map((invoice) => ({
    ...invoice,
    lines: invoice.lines.map((line) => {
      if (!named.has(line.id)) return line;
      const { isExcluded, isEdited } = change({ ...EMPTY_ROW, ...line });
      return { ...line, isExcluded, isEdited };
    }),
  }));
  return { ...review, accounts, invoices };
}

function withAccount(
  review: ReviewResponse,
  index: number,
  parts: Partial<ReviewResponse['accounts'][number]>,
): ReviewResponse {
  const accounts = review.accounts.map((account, at) => (at === index ? { ...account, ...parts } : account));
  return { ...review, accounts };
}

function withInvoice(
  review: ReviewResponse,
  index: number,
  change: (invoice: ReviewResponse['invoices'][number]) => ReviewResponse['invoices'][number],
): ReviewResponse {
  return { ...review, invoices: review.invoices.map((one, at) => (at === index ? change(one) : one)) };
}

/** What a line item lacks of a row; only whether it is excluded is taken from it. */
const EMPTY_ROW: Omit<ReviewRow, 'id' | 'source'> = {
  ...{ date: null, postDate: null, description: '', amount: '0', balance: null, reference: null },
  ...{ confidence: 1, isExcluded: false, isEdited: false },
};

/** The parts that are given: one that is left out stays as it is. */
function present<Parts extends object>(
  parts: Parts,
): { [Key in keyof Parts]: Exclude<Parts[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}

function negated(decimal: string): string {
  if (!/[1-9]/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}

function inYear({ date, monthDay }: ReviewRow, year: number): string | null {
  const known = monthDay ?? date?.slice(5);
  if (known === undefined) return null;
  const [month, day] = known.split('-').map(Number);
  return calendarDate(year, month ?? 0, day ?? 0) ?? date;
}
