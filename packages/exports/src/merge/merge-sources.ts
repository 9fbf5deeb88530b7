import type { PreflightItem } from '../preflight/preflight-log.ts';
import { combineSources } from '../source/combine-sources.ts';
import type { ExportSource, StatementSource } from '../source/export-source.ts';
import { compareStatements, type MergeNote } from './compare-statements.ts';
import { mergedVerdict } from './merged-verdict.ts';
import { type PlacedStatement, placeStatement } from './place-statement.ts';
import { fullestNumber, isSameAccount, isSameSort } from './same-account.ts';

/** What goes into a merge: a document's source and the name people know it by. */
export type MergedDocument = { readonly name: string; readonly source: ExportSource };

export type MergeOptions = {
  /** Takes all bank statements of one currency as one account, whatever number they print; cards likewise. */
  readonly isOneAccount?: boolean | undefined;
  /**
   * Whether rows of a later statement that are in an earlier one too are left out. Where it is not given they are, if both statements
   * print their periods and show the same rows for all days they share.
   */
  readonly isRepeatLeftOut?: boolean | undefined;
  /** Keeps every statement by itself. */
  readonly isApart?: boolean | undefined;
};

/** One account of a merge, with what is to know of its statements side by side. */
export type MergedAccount = {
  readonly statement: StatementSource;
  /** Its statements in the order of time, by their documents (counted from 0). */
  readonly parts: readonly {
    readonly place: number;
    readonly start: string | null;
    readonly end: string | null;
  }[];
  readonly notes: readonly MergeNote[];
};

export type Merge = { readonly source: ExportSource; readonly accounts: readonly MergedAccount[] };

/**
 * One source of one document or several: the statements of one account follow each other in the order of time as one statement.
 * Overlaps, gaps and balances that do not meet are shown, in `accounts` and in the preflight of an export. Throws on an empty list.
 */
export function mergeSources(documents: readonly MergedDocument[], options: MergeOptions = {}): Merge {
  const combined = combineSources(documents.map(({ source }) => source));
  const placed = placeAll(documents, combined);
  const groups = groupByAccount(placed, options);
  const accounts = groups.map((group) => mergeAccount(group, options));
  const statements = accounts.map(({ statement }) => statement);
  const notes: PreflightItem[] = accounts.flatMap((account) => account.notes);
  return { source: { ...combined, statements, notes }, accounts };
}

/** The statements of `combined` with the documents they came from. */
function placeAll(documents: readonly MergedDocument[], combined: ExportSource): PlacedStatement[] {
  const owners = documents.flatMap(({ name, source }, place) =>
    source.statements.map(() => ({ name, place })),
  );
  return combined.statements.flatMap((statement, index) => {
    const owner = owners[index];
    return owner === undefined ? [] : placeStatement(statement, owner);
  });
}

function groupByAccount(placed: readonly PlacedStatement[], options: MergeOptions): PlacedStatement[][] {
  if (options.isApart) return placed.map((one) => [one]);
  const isSame = options.isOneAccount ? isSameSort : isSameAccount;
  const groups: PlacedStatement[][] = [];
  for (const one of placed) {
    const group = groups.find((members) =>
      members.every(
        (member) =>
          isSame(member.statement, one.statement) && (member.place !== one.place || areApart(member, one)),
      ),
    );
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups;
}

/** Whether two statements are of times that follow one another: parts of one document that share days are different accounts, whatever number they print. */
function areApart(one: PlacedStatement, other: PlacedStatement): boolean {
  const follows = (earlier: PlacedStatement, later: PlacedStatement) =>
    earlier.end !== null && later.start !== null && earlier.end <= later.start;
  return follows(one, other) || follows(other, one);
}

function mergeAccount(group: readonly PlacedStatement[], options: MergeOptions): MergedAccount {
  const ordered = group.toSorted(byDays);
  const parts = ordered.map(({ place, start, end }) => ({ place, start, end }));
  const [first, ...others] = ordered;
  if (first === undefined) throw new Error('an account without statements');
  if (others.length === 0) return { statement: first.statement, parts, notes: [] };
  const notes: MergeNote[] = [];
  const rows = [...first.rows];
  let latest = first;
  for (const later of others) {
    const compared = compareStatements(latest, later);
    const isLeftOut = options.isRepeatLeftOut ?? compared.isCertain;
    for (const note of compared.notes) notes.push(isLeftOut ? withWhatWasDone(note) : note);
    for (const row of later.rows) if (!isLeftOut || !compared.repeated.has(row)) rows.push(row);
    if ((later.end ?? '') >= (latest.end ?? '')) latest = later;
  }
  const facts = sharedFacts(ordered, latest);
  const merged = { ...first.statement, ...facts, movements: rows };
  return { statement: { ...merged, verdict: mergedVerdict(ordered, merged, notes) }, parts, notes };
}

/** Oldest first; statements without dates last. */
function byDays(one: PlacedStatement, other: PlacedStatement): number {
  const key = ({ start, end }: PlacedStatement) => `${start ?? '9999'}|${end}`;
  return key(one).localeCompare(key(other), 'en');
}

/** Only rows that are in two statements are counted, so that a note with a count is of an overlap. */
function withWhatWasDone(note: MergeNote): MergeNote {
  const { count } = note;
  if (count === 0) return note;
  const what = count === 1 ? '1 duplicate row was skipped' : `${count} duplicate rows were skipped`;
  return {
    ...note,
    level: 'change',
    message: note.message.replace('Duplicates would be booked twice', what),
  };
}

/** What the account has as a whole: opening of the first statement, closing of the one that ends last. */
function sharedFacts(ordered: readonly PlacedStatement[], latest: PlacedStatement): Partial<StatementSource> {
  const statements = ordered.map(({ statement }) => statement);
  const [start, end] = [ordered[0]?.start ?? null, latest.end];
  return {
    number: fullestNumber(statements),
    currency: statements.find(({ currency }) => currency !== null)?.currency ?? null,
    period: start === null || end === null ? null : { start, end },
    closingMinor: latest.statement.closingMinor,
  };
}
