import { type DateFormat, parseFileDate } from '../../cells/file-date.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readDecimal } from '../../tables/read-table.ts';

export const JOURNAL_HEADER = [
  '*JournalNo',
  '*JournalDate',
  '*AccountName',
  '*Debits',
  '*Credits',
  'Description',
  'Name',
  'Currency',
  'Location',
  'Class',
];

type JournalShape = {
  readonly dateFormat: DateFormat;
  readonly digits: number;
  readonly ownAccounts: readonly string[];
};

/** Reads a journal strictly (one side filled, debits = credits for each number) and sums what the entries move on the own accounts. Throws on anything else. */
export function readJournal(chunks: Iterable<string>, shape: JournalShape): Totals {
  const rows = readCsv(chunks);
  if (rows.next().value?.join() !== JOURNAL_HEADER.join()) throw new Error('the journal’s header differs');
  const ownAccounts = new Set(shape.ownAccounts);
  let totals = NO_TOTALS;
  let open = openEntry(null);
  for (const cells of rows) {
    const { number, account, debit } = readLine(cells, shape);
    if (number !== open.number) {
      totals = closeEntry(open, totals);
      open = openEntry(number);
    }
    const own = ownAccounts.has(account) ? addTotals(open.own, totalsOf(debit)) : open.own;
    open = { number, sum: open.sum + debit, own };
  }
  return closeEntry(open, totals);
}

/** The entry that is being read: what its lines come to so far, all of them and those of the own accounts. Before the first line it has no number. */
type OpenEntry = { readonly number: string | null; readonly sum: number; readonly own: Totals };

function openEntry(number: string | null): OpenEntry {
  return { number, sum: 0, own: NO_TOTALS };
}

function closeEntry({ number, sum, own }: OpenEntry, totals: Totals): Totals {
  if (sum !== 0) throw new Error(`journal ${number} does not balance`);
  if (number === null) return totals;
  return addTotals(totals, { ...own, count: 1 });
}

function readLine(cells: readonly string[], { dateFormat, digits }: JournalShape) {
  const [number = '', date = '', account = '', debits = '', credits = ''] = cells;
  if (number === '' || account === '' || parseFileDate(date, dateFormat) === null)
    throw new Error('a journal line without its number, account or date');
  if ((debits === '') === (credits === '')) throw new Error('a journal line with both sides or none');
  return {
    number,
    account,
    debit: debits === '' ? -readDecimal(credits, digits) : readDecimal(debits, digits),
  };
}
