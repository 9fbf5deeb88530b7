import { formatDecimal } from '@tieout/records';
import { type DateFormat, dateCell, dateOrder } from '../../cells/file-date.ts';
import { textWriter } from '../../cells/text-writer.ts';
import { csvLine } from '../../csv/write-csv.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import type { ExportSource } from '../../source/export-source.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { ExportOptions, Opened, Preset, Unit } from '../preset.ts';
import { documentEntries } from './document-entries.ts';
import {
  JOURNAL_TEXT,
  type Journal,
  type JournalEntry,
  type JournalSide,
  journalText,
} from './journal-entry.ts';
import { JOURNAL_HEADER, readJournal } from './read-journal.ts';
import { statementEntries } from './statement-entries.ts';

/** One journal file for everything in the source. */
export const openJournal: Preset['open'] = (source, options, log): Opened => {
  const journal = journalOf(source, options, log);
  const dateFormat = dateOrder(options);
  const ownAccounts = journal.ownAccounts.map(journalText);
  const frame = { head: csvLine(JOURNAL_HEADER), foot: '' };
  const writing = {
    suffix: null,
    frameBytes: frameBytes(frame),
    units: (unitLog: PreflightLog) =>
      journalUnits(journal, { dateFormat, prefix: options.idPrefix ?? 'JE' }, unitLog),
    encode: (units: Iterable<Unit>) => encodeText(frame, units),
    readBack: (chunks: Iterable<Uint8Array>) =>
      readJournal(decodeText(chunks), { ...journal, dateFormat, ownAccounts }),
  };
  return { writings: [writing], expected: journal.expected };
};

function journalOf(source: ExportSource, options: ExportOptions, log: PreflightLog): Journal {
  return source.statements.length > 0
    ? statementEntries(source.statements, options, log)
    : documentEntries(source.documents, options, log);
}

function* journalUnits(
  journal: Journal,
  { dateFormat, prefix }: { dateFormat: DateFormat; prefix: string },
  log: PreflightLog,
): Generator<Unit> {
  const numberOf = journalNumbers(prefix);
  let row = 0;
  for (const entry of journal.entries()) {
    const number = numberOf(entry.date);
    const lines = entryLines(entry, { number, dateFormat, digits: journal.digits, row, log });
    yield { text: lines.join(''), rows: lines.length, totals: entry.totals };
    row++;
  }
}

/** JE-2026-01 for the first journal of a month, JE-2026-01-2 for the next. */
function journalNumbers(prefix: string): (date: string) => string {
  const counts = new Map<string, number>();
  return (date) => {
    const month = date.slice(0, 7);
    const count = (counts.get(month) ?? 0) + 1;
    counts.set(month, count);
    return count === 1 ? `${prefix}-${month}` : `${prefix}-${month}-${count}`;
  };
}

/** Debits first, then credits, as bookkeepers write them; a side of nothing is no line. */
function entryLines(
  { date, currency, sides }: JournalEntry,
  context: { number: string; dateFormat: DateFormat; digits: number; row: number; log: PreflightLog },
): string[] {
  const { number, dateFormat, digits, row, log } = context;
  const text = textWriter(JOURNAL_TEXT, log);
  const write = (value: string | null) => (value === null ? '' : text(value, { row }));
  const line = ({ account, description, name }: JournalSide, debit: string, credit: string) =>
    csvLine([
      write(number),
      dateCell(date, dateFormat),
      write(account),
      debit,
      credit,
      write(description),
      write(name),
      write(currency),
      '',
      '',
    ]);
  const [debits, credits] = [
    sides.filter((side) => side.debitMinor > 0),
    sides.filter((side) => side.debitMinor < 0),
  ];
  return [
    ...debits.map((side) => line(side, formatDecimal(side.debitMinor, digits), '')),
    ...credits.map((side) => line(side, '', formatDecimal(-side.debitMinor, digits))),
  ];
}
