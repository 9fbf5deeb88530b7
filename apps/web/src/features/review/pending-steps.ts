import type { Edit, ReviewResponse, ReviewRow } from '@tieout/contract';
import { calendarDate } from '@tieout/records';
import type { ReviewStep } from '../../api/review.ts';

/** The document as it will stand after the steps that are not answered yet, as far as that is clear without the server: cells, but no verdict. */
export function shownAfter(review: ReviewResponse, steps: readonly ReviewStep[]): ReviewResponse {
  let shown = review;
  for (const step of steps) {
    const next = step.kind === 'edit' ? withEdit(shown, step.edit) : null;
    if (next === null) return shown;
    shown = next;
  }
  return shown;
}

/** How many edits can be undone and made again once the steps are answered. */
export function countsAfter(
  { editCount, redoCount }: Pick<ReviewResponse, 'editCount' | 'redoCount'>,
  steps: readonly ReviewStep[],
): { readonly edits: number; readonly undone: number } {
  return steps.reduce(
    ({ edits, undone }, { kind }) => {
      if (kind === 'edit') return { edits: edits + 1, undone: 0 };
      return kind === 'undo'
        ? { edits: edits - 1, undone: undone + 1 }
        : { edits: edits + 1, undone: undone - 1 };
    },
    { edits: editCount, undone: redoCount },
  );
}

/** The document with one edit, before the server judged it; null where only the server knows what it leads to. */
function withEdit(review: ReviewResponse, edit: Edit): ReviewResponse | null {
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
    default:
      return null;
  }
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
