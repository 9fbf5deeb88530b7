import { textWriter } from '../../cells/text-writer.ts';
import { preflightLog } from '../../preflight/preflight-log.ts';
import type { Totals } from '../../source/totals.ts';

/** How a journal writes text. */
export const JOURNAL_TEXT = { charset: 'ascii', formulas: 'strip' } as const;

/** `text` as a journal writes it, with no word of what was changed. */
export function journalText(text: string): string {
  return textWriter(JOURNAL_TEXT, preflightLog())(text, { row: 0 });
}

/** One side of a journal entry: debits positive, credits negative, minor units. */
export type JournalSide = {
  readonly account: string;
  readonly debitMinor: number;
  readonly description: string;
  readonly name: string | null;
};

export type JournalEntry = {
  readonly date: string;
  readonly currency: string | null;
  /** Their debits sum to zero. */
  readonly sides: readonly JournalSide[];
  readonly totals: Totals;
};

/** The entries of a file and what they must come to on the accounts they are made for. */
export type Journal = {
  /** Can be iterated several times. */
  readonly entries: () => Iterable<JournalEntry>;
  readonly digits: number;
  /** The accounts whose own movements the entries are: their side shows money in (debit) from money out. */
  readonly ownAccounts: readonly string[];
  readonly expected: Totals;
};
