import type { StatementReading } from '@tieout/records';
import { verdictOf } from '../checks/verdict.ts';
import type { TriedReading } from '../interpret/account-reading.ts';
import type { Table } from '../roles/table.ts';
import type { DocumentReading, Draft, StatementReadings } from '../statement/document-reading.ts';
import { explainAccount } from './explain-account.ts';
import type { OtherExplanation, StatementExplanation, TableExplanation } from './explanation.ts';

type Explained = {
  readonly readings: StatementReadings;
  readonly best: DocumentReading;
  readonly extraction: StatementReading;
  readonly tried: readonly TriedReading[];
};

/** How the numbers, dates, tables and accounts of a statement were read, and the alternatives. */
export function explainStatement({ readings, best, extraction, tried }: Explained): StatementExplanation {
  const groups = triedByPart(tried, best);
  const chosen = best.accounts.map(
    (account) => groups.find((group) => group.some(({ reading }) => reading.rows === account.rows)) ?? [],
  );
  return {
    language: readings.language,
    isCard: readings.isCard,
    decisions: readings.decisions,
    others: othersThan(readings, best),
    dateOrders: best.times.map(({ order, frame, score }) => ({
      order,
      start: frame.start,
      end: frame.end,
      score,
      isChosen: order === best.order,
    })),
    dateReason: dateReason(best),
    tables: best.arrangement.tables.map((table) => explainTable(table, best)),
    accounts: best.accounts.flatMap((account, index) => {
      const extracted = extraction.accounts[index];
      return extracted === undefined
        ? []
        : [explainAccount({ account, extracted, tried: chosen[index] ?? [], decimals: best.style.decimals })];
    }),
    otherDivision: otherDivision(groups.filter((group) => !chosen.includes(group))),
  };
}

/** The rejected readings of the whole document, the cheapest first. */
function othersThan({ tried }: StatementReadings, best: DocumentReading): OtherExplanation[] {
  const chosen = tried.find(({ reading }) => reading.accounts === best.accounts);
  return tried
    .filter((other) => other !== chosen)
    .toSorted((a, b) => (a.cost ?? Number.POSITIVE_INFINITY) - (b.cost ?? Number.POSITIVE_INFINITY))
    .map(({ decisions, cost, reading }) => ({
      decisions: decisions.filter(({ evidence }, index) => evidence !== chosen?.decisions[index]?.evidence),
      behind: cost === null || chosen === undefined ? null : cost - (chosen.cost ?? 0),
      why: whyLost(reading, cost),
    }));
}

function whyLost({ accounts }: Draft, cost: number | null): string {
  const proven = accounts.filter(({ reconciliation }) => verdictOf(reconciliation) === 'proven').length;
  const rows = accounts.reduce((sum, account) => sum + account.rows.length, 0);
  const tied = `${proven} of ${accounts.length} accounts proven, ${rows} rows`;
  return cost === null ? `${tied}; taken only where all it parts is proven` : tied;
}

/** The readings scored in the chosen number style, grouped by their part of the document. */
function triedByPart(tried: readonly TriedReading[], best: DocumentReading): TriedReading[][] {
  const entries = new Set(best.entries);
  const groups = new Map<unknown, TriedReading[]>();
  for (const item of tried) {
    const [first] = item.entries;
    if (first === undefined || !entries.has(first)) continue;
    groups.set(item.entries, [...(groups.get(item.entries) ?? []), item]);
  }
  return [...groups.values()];
}

function otherDivision(groups: readonly (readonly TriedReading[])[]): string | null {
  if (groups.length === 0) return null;
  const verdicts = groups.map((group) => {
    const best = group.reduce<TriedReading | null>(
      (a, b) => (b.score !== null && (a?.score ?? Number.NEGATIVE_INFINITY) < b.score ? b : a),
      null,
    );
    return best === null ? 'unproven' : verdictOf(best.reading.reconciliation);
  });
  const proven = verdicts.filter((verdict) => verdict === 'proven').length;
  return groups.length === 1
    ? `As one account the whole document would be ${verdicts[0]}.`
    : `As ${groups.length} accounts ${proven} of them would be proven.`;
}

function dateReason(best: DocumentReading): string {
  const dates = best.accounts
    .flatMap((account) => account.rows)
    .flatMap(({ anchor }) => (anchor.date === null ? [] : [anchor.date]));
  if (dates.length === 0) return 'No row prints a date.';
  const open = dates.filter((date) => date.order === 'unknown');
  if (best.order === 'year-month-day')
    return 'The first number of the dates hardly changes and the last one does: the year comes first.';
  if (open.length === 0)
    return 'Every date names its month or begins with its year: no order had to be chosen.';
  const deciding = open.filter((date) => date.first > 12 || date.second > 12).length;
  if (deciding > 0)
    return `${deciding} of ${open.length} dates have a day above 12, which decides the order.`;
  return `No date has a day above 12; chosen is the order whose ${open.length} dates fit the period and follow one another best.`;
}

function explainTable(table: Table, best: DocumentReading): TableExplanation {
  const [first] = table.lines;
  return {
    page: first?.line.page ?? null,
    headings: table.headings.map(({ text, role }) => ({ text, role })),
    columns: table.columns.map(({ role, edge, alignment }) => ({ role, edge, alignment })),
    lineCount: table.lines.length,
    rowCount: best.entries.filter((entry) => entry.kind === 'row' && entry.row.anchor.table === table).length,
  };
}
